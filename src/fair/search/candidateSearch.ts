/**
 * Finds the positions to deal from. Between two deals nothing is hidden, so this is a search of what
 * can be reached without dealing; the value network says where to look on.
 */
import { DeadEnd } from '../../solver/deadEnd.ts';
import { DRAW } from '../../solver/engine/codes.ts';
import { MoveFinder } from '../../solver/engine/moveFinder.ts';
import { MoveTree, PositionPool } from '../../solver/engine/positionPool.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { Visited } from '../../solver/engine/visited.ts';
import type { ValueQueue } from '../net/valueQueue.ts';

/** A position to deal from. */
export interface Candidate {
  readonly slot: number;
  /** `REFILL`, `DRAW` or `REDEAL`. */
  readonly deal: number;
  /** The chance to win by the network, from 0 to 1. */
  readonly value: number;
}

/** How far to search. */
export interface Breadth {
  /** The positions that are kept at most. */
  readonly positions: number;
  /** The best positions are opened, so many in each round. */
  readonly opened: number;
  readonly rounds: number;
}

/**
 * Few decisions have more positions that can be reached, and a line of carries can be long: with
 * rounds for six carries only, the player won nearly four games in a hundred less.
 */
const BREADTH: Breadth = { positions: 240, opened: 4, rounds: 60 };

/** For quick play: it judges half as many positions. */
const QUICK: Breadth = { positions: 48, opened: 4, rounds: 60 };

/** Where none of these can be dealt from: some rules allow that only when the player is stuck. */
const WIDE: Breadth = { positions: 1000, opened: 16, rounds: 60 };

/** The table of visited positions has 2^TABLE_BITS slots: more than are looked at. */
const TABLE_BITS = 14;

/** A position that can be reached. */
interface Reached {
  readonly slot: number;
  readonly deals: readonly number[];
  value: number;
  isOpen: boolean;
}

export class CandidateSearch {
  /** The positions to deal from that the last search has found, the best first. */
  candidates: Candidate[] = [];
  readonly #queue: ValueQueue;
  readonly #position: SearchPosition;
  readonly #pool = new PositionPool();
  readonly #moveTree = new MoveTree();
  readonly #visited = new Visited(TABLE_BITS);
  readonly #deadEnd = new DeadEnd();
  readonly #finder = new MoveFinder();
  readonly #moves = new Int16Array(256);
  #reached: Reached[] = [];

  /** @param position any position by the rule set of all positions to be searched */
  constructor(position: SearchPosition, queue: ValueQueue) {
    this.#position = position.twin();
    this.#queue = queue;
  }

  /**
   * Searches for positions to deal from. It uses which cards the stock has, but not their order.
   *
   * @param isQuick whether a few are enough
   */
  search(start: SearchPosition, isQuick = false): void {
    this.searchWithin(start, isQuick ? QUICK : BREADTH);
    if (this.candidates.length === 0) this.searchWithin(start, WIDE);
  }

  /** Searches as far as it is told to. */
  searchWithin(start: SearchPosition, { positions, opened, rounds }: Breadth): void {
    this.#reached = [];
    this.#pool.clear();
    this.#moveTree.clear();
    this.#visited.clear();
    this.#position.copy(start);
    this.#deadEnd.prepare(start);
    this.#visited.add(start.key1, start.key2);
    this.#reach(-1);
    for (let round = 0; round <= rounds && this.#reached.length < positions; round++) {
      const next = this.#closed().slice(0, round === 0 ? 1 : opened);
      if (next.length === 0) break;
      for (const one of next) this.#open(one, positions);
      this.#queue.flush();
    }
    this.#queue.flush();
    this.candidates = this.#reached
      .flatMap(({ slot, deals, value }) => deals.map((deal) => ({ slot, deal, value })))
      .sort((a, b) => b.value - a.value || a.slot - b.slot);
  }

  /** Takes over the position of a candidate of the last search. */
  load({ slot }: Candidate, into: SearchPosition): void {
    this.#pool.load(slot, into);
  }

  /** The moves to a candidate, its deal included. */
  lineTo({ slot, deal }: Candidate): number[] {
    return [...this.#moveTree.line(this.#pool.treeNodes[slot]), deal];
  }

  /** The positions that have not been opened, the best first. */
  #closed(): Reached[] {
    return this.#reached
      .filter(({ isOpen }) => !isOpen)
      .sort((a, b) => b.value - a.value || a.slot - b.slot);
  }

  /** Reaches every position one carry away. */
  #open(reached: Reached, positions: number): void {
    reached.isOpen = true;
    const position = this.#position;
    const parent = this.#pool.treeNodes[reached.slot];
    this.#pool.load(reached.slot, position);
    const count = this.#finder.find(position);
    this.#moves.set(this.#finder.moves);
    for (let i = 0; i < count && this.#reached.length < positions; i++) {
      const move = this.#moves[i];
      if (move >= DRAW) return;
      position.play(move);
      if (this.#visited.add(position.key1, position.key2)) this.#reach(parent, move);
      position.undo();
    }
  }

  /** Keeps a position that is not a dead end, and has it judged. */
  #reach(parent: number, move?: number): void {
    const position = this.#position;
    if (this.#deadEnd.isDead(position)) return;
    const node = move === undefined ? -1 : this.#moveTree.add(parent, move);
    const slot = this.#pool.add(position, 0, node);
    const count = this.#finder.find(position);
    const deals = [...this.#finder.moves.subarray(0, count)].filter((code) => code >= DRAW);
    const reached: Reached = { slot, deals, value: 0, isOpen: false };
    this.#reached.push(reached);
    // A position that cannot be dealt from can lead to one that can.
    this.#queue.add(position, deals.length > 0, (chance) => {
      reached.value = chance;
    });
  }
}
