/** A sheet over the whole page, while the game cannot be played in it. */
import type { Messages } from '../app/messages/en.ts';
import type { Ownership } from '../store/ownership.ts';

/** A page that is just being closed needs so long to let go of the games, in milliseconds. */
const PATIENCE = 500;

/** In the history's state of a page that is loaded anew in order to play. */
const PLAY_HERE = 'play here';

/** Waits until this window plays; if that takes long, says so and offers to take over. */
export async function waitForGames(ownership: Ownership, messages: Messages): Promise<void> {
  let removeCover = (): void => {};
  await new Promise<void>((resolve) => {
    const playHere = (): void => void ownership.insist().then(resolve);
    const cover = (): void => {
      removeCover = coverPage(elsewhere(messages), playHere);
    };
    const isAskedFor = history.state === PLAY_HERE;
    const timer = isAskedFor ? undefined : setTimeout(cover, PATIENCE);
    void ownership.take().then(() => {
      clearTimeout(timer);
      resolve();
    });
    if (isAskedFor) playHere();
  });
  history.replaceState(null, '');
  removeCover();
}

/**
 * Another window has taken over, and what this one knows is out of date: it is loaded anew when the
 * player wants to play here, or the other is closed.
 */
export function comeBackLater(ownership: Ownership, messages: Messages): void {
  coverPage(elsewhere(messages), reloadToPlay);
  if (ownership.hasLocks) void ownership.take().then(() => location.reload());
}

/** Loads the page anew. The games are asked for by the new page: this one loses them by going away. */
export function reloadToPlay(): void {
  history.replaceState(PLAY_HERE, '');
  location.reload();
}

/** The games are those of a newer version, and nothing but that version may have them. */
export function needNewVersion({ panels: { update } }: Messages, useIt: () => void): void {
  coverPage({ title: update.label, text: update.needed, button: update.use }, useIt);
}

interface Sheet {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const elsewhere = ({ elsewhere: { title, text, playHere } }: Messages): Sheet => ({
  title,
  text,
  button: playHere,
});

/** @returns what takes it away again */
function coverPage(shown: Sheet, act: () => void): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'cover';
  dialog.setAttribute('aria-labelledby', 'cover-title');
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const title = document.createElement('h2');
  title.id = 'cover-title';
  title.textContent = shown.title;
  const text = document.createElement('p');
  text.textContent = shown.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.textContent = shown.button;
  button.addEventListener('click', act, { once: true });
  sheet.append(title, text, button);
  dialog.append(sheet);
  document.body.append(dialog);
  // There is nothing behind it to go back to.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  return () => dialog.remove();
}
