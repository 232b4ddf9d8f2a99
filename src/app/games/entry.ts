/**
 * An entry of the player's log: a game, and what happened to it. Entries are values; the functions
 * that begin, change and end them are here. An outcome never changes.
 */
import { canUndo, current, type Game, hasLine } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import { type Assists, NO_ASSISTS } from './assists.ts';

/** How a game ended, for the statistics: won at its first win, lost when it was given up. */
export interface Outcome {
  readonly result: 'won' | 'lost';
  /** Milliseconds since 1970, by the player's clock, which can be wrong. */
  readonly ms: number;
  /** The date where the player was: `2026-11-21`. */
  readonly day: string;
  /** Outcomes are numbered 1, 2, 3 in the order they happen, whatever the clock says. */
  readonly order: number;
  /** Moves made. */
  readonly moves: number;
}

/** How a deal was chosen that was not asked for by number: at random, by difficulty, or from a real table. */
export const DEAL_SOURCES = ['any', 'easy', 'medium', 'hard', 'own'] as const;

export type DealSource = (typeof DEAL_SOURCES)[number];

export interface Entry {
  readonly id: string;
  /** The lines, and the current point in the one on the table. */
  readonly game: Game;
  readonly assists: Assists;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  /** Time at the table, in milliseconds. */
  readonly playedMs: number;
  /** Moves taken back; going back to the deal is one. */
  readonly undos: number;
  /** Continues a game that had an outcome, or somebody else's game: it never counts. */
  readonly continued: boolean;
  /** The day whose daily deal it is: `2026-11-21`. */
  readonly daily: string | undefined;
  /** `undefined` if the deal was asked for by its number. */
  readonly found: DealSource | undefined;
  /** Sealed games of others with the same deal (docs/links.md), the newest last. */
  readonly challenges: readonly string[];
  readonly outcome: Outcome | undefined;
}

/** The moment of a change, and what else it needs from outside. */
export interface Moment {
  readonly ms: number;
  readonly day: string;
  /** For a game that begins. */
  readonly newId: () => string;
  /** For a game that ends. */
  readonly nextOrder: () => number;
}

interface EntryOptions {
  readonly continued?: boolean;
  readonly daily?: string | undefined;
  readonly found?: DealSource | undefined;
  readonly challenges?: readonly string[];
  readonly assists?: Assists;
}

export function beginEntry(
  game: Game,
  moment: Pick<Moment, 'ms' | 'newId'>,
  options: EntryOptions = {},
): Entry {
  const { continued = false, daily, found, challenges = [], assists = NO_ASSISTS } = options;
  const times = { begun: moment.ms, touched: moment.ms, playedMs: 0, undos: 0 };
  const kept = { assists, continued, daily, found, challenges };
  return { id: moment.newId(), game, ...times, ...kept, outcome: undefined };
}

/** Whether no move was ever made; such a game is not worth keeping, unless its cards were set up one by one. */
export const isUntouched = ({ game, found }: Entry): boolean =>
  game.moves.length === 0 && found !== 'own';

/**
 * The entry after the game has changed. A game with an outcome can be reviewed; a new move makes a
 * new game of it, and the old one stays in the log as it was.
 */
export function changeEntry(entry: Entry, game: Game, moment: Moment): Entry {
  if (entry.outcome)
    return hasLine(entry.game, game)
      ? { ...entry, game }
      : beginEntry(game, moment, { ...entry, continued: true });
  const changed: Entry = {
    ...entry,
    game,
    touched: moment.ms,
    undos: entry.undos + (game.at < entry.game.at ? 1 : 0),
  };
  return isWon(current(game)) ? conclude(changed, 'won', moment) : changed;
}

/** The entry of a game that the player leaves for good. */
export function giveUp(entry: Entry, moment: Moment): Entry {
  return entry.outcome ? entry : conclude(entry, 'lost', moment);
}

function conclude(entry: Entry, result: Outcome['result'], moment: Moment): Entry {
  const { ms, day } = moment;
  const moves = canUndo(entry.game) ? entry.game.at : entry.game.moves.length;
  return { ...entry, outcome: { result, ms, day, order: moment.nextOrder(), moves } };
}
