/**
 * The lessons that games give: positions and what their values should be. Threads share the store;
 * the oldest lessons make room for new ones.
 */
import { POSITION_BYTES } from '../../src/fair/net/shape.ts';

/** The memory of a store, for `Lessons` in any thread. */
export interface SharedLessons {
  readonly positions: SharedArrayBuffer;
  readonly targets: SharedArrayBuffer;
  readonly size: number;
}

export const sharedLessons = (size: number): SharedLessons => ({
  positions: new SharedArrayBuffer(size * POSITION_BYTES),
  targets: new SharedArrayBuffer(4 * size),
  size,
});

export class Lessons {
  readonly #positions: Uint8Array;
  readonly #targets: Float32Array;
  readonly size: number;

  constructor({ positions, targets, size }: SharedLessons) {
    this.#positions = new Uint8Array(positions);
    this.#targets = new Float32Array(targets);
    this.size = size;
  }

  put(index: number, position: Uint8Array, target: number): void {
    this.#positions.set(position, index * POSITION_BYTES);
    this.#targets[index] = target;
  }

  positionOf(index: number): Uint8Array {
    return this.#positions.subarray(index * POSITION_BYTES, (index + 1) * POSITION_BYTES);
  }

  targetOf(index: number): number {
    return this.#targets[index] as number;
  }
}
