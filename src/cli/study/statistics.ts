/** The statistics of a study: pure functions of counts and numbers. */

/** For an interval that holds the true share in 95 of 100 studies: the normal quantile of 0.975. */
const Z_95 = 1.959963984540054;

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Wilson's score interval for a share, which stays within 0 and 1 and holds for rare events and
 * small samples too (E. B. Wilson, 1927).
 *
 * @returns 0 to 1 for an empty sample, of which nothing is known
 */
export function wilson(hits: number, sample: number, z = Z_95): Interval {
  if (sample === 0) return { lower: 0, upper: 1 };
  const share = hits / sample;
  const z2 = (z * z) / sample;
  const middle = share + z2 / 2;
  const reach = z * Math.sqrt((share * (1 - share) + z2 / 4) / sample);
  // At the ends the formula gives 0 and 1, which rounding would miss.
  return {
    lower: hits === 0 ? 0 : (middle - reach) / (1 + z2),
    upper: hits === sample ? 1 : (middle + reach) / (1 + z2),
  };
}

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
  const at = (percent: number): number =>
    sorted[Math.ceil((percent * sorted.length) / 100) - 1] as number;
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: at(50),
    p90: at(90),
    p99: at(99),
    worst: at(100),
  };
}
