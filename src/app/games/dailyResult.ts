/** How the daily deal went, without anything that tells how to play it. */
import { type Game, goOver } from '../../rules/game.ts';
import { cardsHome, endingOf } from '../../rules/gameQueries.ts';
import { HOURS, type Hour, sizeWhenComplete } from '../../rules/hour.ts';
import { foundationHeight, isWon, type Position } from '../../rules/position.ts';
import type { Assists } from './assists.ts';
import type { Entry, Outcome } from './entry.ts';

export interface DailyResult {
  /** `2026-11-30` */
  readonly date: string;
  readonly isWon: boolean;
  /** Cards on the clock, of 104. */
  readonly home: number;
  readonly moves: number;
  readonly assists: Assists;
  /** The hours in the order in which they were lit. */
  readonly hours: readonly Hour[];
}

/**
 * The result of a daily deal that is over: won, given up, or without a move left. Nothing while it
 * goes on, and for a game that does not count.
 */
export function dailyResult(entry: Entry): DailyResult | undefined {
  const { daily, continued, outcome, assists } = entry;
  if (daily === undefined || continued) return undefined;
  if (!outcome && endingOf(entry.game) === undefined) return undefined;
  const game = outcome ? endedLine(entry.game, outcome) : entry.game;
  const positions = game.positions.slice(0, (outcome?.moves ?? game.at) + 1);
  const last = positions.at(-1) as Position;
  return {
    ...{ date: daily, assists, isWon: isWon(last), home: cardsHome(last) },
    ...{ moves: positions.length - 1, hours: hoursLit(positions) },
  };
}

/** The game on the line that ended it: since then, a review can have put another on the table. */
function endedLine(game: Game, { result, moves }: Outcome): Game {
  const isIt = ({ positions }: Game): boolean => {
    const end = positions[moves];
    return end !== undefined && isWon(end) === (result === 'won');
  };
  if (isIt(game)) return game;
  for (let i = 0; i < game.lines.length; i++) {
    const other = goOver(game, i);
    if (isIt(other)) return other;
  }
  return game;
}

/** The hours that are complete at the end of a line, in the order in which they became so. */
export function hoursLit(positions: readonly Position[]): Hour[] {
  const lit = new Set<Hour>();
  for (const position of positions)
    for (const hour of HOURS)
      if (foundationHeight(position, hour) === sizeWhenComplete(hour)) lit.add(hour);
  return [...lit];
}
