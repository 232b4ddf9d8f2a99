/**
 * Adam (Kingma and Ba 2015): steps along a gradient, scaled for each parameter by the usual size of
 * its gradients; and a running mean of the parameters, which plays better than they do.
 */

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.99;
const TINY = 1e-8;
/** A longer gradient is cut to this length. */
const MOST = 1;
const MEAN_DECAY = 0.998;

export class Adam {
  readonly #parameters: Float32Array;
  readonly #mean: Float32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  /** @param mean takes the running mean of the parameters */
  constructor(parameters: Float32Array, mean: Float32Array) {
    this.#parameters = parameters;
    this.#mean = mean;
    this.#first = new Float64Array(parameters.length);
    this.#second = new Float64Array(parameters.length);
  }

  /** @throws Error if the gradient is no number */
  step(gradient: Float32Array, rate: number): void {
    const length = Math.hypot(...chunks(gradient).map((chunk) => Math.hypot(...chunk)));
    if (!Number.isFinite(length))
      throw new Error('the gradient is no number: the rate is too high');
    this.#steps++;
    const share = Math.min(1, MOST / (length + 1e-6));
    const scale = Math.sqrt(1 - SECOND_DECAY ** this.#steps) / (1 - FIRST_DECAY ** this.#steps);
    const keep = Math.min(MEAN_DECAY, this.#steps / (this.#steps + 10));
    for (let i = 0; i < gradient.length; i++) {
      const slope = share * (gradient[i] as number);
      const first = FIRST_DECAY * (this.#first[i] as number) + (1 - FIRST_DECAY) * slope;
      const second =
        SECOND_DECAY * (this.#second[i] as number) + (1 - SECOND_DECAY) * slope * slope;
      this.#first[i] = first;
      this.#second[i] = second;
      const next =
        (this.#parameters[i] as number) - (rate * scale * first) / (Math.sqrt(second) + TINY);
      this.#parameters[i] = next;
      this.#mean[i] = keep * (this.#mean[i] as number) + (1 - keep) * next;
    }
  }
}

/** Short enough to be the arguments of a function. */
function chunks(list: Float32Array): Float32Array[] {
  const found: Float32Array[] = [];
  for (let at = 0; at < list.length; at += 1000) found.push(list.subarray(at, at + 1000));
  return found;
}
