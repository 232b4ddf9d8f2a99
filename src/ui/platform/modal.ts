/**
 * Dialogs over the whole page. All are shown through here, so that gestures in progress below are
 * told.
 */
import { closeByEscape } from './escape.ts';

const COVERED = 'bigben:covered';

/**
 * Shows a modal dialog. The browser itself closes it on Esc.
 *
 * @returns a function to call when it has closed
 */
export function showOver(dialog: HTMLDialogElement): () => void {
  window.dispatchEvent(new Event(COVERED));
  dialog.showModal();
  return closeByEscape();
}

/** Calls back just before a dialog is shown over the page. */
export function whenCovered(act: () => void, until?: AbortSignal): void {
  window.addEventListener(COVERED, act, { ...(until && { signal: until }) });
}
