import { describe, expect, it } from 'vitest';
import { expected, REFERENCES, ratingOf } from './rating.ts';

const results = (random: number, quick: number, fair: number) =>
  [random, quick, fair].map((share, i) => ({
    rating: Object.values(REFERENCES)[i] as number,
    share,
    weight: 3,
  }));

describe('the rating of a problem', () => {
  it('is that of a player who solves it half the time', () => {
    expect(expected(1500, 1500)).toBe(0.5);
    expect(expected(1900, 1500)).toBeCloseTo(10 / 11, 10);
    const half = Array.from({ length: 200 }, () => ({ rating: 1700, share: 0.5, weight: 3 }));
    expect(Math.abs(ratingOf(half) - 1700)).toBeLessThan(2);
  });

  it('rises with every failure, and stays near the middle where little is known', () => {
    const ratings = [
      ratingOf(results(1, 1, 1)),
      ratingOf(results(0.5, 1, 1)),
      ratingOf(results(0.2, 0.5, 1)),
      ratingOf(results(0.1, 0.2, 0.5)),
      ratingOf(results(0, 0, 0)),
    ];
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings).size).toBe(ratings.length);
    expect(ratingOf([])).toBe(1500);
  });
});
