import { describe, expect, it } from 'vitest';
import { distribution, wilson, winnability } from './statistics.ts';

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

  it('says nothing of no deals', () => {
    expect(wilson(0, 0)).toEqual({ lower: 0, upper: 1 });
  });

  it('turns round with the question: losses are counted as wins are', () => {
    const [wins, losses] = [wilson(37, 90), wilson(53, 90)];
    expect(wins.lower).toBeCloseTo(1 - losses.upper, 12);
    expect(wins.upper).toBeCloseTo(1 - losses.lower, 12);
  });

  it('stays within 0 and 1, with its share inside', () => {
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

describe('winnability', () => {
  it('counts unknown deals as lost below and as won above', () => {
    expect(winnability(90, 4, 100)).toEqual({
      lower: wilson(90, 100).lower,
      upper: wilson(94, 100).upper,
    });
  });
});

describe('a distribution', () => {
  it('has percentiles by nearest rank', () => {
    const hundred = Float64Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(distribution(hundred)).toEqual({ mean: 50.5, median: 50, p90: 90, p99: 99, worst: 100 });
    expect(distribution(Float64Array.of(15, 20, 35, 40, 50))).toEqual({
      mean: 32,
      median: 35,
      p90: 50,
      p99: 50,
      worst: 50,
    });
  });

  it('of one value is that value', () => {
    expect(distribution(Float64Array.of(7))).toEqual({
      mean: 7,
      median: 7,
      p90: 7,
      p99: 7,
      worst: 7,
    });
  });

  it('leaves the values in their order', () => {
    const values = Float64Array.of(3, 1, 2);
    distribution(values);
    expect([...values]).toEqual([3, 1, 2]);
  });

  it('of nothing is nothing', () => expect(distribution(new Float64Array())).toBeUndefined());
});
