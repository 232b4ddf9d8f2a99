import { once } from 'node:events';
import { data } from './english/failures.ts';
import { badData } from './failure.ts';

/** Writes a line, waiting when the reader is slower than we are. */
export async function writeLine(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/** Says something beside the output, for people: programs read what is written with `writeLine`. */
export async function writeNote(text: string): Promise<void> {
  if (!process.stderr.write(`${text}\n`)) await once(process.stderr, 'drain');
}

/** Ends the program as soon as nobody can read what it writes. */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no error: end quietly.
    if (error.code === 'EPIPE') process.exit(0);
    throw badData(data.cannotWriteOutput(error.code));
  });
  // An error that nobody can read still has its exit status.
  process.stderr.on('error', () => {});
}
