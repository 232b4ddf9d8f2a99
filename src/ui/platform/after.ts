/**
 * Calls a function after so many milliseconds.
 *
 * @returns a function that cancels the call
 */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
