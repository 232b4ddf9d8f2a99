/**
 * ISO 8601 weeks, from Monday to Sunday, numbered consecutively. They are calendar dates, not
 * moments: independent of clocks and time zones.
 */
import { DAY_MS, isCalendarDay } from '../games/days.ts';

/** 1 January 1970, from which JavaScript counts, was a Thursday. */
const THURSDAY = 3;

/**
 * The number of a day's week; consecutive across years.
 *
 * @param day such as `2026-11-21`
 * @returns `undefined` for a date that is not in the calendar, such as `2026-02-30`
 */
export function weekOf(day: string): number | undefined {
  if (!isCalendarDay(day)) return undefined;
  return Math.floor((Date.parse(day) / DAY_MS + THURSDAY) / 7);
}

/** The Monday on which a week begins, as the date it has in UTC. */
export const mondayOf = (week: number): Date => new Date((week * 7 - THURSDAY) * DAY_MS);

/** The Sunday on which it ends. */
export const sundayOf = (week: number): Date => new Date(mondayOf(week).getTime() + 6 * DAY_MS);
