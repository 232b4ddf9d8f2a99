import { once } from 'node:events';
import { WriteStream } from 'node:tty';
import { data } from './english/failures.ts';
import { badData, type CommandError } from './failure.ts';
import type { Io, Output } from './io.ts';

/** Writes a line, and waits for a slow reader. */
export const writeLine = ({ stdout }: Io, text: string): Promise<void> => writeTo(stdout, text);

/** Writes a line for people beside the output, which programs read. */
export const writeNote = ({ stderr }: Io, text: string): Promise<void> => writeTo(stderr, text);

async function writeTo(stream: Output, text: string): Promise<void> {
  if (!stream.write(`${text}\n`)) await once(stream, 'drain');
}

/** Whether standard output shows colours, by Node's rules for its streams and the given environment. */
export const takesColours = ({ stdout, env }: Io): boolean =>
  (stdout.isTTY === true || env['FORCE_COLOR'] !== undefined) &&
  WriteStream.prototype.getColorDepth(env) > 2;

/**
 * Ends the program as soon as its output cannot be written.
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
  // The exit status stands, even if the message cannot be written.
  stderr.on('error', () => {});
}
