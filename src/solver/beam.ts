/**
 * A beam search through the layers of a game. A layer is all positions after the same number of
 * dealt cards: they are comparable, so the best few of each go on. From each of these the search
 * tries carries, best first and up to a limit; every refill and draw leads to a later layer.
 *
 * It finds wins and proves nothing.
 */
import { CARD_KINDS } from '../rules/card.ts';
import { DeadEnd } from './deadEnd.ts';
import { carryHome, DRAW, STOCK, STOCK_SIZES, topOf, WASTE } from './engine/codes.ts';
import { foundationFor } from './engine/dominance.ts';
import { MoveFinder } from './engine/moveFinder.ts';
import { MoveTree, PositionPool, PriorityQueue } from './engine/positionPool.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { Visited } from './engine/visited.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { FreeStock } from './freeStock.ts';

/** How one beam searches. */
export interface BeamConfig {
  /** How many positions of a layer go on. */
  readonly width: number;
  /** Whether cards go home as soon as they can: quick, mostly right, not always. */
  readonly homeAtOnce: boolean;
  /** The share of the kinds of cards that does not go home at once; the seed picks them. */
  readonly heldBack: number;
  /** How many positions are opened from each that goes on, and how many when the stock is empty. */
  readonly opened: number;
  readonly openedAtEnd: number;
  /** The most positions the free stock test looks at for each that would go on; 0 for no test. */
  readonly sifting: number;
  /**
   * The size of the noise in the scores, which makes a second run of the same configuration go
   * another way.
   */
  readonly noise: number;
  readonly weights: Weights;
}

/** What is tried about kinds of cards in one run, in place of chance and of what earlier runs have taught. */
export interface KindAdvice {
  /** 1 for the kinds that do not go home at once. */
  readonly held: Uint8Array;
  /** The cost of each kind of card that is not home yet. */
  readonly penalty: Float64Array;
}

/** A run to be made. */
export interface BeamRun {
  readonly config: BeamConfig;
  /** Chooses the noise, and without advice the kinds held back. */
  readonly seed: number;
  readonly advice?: KindAdvice;
}

/** The layers before a redeal: one for each size of the stock. */
const LAYERS = STOCK_SIZES;

/** Beams at most this wide make do with the small table of visited positions. */
const NARROW = 4;

/** Penalty for a kind of card left over in a failed run, and its decay per run. */
const KIND_PENALTY = 30;
const PENALTY_DECAY = 0.95;

export class Beam {
  /** Positions looked at since the search was made. */
  nodes = 0;
  /** The fewest cards left in any position of this run that is not a dead end. */
  leastLeft = 0;
  readonly #position: SearchPosition;
  readonly #freeStock: FreeStock;
  readonly #pool = new PositionPool();
  readonly #moveTree = new MoveTree();
  readonly #queue = new PriorityQueue(this.#pool);
  readonly #deadEnd = new DeadEnd();
  readonly #smallTable = new Visited(14);
  #largeTable: Visited | undefined;
  #visited = this.#smallTable;
  readonly #layers: number[][] = [];
  readonly #finder = new MoveFinder();
  #seed = 0;
  /** The cost of each kind of card that is not home yet. A run that fails raises it for the kinds it has left over. */
  readonly #kindPenalty = new Float64Array(64);
  readonly #leftOver = new Int32Array(64);
  #ends = 0;
  #advice: KindAdvice | undefined;
  /** Kinds of cards that do not go home at once in this run. */
  readonly #held = new Uint8Array(64);

  /** @param position any position by the rule set of all positions to be searched */
  constructor(position: SearchPosition) {
    this.#position = position.twin();
    this.#freeStock = new FreeStock(position);
  }

  /**
   * One run over all layers. Without advice, a run that fails teaches later ones. Yields between layers.
   *
   * @returns the moves of a win, or nothing
   */
  *search(
    start: SearchPosition,
    { config, seed, advice }: BeamRun,
  ): Generator<void, number[] | undefined> {
    const position = this.#position;
    this.#advice = advice;
    this.#begin(start, config, seed);
    for (let layer = layerOf(position); layer < this.#layers.length; layer++) {
      const slots = this.#goOn(layer, config);
      const isEnd = layer % LAYERS === LAYERS - 1;
      if (isEnd && !advice) this.#countLeftOver(slots);
      for (const slot of slots) {
        const line = this.#open(config, slot, isEnd ? config.openedAtEnd : config.opened);
        if (line) return this.#spellOut(start, config, line);
      }
      slots.length = 0;
      yield;
    }
    if (!advice) this.#learn();
    return undefined;
  }

  #begin(start: SearchPosition, config: BeamConfig, seed: number): void {
    const position = this.#position;
    this.leastLeft = start.left;
    this.#queue.clear();
    this.#pool.clear();
    this.#moveTree.clear();
    if (config.width > NARROW) this.#largeTable ??= new Visited(20);
    this.#visited = config.width > NARROW ? (this.#largeTable as Visited) : this.#smallTable;
    this.#visited.clear();
    this.#seed = seed;
    while (this.#layers.length < LAYERS * (position.redeals + 1)) this.#layers.push([]);
    for (const slots of this.#layers) slots.length = 0;
    position.copy(start);
    this.#deadEnd.prepare(position);
    this.#beginAtHome(config);
    this.#visited.add(position.key1, position.key2);
    this.#layers[layerOf(position)]?.push(this.#pool.add(position, 0, -1));
  }

  #beginAtHome(config: BeamConfig): void {
    if (this.#advice) this.#held.set(this.#advice.held);
    else
      for (let card = 0; card < CARD_KINDS; card++)
        this.#held[card] = mix(card + 1, this.#seed, 0) < config.heldBack ? 1 : 0;
    if (config.homeAtOnce) this.#sendAllHome();
  }

  /** Plays every top card that a foundation accepts and that is not held back, until there is none. */
  #sendAllHome(): void {
    const position = this.#position;
    const { lengths, cards, wanted } = position;
    for (let pile = 0, idle = 0; idle <= WASTE; pile = pile === WASTE ? 0 : pile + 1) {
      idle++;
      for (let length = lengths[pile]; length > 0; length--) {
        const card = cards[topOf(pile, length)];
        if (wanted[card] === 0 || this.#held[card] !== 0) break;
        position.play(carryHome(pile, foundationFor(position, card)));
        idle = 0;
      }
    }
  }

  /** The positions of a layer that go on, in order. */
  #goOn(layer: number, config: BeamConfig): number[] {
    const slots = this.#layers[layer];
    if (config.sifting === 0) this.#cut(slots, config.width);
    else this.#sift(slots, config);
    return slots;
  }

  /** Keeps the best `width` positions, in order. */
  #cut(slots: number[], width: number): void {
    if (slots.length > 1) slots.sort(this.#pool.byScore);
    for (let i = width; i < slots.length; i++) this.#pool.release(slots[i]);
    if (slots.length > width) slots.length = width;
  }

  /** Keeps the best positions, up to the width, that the free stock test does not prove lost. */
  #sift(slots: number[], config: BeamConfig): void {
    slots.sort(this.#pool.byScore);
    let kept = 0;
    for (const slot of slots)
      if (kept < config.width && !this.#isLost(slot, config.sifting)) slots[kept++] = slot;
      else this.#pool.release(slot);
    slots.length = kept;
  }

  #isLost(slot: number, most: number): boolean {
    this.#pool.load(slot, this.#position);
    const before = this.#freeStock.nodes;
    const verdict = this.#freeStock.judge(this.#position, most);
    this.nodes += this.#freeStock.nodes - before;
    return verdict === 'lost';
  }

  /** Opens a position and those that carries lead to, best first. */
  #open(config: BeamConfig, slot: number, most: number): number[] | undefined {
    const best = this.#queue;
    best.add(slot);
    for (let opened = 0; opened < most && best.length > 0; opened++) {
      const line = this.#expand(config, best.take());
      if (line) return line;
    }
    best.clear();
    return undefined;
  }

  /** Looks at every position one move further on. */
  #expand(config: BeamConfig, slot: number): number[] | undefined {
    const position = this.#position;
    const parent = this.#pool.treeNodes[slot];
    this.#pool.load(slot, position);
    this.#pool.release(slot);
    const count = this.#finder.find(position);
    const { moves } = this.#finder;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      position.play(move);
      if (config.homeAtOnce) this.#sendAllHome();
      if (position.left === 0) return this.#moveTree.line(this.#moveTree.add(parent, move));
      if (this.#visited.add(position.key1, position.key2)) this.#judge(config, parent, move);
      while (position.made > 0) position.undo();
    }
    return undefined;
  }

  /** Scores a position and keeps it, unless it is a dead end. */
  #judge(config: BeamConfig, parent: number, move: number): void {
    const position = this.#position;
    this.nodes++;
    if (this.#deadEnd.isDead(position)) return;
    if (position.left < this.leastLeft) this.leastLeft = position.left;
    const shaken = config.noise * mix(position.key1, this.#seed, position.key2);
    const penalty = this.#advice?.penalty ?? this.#kindPenalty;
    const score = evaluate(position, this.#deadEnd.carries, config.weights, penalty) + shaken;
    const slot = this.#pool.add(position, score, this.#moveTree.add(parent, move));
    if (move < DRAW) {
      this.#queue.add(slot);
      return;
    }
    const slots = this.#layers[layerOf(position)];
    slots.push(slot);
    if (slots.length > 8 * config.width + 64) this.#cut(slots, 2 * config.width);
  }

  /** All moves of a line, including those that went home at once. */
  #spellOut(start: SearchPosition, config: BeamConfig, line: readonly number[]): number[] {
    const position = this.#position;
    position.copy(start);
    this.#beginAtHome(config);
    for (const move of line) {
      position.play(move);
      if (config.homeAtOnce) this.#sendAllHome();
    }
    return [...position.journal.subarray(0, position.made)];
  }

  /** Counts the kinds that are left when the stock has run out. */
  #countLeftOver(slots: readonly number[]): void {
    const position = this.#position;
    for (const slot of slots) {
      this.#ends++;
      this.#pool.load(slot, position);
      position.countKinds(this.#leftOver);
    }
  }

  /**
   * Raises the cost, in the next run, of kinds that this run has left over more often than others.
   */
  #learn(): void {
    if (this.#ends === 0) return;
    const leftOver = this.#leftOver;
    const usual = leftOver.reduce((sum, count) => sum + count) / CARD_KINDS;
    for (let card = 0; card < CARD_KINDS; card++) {
      const excess = Math.max(0, leftOver[card] - usual) / this.#ends;
      this.#kindPenalty[card] = PENALTY_DECAY * this.#kindPenalty[card] + KIND_PENALTY * excess;
    }
    leftOver.fill(0);
    this.#ends = 0;
  }

  /** Forgets what it has learned from other positions. */
  forget(): void {
    this.#kindPenalty.fill(0);
    this.#leftOver.fill(0);
    this.#ends = 0;
  }
}

const layerOf = (position: SearchPosition): number =>
  position.redealsUsed * LAYERS + LAYERS - 1 - position.lengths[STOCK];

/** A hash from 0 to 1, evenly spread. */
function mix(a: number, b: number, c: number): number {
  const mixed = Math.imul(Math.imul(a ^ b, 0x9e3779b1) ^ c ^ (b >>> 16), 0x85ebca6b);
  return (mixed >>> 16) / 65536;
}
