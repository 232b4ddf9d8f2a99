/**
 * Which positions were won, by their 64-bit keys. There are so many places, by the lowest bits of the key; what comes later
 * takes the place of what was there.
 */
export class OutcomeCache {
  readonly #keys1: Int32Array;
  readonly #keys2: Int32Array;
  readonly #wins: Uint8Array;
  readonly #mask: number;

  /** @param bits there are two to this power places, of 9 bytes each */
  constructor(bits: number) {
    const places = 1 << bits;
    this.#keys1 = new Int32Array(places);
    this.#keys2 = new Int32Array(places);
    this.#wins = new Uint8Array(places);
    this.#mask = places - 1;
  }

  /** Whether the position was won; nothing if that is not remembered. */
  get(key1: number, key2: number): boolean | undefined {
    const place = key1 & this.#mask;
    if (this.#keys1[place] !== key1 || this.#keys2[place] !== key2) return undefined;
    return this.#wins[place] === 1;
  }

  set(key1: number, key2: number, won: boolean): void {
    const place = key1 & this.#mask;
    this.#keys1[place] = key1;
    this.#keys2[place] = key2;
    this.#wins[place] = won ? 1 : 0;
  }

  forget(): void {
    this.#keys1.fill(0);
    this.#keys2.fill(0);
  }
}
