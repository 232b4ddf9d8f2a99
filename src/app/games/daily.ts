/**
 * The deal of the day: the same for everybody on the same date, always by `classic`, and proved
 * winnable. Dates are strings such as `2026-01-31` in UTC, so no clock change moves them; they sort
 * in order.
 */
import { type DealNumber, plainNumber } from '../../rules/deal.ts';
import { EXCLUDED } from './dailyExcluded.ts';
import { DAY_MS, FIRST_DAY, isDailyDate, utcDate } from './days.ts';

/** Daily deals are chosen from 1 to this number, each once in 2190 years. */
const DEALS = 800_000;
/**
 * The step from one day's deal to the next. Every deal gets its day because the step and `DEALS`
 * have no common factor; the deals of a month are spread out because the step is near the golden
 * section of `DEALS`.
 */
const STEP = 494_427;
const FIRST_DEAL = 260_101;
/** Substitutes for excluded deals start here; no other day has them. */
const FIRST_SUBSTITUTE = DEALS + 1;

/** Today's date for the daily deal; the first one if the clock is set to before that. */
export function dailyDate(ms: number): string {
  const date = utcDate(ms);
  return isDailyDate(date) ? date : FIRST_DAY;
}

/**
 * The deal of a date.
 *
 * @throws if the text is not a date with a daily deal: ask `isDailyDate` first.
 */
export function dailyDeal(date: string): DealNumber {
  if (!isDailyDate(date)) throw new Error(`dailyDeal: no date with a daily deal: ${date}`);
  const day = (Date.parse(date) - Date.parse(FIRST_DAY)) / DAY_MS;
  const deal = ((FIRST_DEAL - 1 + day * STEP) % DEALS) + 1;
  const excluded = EXCLUDED.indexOf(deal);
  return plainNumber(BigInt(excluded < 0 ? deal : FIRST_SUBSTITUTE + excluded));
}
