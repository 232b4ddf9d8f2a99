/**
 * The deal of the day: the same for everybody on the same date, always by `classic`, and proved
 * winnable. Dates are texts such as `2026-01-31` and are those of UTC, so no clock change moves
 * them; texts of dates sort as the dates do.
 */
import { type DealNumber, plainNumber } from '../../rules/deal.ts';
import { EXCLUDED } from './dailyExcluded.ts';

/** The first date with a daily deal. */
export const FIRST_DAY = '2026-01-01';

const MS_A_DAY = 86_400_000;
/** Days take their deals from 1 to this number, each once in 2190 years. */
const DEALS = 800_000;
/**
 * From one day to the next through those deals. Every deal gets its day because the two numbers have
 * no factor in common; the days of a month are spread because it is near the golden section of them.
 */
const STEP = 494_427;
const FIRST_DEAL = 260_101;
/** Excluded deals have substitutes from here on, which are no other day's deals. */
const FIRST_SUBSTITUTE = DEALS + 1;

/** The date of a moment, given in milliseconds as `Date.now` does. */
export const utcDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a date that has a daily deal; whether that date has come yet is not asked. */
export const isDailyDate = (text: string): boolean =>
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) &&
  text >= FIRST_DAY &&
  !Number.isNaN(Date.parse(text)) &&
  utcDate(Date.parse(text)) === text;

/** The date so many days later, or earlier if they are negative. */
export const addDays = (date: string, days: number): string =>
  utcDate(Date.parse(date) + days * MS_A_DAY);

/** All dates of the month in which a date lies, in order. */
export function daysOfMonth(date: string): string[] {
  const month = date.slice(0, 7);
  const dates = Array.from({ length: 31 }, (_, i) => addDays(`${month}-01`, i));
  return dates.filter((day) => day.startsWith(month));
}

/**
 * The deal of a date.
 *
 * @throws if the text is not a date with a daily deal: ask `isDailyDate` first.
 */
export function dailyDeal(date: string): DealNumber {
  if (!isDailyDate(date)) throw new Error(`dailyDeal: no date with a daily deal: ${date}`);
  const day = (Date.parse(date) - Date.parse(FIRST_DAY)) / MS_A_DAY;
  const deal = ((FIRST_DEAL - 1 + day * STEP) % DEALS) + 1;
  const excluded = EXCLUDED.indexOf(deal);
  return plainNumber(BigInt(excluded < 0 ? deal : FIRST_SUBSTITUTE + excluded));
}
