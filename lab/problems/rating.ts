/**
 * The rating of a problem without players: what players of the laboratory whose ratings are set make of it. A problem is an opponent
 * (Elo): who is as strong as it solves it half the time. The rating is the likeliest one, given how often each of them
 * solved it, and a normal prior.
 */

export interface Result {
  /** The rating of the player. */
  readonly rating: number;
  /** The share of the attempts that were right, and how many attempts it counts for. */
  readonly share: number;
  readonly weight: number;
}

/** Set, not measured: they fix the scale. */
export const REFERENCES = { random: 800, quick: 1400, fair: 1800 } as const;

const PRIOR = { mean: 1500, deviation: 350 };
/** A player 400 points above a problem solves it ten times as often as not. */
const SCALE = Math.LN10 / 400;

/** The chance that a player solves a problem, by both ratings. */
export const expected = (player: number, problem: number): number =>
  1 / (1 + Math.exp(SCALE * (problem - player)));

/** The likeliest rating of a problem: the zero of the slope of the log likelihood, which falls. */
export function ratingOf(results: readonly Result[]): number {
  const slope = (at: number): number =>
    results.reduce(
      (sum, { rating, share, weight }) => sum + weight * SCALE * (expected(rating, at) - share),
      (PRIOR.mean - at) / PRIOR.deviation ** 2,
    );
  let [low, high] = [0, 4000];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}
