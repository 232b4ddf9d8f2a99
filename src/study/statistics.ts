/** The statistics of a study: pure functions of counts and numbers. */
import { type Interval, percentile, wilson } from '../app/statistics/intervals.ts';

/**
 * The share of winnable deals: at worst every unknown deal is lost, at best every one can be won.
 */
export const winnability = (winnable: number, unknown: number, deals: number): Interval => ({
  lower: wilson(winnable, deals).lower,
  upper: wilson(winnable + unknown, deals).upper,
});

export interface Distribution {
  readonly mean: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly worst: number;
}

/** Percentiles by nearest rank: each is one of the values. Undefined of no values. */
export function distribution(values: Float64Array): Distribution | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.slice().sort();
  const at = (percent: number): number => percentile(sorted, percent);
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: at(50),
    p90: at(90),
    p99: at(99),
    worst: at(100),
  };
}
