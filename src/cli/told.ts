/** Ctrl+C and SIGTERM: the program ends with what it knows by then. */
import type { Io } from './io.ts';

/**
 * Does work that says at its end what it has found, and ends the program after it if it was told to meanwhile. Told
 * once more, the program ends at once.
 *
 * @param work given what says that it is to end
 */
export async function untilTold(
  { whenTold, stdout, exit }: Io,
  work: (told: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  let told: number | undefined;
  const off = whenTold((status) => {
    told = status;
    off();
    controller.abort();
  });
  try {
    await work(controller.signal);
  } finally {
    off();
  }
  if (told === undefined) return;
  // Standard input may still be open.
  await new Promise<void>((resolve) => stdout.write('', () => resolve()));
  exit(told);
}
