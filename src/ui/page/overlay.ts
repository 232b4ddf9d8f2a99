/** A sheet over the whole page, while the game cannot be played in it. */

import type { TableMessages } from '../../i18n/messages.ts';
import type { Ownership } from '../../store/ownership.ts';
import { showOver } from '../platform/modal.ts';

/** How long a closing page may take to release its lock, in milliseconds. */
const OVERLAY_AFTER_MS = 500;

/** History state of a page that was reloaded in order to play. */
const PLAY_HERE = 'play here';

/**
 * Waits until this window has the games. If that takes long, an overlay says so and offers to take
 * over.
 *
 * @returns the pending writes of the window that gave way
 */
export async function waitForGames(
  ownership: Ownership,
  messages: TableMessages,
): Promise<string | undefined> {
  let overlay: Overlay | undefined;
  const insist = (): void => void ownership.insist();
  const isAskedFor = history.state === PLAY_HERE;
  const show = (): void => {
    overlay = showOverlay(elsewhere(messages), insist);
  };
  const timer = isAskedFor ? undefined : setTimeout(show, OVERLAY_AFTER_MS);
  const taken = ownership.acquire();
  if (isAskedFor) insist();
  const waiting = new AbortController();
  const leave = (): void => ownership.leave();
  window.addEventListener('pagehide', leave, waiting);
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), waiting);
  const owed = await taken;
  waiting.abort();
  clearTimeout(timer);
  history.replaceState(null, '');
  overlay?.remove();
  return owed;
}

/**
 * Another window has taken over, so this one's data is out of date. Reloads this page when the
 * player wants to play here or the other window is closed.
 */
export function comeBackLater(ownership: Ownership, messages: TableMessages): Overlay {
  const overlay = showOverlay(elsewhere(messages), reloadToPlay);
  if (ownership.hasLocks) void ownership.acquire().then(() => location.reload());
  return overlay;
}

/**
 * Says that the database is busy, until it answers or the player chooses to begin without their
 * games.
 */
export function waitForDatabase(
  answered: Promise<unknown>,
  { busy: { title, text, playWithout } }: TableMessages,
): Promise<void> {
  return new Promise((resolve) => {
    const overlay = showOverlay({ title, text, button: playWithout }, () => {
      overlay.remove();
      resolve();
    });
    void answered.catch(() => {}).then(() => overlay.remove());
  });
}

/** Reloads the page. The new page asks for the games; this one releases them when it unloads. */
export function reloadToPlay(): void {
  history.replaceState(PLAY_HERE, '');
  location.reload();
}

/** The games were written by a newer version, and only that version can read them. */
export function needNewVersion({ update }: TableMessages, useIt: () => void): void {
  showOverlay({ title: update.label, text: update.needed, button: update.use }, useIt);
}

/** Shows that the page failed to start, with the error text for a bug report. */
export function cannotStart({ failed }: TableMessages, error: unknown): void {
  // For the browser's console; nothing is sent anywhere.
  reportError(error);
  const { title, text, again } = failed;
  showOverlay({ title, text, button: again }, () => location.reload()).add(String(error));
}

interface Sheet {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const elsewhere = ({ elsewhere: { title, text, playHere } }: TableMessages): Sheet => ({
  title,
  text,
  button: playHere,
});

interface Overlay {
  /** Adds a paragraph. */
  add(text: string): void;
  remove(): void;
}

function showOverlay(shown: Sheet, act: () => void): Overlay {
  const dialog = document.createElement('dialog');
  dialog.className = 'overlay';
  dialog.setAttribute('aria-labelledby', 'overlay-title');
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const title = document.createElement('h2');
  title.id = 'overlay-title';
  title.textContent = shown.title;
  const paragraph = (words: string): HTMLElement => {
    const text = document.createElement('p');
    text.textContent = words;
    return text;
  };
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.textContent = shown.button;
  button.addEventListener('click', act, { once: true });
  sheet.append(title, paragraph(shown.text), button);
  dialog.append(sheet);
  document.body.append(dialog);
  // It cannot be dismissed: there is no game behind it.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const uncover = showOver(dialog);
  return {
    add: (words) => button.before(paragraph(words)),
    remove: () => {
      dialog.remove();
      uncover();
    },
  };
}
