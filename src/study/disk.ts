import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { StudyError } from './fault.ts';

type Doing = 'read' | 'write';

/** A failure of the disk, for an error of Node's `fs`; any other error is thrown on. */
export function diskFailure(doing: Doing, path: string, error: unknown): StudyError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === undefined) throw error;
  return new StudyError({ kind: 'disk', doing, path, code });
}

/** @throws StudyError where Node's `fs` fails */
export function onDisk<Value>(doing: Doing, path: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw error instanceof StudyError ? error : diskFailure(doing, path, error);
  }
}

const { O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_TRUNC } = constants;
/** A pipe that nobody writes to would keep the program waiting for ever. Windows has neither. */
const O_NONBLOCK = constants.O_NONBLOCK ?? 0;

const FLAGS = {
  read: O_RDONLY,
  append: O_WRONLY | O_APPEND | O_CREAT,
  write: O_WRONLY | O_TRUNC | O_CREAT,
} as const;

/**
 * Opens a file to read it, to go on at its end, or to write it anew.
 *
 * @throws StudyError, at once, if something else lies there: a folder, a pipe, a device
 */
export function openFile(path: string, how: keyof typeof FLAGS): number {
  const doing = how === 'read' ? 'read' : 'write';
  const descriptor = onDisk(doing, path, () => openSync(path, FLAGS[how] | O_NONBLOCK));
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return descriptor;
  closeSync(descriptor);
  throw new StudyError({ kind: 'noFile', doing, path, found: kindOf(stats) });
}

function kindOf(stats: Stats): 'folder' | 'pipe' | 'device' {
  if (stats.isDirectory()) return 'folder';
  return stats.isFIFO() || stats.isSocket() ? 'pipe' : 'device';
}

/** A longer file is no manifest. */
const MAX_TEXT_LENGTH = 100_000;

/** The whole of a short text. */
export const readText = (path: string): string =>
  withFile(path, 'read', (descriptor) => {
    if (fstatSync(descriptor).size > MAX_TEXT_LENGTH)
      throw new StudyError({ kind: 'tooLong', file: path, most: MAX_TEXT_LENGTH });
    return readFileSync(descriptor, 'utf8');
  });

/** Writes a whole text to the disk. */
export const writeText = (path: string, text: string): void =>
  withFile(path, 'write', (descriptor) => writeFileSync(descriptor, text, { flush: true }));

function withFile<Value>(
  path: string,
  how: 'read' | 'write',
  act: (descriptor: number) => Value,
): Value {
  const descriptor = openFile(path, how);
  try {
    return onDisk(how, path, () => act(descriptor));
  } finally {
    closeSync(descriptor);
  }
}
