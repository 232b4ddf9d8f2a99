#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };
import { data } from './english/failures.ts';
import { CommandError, onOneLine } from './failure.ts';
import { watchOutput } from './output.ts';
import { run } from './program.ts';

/** One line for a person and a status for a program; even for a mistake of ours, no stack trace. */
function report(error: unknown): void {
  const message = error instanceof CommandError ? error.message : data.bug(error);
  process.stderr.write(`bigben: ${onOneLine(message)}\n`);
  process.exitCode = error instanceof CommandError ? error.status : 1;
}

watchOutput();
process.once('uncaughtException', (error) => {
  report(error);
  process.exit();
});
try {
  await run(process.argv.slice(2), packageJson.version);
} catch (error) {
  report(error);
}
