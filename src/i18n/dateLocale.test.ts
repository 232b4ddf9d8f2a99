import { describe, expect, it } from 'vitest';
import { dateLocale } from './dateLocale.ts';

const written = (locale: string, browser: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale, browser), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(Date.parse('2026-11-24'));

describe('dates', () => {
  it.each([
    ['en', 'en-US', 'Nov 24, 2026'],
    ['en', 'en-GB', '24 Nov 2026'],
    ['en', 'en', 'Nov 24, 2026'],
    // Not in the year 2569.
    ['en', 'th-TH', 'Nov 24, 2026'],
    ['de', 'de-AT', '24.11.2026'],
  ])('in %s are written as the browser’s %s has them', (locale, browser, date) => {
    expect(written(locale, browser)).toBe(date);
  });

  it('keep the digits of the language', () => {
    expect(new Intl.Locale(dateLocale('ar-u-nu-latn', 'ar-EG')).numberingSystem).toBe('latn');
  });
});
