/**
 * No catalogue creates a format before it is needed: the first one delays the start of the page by
 * a tenth of a second on a slow phone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../app/preferences/languages.ts';
import { dateLocale, lazyList, lazyNumber, lazyPlurals, shareIn } from './lazyFormats.ts';

const FOLDER = new URL('.', import.meta.url).pathname;

const written = (locale: string, browser: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale, browser), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(Date.parse('2026-11-24'));

describe('formats', () => {
  it('are those of the platform', () => {
    expect(lazyList('de').format(['1', '2', '3'])).toBe('1, 2 und 3');
    expect(lazyList('en-GB', { type: 'disjunction' }).format(['1', '2'])).toBe('1 or 2');
    expect(lazyNumber('de').format(1234567)).toBe('1.234.567');
    expect(lazyPlurals('ar').select(2)).toBe('two');
  });

  it('are created once, when they are first used', () => {
    const { ListFormat } = Intl;
    const made = vi.spyOn(Intl, 'ListFormat').mockImplementation(function make() {
      return new ListFormat('fr');
    });
    const list = lazyList('fr');
    expect(made).not.toHaveBeenCalled();
    list.format(['1', '2']);
    list.format(['3', '4']);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it.each(Object.keys(LANGUAGES))('are created by no catalogue: %s', (language) => {
    const folder = join(FOLDER, language);
    const making = readdirSync(folder).filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('new Intl.'),
    );
    expect(making).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['en', 'en-US', 'Nov 24, 2026'],
    ['en', 'en-GB', '24 Nov 2026'],
    ['en', 'en', 'Nov 24, 2026'],
    // Gregorian, not the Buddhist year 2569.
    ['en', 'th-TH', 'Nov 24, 2026'],
    ['de', 'de-AT', '24.11.2026'],
  ])('in %s are written as the browser’s %s has them', (locale, browser, date) => {
    expect(written(locale, browser)).toBe(date);
  });

  it('keep the digits of the language', () => {
    expect(new Intl.Locale(dateLocale('ar-u-nu-latn', 'ar-EG')).numberingSystem).toBe('latn');
  });
});

describe('a share', () => {
  it.each([
    [0, '0%'],
    [0.0001, '1%'],
    [0.244, '24%'],
    [0.9999, '99%'],
    [1, '100%'],
  ])('%d is %s: 0% and 100% only if it is certain', (chance, text) => {
    expect(shareIn('en', chance)).toBe(text);
  });
});
