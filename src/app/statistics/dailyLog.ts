/** The player's results in the daily deals. */
import { addDays, utcDate } from '../games/days.ts';
import type { StoredGame } from '../games/stored.ts';

/** `won`: won on its day; `wonLater`: won on a later day. */
type DayState = 'none' | 'open' | 'lost' | 'won' | 'wonLater';

/** If a day has several games, the best one counts. */
const WORTH: readonly DayState[] = ['none', 'lost', 'open', 'wonLater', 'won'];

export type DailyLog = ReadonlyMap<string, DayState>;

/** @returns the days that were played, by their dates */
export function dailyLog(games: readonly StoredGame[]): DailyLog {
  const log = new Map<string, DayState>();
  for (const game of games) {
    if (game.daily === undefined || game.continued) continue;
    const before = log.get(game.daily) ?? 'none';
    const state = stateOf(game, game.daily);
    if (WORTH.indexOf(state) > WORTH.indexOf(before)) log.set(game.daily, state);
  }
  return log;
}

function stateOf({ outcome }: StoredGame, date: string): DayState {
  if (!outcome) return 'open';
  if (outcome.result === 'lost') return 'lost';
  return utcDate(outcome.ms) <= date ? 'won' : 'wonLater';
}

export interface Streaks {
  readonly now: number;
  readonly longest: number;
}

/**
 * Streaks of days won on their day. The current streak is not broken while today's deal is not yet
 * won.
 */
export function dailyStreaks(log: DailyLog, today: string): Streaks {
  const won = [...log].filter(([, state]) => state === 'won').map(([date]) => date);
  const ending = new Map<string, number>();
  for (const date of won.sort()) ending.set(date, 1 + (ending.get(addDays(date, -1)) ?? 0));
  return {
    now: ending.get(today) ?? ending.get(addDays(today, -1)) ?? 0,
    longest: [...ending.values()].reduce((most, days) => Math.max(most, days), 0),
  };
}
