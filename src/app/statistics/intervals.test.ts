import { describe, expect, it } from 'vitest';
import { percentile, wilson } from './intervals.ts';

describe('Wilson’s interval', () => {
  // SciPy 1.17.1: binomtest(hits, sample).proportion_ci(method='wilson').
  it.each([
    [8, 10, 0.4901625, 0.9433178],
    [50, 100, 0.4038315, 0.5961685],
    [1, 20, 0.0088814, 0.2361312],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
  ])('of %i in %i', (hits, sample, lower, upper) => {
    const interval = wilson(hits, sample);
    expect(interval.lower).toBeCloseTo(lower, 6);
    expect(interval.upper).toBeCloseTo(upper, 6);
  });

  it('is 0 to 1 for no deals', () => {
    expect(wilson(0, 0)).toEqual({ lower: 0, upper: 1 });
  });

  it('is mirrored if losses are counted instead of wins', () => {
    const [wins, losses] = [wilson(37, 90), wilson(53, 90)];
    expect(wins.lower).toBeCloseTo(1 - losses.upper, 12);
    expect(wins.upper).toBeCloseTo(1 - losses.lower, 12);
  });

  it('stays within 0 and 1, and contains the share', () => {
    for (let sample = 1; sample <= 60; sample++)
      for (let hits = 0; hits <= sample; hits++) {
        const { lower, upper } = wilson(hits, sample);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(lower).toBeLessThanOrEqual(hits / sample);
        expect(upper).toBeGreaterThanOrEqual(hits / sample);
        expect(upper).toBeLessThanOrEqual(1);
      }
  });
});

describe('a percentile', () => {
  it('is the value of the nearest rank', () => {
    const five = [15, 20, 35, 40, 50];
    expect([5, 30, 40, 50, 100].map((percent) => percentile(five, percent))).toEqual([
      15, 20, 20, 35, 50,
    ]);
  });

  it('is the lower of the two middle values for the median', () => {
    expect(percentile([1, 2, 3, 4], 50)).toBe(2);
    expect(percentile([7], 50)).toBe(7);
  });
});
