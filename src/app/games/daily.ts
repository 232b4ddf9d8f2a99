/**
 * The deal of the day: the same for everybody on the same date, always by `classic`, and proved
 * winnable. Dates are texts such as `2026-01-31` and are those of UTC, so no clock change moves
 * them; texts of dates sort as the dates do.
 */
import { type DealNumber, plainNumber } from '../../rules/deal.ts';
import { EXCLUDED } from './dailyExcluded.ts';
import { DAY_MS, FIRST_DAY, isDailyDate, utcDate } from './days.ts';

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

/** The date whose deal is today's; on a clock that is set before all of them, the first. */
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
