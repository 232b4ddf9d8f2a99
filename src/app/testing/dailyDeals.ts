/** The deals of many days, and whether they can be won. */
import { readFileSync } from 'node:fs';
import { type DealNumber, dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import { isWon } from '../../rules/position.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { solve } from '../../solver/solve.ts';
import { dailyDeal } from '../games/daily.ts';
import { addDays } from '../games/days.ts';

/** The node limit of the study. */
const MAX_NODES = 1_000_000;

/** The number of a day's deal, as the study counts deals. */
export const dealOf = (date: string): number => Number(dailyDeal(date).seed);

export const daysFrom = (date: string, days: number): string[] =>
  Array.from({ length: days }, (_, i) => addDays(date, i));

export function canBeWon(number: DealNumber): boolean {
  const start = startOf(dealCards(number));
  const verdict = solve(start, RULE_SETS.classic, { nodes: MAX_NODES });
  if (verdict.kind !== 'winnable') return false;
  return isWon(verdict.moves.reduce((at, move) => play(RULE_SETS.classic, at, move), start));
}

/** How far the study of `classic` goes, and the deals that it did not win. */
function studied(): { to: number; notWon: Set<number> } {
  const text = readFileSync(new URL('../../../data/winnability.json', import.meta.url), 'utf8');
  const { to, unwinnable, unknown } = JSON.parse(text).ruleSets.classic;
  return { to, notWon: new Set([...unwinnable, ...unknown]) };
}

/** The days whose deals the study did not win. */
export function notWonIn(dates: readonly string[]): string[] {
  const { to, notWon } = studied();
  return dates.filter((date) => dealOf(date) > to || notWon.has(dealOf(date)));
}
