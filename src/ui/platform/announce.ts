/** Announces a text to screen readers through one of the page's live regions. */
export function announce(id: 'spoken' | 'spoken-status', text: string): void {
  const region = document.getElementById(id) as HTMLElement;
  // Screen readers ignore an unchanged text. A trailing no-break space, which they do not read,
  // changes it.
  const again = text !== '' && region.textContent === text;
  region.textContent = again ? `${text}\u00a0` : text;
}

/** What was announced last. */
export const announced = (): string | null | undefined =>
  document.getElementById('spoken')?.textContent;

/**
 * Adds to the last announcement, as a separate text node, so that the first part is not read twice.
 */
export function announceToo(text: string): void {
  const region = document.getElementById('spoken');
  if (!region?.textContent) announce('spoken', text);
  else if (text !== '') region.append(` ${text}`);
}
