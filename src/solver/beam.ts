/**
 * A beam search through the layers of a game. A layer is all positions that have dealt equally many
 * cards: they are comparable, so the best few of each go on. From each of these the carries are
 * tried, best first and not too many; every refill and draw leads to a later layer.
 *
 * It finds wins and proves nothing.
 */
import { CARD_KINDS } from '../rules/card.ts';
import { bottomOf, carryHome, DRAW, STOCK, STOCK_SIZES, topOf, WASTE } from './codes.ts';
import { DeadEnd } from './deadEnd.ts';
import { foundationFor } from './dominance.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { FreeStock } from './freeStock.ts';
import { MoveFinder } from './moveFinder.ts';
import type { Packed } from './packed.ts';
import { Best, Shelf, Trail } from './shelf.ts';
import { Visited } from './visited.ts';

/** How one beam searches. */
export interface Rung {
  /** How many positions of a layer go on. */
  readonly width: number;
  /** Whether cards go home as soon as they can: quick, mostly right, not always. */
  readonly homeAtOnce: boolean;
  /** The share of the kinds of cards that does not go home at once; the salt picks them. */
  readonly heldBack: number;
  /** How many positions are opened from each that goes on, and how many when the stock is empty. */
  readonly opened: number;
  readonly openedAtEnd: number;
  /** How many positions the free stock test may look at for each that would go on; 0 for no test. */
  readonly sifting: number;
  /** By how much scores are shaken, so that a second run of the same rung goes another way. */
  readonly noise: number;
  readonly weights: Weights;
}

/** The layers before a redeal: one for each size of the stock. */
const LAYERS = STOCK_SIZES;

/** Beams at most this wide make do with the small table of visited positions. */
const NARROW = 4;

/** How much a kind that is left over in every lost run adds to its cost; and the share of its cost that a run keeps. */
const STUBBORN_COST = 30;
const STUBBORN_KEPT = 0.95;

export class Beam {
  /** Positions looked at since the search was made. */
  looked = 0;
  /** The fewest cards left in any position of this run that is not a dead end. */
  leastLeft = 0;
  readonly #packed: Packed;
  readonly #freeStock: FreeStock;
  readonly #shelf = new Shelf();
  readonly #trail = new Trail();
  readonly #best = new Best(this.#shelf);
  readonly #deadEnd = new DeadEnd();
  readonly #smallTable = new Visited(14);
  #largeTable: Visited | undefined;
  #visited = this.#smallTable;
  readonly #layers: number[][] = [];
  readonly #finder = new MoveFinder();
  #salt = 0;
  /** The cost of each kind of card that is not home yet. A run that fails raises it for the kinds it has left over. */
  readonly #stubborn = new Float64Array(64);
  readonly #leftOver = new Int32Array(64);
  #ends = 0;
  /** Kinds of cards that do not go home at once in this run. */
  readonly #held = new Uint8Array(64);

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed) {
    this.#packed = packed.twin();
    this.#freeStock = new FreeStock(packed);
  }

  /**
   * One run over all layers. Yields between layers.
   *
   * @param salt chooses the noise
   * @returns the moves of a win, or nothing
   */
  *search(start: Packed, rung: Rung, salt: number): Generator<void, number[] | undefined> {
    const packed = this.#packed;
    this.#begin(start, rung, salt);
    for (let layer = layerOf(packed); layer < this.#layers.length; layer++) {
      const slots = this.#goOn(layer, rung);
      const isEnd = layer % LAYERS === LAYERS - 1;
      if (isEnd) this.#countLeftOver(slots);
      for (const slot of slots) {
        const line = this.#open(rung, slot, isEnd ? rung.openedAtEnd : rung.opened);
        if (line) return this.#spellOut(start, rung, line);
      }
      slots.length = 0;
      yield;
    }
    this.#learn();
    return undefined;
  }

  #begin(start: Packed, rung: Rung, salt: number): void {
    const packed = this.#packed;
    this.leastLeft = start.left;
    this.#best.clear();
    this.#shelf.clear();
    this.#trail.clear();
    if (rung.width > NARROW) this.#largeTable ??= new Visited(20);
    this.#visited = rung.width > NARROW ? (this.#largeTable as Visited) : this.#smallTable;
    this.#visited.clear();
    this.#salt = salt;
    while (this.#layers.length < LAYERS * (packed.redeals + 1)) this.#layers.push([]);
    for (const slots of this.#layers) slots.length = 0;
    packed.copy(start);
    this.#deadEnd.prepare(packed);
    this.#beginAtHome(rung);
    this.#visited.add(packed.key1, packed.key2);
    this.#layers[layerOf(packed)]?.push(this.#shelf.add(packed, 0, -1));
  }

  #beginAtHome(rung: Rung): void {
    for (let card = 0; card < CARD_KINDS; card++)
      this.#held[card] = mix(card + 1, this.#salt, 0) < rung.heldBack ? 1 : 0;
    if (rung.homeAtOnce) this.#sendAllHome();
  }

  /** Plays every top card that a foundation accepts and that is not held back, until there is none. */
  #sendAllHome(): void {
    const packed = this.#packed;
    const { lengths, cards, wanted } = packed;
    for (let pile = 0, idle = 0; idle <= WASTE; pile = pile === WASTE ? 0 : pile + 1) {
      idle++;
      for (let length = lengths[pile] as number; length > 0; length--) {
        const card = cards[topOf(pile, length)] as number;
        if (wanted[card] === 0 || this.#held[card] !== 0) break;
        packed.play(carryHome(pile, foundationFor(packed, card)));
        idle = 0;
      }
    }
  }

  /** The positions of a layer that go on, in order. */
  #goOn(layer: number, rung: Rung): number[] {
    const slots = this.#layers[layer] as number[];
    if (rung.sifting === 0) this.#cut(slots, rung.width);
    else this.#sift(slots, rung);
    return slots;
  }

  /** Leaves the best so many, in order. */
  #cut(slots: number[], width: number): void {
    if (slots.length > 1) slots.sort(this.#shelf.byScore);
    for (let i = width; i < slots.length; i++) this.#shelf.release(slots[i] as number);
    if (slots.length > width) slots.length = width;
  }

  /** Leaves the best so many of those that the free stock test does not prove lost. */
  #sift(slots: number[], rung: Rung): void {
    slots.sort(this.#shelf.byScore);
    let kept = 0;
    for (const slot of slots)
      if (kept < rung.width && !this.#isLost(slot, rung.sifting)) slots[kept++] = slot;
      else this.#shelf.release(slot);
    slots.length = kept;
  }

  #isLost(slot: number, most: number): boolean {
    this.#shelf.load(slot, this.#packed);
    const before = this.#freeStock.looked;
    const verdict = this.#freeStock.judge(this.#packed, most);
    this.looked += this.#freeStock.looked - before;
    return verdict === 'lost';
  }

  /** Opens a position and those that carries lead to, best first. */
  #open(rung: Rung, slot: number, most: number): number[] | undefined {
    const best = this.#best;
    best.add(slot);
    for (let opened = 0; opened < most && best.length > 0; opened++) {
      const line = this.#expand(rung, best.take());
      if (line) return line;
    }
    best.clear();
    return undefined;
  }

  /** Looks at every position one move further on. */
  #expand(rung: Rung, slot: number): number[] | undefined {
    const packed = this.#packed;
    const parent = this.#shelf.nodes[slot] as number;
    this.#shelf.load(slot, packed);
    this.#shelf.release(slot);
    const count = this.#finder.find(packed);
    const { moves } = this.#finder;
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      packed.play(move);
      if (rung.homeAtOnce) this.#sendAllHome();
      if (packed.left === 0) return this.#trail.line(this.#trail.add(parent, move));
      if (this.#visited.add(packed.key1, packed.key2)) this.#judge(rung, parent, move);
      while (packed.made > 0) packed.undo();
    }
    return undefined;
  }

  /** Keeps a position that is not a dead end, for its score. */
  #judge(rung: Rung, parent: number, move: number): void {
    const packed = this.#packed;
    this.looked++;
    if (this.#deadEnd.isDead(packed)) return;
    if (packed.left < this.leastLeft) this.leastLeft = packed.left;
    const shaken = rung.noise * mix(packed.key1, this.#salt, packed.key2);
    const score = evaluate(packed, this.#deadEnd.carries, rung.weights, this.#stubborn) + shaken;
    const slot = this.#shelf.add(packed, score, this.#trail.add(parent, move));
    if (move < DRAW) {
      this.#best.add(slot);
      return;
    }
    const slots = this.#layers[layerOf(packed)] as number[];
    slots.push(slot);
    if (slots.length > 8 * rung.width + 64) this.#cut(slots, 2 * rung.width);
  }

  /** All moves of a line, those included that went home at once. */
  #spellOut(start: Packed, rung: Rung, line: readonly number[]): number[] {
    const packed = this.#packed;
    packed.copy(start);
    this.#beginAtHome(rung);
    for (const move of line) {
      packed.play(move);
      if (rung.homeAtOnce) this.#sendAllHome();
    }
    return [...packed.journal.subarray(0, packed.made)];
  }

  /** Counts the kinds that are left when the stock has run out. */
  #countLeftOver(slots: readonly number[]): void {
    const packed = this.#packed;
    for (const slot of slots) {
      this.#ends++;
      this.#shelf.load(slot, packed);
      for (let pile = 0; pile <= WASTE; pile++) {
        const start = bottomOf(pile);
        const end = start + (packed.lengths[pile] as number);
        for (let at = start; at < end; at++) {
          const card = packed.cards[at] as number;
          this.#leftOver[card] = (this.#leftOver[card] as number) + 1;
        }
      }
    }
  }

  /** Makes the kinds that this run has left over more often than others cost more in the next. */
  #learn(): void {
    if (this.#ends === 0) return;
    const leftOver = this.#leftOver;
    const usual = leftOver.reduce((sum, count) => sum + count) / CARD_KINDS;
    for (let card = 0; card < CARD_KINDS; card++) {
      const excess = Math.max(0, (leftOver[card] as number) - usual) / this.#ends;
      this.#stubborn[card] =
        STUBBORN_KEPT * (this.#stubborn[card] as number) + STUBBORN_COST * excess;
    }
    leftOver.fill(0);
    this.#ends = 0;
  }

  /** Forgets what it has learned from other positions. */
  forget(): void {
    this.#stubborn.fill(0);
    this.#leftOver.fill(0);
    this.#ends = 0;
  }
}

const layerOf = (packed: Packed): number =>
  packed.redealsUsed * LAYERS + LAYERS - 1 - (packed.lengths[STOCK] as number);

/** From 0 to 1, evenly spread, the same for the same numbers. */
function mix(a: number, b: number, c: number): number {
  const mixed = Math.imul(Math.imul(a ^ b, 0x9e3779b1) ^ c ^ (b >>> 16), 0x85ebca6b);
  return (mixed >>> 16) / 65536;
}
