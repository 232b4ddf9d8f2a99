/** Dialogs over the whole page: shown in one way, so that whatever is under the hand below them hears of it. */
import { closeByEscape } from './escape.ts';

const COVERED = 'bigben:covered';

/**
 * Shows a dialog over the page. Esc is for it, and the browser closes it.
 *
 * @returns to be called when it has gone
 */
export function showOver(dialog: HTMLDialogElement): () => void {
  window.dispatchEvent(new Event(COVERED));
  dialog.showModal();
  return closeByEscape();
}

/** Calls back whenever a dialog comes to stand over the page, just before it does. */
export function whenCovered(act: () => void, until?: AbortSignal): void {
  window.addEventListener(COVERED, act, { ...(until && { signal: until }) });
}
