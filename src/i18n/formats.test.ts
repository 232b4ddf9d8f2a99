import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

/** Languages use different kinds of spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('a duration', () => {
  const { duration } = formatsOf('en');

  it.each([
    [0, '0 sec'],
    [59_499, '59 sec'],
    [59_500, '1 min 0 sec'],
    [754_000, '12 min 34 sec'],
    [3_599_999, '1 hr 0 min'],
    [3_660_000, '1 hr 1 min'],
    [360_000_000, '100 hr 0 min'],
  ])('of %i ms', (ms, text) => expect(plain(duration(ms))).toBe(text));
});

describe('formats', () => {
  it('write what the language writes', () => {
    const de = formatsOf('de');
    expect(de.amount(1234)).toEqual({ count: 1234, text: '1.234' });
    expect(de.amounts(1, 1200)).toBe('1–1.200');
    expect(de.amounts(7, 7)).toBe('7');
    expect(plain(de.share(0.625))).toBe('63 %');
    expect(plain(de.duration(754_000))).toMatch(/^12 Min\..? 34 Sek\.$/);
  });

  it('write ranges of numbers in browsers without formatRange', () => {
    const { prototype } = Intl.NumberFormat;
    const { formatRange } = prototype;
    Reflect.deleteProperty(prototype, 'formatRange');
    try {
      const de = formatsOf('de');
      expect(de.amounts(1, 1200)).toBe('1 – 1.200');
      expect(plain(de.shares(0.25, 0.5))).toBe('25 % – 50 %');
    } finally {
      Object.assign(prototype, { formatRange });
    }
  });

  it('write dates the same in every time zone', () => {
    const { day, days } = formatsOf('en');
    const monday = new Date('2026-12-28T00:00:00Z');
    expect(day(monday)).toBe('Dec 28');
    const year = days(monday, new Date('2027-01-03T00:00:00Z'));
    expect(plain(year)).toBe('Dec 28, 2026 – Jan 3, 2027');
  });
});
