/** A sheet over the whole page, while the game is played in another window. */
import type { Messages } from '../app/messages/en.ts';

/** Covers the page; resolves when the player wants to play here. */
export function coverPage({ elsewhere }: Messages): Promise<void> {
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
  sheet.append(title, text, button);
  dialog.append(sheet);
  document.body.append(dialog);
  // There is nothing behind it to go back to.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      dialog.remove();
      resolve();
    });
  });
}
