/** Numbers, shares, times and dates, formatted for a language. */
import { byLocale, dateLocale } from './lazyFormats.ts';

/** A count, and its text in the player's language. */
export interface CountedAmount {
  readonly count: number;
  readonly text: string;
}

export interface Formats {
  readonly amount: (count: number) => CountedAmount;
  /** A range of numbers. */
  readonly amounts: (first: number, last: number) => string;
  /** A share from 0 to 1, in whole percent. */
  readonly share: (share: number) => string;
  readonly shares: (lower: number, upper: number) => string;
  /**
   * A time in milliseconds, written in its two largest units: hours and minutes, or minutes and
   * seconds.
   */
  readonly duration: (ms: number) => string;
  /** Dates in UTC: a range of days with the year, a single day without. */
  readonly days: (from: Date, to: Date) => string;
  readonly day: (date: Date) => string;
  /**
   * The day of `ms` in the player's time zone: today and yesterday in words, with the year only if
   * it is not this year.
   */
  readonly recent: (ms: number, now: number) => string;
}

export const formatsOf = byLocale(makeFormats);

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
    // `formatRange` would write “~5” for equal bounds.
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
  const noonOf = (ms: number): number => new Date(ms).setHours(12, 0, 0, 0);
  const write = (day: number, today: number): string => {
    const before = Math.round((today - day) / 86_400_000);
    if (before === 0 || before === 1) return words.format(-before, 'day');
    const isNear = new Date(day).getFullYear() === new Date(today).getFullYear();
    return (isNear ? near : far).format(day);
  };
  // Cached by day: a log has many more games than days.
  const written = new Map<number, string>();
  let writtenOn: number | undefined;
  return (ms, now) => {
    const [day, today] = [noonOf(ms), noonOf(now)];
    if (today !== writtenOn) written.clear();
    writtenOn = today;
    const text = written.get(day) ?? write(day, today);
    written.set(day, text);
    return text;
  };
}

/** A localized range of numbers. Firefox has `formatRange` only since version 116. */
function rangeIn(format: Intl.NumberFormat, first: number, last: number): string {
  if (!('formatRange' in Intl.NumberFormat.prototype))
    return `${format.format(first)} – ${format.format(last)}`;
  return format.formatRange(first, last);
}

function durationIn(locale: string): Formats['duration'] {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const unitOf = (unit: string): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const units = { hour: unitOf('hour'), minute: unitOf('minute'), second: unitOf('second') };
  const unit = (name: keyof typeof units, count: number): string => units[name].format(count);
  return (ms) => {
    const seconds = Math.round(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours > 0) return list.format([unit('hour', hours), unit('minute', minutes % 60)]);
    if (minutes > 0) return list.format([unit('minute', minutes), unit('second', seconds % 60)]);
    return unit('second', seconds);
  };
}
