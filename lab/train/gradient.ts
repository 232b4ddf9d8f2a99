/** The gradient of the value network, in WebAssembly (`assembly/index.ts`). */

import { PARAMETERS, POSITION_BYTES, SIDE_BY_SIDE } from '../../src/fair/net/shape.ts';
import { fromBase64 } from '../../src/solver/engine/base64.ts';
import type { Lessons } from './lessons.ts';
import file from './wasm.json';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Addresses in the memory. */
  parameters(): number;
  gradients(): number;
  positions(): number;
  targetsAt(): number;
  parameterCount(): number;
  /** Takes over the parameters and empties the gradient. */
  prepare(): void;
  /** Adds to the gradient; returns the loss. */
  learn(count: number, scale: number): number;
}

export class Gradient {
  readonly parameters: Float32Array;
  /** The gradient of the loss by each parameter, after `add`. */
  readonly values: Float32Array;
  readonly #positions: Uint8Array;
  readonly #targets: Float32Array;
  readonly #exports: Exports;

  constructor() {
    const module = new WebAssembly.Module(fromBase64(file.wasm));
    const made = new WebAssembly.Instance(module).exports as unknown as Exports;
    if (made.parameterCount() !== PARAMETERS) throw new Error('another shape of the network');
    const { buffer } = made.memory;
    this.parameters = new Float32Array(buffer, made.parameters(), PARAMETERS);
    this.values = new Float32Array(buffer, made.gradients(), PARAMETERS);
    this.#positions = new Uint8Array(buffer, made.positions(), SIDE_BY_SIDE * POSITION_BYTES);
    this.#targets = new Float32Array(buffer, made.targetsAt(), SIDE_BY_SIDE);
    this.#exports = made;
  }

  /** Takes over parameters; the gradient is zero then. */
  prepare(parameters: Float32Array): void {
    this.parameters.set(parameters);
    this.#exports.prepare();
  }

  /**
   * Adds the gradient of the cross-entropy of some lessons.
   *
   * @param scale factor for each: one over the number of lessons in the sum
   * @returns the sum of their losses, not scaled
   */
  add(lessons: Lessons, indices: ArrayLike<number>, scale: number): number {
    let loss = 0;
    for (let from = 0; from < indices.length; from += SIDE_BY_SIDE) {
      const count = Math.min(SIDE_BY_SIDE, indices.length - from);
      for (let i = 0; i < count; i++) {
        const index = indices[from + i] as number;
        this.#positions.set(lessons.positionOf(index), i * POSITION_BYTES);
        this.#targets[i] = lessons.targetOf(index);
      }
      loss += this.#exports.learn(count, scale);
    }
    return loss;
  }
}
