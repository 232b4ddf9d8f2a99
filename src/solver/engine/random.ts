/**
 * Random numbers, the same for the same seed: a counter through the finalizer of MurmurHash3, as
 * in `randomBits.ts`.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 up to, but not including, the bound. */
  below(bound: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return Math.floor((((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32) * bound);
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    return this.below(2 ** 30) / 2 ** 30;
  }

  /** A random index into shares, each as often as its share. They need not add up to 1. */
  oneOf(shares: readonly number[]): number {
    const total = shares.reduce((sum, share) => sum + share, 0);
    let left = total * this.share();
    const found = shares.findIndex((share) => {
      left -= share;
      return left < 0;
    });
    return found < 0 ? shares.length - 1 : found;
  }

  /** Shuffles the first `count` cards, in place. */
  shuffle(cards: Uint8Array | Int32Array, count: number): void {
    for (let n = count - 1; n > 0; n--) {
      const j = this.below(n + 1);
      const card = cards[n];
      cards[n] = cards[j];
      cards[j] = card;
    }
  }
}
