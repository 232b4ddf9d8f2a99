/** A command line, from its words to its status. */
import { StudyError } from '../study/fault.ts';
import { data } from './english/failures.ts';
import { onOneLine } from './english/oneLine.ts';
import { speakStudyFault } from './english/study.ts';
import { CommandError } from './failure.ts';
import type { Io } from './io.ts';
import { watchOutput } from './output.ts';
import { obey } from './program.ts';

/**
 * Runs a command line. Errors go to standard error.
 *
 * @param words without the program's own name
 * @returns the exit status; `play` goes on serving after it
 */
export async function run(words: readonly string[], version: string, io: Io): Promise<number> {
  watchOutput(io, (error) => io.exit(report(io, error)));
  try {
    await obey(words, version, io);
    return 0;
  } catch (error) {
    return report(io, error);
  }
}

/** One line for a person and, returned, a status for a program; even for a mistake of ours, no stack trace. */
export function report(io: Io, error: unknown): number {
  io.stderr.write(`bigben: ${onOneLine(messageOf(error))}\n`);
  return error instanceof CommandError ? error.status : 1;
}

function messageOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof StudyError ? speakStudyFault(error.fault) : data.bug(error);
}
