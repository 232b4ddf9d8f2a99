/**
 * Daily deals of more than a year, each won by the solver; and all days until the sequence of deals
 * repeats.
 */
import { describe, expect, it } from 'vitest';
import { canBeWon, daysFrom, dealOf, notWonIn } from '../testing/dailyDeals.ts';
import { dailyDeal } from './daily.ts';
import { EXCLUDED } from './dailyExcluded.ts';
import { daysOfMonth, FIRST_DAY } from './days.ts';

const EVERY_DAY = daysFrom(FIRST_DAY, 800_000);

/** The first 14 months: 424 days. */
const MONTHS = EVERY_DAY.slice(0, 424)
  .map((date) => date.slice(0, 7))
  .filter((month, i, months) => month !== months[i - 1]);

describe('the daily deal', () => {
  it.each(MONTHS)('is won on every day of %s', (month) => {
    for (const date of daysOfMonth(`${month}-01`))
      expect(canBeWon(dailyDeal(date)), date).toBe(true);
  });

  it('is won for the first days whose own deals are excluded', () => {
    const days = EVERY_DAY.filter((date) => dealOf(date) > 800_000);
    expect(days).toHaveLength(EXCLUDED.length);
    for (const date of days.slice(0, 20)) expect(canBeWon(dailyDeal(date)), date).toBe(true);
  });

  it('is never one that the study did not win', () => expect(notWonIn(EVERY_DAY)).toEqual([]));

  it('repeats only after 800 000 days', () =>
    expect(new Set(EVERY_DAY.map(dealOf)).size).toBe(800_000));
});
