/** Calendar days as strings such as `2026-01-31`, which sort in order. */

export const DAY_MS = 86_400_000;

/** The first date with a daily deal. */
export const FIRST_DAY = '2026-01-01';

/** The date of a moment, given in milliseconds as `Date.now` does. */
export const utcDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a date of the calendar, such as `2026-02-28`. */
export function isCalendarDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Some browsers read 30 February as 2 March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is a date that has a daily deal, even if that date is in the future. */
export const isDailyDate = (text: string): boolean => text >= FIRST_DAY && isCalendarDay(text);

/** The date `days` later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  utcDate(Date.parse(date) + days * DAY_MS);

/** All dates of the month in which a date lies, in order. */
export function daysOfMonth(date: string): string[] {
  const month = date.slice(0, 7);
  const dates = Array.from({ length: 31 }, (_, i) => addDays(`${month}-01`, i));
  return dates.filter((day) => day.startsWith(month));
}
