/**
 * The value network in WebAssembly with 128-bit vectors (`assembly/index.ts`), eight positions side
 * by side. It multiplies in whole numbers of 16 bits, so its values differ from those of
 * `plainNet.ts` by less than a thousandth.
 */
import { fromBase64 } from '../../solver/engine/base64.ts';
import { PARAMETERS, POSITION_BYTES, SIDE_BY_SIDE } from './shape.ts';
import type { ValueNet } from './valueNet.ts';
import file from './wasm.json';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Addresses in the memory. */
  parameters(): number;
  positions(): number;
  logits(): number;
  parameterCount(): number;
  /** Takes over the parameters. */
  prepare(): void;
  judge(count: number): void;
}

let module: WebAssembly.Module | undefined;

export class WasmNet implements ValueNet {
  readonly positions: Uint8Array;
  readonly logits: Float32Array;
  readonly #exports: Exports;

  /**
   * @param parameters of the shape in `shape.ts`
   * @throws WebAssembly.CompileError or another error where WebAssembly, its vectors or its making are refused
   */
  constructor(parameters: Float32Array) {
    module ??= new WebAssembly.Module(fromBase64(file.wasm));
    const made = new WebAssembly.Instance(module).exports as unknown as Exports;
    if (made.parameterCount() !== PARAMETERS)
      throw new Error(`wasm.json has ${made.parameterCount()} parameters instead of ${PARAMETERS}`);
    const { buffer } = made.memory;
    new Float32Array(buffer, made.parameters(), PARAMETERS).set(parameters);
    made.prepare();
    this.positions = new Uint8Array(buffer, made.positions(), SIDE_BY_SIDE * POSITION_BYTES);
    this.logits = new Float32Array(buffer, made.logits(), SIDE_BY_SIDE);
    this.#exports = made;
  }

  judge(count: number): void {
    this.#exports.judge(count);
  }
}
