#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };
import { StudyError } from '../study/fault.ts';
import { data } from './english/failures.ts';
import { onOneLine } from './english/oneLine.ts';
import { speakStudyFault } from './english/study.ts';
import { CommandError } from './failure.ts';
import { watchOutput } from './output.ts';
import { run } from './program.ts';

function messageOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof StudyError ? speakStudyFault(error.fault) : data.bug(error);
}

/** One line for a person and a status for a program; even for a mistake of ours, no stack trace. */
function report(error: unknown): void {
  const message = messageOf(error);
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
