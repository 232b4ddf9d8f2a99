/** Estimates from samples: pure mathematics, for studies and for the player's statistics. */

/** The normal quantile of 0.975, for an interval that holds the true share in 95 of 100 samples. */
const Z = 1.959963984540054;

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Wilson's score interval for a share, which stays within 0 and 1 and is valid for rare events and
 * small samples too (E. B. Wilson, 1927).
 *
 * @returns 0 to 1 for an empty sample, of which nothing is known
 */
export function wilson(hits: number, sample: number): Interval {
  if (sample === 0) return { lower: 0, upper: 1 };
  const share = hits / sample;
  const z2 = (Z * Z) / sample;
  const middle = share + z2 / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + z2 / 4) / sample);
  // For no hits and for all hits the exact bound is 0 or 1, which rounding would miss.
  return {
    lower: hits === 0 ? 0 : (middle - reach) / (1 + z2),
    upper: hits === sample ? 1 : (middle + reach) / (1 + z2),
  };
}

/**
 * A percentile by nearest rank: always one of the values.
 *
 * @param sorted one or more values in ascending order
 * @param percent above 0, at most 100; 50 is the median
 */
export const percentile = (sorted: ArrayLike<number>, percent: number): number =>
  sorted[Math.ceil((percent * sorted.length) / 100) - 1] as number;
