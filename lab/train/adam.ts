/**
 * Adam (Kingma and Ba 2015): steps along a gradient, scaled for each parameter by the usual size of
 * its gradients.
 */

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const TINY = 1e-8;

export class Adam {
  readonly #parameters: Float32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(parameters: Float32Array) {
    this.#parameters = parameters;
    this.#first = new Float64Array(parameters.length);
    this.#second = new Float64Array(parameters.length);
  }

  /**
   * Takes a step, and resets the gradient to zero.
   *
   * @param share factor for the gradient: one over the number of samples in its sum
   */
  step(gradient: Float64Array, share: number, rate: number): void {
    this.#steps++;
    const scale = Math.sqrt(1 - SECOND_DECAY ** this.#steps) / (1 - FIRST_DECAY ** this.#steps);
    for (let i = 0; i < gradient.length; i++) {
      const slope = share * (gradient[i] as number);
      gradient[i] = 0;
      const first = FIRST_DECAY * (this.#first[i] as number) + (1 - FIRST_DECAY) * slope;
      const second =
        SECOND_DECAY * (this.#second[i] as number) + (1 - SECOND_DECAY) * slope * slope;
      this.#first[i] = first;
      this.#second[i] = second;
      this.#parameters[i] =
        (this.#parameters[i] as number) - (rate * scale * first) / (Math.sqrt(second) + TINY);
    }
  }
}
