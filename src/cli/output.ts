import { once } from 'node:events';
import { WriteStream } from 'node:tty';
import { data } from './english/failures.ts';
import { badData, type CommandError } from './failure.ts';
import type { Io, Output } from './io.ts';

/** Writes a line, waiting when the reader is slower than we are. */
export const writeLine = ({ stdout }: Io, text: string): Promise<void> => writeTo(stdout, text);

/** Says something beside the output, for people: programs read what is written with `writeLine`. */
export const writeNote = ({ stderr }: Io, text: string): Promise<void> => writeTo(stderr, text);

async function writeTo(stream: Output, text: string): Promise<void> {
  if (!stream.write(`${text}\n`)) await once(stream, 'drain');
}

/** Whether standard output shows colours: what Node says of its own streams, by the environment that is given. */
export const takesColours = ({ stdout, env }: Io): boolean =>
  (stdout.isTTY === true || env['FORCE_COLOR'] !== undefined) &&
  WriteStream.prototype.getColorDepth(env) > 2;

/**
 * Ends the program as soon as nobody can read what it writes.
 *
 * @param fail ends it for an error
 */
export function watchOutput(
  { stdout, stderr, exit }: Io,
  fail: (error: CommandError) => void,
): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no error: end quietly.
    if (error.code === 'EPIPE') exit(0);
    else fail(badData(data.cannotWriteOutput(error.code)));
  });
  // An error that nobody can read still has its exit status.
  stderr.on('error', () => {});
}
