/**
 * The solver's program in WebAssembly (`assembly/index.ts`) with a memory of its own: searches that take turns need one each.
 */
import { CARD_KINDS, RANKS } from '../rules/card.ts';
import { isNeededLater } from '../rules/safeHome.ts';
import { fromBase64 } from './engine/base64.ts';
import { COMPLETE, DOWN, FOUNDATIONS_OF, NEEDS, SUIT, UP } from './engine/codes.ts';
import { heightOf } from './engine/dominance.ts';
import { decode, ENCODED_SIZE, encode } from './engine/encoding.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { CARD_BITS_1, CARD_BITS_2, HEIGHT_BITS_1, HEIGHT_BITS_2 } from './engine/zobrist.ts';
import { FREE_BITS_1, FREE_BITS_2 } from './freeStock.ts';
import file from './wasm.json' with { type: 'json' };

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
    hasQuietRefills: boolean,
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
  relaxedLookedAt(): number;
  fewestLeft(): number;
  sizeOf(layer: number): number;
  cut(layer: number, most: number): void;
  sift(layer: number, most: number, sifting: number): void;
  open(layer: number, most: number): number;
  judgeStart(most: number): number;
  beginProof(maxBytes: number): void;
  prove(slice: number): number;
  provingNodes(): number;
}

/** The bits of keys, the first half of each key before the second. */
const bothHalves = (first: Int32Array, second: Int32Array): Int32Array =>
  Int32Array.from({ length: 2 * first.length }, (_, i) => (i % 2 === 0 ? first : second)[i >> 1]);

/** For each foundation and kind of card. */
const byFoundation = (value: (h: number, card: number) => number): Uint8Array =>
  Uint8Array.from({ length: 12 << 6 }, (_, at) =>
    (at & 63) < CARD_KINDS ? value(at >> 6, at & 63) : 0,
  );

/** The lowest height at which a foundation no longer makes a card needed later. */
function safeFrom(h: number, card: number): number {
  const heights = new Uint8Array(12).fill(15);
  for (heights[h] = 0; isNeededLater(heights, card); ) heights[h]++;
  return heights[h];
}

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
  bothHalves(FREE_BITS_1, FREE_BITS_2),
  byFoundation(heightOf),
  byFoundation(safeFrom),
];

/** By the numbers of `drawWhen` in `assembly/position.ts`. */
const DRAWING = ['noGaps', 'stuck', 'any'] as const;

/** Where a record has its key and the number of cards left (`assembly/position.ts`). */
const KEY_1_IN = ENCODED_SIZE;
const KEY_2_IN = ENCODED_SIZE + 4;
const LEFT_IN = 148;

let module: WebAssembly.Module | undefined;

export class WasmInstance {
  readonly exports: Exports;

  /**
   * @param position any position by the rule set of all positions to be searched
   * @throws WebAssembly.CompileError or another error where WebAssembly or its making is refused
   */
  constructor(position: SearchPosition) {
    module ??= new WebAssembly.Module(fromBase64(file.wasm));
    this.exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    for (const [which, table] of TABLES.entries())
      this.bytes(this.exports.tables(which), table.byteLength).set(
        new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
      );
    this.exports.setRules(
      position.buildOn,
      position.refillFirst,
      position.refillByFans,
      position.refillWhenStuck,
      DRAWING.indexOf(position.drawWhen),
      position.wasteToFans,
      position.redeals,
      position.hasQuietRefills,
    );
  }

  /** The memory has another buffer each time it grows, so views are made when they are needed. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, length);
  }

  floats(at: number, length: number): Float64Array {
    return new Float64Array(this.exports.memory.buffer, at, length);
  }

  /** Writes the position at which a search begins. */
  writeStart(start: SearchPosition): void {
    const at = this.exports.start();
    encode(start, this.bytes(at, ENCODED_SIZE), 0);
    const view = new DataView(this.exports.memory.buffer);
    view.setInt32(at + KEY_1_IN, start.key1, true);
    view.setInt32(at + KEY_2_IN, start.key2, true);
    view.setInt32(at + LEFT_IN, start.left, true);
  }

  /** Reads the position of a record. */
  readInto(position: SearchPosition, at: number): void {
    const view = new DataView(this.exports.memory.buffer);
    const key1 = view.getInt32(at + KEY_1_IN, true);
    const key2 = view.getInt32(at + KEY_2_IN, true);
    decode(position, this.bytes(at, ENCODED_SIZE), 0, key1, key2);
  }

  /** The moves of the line that was found last. */
  line(count: number): number[] {
    return [...new Int16Array(this.exports.memory.buffer, this.exports.line(), count)];
  }
}
