/**
 * The positions that can be reached without dealing. Between two deals nothing is hidden, so this is an ordinary
 * best-first search. It finds the candidates: positions to deal from.
 */

import { DeadEnd } from '../../solver/deadEnd.ts';
import { DRAW } from '../../solver/engine/codes.ts';
import { MoveFinder } from '../../solver/engine/moveFinder.ts';
import { MoveTree, PositionPool, PriorityQueue } from '../../solver/engine/positionPool.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { Visited } from '../../solver/engine/visited.ts';
import { LinearEvaluation } from '../evaluation/linearEvaluation.ts';
import { weightsFor } from '../evaluation/weights.ts';

/** A position to deal from. */
export interface Candidate {
  readonly slot: number;
  /** `REFILL`, `DRAW` or `REDEAL`. */
  readonly deal: number;
  /** Its linear evaluation. */
  readonly score: number;
  /** The carries that the relaxed game needs, as `DeadEnd` counts them. */
  readonly carries: number;
}

/** The table of visited positions has 2^TABLE_BITS slots: more than are looked at. */
const TABLE_BITS = 12;

export class CarrySearch {
  /** Positions looked at since it was made. */
  nodes = 0;
  /** The positions to deal from that the last search has found, the most promising first. */
  readonly candidates: Candidate[] = [];
  readonly #position: SearchPosition;
  readonly #pool = new PositionPool();
  readonly #moveTree = new MoveTree();
  readonly #queue = new PriorityQueue(this.#pool);
  readonly #visited = new Visited(TABLE_BITS);
  readonly #deadEnd = new DeadEnd();
  readonly #finder = new MoveFinder();
  readonly #evaluation: LinearEvaluation;
  /**
   * The moves of the position being expanded: the finder is used again for the positions that they
   * lead to.
   */
  readonly #moves = new Int16Array(256);

  /**
   * @param position any position by the rule set of all positions to be searched
   * @param weights of the linear evaluation
   */
  constructor(position: SearchPosition, weights = weightsFor(position.ruleSet)) {
    this.#position = position.twin();
    this.#evaluation = new LinearEvaluation(weights);
  }

  /**
   * Searches for positions to deal from. It uses which cards the stock has, but not their order.
   *
   * @param most how many positions are looked at, not counting a small excess
   */
  search(start: SearchPosition, most: number): void {
    this.candidates.length = 0;
    this.#queue.clear();
    this.#pool.clear();
    this.#moveTree.clear();
    this.#visited.clear();
    this.#position.copy(start);
    this.#deadEnd.prepare(start);
    this.#evaluation.prepare(start);
    this.#visited.add(start.key1, start.key2);
    const end = this.nodes + most;
    this.#judge(-1);
    while (this.#queue.length > 0 && this.nodes < end) this.#expand(this.#queue.take());
    this.candidates.sort((a, b) => b.score - a.score || a.slot - b.slot);
  }

  /** Takes over the position of a candidate of the last search. */
  load({ slot }: Candidate, into: SearchPosition): void {
    this.#pool.load(slot, into);
  }

  /** The moves to a candidate, its deal included. */
  lineTo({ slot, deal }: Candidate): number[] {
    return [...this.#moveTree.line(this.#pool.treeNodes[slot]), deal];
  }

  /** Visits every position one carry away. */
  #expand(slot: number): void {
    const position = this.#position;
    const parent = this.#pool.treeNodes[slot];
    this.#pool.load(slot, position);
    const count = this.#finder.find(position);
    this.#moves.set(this.#finder.moves);
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i];
      if (move >= DRAW) return;
      position.play(move);
      if (this.#visited.add(position.key1, position.key2))
        this.#judge(this.#moveTree.add(parent, move));
      position.undo();
    }
  }

  /** Keeps a position that is not a dead end, and notes how it can be dealt from. */
  #judge(node: number): void {
    const position = this.#position;
    this.nodes++;
    if (this.#deadEnd.isDead(position)) return;
    const { carries } = this.#deadEnd;
    const slot = this.#pool.add(position, Number.NEGATIVE_INFINITY, node);
    const count = this.#finder.find(position);
    this.#evaluation.take(position, carries);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = count - 1; i >= 0 && this.#finder.moves[i] >= DRAW; i--) {
      const deal = this.#finder.moves[i];
      const score = this.#evaluation.of(deal);
      this.candidates.push({ slot, deal, score, carries });
      most = Math.max(most, score);
    }
    // A position that cannot be dealt from can lead to one that can.
    const isBetween = most === Number.NEGATIVE_INFINITY;
    this.#pool.scores[slot] = isBetween ? this.#evaluation.of(0) : most;
    this.#queue.add(slot);
  }
}
