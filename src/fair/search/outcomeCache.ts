/**
 * Which positions were won, by their 64-bit keys: a cache of fixed size. The lowest bits of the key choose the slot, and
 * a new outcome replaces the one in its slot.
 */
export class OutcomeCache {
  readonly #keys1: Int32Array;
  readonly #keys2: Int32Array;
  readonly #wins: Uint8Array;
  readonly #mask: number;

  /** @param bits the cache has 2^bits slots, of 9 bytes each */
  constructor(bits: number) {
    const slots = 1 << bits;
    this.#keys1 = new Int32Array(slots);
    this.#keys2 = new Int32Array(slots);
    this.#wins = new Uint8Array(slots);
    this.#mask = slots - 1;
  }

  /** Whether the position was won; nothing if the cache does not have it. */
  get(key1: number, key2: number): boolean | undefined {
    const slot = key1 & this.#mask;
    if (this.#keys1[slot] !== key1 || this.#keys2[slot] !== key2) return undefined;
    return this.#wins[slot] === 1;
  }

  set(key1: number, key2: number, won: boolean): void {
    const slot = key1 & this.#mask;
    this.#keys1[slot] = key1;
    this.#keys2[slot] = key2;
    this.#wins[slot] = won ? 1 : 0;
  }

  forget(): void {
    this.#keys1.fill(0);
    this.#keys2.fill(0);
  }
}
