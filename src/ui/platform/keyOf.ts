/** Which key was pressed, independent of the keyboard's script. */

/** Codes of the keys with one Latin letter or digit: `KeyA`, `Digit1`. */
const LATIN_KEY = /^(?:Key|Digit)([A-Z0-9])$/;

/**
 * The key as the page's shortcuts name it: `Escape`, `ArrowUp`, a Latin letter in lower case, a digit, a sign. A key that
 * types a letter of another script counts as the Latin letter on the same key, so Я as Z;
 * full-width letters count as plain ones. On Latin layouts the typed letter counts: Z is elsewhere
 * on QWERTZ, AZERTY and Dvorak.
 *
 * @returns an empty text if the player pressed no key: an input method is composing, or the event
 * has no `key`, like those that browsers and password managers dispatch when they fill in a field
 */
export function keyOf(event: Event): string {
  if (!('key' in event) || typeof event.key !== 'string') return '';
  const { key, code, shiftKey, isComposing } = event as KeyboardEvent;
  if (isComposing) return '';
  const typed = key.normalize('NFKC');
  if (typed.length === 1 && isAsciiOrLatin(typed)) return typed.toLowerCase();
  if (isAsciiOrLatin(typed)) return typed;
  const latin = LATIN_KEY.exec(code)?.[1];
  if (latin) return latin.toLowerCase();
  return code === 'Slash' && shiftKey ? '?' : typed;
}

/** Named keys, such as `Enter`, are ASCII. */
const isAsciiOrLatin = (text: string): boolean => /^[\p{ASCII}\p{Script=Latin}]*$/u.test(text);
