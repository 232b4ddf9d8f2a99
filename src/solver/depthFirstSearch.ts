/**
 * The depth-first search, through every position except those proved to be lost or no better than
 * another. If it ends without a win, there is none.
 */

import { DeadEnd } from './deadEnd.ts';
import { DRAW, goesHome, STOCK } from './engine/codes.ts';
import { safeHome } from './engine/dominance.ts';
import { MoveFinder } from './engine/moveFinder.ts';
import { MAX_MOVES_IN_LINE, type SearchPosition } from './engine/searchPosition.ts';
import { TranspositionTable } from './engine/transpositionTable.ts';
import { FreeStock } from './freeStock.ts';
import { PooledStock } from './pooledStock.ts';

/**
 * The moves of a win; `lost` if there is none; `memory` if the table is full or a line too long.
 */
export type DepthFirstResult = readonly number[] | 'lost' | 'memory';

/** In place of the move that led to the first position. */
export const START = -1;

/** A lemma by which a position is lost. */
export type Lemma = 'dead' | 'free' | 'pooled';

/**
 * Told of each position that the search looks at, in its order: how many moves lie before it, the last of them, and why
 * it is lost: by a lemma, because it has been seen, by all its moves or by the only one that is tried.
 */
export type Log = (depth: number, move: number, reason: Lemma | 'seen' | 'all' | 'only') => void;

/** How many positions of the game with a free stock are looked at to prove one position lost. */
const FREE_STOCK_NODES = 2000;

/**
 * With this many cards in the stock or more, the game with a pooled stock is looked at instead, and this far: it proves more
 * there, and later less for its cost.
 */
const POOLED_STOCK = 44;
const POOLED_STOCK_NODES = 200;

/** Positions looked at between two pauses. */
const SLICE = 500;

export class DepthFirstSearch {
  /** Positions looked at, those of the relaxed games included. */
  nodes = 0;
  readonly #position: SearchPosition;
  readonly #deadEnd = new DeadEnd();
  readonly #freeStock: FreeStock;
  readonly #pooledStock: PooledStock;
  readonly #table: TranspositionTable;
  readonly #finder = new MoveFinder();
  /** The moves still to be tried: for each position of the line a stretch that ends at the next. */
  #moves = new Int16Array(1 << 12);
  #top = 0;
  readonly #starts: number[] = [];

  readonly #log: Log | undefined;

  /** @param maxBytes for the table */
  constructor(start: SearchPosition, maxBytes: number, log?: Log) {
    this.#log = log;
    this.#position = start.twin();
    this.#position.copy(start);
    this.#deadEnd.prepare(start);
    this.#freeStock = new FreeStock(start);
    this.#pooledStock = new PooledStock(start);
    this.#table = new TranspositionTable(maxBytes);
  }

  *search(): Generator<void, DepthFirstResult> {
    const reason = this.#open();
    this.#log?.(0, START, reason);
    for (let pause = SLICE; ; ) {
      const verdict = this.#step();
      if (verdict) return verdict;
      if (this.nodes < pause) continue;
      pause = this.nodes + SLICE;
      yield;
    }
  }

  /** Tries the next move, or takes one back where there is none. */
  #step(): DepthFirstResult | undefined {
    const position = this.#position;
    if (this.#top === this.#starts.at(-1)) {
      this.#starts.pop();
      if (this.#starts.length === 0) return 'lost';
      position.undo();
      return undefined;
    }
    const move = this.#moves[--this.#top];
    position.play(move);
    if (position.left === 0) return [...position.journal.subarray(0, position.made)];
    const isNew = this.#table.add(position.key1, position.key2);
    if (isNew === 'full' || position.made >= MAX_MOVES_IN_LINE) return 'memory';
    const lemma = isNew ? this.#lemmaFor(move) : 'seen';
    const depth = this.#starts.length;
    if (lemma) position.undo();
    const reason = lemma ?? this.#open();
    this.#log?.(depth, move, reason);
    return undefined;
  }

  /** Lists the moves of the position that has been reached: deals first, to be tried last. */
  #open(): 'all' | 'only' {
    const position = this.#position;
    this.#starts.push(this.#top);
    if (this.#top + this.#finder.moves.length > this.#moves.length) {
      const moves = new Int16Array(2 * this.#moves.length);
      moves.set(this.#moves);
      this.#moves = moves;
    }
    const safe = safeHome(position);
    if (safe >= 0) {
      this.#moves[this.#top++] = safe;
      return 'only';
    }
    const count = this.#finder.find(position);
    for (let i = count - 1; i >= 0; i--) if (!isHome(this.#finder.moves[i])) this.#push(i);
    for (let i = count - 1; i >= 0; i--) if (isHome(this.#finder.moves[i])) this.#push(i);
    return 'all';
  }

  #push(i: number): void {
    this.#moves[this.#top++] = this.#finder.moves[i];
  }

  /** The lemma by which the position that a move has led to is lost. */
  #lemmaFor(move: number): Lemma | undefined {
    const position = this.#position;
    this.nodes++;
    if (this.#deadEnd.isDead(position)) return 'dead';
    if (move < DRAW && position.lengths[STOCK] > 0) return undefined;
    const isEarly = position.lengths[STOCK] >= POOLED_STOCK;
    const proof = isEarly ? this.#pooledStock : this.#freeStock;
    const before = proof.nodes;
    const verdict = proof.judge(position, isEarly ? POOLED_STOCK_NODES : FREE_STOCK_NODES);
    this.nodes += proof.nodes - before;
    if (verdict !== 'lost') return undefined;
    return isEarly ? 'pooled' : 'free';
  }
}

const isHome = (move: number): boolean => move < DRAW && goesHome(move);
