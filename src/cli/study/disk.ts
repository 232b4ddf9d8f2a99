/** Failures of the disk, for a person. */
import { data } from '../english/failures.ts';
import { badData, type CommandError } from '../failure.ts';

/** One line for an error of Node's `fs`; any other error is thrown on. */
export function diskFailure(doing: 'read' | 'write', path: string, error: unknown): CommandError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === undefined) throw error;
  return badData(data.disk(doing, path, code));
}
