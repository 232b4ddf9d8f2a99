import { describe, expect, it } from 'vitest';
import { aWeekFrom, isoWeekOf } from '../games/testing/slowCount.ts';
import { mondayOf, sundayOf, weekOf } from './weeks.ts';

const text = (date: Date): string => date.toISOString().slice(0, 10);
const span = (day: string): string[] => {
  const week = weekOf(day) as number;
  return [text(mondayOf(week)), text(sundayOf(week))];
};

describe('a week', () => {
  it('goes from Monday to Sunday, also across the end of a year', () => {
    expect(span('2026-11-21')).toEqual(['2026-11-16', '2026-11-22']);
    expect(span('2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
    expect(span('2026-11-23')).toEqual(['2026-11-23', '2026-11-29']);
    // The 53rd of 2026, and the first of 2025, which began in 2024.
    expect(span('2027-01-03')).toEqual(['2026-12-28', '2027-01-03']);
    expect(span('2024-12-30')).toEqual(['2024-12-30', '2025-01-05']);
    expect(span('1969-12-31')).toEqual(['1969-12-29', '1970-01-04']);
  });

  it('agrees with ISO 8601 for every day of 500 weeks, including two years of 53 weeks', () => {
    // Known: https://en.wikipedia.org/wiki/ISO_week_date
    expect(
      ['2009-12-31', '2010-01-03', '2020-12-31', '2026-12-31', '2028-12-31'].map(isoWeekOf),
    ).toEqual(['2009-W53', '2009-W53', '2020-W53', '2026-W53', '2028-W52']);
    const first = weekOf('2019-01-07') as number;
    let monday = '2019-01-07';
    for (let week = first; week < first + 500; week++, monday = aWeekFrom(monday, 1)) {
      expect(text(mondayOf(week))).toBe(monday);
      for (let i = 0; i < 7; i++) {
        const day = text(new Date(Date.parse(monday) + i * 86_400_000));
        expect(weekOf(day)).toBe(week);
        expect(isoWeekOf(day)).toBe(isoWeekOf(monday));
      }
      expect(isoWeekOf(aWeekFrom(monday, 1))).not.toBe(isoWeekOf(monday));
    }
  });

  it('is none for a date that is not in the calendar', () => {
    for (const day of [
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      'today',
    ])
      expect(weekOf(day)).toBeUndefined();
    expect(weekOf('2024-02-29')).toBe(weekOf('2024-03-01'));
  });
});
