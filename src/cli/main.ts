#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };
import { CommandError } from './failure.ts';
import { endQuietlyOnClosedPipe } from './output.ts';
import { run } from './program.ts';

endQuietlyOnClosedPipe();
try {
  await run(process.argv.slice(2), packageJson.version);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`bigben: ${error.message}\n`);
  process.exitCode = error.status;
}
