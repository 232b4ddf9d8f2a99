/** Daily deals are won by the solver, never repeat and are the same in every time zone; dates. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDealNumber } from '../../rules/deal.ts';
import { canBeWon, daysFrom, dealOf, notWonIn } from '../testing/dailyDeals.ts';
import { dailyDate, dailyDeal } from './daily.ts';
import { addDays, daysOfMonth, FIRST_DAY, isDailyDate, utcDate } from './days.ts';

/** Almost thirty years; `daily.long.test.ts` has all days. */
const DAYS = daysFrom(FIRST_DAY, 10_000);

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('the daily deal', () => {
  it('is the first one if the clock is set before all of them', () => {
    expect(dailyDate(0)).toBe(FIRST_DAY);
    expect(dailyDate(Date.parse('2025-12-31T23:59:59Z'))).toBe(FIRST_DAY);
    expect(dailyDate(Date.parse('2026-01-02T00:00:00Z'))).toBe('2026-01-02');
    expect(dailyDate(8.64e15)).toBe(FIRST_DAY);
  });

  // Recorded: they must never change.
  it.each([
    ['2026-01-01', '260101'],
    ['2026-01-02', '754528'],
    ['2026-01-03', '448955'],
    ['2027-06-15', '706411'],
    ['2100-02-28', '309823'],
    ['4216-01-01', '128861'],
    // Their own deals are excluded.
    ['2026-04-27', '800008'],
    ['2026-08-29', '800224'],
    ['2027-10-25', '800156'],
    ['2509-09-30', '800001'],
  ])('of %s is %s', (date, deal) => expect(makeDealNumber(dailyDeal(date))).toBe(deal));

  it.each(MONTHS)('is won on the first day of the month %i of its first year', (month) => {
    const date = `2026-${`${month}`.padStart(2, '0')}-01`;
    expect(canBeWon(dailyDeal(date))).toBe(true);
  });

  it.each(['2026-04-27', '2026-08-29'])('is won on %s, whose own deal is excluded', (date) => {
    expect(dealOf(date)).toBeGreaterThan(800_000);
    expect(canBeWon(dailyDeal(date))).toBe(true);
  });

  it('is never one that the study did not win, and none comes twice', () => {
    expect(notWonIn(DAYS)).toEqual([]);
    expect(new Set(DAYS.map(dealOf)).size).toBe(DAYS.length);
  });

  it('comes again after 800 000 days', () => {
    const anew = addDays(FIRST_DAY, 800_000);
    expect(anew > '4216').toBe(true);
    expect(dailyDeal(anew)).toEqual(dailyDeal(FIRST_DAY));
  });

  it('is refused for a text that is not the date of a daily deal', () => {
    expect(() => dailyDeal('2025-12-31')).toThrow('2025-12-31');
    expect(() => dailyDeal('2026-02-29')).toThrow('2026-02-29');
  });
});

describe('a date of a daily deal', () => {
  it.each(['2026-01-01', '2028-02-29', '2100-02-28', '2400-02-29', '9999-12-31'])('%s', (text) =>
    expect(isDailyDate(text)).toBe(true),
  );

  it.each([
    '',
    '2025-12-31',
    '1970-01-01',
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '2026-01-01\n',
    '+012026-01-01',
    '20260101',
    '٢٠٢٦-٠١-٠١',
  ])('%j is none', (text) => expect(isDailyDate(text)).toBe(false));

  it('is recognized or rejected for any text', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/)),
        (text) => {
          if (isDailyDate(text)) expect(addDays(addDays(text, 1), -1)).toBe(text);
        },
      ),
      { numRuns: 1000, seed: 1 },
    ));
});

describe('dates', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('are those of UTC', () => {
    const midnight = Date.UTC(2026, 2, 29);
    expect(utcDate(midnight - 1)).toBe('2026-03-28');
    expect(utcDate(midnight)).toBe('2026-03-29');
    expect(utcDate(midnight + 86_399_999)).toBe('2026-03-29');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 365, '2027-01-01'],
    ['2028-01-01', 366, '2029-01-01'],
  ])('%s and %i days is %s', (date, days, then) => expect(addDays(date, days)).toBe(then));

  it.each([
    ['2026-02-14', 28],
    ['2028-02-01', 29],
    ['2100-02-28', 28],
    ['2026-04-30', 30],
    ['2026-12-31', 31],
    ['2026-01-01', 31],
  ])('the month of %s has %i days', (date, count) => {
    const month = date.slice(0, 8);
    const days = Array.from({ length: count }, (_, i) => `${month}${`${i + 1}`.padStart(2, '0')}`);
    expect(daysOfMonth(date)).toEqual(days);
  });

  it('follow one another without a gap in every time zone, summer time or not', () => {
    const [first, ...rest] = ['UTC', 'Pacific/Apia', 'America/Sao_Paulo', 'Europe/London'].map(
      (name) => {
        process.env['TZ'] = name;
        const days = daysFrom(FIRST_DAY, 800);
        return {
          name,
          hours: new Date(2026, 6, 1).getTimezoneOffset() / 60,
          days: days.map((date) => [
            date,
            dealOf(date),
            daysOfMonth(date).length,
            isDailyDate(date),
          ]),
        };
      },
    );
    expect(rest.map(({ hours }) => hours)).toEqual([-13, 3, -1]);
    for (const { name, days } of rest) expect(days, name).toEqual(first?.days);
    expect(new Set(first?.days.map(([date]) => date)).size).toBe(800);
  });
});
