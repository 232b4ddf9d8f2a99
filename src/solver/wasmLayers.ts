/**
 * The layers of a beam search in WebAssembly: the same work as that of `plainLayers.ts`, in two fifths of the time.
 */
import type { BeamConfig } from './beamConfig.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import type { Weights } from './evaluate.ts';
import type { LayerRun, Layers } from './layers.ts';
import { WasmInstance } from './wasmInstance.ts';

/** How many numbers lie between the parts of the weights that are lists (`assembly/evaluate.ts`). */
const LIST = 16;

export class WasmLayers implements Layers {
  readonly #instance: WasmInstance;
  readonly #position: SearchPosition;

  /**
   * @param position any position by the rule set of all positions to be searched
   * @throws WebAssembly.CompileError or another error where WebAssembly or its making is refused
   */
  constructor(position: SearchPosition) {
    this.#instance = new WasmInstance(position);
    this.#position = position.twin();
  }

  get nodes(): number {
    const { exports } = this.#instance;
    return exports.nodesLookedAt() + exports.relaxedLookedAt();
  }

  get leastLeft(): number {
    return this.#instance.exports.fewestLeft();
  }

  begin(start: SearchPosition, { config, seed, held, penalty }: LayerRun): void {
    const { exports } = this.#instance;
    this.#instance.writeStart(start);
    this.#instance.bytes(exports.held(), held.length).set(held);
    this.#instance.floats(exports.penalty(), penalty.length).set(penalty);
    this.#weigh(config.weights);
    const { width, homeAtOnce, testsCarries = false, noise } = config;
    exports.begin(width, homeAtOnce, testsCarries, noise, seed);
  }

  /** Writes weights where `assembly/evaluate.ts` reads them. */
  #weigh(weights: Weights): void {
    const { exports } = this.#instance;
    const { breaksAbove, wasteAbove, inStock } = weights;
    const into = this.#instance.floats(exports.weights(), 4 * LIST);
    into.set([
      ...weights.home,
      ...weights.waste,
      ...weights.pairs,
      ...weights.carries,
      ...weights.depth,
      weights.emptyFans,
      weights.gaps,
      weights.tops,
      weights.tall,
      weights.needsGrow,
    ]);
    into.set(breaksAbove, LIST);
    into.set(wasteAbove, 2 * LIST);
    into.set(inStock, 3 * LIST);
    exports.setWeighed(breaksAbove.length, wasteAbove.length);
  }

  select(layer: number, { width, sifting }: BeamConfig): void {
    const { exports } = this.#instance;
    if (sifting === 0) exports.cut(layer, width);
    else exports.sift(layer, width, sifting);
  }

  visit(layer: number, look: (position: SearchPosition) => void): void {
    const { exports } = this.#instance;
    const count = exports.sizeOf(layer);
    for (let i = 0; i < count; i++) {
      this.#instance.readInto(this.#position, exports.recordIn(layer, i));
      look(this.#position);
    }
  }

  open(layer: number, most: number): number[] | undefined {
    const count = this.#instance.exports.open(layer, most);
    return count < 0 ? undefined : this.#instance.line(count);
  }
}
