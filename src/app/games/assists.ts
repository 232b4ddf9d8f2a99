import * as v from 'valibot';

/**
 * The help that the page has given with the deal on the table. It belongs to the deal, not to a
 * point of the line: an undo or a restart does not make the player forget. A new game starts
 * without help.
 */
export interface Assists {
  /** Hints that told something: a move, or that the game is lost. */
  readonly hints: number;
  /** Moves that the page has played: of a winning line, or by the fair player. */
  readonly shownMoves: number;
  /** Whether the status has shown if the game can be won. */
  readonly statusSeen: boolean;
  /** Hints of the fair player, who sees no more than the player does. */
  readonly fairHints: number;
  /** Whether the fair player's chance has been shown. */
  readonly chanceSeen: boolean;
  /** Whether the game began with the moves of the lesson. */
  readonly lesson: boolean;
}

export const NO_ASSISTS: Assists = {
  hints: 0,
  shownMoves: 0,
  statusSeen: false,
  fairHints: 0,
  chanceSeen: false,
  lesson: false,
};

export const isUnassisted = (assists: Assists): boolean =>
  isFair(assists) && assists.fairHints === 0 && assists.shownMoves === 0 && !assists.chanceSeen;

/** Whether all help came without knowledge of the stock. */
export const isFair = ({ hints, shownMoves, statusSeen, fairHints, lesson }: Assists): boolean =>
  hints === 0 && !statusSeen && !lesson && (shownMoves === 0 || fairHints > 0);

/** The kinds of help. */
export type Assist = 'hint' | 'status' | 'fairHint' | 'chance' | 'lesson';

/** The assists after one more; the same object if nothing changes. */
export function withAssist(assists: Assists, kind: Assist): Assists {
  switch (kind) {
    case 'hint':
      return { ...assists, hints: assists.hints + 1 };
    case 'fairHint':
      return { ...assists, fairHints: assists.fairHints + 1 };
    case 'status':
      return assists.statusSeen ? assists : { ...assists, statusSeen: true };
    case 'chance':
      return assists.chanceSeen ? assists : { ...assists, chanceSeen: true };
    case 'lesson':
      return assists.lesson ? assists : { ...assists, lesson: true };
  }
}

const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
const flag = v.fallback(v.boolean(), false);

const schema = v.fallback(
  v.object({
    hints: count,
    shownMoves: count,
    statusSeen: flag,
    fairHints: count,
    chanceSeen: flag,
    lesson: flag,
  }),
  NO_ASSISTS,
);

/** Reads the help that was stored with a game. Fields that cannot be read count as no help. */
export const readAssists = (value: unknown): Assists => v.parse(schema, value);
