/**
 * A small net that judges lists of features: each list is summed up by a layer of its own kind, the
 * layers of equal kind are added up, and one more layer makes a number of it.
 */
import { type Features, F_ROWS, G_ROWS, T_ROWS } from './features.ts';

/** The kinds of lists: foundations, fans, the table. How many numbers each may hold, and its units. */
const KINDS = [
  { rows: F_ROWS, units: 24, from: 0, to: 12 },
  { rows: T_ROWS, units: 16, from: 12, to: 24 },
  { rows: G_ROWS, units: 24, from: 24, to: 25 },
] as const;

/** Units of the middle layer, and of the one behind it. */
export const MIDDLE = KINDS.reduce((sum, { units }) => sum + units, 0);
export const LAST = 24;

/** Where the weights of each kind of list begin, each with its biases as one more row. */
let next = 0;
export const LAYERS = KINDS.map(({ rows, units, from, to }, i) => {
  const layer = { rows, units, from, to, at: next, pooled: i };
  next += (rows + 1) * units;
  return layer;
}).map((layer, i) => ({
  ...layer,
  pooled: KINDS.slice(0, i).reduce((sum, { units }) => sum + units, 0),
}));
/** The last layers: a row of weights for each unit, its bias at the end. */
export const LAST_AT = next;
export const OUT_AT = LAST_AT + LAST * (MIDDLE + 1);
export const WEIGHTS = OUT_AT + LAST + 1;

export class Net {
  readonly weights: Float32Array;
  /** The units of every list before they are added up, those below zero as zero. */
  readonly lists = new Float32Array(25 * 24);
  readonly middle = new Float32Array(MIDDLE);
  readonly last = new Float32Array(LAST);

  constructor(weights: Float32Array) {
    this.weights = weights;
  }

  /** The logit of the chance to win. */
  judge({ active, starts }: Pick<Features, 'active' | 'starts'>): number {
    this.middle.fill(0);
    for (const layer of LAYERS)
      for (let list = layer.from; list < layer.to; list++)
        this.#add(layer, active, starts[list] as number, starts[list + 1] as number, list * 24);
    return this.#conclude();
  }

  /** Eight units at a time, so that the sums stay at hand. */
  #add(
    { rows, units, at, pooled }: (typeof LAYERS)[number],
    active: Uint16Array,
    start: number,
    end: number,
    into: number,
  ): void {
    const { weights, lists, middle } = this;
    const bias = at + rows * units;
    for (let u = 0; u < units; u += 8) {
      let row = bias + u;
      let a = weights[row] as number;
      let b = weights[row + 1] as number;
      let c = weights[row + 2] as number;
      let d = weights[row + 3] as number;
      let e = weights[row + 4] as number;
      let f = weights[row + 5] as number;
      let g = weights[row + 6] as number;
      let h = weights[row + 7] as number;
      for (let i = start; i < end; i++) {
        row = at + u + (active[i] as number) * units;
        a += weights[row] as number;
        b += weights[row + 1] as number;
        c += weights[row + 2] as number;
        d += weights[row + 3] as number;
        e += weights[row + 4] as number;
        f += weights[row + 5] as number;
        g += weights[row + 6] as number;
        h += weights[row + 7] as number;
      }
      lists[into + u] = a > 0 ? a : 0;
      lists[into + u + 1] = b > 0 ? b : 0;
      lists[into + u + 2] = c > 0 ? c : 0;
      lists[into + u + 3] = d > 0 ? d : 0;
      lists[into + u + 4] = e > 0 ? e : 0;
      lists[into + u + 5] = f > 0 ? f : 0;
      lists[into + u + 6] = g > 0 ? g : 0;
      lists[into + u + 7] = h > 0 ? h : 0;
    }
    for (let u = 0; u < units; u++)
      middle[pooled + u] = (middle[pooled + u] as number) + (lists[into + u] as number);
  }

  #conclude(): number {
    const { weights, middle, last } = this;
    let sum = weights[OUT_AT + LAST] as number;
    for (let u = 0; u < LAST; u++) {
      const row = LAST_AT + u * (MIDDLE + 1);
      let unit = weights[row + MIDDLE] as number;
      for (let i = 0; i < MIDDLE; i++)
        unit += (weights[row + i] as number) * (middle[i] as number);
      last[u] = unit > 0 ? unit : 0;
      sum += (weights[OUT_AT + u] as number) * (last[u] as number);
    }
    return sum;
  }
}
