/** Failures of commands: one line for a person, and a status for a program. */

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
