/**
 * The positions a search has seen, by their 64-bit keys, in a table that never grows and is emptied
 * at no cost. Where it is full, a known position can be taken for a new one; never the other way
 * round.
 */
export class Visited {
  readonly #keys1: Int32Array;
  readonly #keys2: Int32Array;
  /** The epoch in which each place was written: places of older epochs count as empty. */
  readonly #epochs: Int32Array;
  readonly #mask: number;
  #epoch = 1;

  /** @param bits the table has 2^bits places, of 12 bytes each */
  constructor(bits: number) {
    this.#keys1 = new Int32Array(1 << bits);
    this.#keys2 = new Int32Array(1 << bits);
    this.#epochs = new Int32Array(1 << bits);
    this.#mask = (1 << bits) - 1;
  }

  clear(): void {
    this.#epoch++;
  }

  /** @returns whether the position is new */
  add(key1: number, key2: number): boolean {
    const epochs = this.#epochs;
    let at = key1 & this.#mask;
    for (let tries = 0; tries < MAX_PROBES; tries++) {
      if (epochs[at] !== this.#epoch) {
        epochs[at] = this.#epoch;
        this.#keys1[at] = key1;
        this.#keys2[at] = key2;
        return true;
      }
      if (this.#keys1[at] === key1 && this.#keys2[at] === key2) return false;
      at = (at + 1) & this.#mask;
    }
    return true;
  }
}

const MAX_PROBES = 16;
