/**
 * A beam search through the layers of a game. A layer is all positions that have dealt equally many
 * cards: they are comparable, so the best few of each go on. From each of these the carries are
 * tried, best first and not too many, and every refill and draw leads to a later layer.
 *
 * It finds wins and proves nothing.
 */
import { DeadEnd } from './deadEnd.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { DRAW, type Packed, STOCK } from './packed.ts';
import { Best, Shelf, Trail } from './shelf.ts';
import { Visited } from './visited.ts';

export interface Rung {
  /** How many positions of a layer go on. */
  readonly width: number;
  /** Whether every card that can go home does so at once, which is quick and mostly right. */
  readonly homeAtOnce: boolean;
  /** How many positions are opened from each that goes on, and how many when the stock is empty. */
  readonly opened: number;
  readonly openedAtEnd: number;
  /** By how much scores are shaken, so that a second run of the same rung goes another way. */
  readonly noise: number;
  readonly weights: Weights;
}

/** Cards in the stock at the start, and one: the layers before a redeal. */
const LAYERS = 57;

/** Beams at most this wide make do with the small table of visited positions. */
const NARROW = 4;

export class Beam {
  /** Positions looked at since the search was made. */
  looked = 0;
  readonly #shelf = new Shelf();
  readonly #trail = new Trail();
  readonly #best = new Best(this.#shelf);
  readonly #deadEnd = new DeadEnd();
  readonly #smallTable = new Visited(14);
  #largeTable: Visited | undefined;
  #visited = this.#smallTable;
  #layers: number[][] = [];
  readonly #moves = new Int16Array(256);
  #salt = 0;

  /**
   * One run over all layers from the position in `packed`, which it leaves changed. Yields between
   * layers.
   *
   * @param salt chooses the noise
   * @returns the moves of a win, those that go home at once left out; or nothing
   */
  *search(packed: Packed, rung: Rung, salt: number): Generator<void, number[] | undefined> {
    this.#prepare(packed, rung, salt);
    const start = layerOf(packed);
    for (let layer = start; layer < this.#layers.length; layer++) {
      const slots = this.#cut(layer, rung.width);
      const isEnd = layer % LAYERS === LAYERS - 1;
      for (const slot of slots) {
        const line = this.#open(packed, rung, slot, isEnd ? rung.openedAtEnd : rung.opened);
        if (line) return line;
      }
      slots.length = 0;
      yield;
    }
    return undefined;
  }

  #prepare(packed: Packed, rung: Rung, salt: number): void {
    this.#best.clear();
    this.#shelf.clear();
    this.#trail.clear();
    if (rung.width > NARROW) this.#largeTable ??= new Visited(20);
    this.#visited = rung.width > NARROW ? (this.#largeTable as Visited) : this.#smallTable;
    this.#visited.clear();
    this.#salt = salt;
    const count = LAYERS * (packed.redeals + 1);
    while (this.#layers.length < count) this.#layers.push([]);
    this.#layers.length = count;
    for (const slots of this.#layers) slots.length = 0;
    if (rung.homeAtOnce) packed.sendAllHome();
    this.#visited.add(packed.key1, packed.key2);
    this.#layers[layerOf(packed)]?.push(this.#shelf.add(packed, 0, -1));
  }

  /** Leaves the best so many positions of a layer, in order. */
  #cut(layer: number, width: number): number[] {
    const slots = this.#layers[layer] as number[];
    if (slots.length > 1) slots.sort(this.#shelf.byScore);
    for (let i = width; i < slots.length; i++) this.#shelf.release(slots[i] as number);
    if (slots.length > width) slots.length = width;
    return slots;
  }

  /** Opens a position and those that carries lead to, best first. */
  #open(packed: Packed, rung: Rung, slot: number, most: number): number[] | undefined {
    const best = this.#best;
    best.add(slot);
    for (let opened = 0; opened < most && best.length > 0; opened++) {
      const line = this.#expand(packed, rung, best.take());
      if (line) return line;
    }
    best.clear();
    return undefined;
  }

  /** Looks at every position one move further on. */
  #expand(packed: Packed, rung: Rung, slot: number): number[] | undefined {
    const parent = this.#shelf.nodes[slot] as number;
    this.#shelf.load(slot, packed);
    this.#shelf.release(slot);
    const count = packed.generate();
    const moves = this.#moves;
    for (let i = 0; i < count; i++) moves[i] = packed.moves[i] as number;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      packed.play(move);
      if (rung.homeAtOnce) packed.sendAllHome();
      if (packed.left === 0) return this.#trail.line(this.#trail.add(parent, move));
      if (this.#visited.add(packed.key1, packed.key2)) this.#judge(packed, rung, parent, move);
      while (packed.made > 0) packed.undo();
    }
    return undefined;
  }

  /** Keeps a position that is not a dead end, for its score. */
  #judge(packed: Packed, rung: Rung, parent: number, move: number): void {
    this.looked++;
    if (this.#deadEnd.isDead(packed)) return;
    const shaken = rung.noise === 0 ? 0 : rung.noise * noiseOf(packed, this.#salt);
    const score = evaluate(packed, this.#deadEnd.carries, rung.weights) + shaken;
    const slot = this.#shelf.add(packed, score, this.#trail.add(parent, move));
    if (move < DRAW) {
      this.#best.add(slot);
      return;
    }
    const layer = layerOf(packed);
    (this.#layers[layer] as number[]).push(slot);
    if ((this.#layers[layer] as number[]).length > 8 * rung.width + 64)
      this.#cut(layer, 2 * rung.width);
  }
}

const layerOf = (packed: Packed): number =>
  packed.redealsUsed * LAYERS + LAYERS - 1 - (packed.lengths[STOCK] as number);

/** From 0 to 1, the same for the same position and salt. */
function noiseOf(packed: Packed, salt: number): number {
  const mixed = Math.imul(Math.imul(packed.key1 ^ salt, 0x9e3779b1) ^ packed.key2, 0x85ebca6b);
  return (mixed >>> 16) / 65536;
}
