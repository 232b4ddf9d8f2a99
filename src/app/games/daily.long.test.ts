/** Daily deals of more than a year, each won by the solver. */
import { describe, expect, it } from 'vitest';
import { canBeWon, daysFrom, dealOf } from '../testing/dailyDeals.ts';
import { dailyDeal } from './daily.ts';
import { daysOfMonth, FIRST_DAY } from './days.ts';

/** The first 14, 424 days. */
const MONTHS = daysFrom(FIRST_DAY, 424)
  .map((date) => date.slice(0, 7))
  .filter((month, i, months) => month !== months[i - 1]);

/** Enough for twenty days whose own deals are excluded. */
const DAYS = 10_000;

describe('the daily deal', () => {
  it.each(MONTHS)('is won on every day of %s', (month) => {
    for (const date of daysOfMonth(`${month}-01`))
      expect(canBeWon(dailyDeal(date)), date).toBe(true);
  });

  it('is won for the first days whose own deals are excluded', () => {
    const days = daysFrom(FIRST_DAY, DAYS).filter((date) => dealOf(date) > 800_000);
    expect(days.length).toBeGreaterThanOrEqual(20);
    for (const date of days.slice(0, 20)) expect(canBeWon(dailyDeal(date)), date).toBe(true);
  });
});
