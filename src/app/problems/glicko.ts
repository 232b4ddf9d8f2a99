/**
 * A player's strength and how sure it is: Glicko-2, by Mark Glickman (“Example of the Glicko-2 system”, 2022,
 * https://www.glicko.net/glicko/glicko2.pdf), as on lichess. The names are his: μ and φ are rating and deviation on an inner
 * scale, σ is the volatility.
 */

export interface Strength {
  readonly rating: number;
  /** The standard deviation of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}

export interface Encounter {
  /** The strength of the opponent, which does not change: here of a problem. */
  readonly opponent: Pick<Strength, 'rating' | 'deviation'>;
  /** 1 if the player has won. */
  readonly score: 0 | 1;
}

export const BEGINNER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much the volatility may change. */
const TAU = 0.5;
const EXACT = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The strength after some encounters, all in one period. */
export function strengthAfter(player: Strength, encounters: readonly Encounter[]): Strength {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of encounters) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - MIDDLE) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  if (information === 0) return player;
  const volatility = nextVolatility(player.volatility, phi, 1 / information, surprise);
  const before = phi ** 2 + volatility ** 2;
  const after = 1 / Math.sqrt(1 / before + information);
  return {
    rating: MIDDLE + SCALE * (mu + after ** 2 * surprise),
    deviation: SCALE * after,
    volatility,
  };
}

/**
 * Step 5 of the paper: the zero of f, by the Illinois method.
 *
 * @param v the variance of the rating by these encounters alone
 */
function nextVolatility(sigma: number, phi: number, v: number, surprise: number): number {
  const delta = v * surprise;
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const variance = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - variance)) / (2 * variance ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(Math.max(delta ** 2 - phi ** 2 - v, 0));
  if (!Number.isFinite(high)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EXACT) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const there = f(between);
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, there];
  }
  return Math.exp(low / 2);
}
