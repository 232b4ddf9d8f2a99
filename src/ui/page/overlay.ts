/** A sheet over the whole page, while the game cannot be played in it. */

import type { TableMessages } from '../../i18n/messages.ts';
import type { Ownership } from '../../store/ownership.ts';
import { showOver } from '../platform/modal.ts';

/** A page that is just being closed needs so long to let go of the games, in milliseconds. */
const OVERLAY_AFTER_MS = 500;

/** In the history's state of a page that is loaded anew in order to play. */
const PLAY_HERE = 'play here';

/**
 * Waits until this window plays; if that takes long, says so and offers to take over.
 *
 * @returns what a window that gave way could not write
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
 * Another window has taken over, and what this one knows is out of date: it is loaded anew when the
 * player wants to play here, or the other is closed.
 */
export function comeBackLater(ownership: Ownership, messages: TableMessages): Overlay {
  const overlay = showOverlay(elsewhere(messages), reloadToPlay);
  if (ownership.hasLocks) void ownership.acquire().then(() => location.reload());
  return overlay;
}

/** Says that the database is busy, until it answers or the player wants to begin without their games. */
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

/** Loads the page anew. The games are asked for by the new page: this one loses them by going away. */
export function reloadToPlay(): void {
  history.replaceState(PLAY_HERE, '');
  location.reload();
}

/** The games are those of a newer version, and nothing but that version may have them. */
export function needNewVersion({ update }: TableMessages, useIt: () => void): void {
  showOverlay({ title: update.label, text: update.needed, button: update.use }, useIt);
}

/** The page could not begin: says so, and what to tell whoever is asked about it. */
export function cannotStart({ failed }: TableMessages, error: unknown): void {
  // The browser's console shows it; nothing is sent anywhere.
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
  /** Says more. */
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
  // There is nothing behind it to go back to.
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
