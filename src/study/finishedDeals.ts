/** The deals of a shard that have a row already. */
import type { DealRange } from './range.ts';
import { type DealResult, type Row, resultOf } from './rows.ts';

/** The number of deals of each result. */
export type Tally = Readonly<Record<DealResult, number>>;

/** The deals of a shard that have a row, a bit for each, and the number of each result. */
export class FinishedDeals {
  readonly tally = { winnable: 0, unwinnable: 0, unknown: 0, won: 0, lost: 0 };
  readonly #from: bigint;
  readonly #size: number;
  readonly #bits: Uint8Array;

  constructor({ from, to }: DealRange) {
    this.#from = from;
    this.#size = Number(to - from + 1n);
    this.#bits = new Uint8Array(Math.ceil(this.#size / 8));
  }

  /** The number of deals in the shard. */
  get size(): number {
    return this.#size;
  }

  get count(): number {
    return Object.values(this.tally).reduce((sum, deals) => sum + deals, 0);
  }

  /** @returns false for a deal that is not of this shard, or has a row already */
  add(row: Row): boolean {
    const i = Number(BigInt(row.number) - this.#from);
    if (i < 0 || i >= this.#size || this.#has(i)) return false;
    this.#bits[i >> 3] = (this.#bits[i >> 3] as number) | (1 << (i & 7));
    this.tally[resultOf(row)]++;
    return true;
  }

  /** The deals that had no row when this began, in order. */
  *missing(): Generator<string> {
    for (let i = 0; i < this.#size; i++) if (!this.#has(i)) yield `${this.#from + BigInt(i)}`;
  }

  #has(i: number): boolean {
    return (((this.#bits[i >> 3] as number) >> (i & 7)) & 1) === 1;
  }
}
