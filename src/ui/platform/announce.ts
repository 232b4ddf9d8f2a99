/** Says something to screen readers, by one of the page's live regions. */
export function announce(id: 'spoken' | 'spoken-status', text: string): void {
  const region = document.getElementById(id) as HTMLElement;
  // A screen reader ignores a text that is set again. With a space that it does not read, the text differs.
  const again = text !== '' && region.textContent === text;
  region.textContent = again ? `${text}\u00a0` : text;
}

/** Adds to what has just been said: as a text of its own, so that the first is not said twice. */
export function announceToo(text: string): void {
  const region = document.getElementById('spoken');
  if (!region?.textContent) announce('spoken', text);
  else if (text !== '') region.append(` ${text}`);
}
