import { describe, expect, it } from 'vitest';
import { wilson } from '../app/statistics/intervals.ts';
import { distribution, winnability } from './statistics.ts';

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
