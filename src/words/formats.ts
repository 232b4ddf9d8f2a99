/** Numbers, shares, times and dates as a language writes them. */
import type { Amount } from './en/statistics.ts';

export interface Formats {
  readonly amount: (count: number) => Amount;
  /** From one number to another. */
  readonly amounts: (first: number, last: number) => string;
  /** A share from 0 to 1, in whole per cents. */
  readonly share: (share: number) => string;
  readonly shares: (lower: number, upper: number) => string;
  /** A time in milliseconds by its two largest units: hours and minutes, or minutes and seconds. */
  readonly duration: (ms: number) => string;
  /** Dates as they are in UTC: the days of a span with their year, a day without. */
  readonly days: (from: Date, to: Date) => string;
  readonly day: (date: Date) => string;
}

export function formatsOf(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return {
    amount: (count) => ({ count, text: number.format(count) }),
    // Of two that are the same it would make “about”.
    amounts: (first, last) =>
      first === last ? number.format(first) : rangeIn(number, first, last),
    share: (share) => percent.format(share),
    shares: (lower, upper) => rangeIn(percent, lower, upper),
    duration: durationIn(locale),
    days: (from, to) => long.formatRange(from, to),
    day: (date) => short.format(date),
  };
}

/** Firefox writes ranges of numbers as a language does only since version 116. */
function rangeIn(format: Intl.NumberFormat, first: number, last: number): string {
  if (!('formatRange' in Intl.NumberFormat.prototype))
    return `${format.format(first)} – ${format.format(last)}`;
  return format.formatRange(first, last);
}

function durationIn(locale: string): Formats['duration'] {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const unit = (name: string, count: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      count,
    );
  return (ms) => {
    const seconds = Math.round(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours > 0) return list.format([unit('hour', hours), unit('minute', minutes % 60)]);
    if (minutes > 0) return list.format([unit('minute', minutes), unit('second', seconds % 60)]);
    return unit('second', seconds);
  };
}
