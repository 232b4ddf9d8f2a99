/** What Esc closes: one thing at each press, the one that was shown last. */
import { keyOf } from './keyOf.ts';

/** From the bottom to the top. */
const stack: { readonly close: (() => void) | undefined }[] = [];

/**
 * Puts something that is shown now on top of what Esc closes.
 *
 * @param close closes it; a modal dialog needs none, since the browser closes it
 * @returns takes it away again: to be called when it is no longer shown, however that came
 */
export function closeByEscape(close?: () => void): () => void {
  // Before anything on the page hears of the key, so that nothing else closes by the same press. Once: it is the same listener.
  document.addEventListener('keydown', closeTop, true);
  const entry = { close };
  stack.push(entry);
  return () => {
    const index = stack.indexOf(entry);
    if (index >= 0) stack.splice(index, 1);
  };
}

function closeTop(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (keyOf(event) !== 'Escape' || !top) return;
  // A key that is held down closes one thing, too. In a modal dialog the browser may have better use for the key.
  if (top.close || event.repeat) event.preventDefault();
  if (!event.repeat) top.close?.();
}
