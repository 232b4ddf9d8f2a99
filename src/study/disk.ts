import { StudyError } from './fault.ts';

/** A failure of the disk, for an error of Node's `fs`; any other error is thrown on. */
export function diskFailure(doing: 'read' | 'write', path: string, error: unknown): StudyError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === undefined) throw error;
  return new StudyError({ kind: 'disk', doing, path, code });
}
