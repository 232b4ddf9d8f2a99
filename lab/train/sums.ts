/** Sums over many vectors, and the linear equations formed from them. */

/** A sum as another thread sends it: the data without the methods. */
export type Sums = Pick<Sum, 'first' | 'second'>;

/** The weighted sum of vectors, and the weighted sum of their outer products with themselves. */
export class Sum {
  readonly size: number;
  readonly first: Float64Array;
  /** Row after row; only the entries on and left of the diagonal are used. */
  readonly second: Float64Array;
  readonly #nonzero: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.first = new Float64Array(size);
    this.second = new Float64Array(size * size);
    this.#nonzero = new Int32Array(size);
  }

  add(vector: Float64Array, timesFirst: number, timesSecond: number): void {
    const { first, second, size } = this;
    const nonzero = this.#nonzero;
    let count = 0;
    for (let i = 0; i < size; i++) if (vector[i] !== 0) nonzero[count++] = i;
    for (let a = 0; a < count; a++) {
      const i = nonzero[a] as number;
      const value = vector[i] as number;
      first[i] = (first[i] as number) + timesFirst * value;
      const by = timesSecond * value;
      for (let b = 0; b <= a; b++) {
        const at = i * size + (nonzero[b] as number);
        second[at] = (second[at] as number) + by * (vector[nonzero[b] as number] as number);
      }
    }
  }

  addAll(other: Sums): void {
    other.first.forEach((value, i) => {
      this.first[i] = (this.first[i] as number) + value;
    });
    other.second.forEach((value, i) => {
      this.second[i] = (this.second[i] as number) + value;
    });
  }
}

/**
 * Solves `(second + damping × its diagonal) x = first` by Cholesky's method. Damping also adds a
 * share of the mean diagonal entry to each, so that weights of rare features move little.
 */
export function solveDamped({ size, first, second }: Sum, damping: number): Float64Array {
  const lower = Float64Array.from(second);
  let mean = 0;
  for (let i = 0; i < size; i++) mean += (second[i * size + i] as number) / size;
  for (let at = 0; at < lower.length; at += size + 1)
    lower[at] = (1 + damping) * (second[at] as number) + 0.001 * damping * mean + 1e-9;
  factorize(lower, size);
  const x = Float64Array.from(first);
  for (let i = 0; i < size; i++) {
    let left = x[i] as number;
    for (let k = 0; k < i; k++) left -= (lower[i * size + k] as number) * (x[k] as number);
    x[i] = left / (lower[i * size + i] as number);
  }
  for (let i = size - 1; i >= 0; i--) {
    let left = x[i] as number;
    for (let k = i + 1; k < size; k++) left -= (lower[k * size + i] as number) * (x[k] as number);
    x[i] = left / (lower[i * size + i] as number);
  }
  return x;
}

/** Replaces a positive definite matrix by its lower Cholesky factor, in place. */
function factorize(lower: Float64Array, size: number): void {
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let left = lower[i * size + j] as number;
      for (let k = 0; k < j; k++)
        left -= (lower[i * size + k] as number) * (lower[j * size + k] as number);
      lower[i * size + j] = i === j ? Math.sqrt(left) : left / (lower[j * size + j] as number);
    }
}
