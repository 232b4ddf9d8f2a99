/**
 * Calls a function after some milliseconds.
 *
 * @returns a function that cancels the call
 */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
