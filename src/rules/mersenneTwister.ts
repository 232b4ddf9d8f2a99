/**
 * The Mersenne Twister MT19937, started from an array: based on the C program of Takuji Nishimura
 * and Makoto Matsumoto (2002), whose licence is in NOTICE. Frozen for ever with `deal.ts`.
 */

const SIZE = 624;
const MIDDLE = 397;
const TWIST = 0x9908b0df;
const UPPER = 0x80000000;
const LOWER = 0x7fffffff;

/**
 * @param key the seed: one or more words of 32 bits
 * @returns a function that draws the next word, 0 to 2^32 - 1
 */
export function mersenneTwister(key: readonly number[]): () => number {
  const state = startedFrom(key);
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      renew(state);
      at = 0;
    }
    return tempered(state[at++] as number);
  };
}

function startedFrom(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
  let i = 1;
  const step = (): void => {
    i++;
    if (i < SIZE) return;
    state[0] = state[SIZE - 1] as number;
    i = 1;
  };
  for (let k = 0; k < Math.max(SIZE, key.length); k++) {
    const j = k % key.length;
    state[i] =
      ((state[i] as number) ^ Math.imul(mixed(state, i - 1), 1664525)) + (key[j] as number) + j;
    step();
  }
  for (let k = 1; k < SIZE; k++) {
    state[i] = ((state[i] as number) ^ Math.imul(mixed(state, i - 1), 1566083941)) - i;
    step();
  }
  state[0] = UPPER;
  return state;
}

const mixed = (state: Uint32Array, at: number): number => {
  const word = state[at] as number;
  return word ^ (word >>> 30);
};

/** The next 624 words. */
function renew(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const next = state[(i + 1) % SIZE] as number;
    const word = ((state[i] as number) & UPPER) | (next & LOWER);
    const far = state[(i + MIDDLE) % SIZE] as number;
    state[i] = far ^ (word >>> 1) ^ (next & 1 ? TWIST : 0);
  }
}

function tempered(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  return (y ^ (y >>> 18)) >>> 0;
}
