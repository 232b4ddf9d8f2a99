/** How the commands fail: with one line for a person, and a status for a program. */

export class CommandError extends Error {
  constructor(
    message: string,
    /** 1 for bad data, 2 for bad usage. */
    readonly status: 1 | 2,
  ) {
    super(message);
  }
}

export const badData = (message: string): CommandError => new CommandError(message, 1);

export const badUsage = (message: string): CommandError => new CommandError(message, 2);

/** Text of others as it may be shown: what would start a line or control the terminal is written out. */
export const onOneLine = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
