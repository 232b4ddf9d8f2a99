/** Numbers, shares, times and dates as a language writes them. */
import { dateLocale } from './dateLocale.ts';
import type { CountedAmount } from './en/statistics.ts';

export interface Formats {
  readonly amount: (count: number) => CountedAmount;
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
  /** A day where the player is, both in milliseconds: today and yesterday in words, a year only where it is another. */
  readonly recent: (ms: number, now: number) => string;
}

/** Making them takes a while, and a list asks for each of its rows. */
const made = new Map<string, Formats>();

export function formatsOf(locale: string): Formats {
  const known = made.get(locale) ?? makeFormats(locale);
  made.set(locale, known);
  return known;
}

function makeFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const dates = dateLocale(locale);
  const long = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(dates, {
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
    recent: recentIn(locale, dates),
  };
}

function recentIn(locale: string, dates: string): Formats['recent'] {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const near = new Intl.DateTimeFormat(dates, { month: 'short', day: 'numeric' });
  const far = new Intl.DateTimeFormat(dates, { dateStyle: 'medium' });
  const dayOf = (ms: number): number => new Date(ms).setHours(12, 0, 0, 0);
  return (ms, now) => {
    const before = Math.round((dayOf(now) - dayOf(ms)) / 86_400_000);
    if (before === 0 || before === 1) return words.format(-before, 'day');
    const isNear = new Date(ms).getFullYear() === new Date(now).getFullYear();
    return (isNear ? near : far).format(ms);
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
