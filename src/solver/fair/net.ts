/**
 * The value of a position to deal from: a sum of weights, one for each of its features. The weights change
 * with the size of the stock, evenly between a few sizes at which they are known.
 */
import { type Features, ROWS } from './features.ts';

/** The sizes of the stock at which weights are known. */
export const KNOTS = [0, 6, 14, 26, 40, 56];
export const WEIGHTS = KNOTS.length * ROWS;

/** For each size of the stock: the knot below it, and how far it is from there to the next. */
export const knotBelow = new Uint8Array(57);
export const share = new Float64Array(57);
for (let stock = 0; stock <= 56; stock++) {
  let k = 0;
  while (k + 2 < KNOTS.length && stock >= (KNOTS[k + 1] as number)) k++;
  knotBelow[stock] = k;
  const from = KNOTS[k] as number;
  share[stock] = (stock - from) / ((KNOTS[k + 1] as number) - from);
}

export class Net {
  readonly weights: Float32Array;
  /** The weights at every size of the stock. */
  readonly #table = new Float32Array(57 * ROWS);

  constructor(weights: Float32Array) {
    this.weights = weights;
    this.refresh();
  }

  refresh(): void {
    for (let stock = 0; stock <= 56; stock++) {
      const low = (knotBelow[stock] as number) * ROWS;
      const part = share[stock] as number;
      for (let row = 0; row < ROWS; row++)
        this.#table[stock * ROWS + row] =
          (1 - part) * (this.weights[low + row] as number) +
          part * (this.weights[low + ROWS + row] as number);
    }
  }

  /** The logit of the chance to win. */
  judge({ active, count }: Pick<Features, 'active' | 'count'>, stock: number): number {
    const base = stock * ROWS;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.#table[base + (active[i] as number)] as number;
    return sum;
  }
}
