/** What Esc closes: one thing per press, the one shown last. */
import { keyOf } from './keyOf.ts';

/** From the bottom to the top. */
const stack: { readonly close: (() => void) | undefined }[] = [];

/**
 * Puts something just shown on top of the stack that Esc closes.
 *
 * @param close closes it; a modal dialog needs none, since the browser closes it
 * @returns removes it from the stack; call it when the thing is no longer shown, for whatever
 * reason
 */
export function closeByEscape(close?: () => void): () => void {
  // In the capture phase, so that nothing else reacts to the same press. Adding the same listener
  // again has no effect.
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
  // A key held down also closes only one thing. In a modal dialog the browser handles the key.
  if (top.close || event.repeat) event.preventDefault();
  if (!event.repeat) top.close?.();
}
