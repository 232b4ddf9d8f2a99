/** Text and values on one line that cannot control the terminal. */

/** Makes text from outside safe to show: characters that start a line or control the terminal are written out. */
export const onOneLine = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A value as JSON: JSON lets the signs U+007F to U+009F through. */
export const jsonLine = (value: unknown): string => onOneLine(JSON.stringify(value));
