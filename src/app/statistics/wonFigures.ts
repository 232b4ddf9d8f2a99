/** The figures shown at the end of a won game. */
import type { Entry } from '../games/entry.ts';
import type { StoredGame } from '../games/stored.ts';
import { countGames, figuresOf } from './statistics.ts';

export interface WonFigures {
  readonly playedMs: number;
  readonly undos: number;
  /** How it compares with the other games; `undefined` if it does not count. */
  readonly counts:
    | {
        /** The fewest moves of a win by these rules. */
        readonly best: number;
        /** Wins in a row, by any rules. */
        readonly streak: number;
        readonly longest: number;
      }
    | undefined;
}

/** @param games the log, including the game itself */
export function wonFigures(
  games: readonly StoredGame[],
  { id, game, playedMs, undos }: Entry,
): WonFigures {
  const tally = countGames(games);
  const counted = tally.counted.find((each) => each.id === id);
  const figures = { playedMs, undos, counts: undefined };
  if (!counted) return figures;
  const { wins } = figuresOf(tally, counted.group);
  const { streak } = figuresOf(tally, 'all');
  const best = wins?.moves.least ?? game.at;
  return { ...figures, counts: { best, streak: streak.now, longest: streak.longest } };
}
