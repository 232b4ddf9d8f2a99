/** On Ctrl+C or SIGTERM the program prints its results so far and exits. */
import type { Io } from './io.ts';

/**
 * Runs interruptible work. After an interrupt the work reports what it has and the process exits; a second interrupt
 * exits at once.
 *
 * @param work is given the signal that an interrupt aborts
 */
export async function runInterruptible(
  { onSignal, stdout, exit }: Io,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  let status: number | undefined;
  const off = onSignal((of) => {
    status = of;
    off();
    controller.abort();
  });
  try {
    await work(controller.signal);
  } finally {
    off();
  }
  if (status === undefined) return;
  // Standard input might still be open.
  await new Promise<void>((resolve) => stdout.write('', () => resolve()));
  exit(status);
}
