/** What an address asks for by the part after its `#`. */

/** The shortcuts in public/manifest.webmanifest, and their dialogs. */
const SHORTCUTS = new Map([
  ['new', 'newGame'],
  ['daily', 'daily'],
  ['statistics', 'statistics'],
] as const);

/** It begins with a version or has a slash: also a link that was cut off at one end. */
const LINK = /^[0-9]|[0-9A-Za-z](?:\/|%2f)/i;

/** What programs that count visits hang on addresses. */
const COUNTED = /[?&][a-z_]+=.*$/i;

type Wanted =
  | { readonly dialog: 'newGame' | 'daily' | 'statistics' }
  /** What should be a link, without `#`. */
  | { readonly link: string };

/**
 * Takes out of an address what it asks for.
 *
 * @param hash as the platform has it: with `#`, or empty
 * @returns nothing for the bare game, and for what other sites put there, such as `#top`
 */
export function wantedBy(hash: string): Wanted | undefined {
  const text = hash.slice(1).replace(COUNTED, '');
  const dialog = SHORTCUTS.get(text as 'new');
  if (dialog) return { dialog };
  return LINK.test(text) ? { link: text } : undefined;
}
