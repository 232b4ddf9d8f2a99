/** The progress of a long import. */
export interface ImportProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** Cancels the import. Absent once some of its games are in the log. */
  readonly cancel: (() => void) | undefined;
}
