/**
 * What the page has told the player about the deal on the table. It belongs to the deal, not to a
 * point of the line: what one knows stays known after an undo or a restart. A new game begins anew.
 */
export interface Assists {
  /** Hints that told something: a move, or that the game is lost. */
  readonly hints: number;
  /** Moves of a winning line that the page has played. */
  readonly shownMoves: number;
  /** Whether the status has told if the game can be won. */
  readonly statusSeen: boolean;
}

export const NO_ASSISTS: Assists = { hints: 0, shownMoves: 0, statusSeen: false };

export const isUnassisted = ({ hints, shownMoves, statusSeen }: Assists): boolean =>
  hints === 0 && shownMoves === 0 && !statusSeen;

/** Reads what was kept beside a game. Games from before there were assists have none. */
export function readAssists(value: unknown): Assists {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Record<
    keyof Assists,
    unknown
  >;
  return {
    hints: readCount(kept.hints),
    shownMoves: readCount(kept.shownMoves),
    statusSeen: kept.statusSeen === true,
  };
}

const readCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
