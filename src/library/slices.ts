/** Long work that lets the caller do other things, and can be given up. */

/** Options of long work. */
export interface WorkOptions {
  /** Gives the work up: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called every few milliseconds with the positions looked at so far. */
  readonly onProgress?: (nodes: number) => void;
}

const SLICE_MS = 20;

declare function setTimeout(act: () => void): unknown;

/**
 * Works in slices.
 *
 * @param steps yields the positions looked at so far
 */
export async function inSlices<Done>(
  steps: Generator<number, Done>,
  { signal, onProgress }: WorkOptions,
): Promise<Done> {
  try {
    for (let since = Date.now(); ; ) {
      signal?.throwIfAborted();
      const step = steps.next();
      if (step.done) return step.value;
      if (Date.now() - since < SLICE_MS) continue;
      onProgress?.(step.value);
      await new Promise<void>((resume) => setTimeout(resume));
      since = Date.now();
    }
  } finally {
    steps.return(undefined as never);
  }
}
