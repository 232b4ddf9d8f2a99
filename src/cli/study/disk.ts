/** Failures of the disk, for a person. */
import { badData, type CommandError } from '../failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not in a folder',
  EACCES: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** One line for an error of Node's `fs`; any other error is thrown on. */
export function diskFailure(doing: 'read' | 'write', path: string, error: unknown): CommandError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === undefined) throw error;
  return badData(`cannot ${doing} ${path || '""'}: ${REASONS[code] ?? code}`);
}
