/** Ctrl+C and SIGTERM: the program ends with what it knows by then. */

/** The statuses are the shell's. */
const STATUSES = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = Object.keys(STATUSES) as (keyof typeof STATUSES)[];

/**
 * Does work that says at its end what it has found, and ends the program after it if it was told to meanwhile. Told
 * once more, the program ends at once.
 *
 * @param work given what says that it is to end
 */
export async function untilTold(work: (told: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let status: number | undefined;
  const tell = (signal: keyof typeof STATUSES): void => {
    status = STATUSES[signal];
    for (const each of SIGNALS) process.off(each, tell);
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, tell);
  try {
    await work(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, tell);
  }
  if (status === undefined) return;
  // Standard input may still be open.
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  process.exit(status);
}
