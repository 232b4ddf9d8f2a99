/** What the fragment of an address asks for. */

/** The shortcuts in public/manifest.webmanifest, and their dialogs. */
const SHORTCUTS = new Map([
  ['new', 'newGame'],
  ['daily', 'daily'],
  ['statistics', 'statistics'],
] as const);

/** Begins with a version or contains a slash, so it also matches a link cut off at one end. */
const LINK = /^[0-9]|[0-9A-Za-z](?:\/|%2f)/i;

/** Query parameters that trackers append to addresses. */
const COUNTED = /[?&][a-z_]+=.*$/i;

type Wanted =
  | { readonly dialog: 'newGame' | 'daily' | 'statistics' }
  /** What should be a link, without `#`. */
  | { readonly link: string };

/**
 * Parses the fragment of an address.
 *
 * @param hash as `location.hash` gives it: with `#`, or empty
 * @returns nothing for the bare game or for foreign fragments such as `#top`
 */
export function wantedBy(hash: string): Wanted | undefined {
  const text = hash.slice(1).replace(COUNTED, '');
  const dialog = SHORTCUTS.get(text as 'new');
  if (dialog) return { dialog };
  return LINK.test(text) ? { link: text } : undefined;
}
