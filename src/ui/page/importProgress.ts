/** How far a long file has been taken in. */
export interface ImportProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** Gives it up. Not there once games of it are in the log. */
  readonly cancel: (() => void) | undefined;
}
