/** A sheet over the whole page, while the game is played in another window. */
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
      removeCover = coverPage(messages, playHere);
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
  coverPage(messages, () => {
    // The games are asked for by the new page: this one would lose them by going away.
    history.replaceState(PLAY_HERE, '');
    location.reload();
  });
  if (ownership.hasLocks) void ownership.take().then(() => location.reload());
}

/** @returns what takes it away again */
function coverPage({ elsewhere }: Messages, playHere: () => void): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'cover';
  dialog.setAttribute('aria-labelledby', 'cover-title');
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const title = document.createElement('h2');
  title.id = 'cover-title';
  title.textContent = elsewhere.title;
  const text = document.createElement('p');
  text.textContent = elsewhere.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.textContent = elsewhere.playHere;
  button.addEventListener('click', playHere, { once: true });
  sheet.append(title, text, button);
  dialog.append(sheet);
  document.body.append(dialog);
  // There is nothing behind it to go back to.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  return () => dialog.remove();
}
