/**
 * The transposition table of the depth-first search: every position it has visited, by its 64-bit
 * key. It forgets nothing and grows up to its limit.
 *
 * Two positions with the same key would be taken for one. With 64 evenly spread bits and the ten
 * million positions that fit, the chance that this happens at all is about one in 400 000.
 */
export class TranspositionTable {
  #keys: Int32Array;
  #mask: number;
  #count = 0;
  readonly #maxBytes: number;

  /** @param maxBytes for the keys, 8 bytes each, at most half of the places in use */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#keys = new Int32Array(2 * FIRST_PLACES);
    this.#mask = FIRST_PLACES - 1;
  }

  /** @returns whether the position is new; `full` if there is no room for it */
  add(key1: number, key2: number): boolean | 'full' {
    if (2 * this.#count > this.#mask && !this.#grow()) return 'full';
    return this.#put(key1, key2);
  }

  #put(key1: number, key2: number): boolean {
    const keys = this.#keys;
    // An empty place is two zeros; so the one position with that key counts as new each time.
    for (let place = key1 & this.#mask; ; place = (place + 1) & this.#mask) {
      const known1 = keys[2 * place];
      const known2 = keys[2 * place + 1];
      if (known1 === key1 && known2 === key2) return key1 === 0 && key2 === 0;
      if (known1 !== 0 || known2 !== 0) continue;
      keys[2 * place] = key1;
      keys[2 * place + 1] = key2;
      this.#count++;
      return true;
    }
  }

  #grow(): boolean {
    const old = this.#keys;
    if (2 * old.byteLength > this.#maxBytes) return false;
    this.#keys = new Int32Array(2 * old.length);
    this.#mask = old.length - 1;
    this.#count = 0;
    for (let i = 0; i < old.length; i += 2)
      if (old[i] !== 0 || old[i + 1] !== 0) this.#put(old[i], old[i + 1]);
    return true;
  }
}

const FIRST_PLACES = 1 << 12;
