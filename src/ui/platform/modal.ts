/** Dialogs over the whole page: shown in one way, so that whatever is under the hand below them hears of it. */

const COVERED = 'bigben:covered';

/** Shows a dialog over the page. */
export function showOver(dialog: HTMLDialogElement): void {
  window.dispatchEvent(new Event(COVERED));
  dialog.showModal();
}

/** Calls back whenever a dialog comes to stand over the page, just before it does. */
export function whenCovered(act: () => void, until?: AbortSignal): void {
  window.addEventListener(COVERED, act, { ...(until && { signal: until }) });
}
