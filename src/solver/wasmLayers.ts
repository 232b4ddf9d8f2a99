/**
 * The layers of a beam search in WebAssembly (`assembly/index.ts`): the same work as that of `plainLayers.ts`, in a third of the
 * time.
 */
import { RANKS } from '../rules/card.ts';
import { fromBase64 } from './engine/base64.ts';
import { COMPLETE, DOWN, FOUNDATIONS_OF, NEEDS, SUIT, UP } from './engine/codes.ts';
import { decode, ENCODED_SIZE, encode } from './engine/encoding.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { CARD_BITS_1, CARD_BITS_2, HEIGHT_BITS_1, HEIGHT_BITS_2 } from './engine/zobrist.ts';
import type { Weights } from './evaluate.ts';
import type { LayerRun, Layers } from './layers.ts';
import file from './wasm.json';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Addresses in the memory. */
  tables(which: number): number;
  weights(): number;
  penalty(): number;
  held(): number;
  start(): number;
  line(): number;
  recordIn(layer: number, i: number): number;
  setRules(
    buildOn: number,
    refillFirst: number,
    refillByFans: boolean,
    refillWhenStuck: boolean,
    drawWhen: number,
    wasteToFans: boolean,
    redeals: number,
  ): void;
  setWeighed(inFans: number, inWaste: number): void;
  begin(
    width: number,
    homeAtOnce: boolean,
    testsCarries: boolean,
    noise: number,
    seed: number,
  ): void;
  nodesLookedAt(): number;
  fewestLeft(): number;
  sizeOf(layer: number): number;
  sort(layer: number): void;
  cut(layer: number, most: number): void;
  beginSifting(): void;
  sift(layer: number, i: number, stays: boolean): void;
  endSifting(layer: number): void;
  open(layer: number, most: number): number;
}

/** The bits of keys, the first half of each key before the second. */
const bothHalves = (first: Int32Array, second: Int32Array): Int32Array =>
  Int32Array.from({ length: 2 * first.length }, (_, i) => (i % 2 === 0 ? first : second)[i >> 1]);

/** In the order of `tables` in `assembly/index.ts`. */
const TABLES = [
  UP,
  DOWN,
  SUIT,
  Uint8Array.from({ length: 64 }, (_, card) => card % RANKS.length),
  COMPLETE,
  FOUNDATIONS_OF,
  NEEDS,
  bothHalves(HEIGHT_BITS_1, HEIGHT_BITS_2),
  bothHalves(CARD_BITS_1, CARD_BITS_2),
];

/** By the numbers of `drawWhen` in `assembly/position.ts`. */
const DRAWING = ['noGaps', 'stuck', 'any'] as const;

/** Where a record has its key and the number of cards left (`assembly/position.ts`). */
const KEY_1_IN = ENCODED_SIZE;
const KEY_2_IN = ENCODED_SIZE + 4;
const LEFT_IN = 148;

let module: WebAssembly.Module | undefined;

export class WasmLayers implements Layers {
  readonly #exports: Exports;
  readonly #position: SearchPosition;

  /**
   * @param position any position by the rule set of all positions to be searched
   * @throws WebAssembly.CompileError or another error where WebAssembly or its making is refused
   */
  constructor(position: SearchPosition) {
    module ??= new WebAssembly.Module(fromBase64(file.wasm));
    const made = new WebAssembly.Instance(module).exports as unknown as Exports;
    this.#exports = made;
    this.#position = position.twin();
    for (const [which, table] of TABLES.entries())
      this.#bytes(made.tables(which), table.byteLength).set(
        new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
      );
    made.setRules(
      position.buildOn,
      position.refillFirst,
      position.refillByFans,
      position.refillWhenStuck,
      DRAWING.indexOf(position.drawWhen),
      position.wasteToFans,
      position.redeals,
    );
  }

  get nodes(): number {
    return this.#exports.nodesLookedAt();
  }

  get leastLeft(): number {
    return this.#exports.fewestLeft();
  }

  begin(start: SearchPosition, { config, seed, held, penalty }: LayerRun): void {
    const made = this.#exports;
    const at = made.start();
    encode(start, this.#bytes(at, ENCODED_SIZE), 0);
    const view = new DataView(made.memory.buffer);
    view.setInt32(at + KEY_1_IN, start.key1, true);
    view.setInt32(at + KEY_2_IN, start.key2, true);
    view.setInt32(at + LEFT_IN, start.left, true);
    this.#bytes(made.held(), held.length).set(held);
    new Float64Array(made.memory.buffer, made.penalty(), penalty.length).set(penalty);
    this.#weigh(config.weights);
    made.begin(config.width, config.homeAtOnce, config.testsCarries ?? false, config.noise, seed);
  }

  /** Writes weights where `assembly/evaluate.ts` reads them. */
  #weigh(weights: Weights): void {
    const made = this.#exports;
    const { breaksAbove, wasteAbove, inStock } = weights;
    const into = new Float64Array(made.memory.buffer, made.weights(), 64);
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
    into.set(breaksAbove, 16);
    into.set(wasteAbove, 32);
    into.set(inStock, 48);
    made.setWeighed(breaksAbove.length, wasteAbove.length);
  }

  cut(layer: number, width: number): void {
    this.#exports.cut(layer, width);
  }

  sift(layer: number, width: number, isLost: (position: SearchPosition) => boolean): void {
    const made = this.#exports;
    made.sort(layer);
    made.beginSifting();
    let kept = 0;
    const count = made.sizeOf(layer);
    for (let i = 0; i < count; i++) {
      const stays = kept < width && !isLost(this.#load(layer, i));
      if (stays) kept++;
      made.sift(layer, i, stays);
    }
    made.endSifting(layer);
  }

  visit(layer: number, look: (position: SearchPosition) => void): void {
    const count = this.#exports.sizeOf(layer);
    for (let i = 0; i < count; i++) look(this.#load(layer, i));
  }

  #load(layer: number, i: number): SearchPosition {
    const at = this.#exports.recordIn(layer, i);
    const view = new DataView(this.#exports.memory.buffer);
    const key1 = view.getInt32(at + KEY_1_IN, true);
    const key2 = view.getInt32(at + KEY_2_IN, true);
    decode(this.#position, this.#bytes(at, ENCODED_SIZE), 0, key1, key2);
    return this.#position;
  }

  open(layer: number, most: number): number[] | undefined {
    const made = this.#exports;
    const count = made.open(layer, most);
    return count < 0 ? undefined : [...new Int16Array(made.memory.buffer, made.line(), count)];
  }

  /** The memory has another buffer each time it grows, so views are made when they are needed. */
  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }
}
