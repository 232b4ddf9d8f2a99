/**
 * The two random generators behind deal numbers, as PySolFC runs them. Frozen for ever with
 * `deal.ts`: published numbers depend on every bit.
 */
import { mersenneTwister } from './mersenneTwister.ts';

/** Draws a whole number from 0 up to, but not including, the bound. */
export type Draw = (bound: number) => number;

/**
 * The linear congruential generator of old Microsoft games, in PySolFC's extension to seeds of 33
 * bits: larger seeds use the wider output that the first FreeCell programs happened to have.
 *
 * @param seed 1 to 2^33 - 1
 */
export function lcgDraw(seed: number): Draw {
  const modulus = 2 ** 33;
  // PySolFC starts from seed - 2^32 where the seed is larger. That changes only bit 32, at every
  // step, which no output shows. The product stays below 2^51, so doubles are exact as long as
  // nothing is cut to 32 bits.
  let state = seed;
  return (bound) => {
    state = (state * 214013 + 2531011) % modulus;
    const high = Math.floor(state / 2 ** 16);
    const low15 = high % 2 ** 15;
    if (seed < 2 ** 31) return low15 % bound;
    if (seed < 2 ** 32) return (low15 + 2 ** 15) % bound;
    return ((high % 2 ** 16) + 1) % bound;
  };
}

/**
 * Python's `random` seeded with an integer: MT19937 started from an array, the integer's 32-bit
 * words, least significant first; each draw uses 53 bits.
 */
export function twisterDraw(seed: bigint): Draw {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  const draw = mersenneTwister(words);
  return (bound) => {
    const high = draw() >>> 5;
    const low = draw() >>> 6;
    return Math.floor(((high * 2 ** 26 + low) / 2 ** 53) * bound);
  };
}
