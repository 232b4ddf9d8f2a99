/** Keeps the positions to which a search will come back, and the moves that led to them. */
import { decode, ENCODED_SIZE, encode } from './encoding.ts';
import type { SearchPosition } from './searchPosition.ts';

const FIRST_SIZE = 1024;

type Numbers = Uint8Array | Int16Array | Int32Array | Float64Array;

/** Copies numbers into a larger array. */
function grown<Some extends Numbers>(old: Some, into: Some): Some {
  into.set(old);
  return into;
}

/** Positions in slots that are used again. A slot is a number; each has a score and a node. */
export class PositionPool {
  scores = new Float64Array(FIRST_SIZE);
  treeNodes = new Int32Array(FIRST_SIZE);
  #records = new Uint8Array(FIRST_SIZE * ENCODED_SIZE);
  #keys1 = new Int32Array(FIRST_SIZE);
  #keys2 = new Int32Array(FIRST_SIZE);
  readonly #free: number[] = [];
  #used = 0;

  clear(): void {
    this.#free.length = 0;
    this.#used = 0;
  }

  /** Puts a position into the pool. */
  add(position: SearchPosition, score: number, node: number): number {
    const slot = this.#free.pop() ?? this.#newSlot();
    encode(position, this.#records, slot * ENCODED_SIZE);
    this.#keys1[slot] = position.key1;
    this.#keys2[slot] = position.key2;
    this.scores[slot] = score;
    this.treeNodes[slot] = node;
    return slot;
  }

  #newSlot(): number {
    if (this.#used === this.treeNodes.length) {
      const size = 2 * this.#used;
      this.scores = grown(this.scores, new Float64Array(size));
      this.treeNodes = grown(this.treeNodes, new Int32Array(size));
      this.#records = grown(this.#records, new Uint8Array(size * ENCODED_SIZE));
      this.#keys1 = grown(this.#keys1, new Int32Array(size));
      this.#keys2 = grown(this.#keys2, new Int32Array(size));
    }
    return this.#used++;
  }

  load(slot: number, position: SearchPosition): void {
    decode(position, this.#records, slot * ENCODED_SIZE, this.#keys1[slot], this.#keys2[slot]);
  }

  release(slot: number): void {
    this.#free.push(slot);
  }

  /** The best comes first; of equals, the one in the lower slot, so that runs can be repeated. */
  readonly byScore = (a: number, b: number): number => this.scores[b] - this.scores[a] || a - b;
}

/** The tree of moves a search has looked at. A node is a number, the root is -1. */
export class MoveTree {
  length = 0;
  #parents = new Int32Array(FIRST_SIZE);
  #moves = new Int16Array(FIRST_SIZE);

  clear(): void {
    this.length = 0;
  }

  add(parent: number, move: number): number {
    if (this.length === this.#moves.length) {
      this.#parents = grown(this.#parents, new Int32Array(2 * this.length));
      this.#moves = grown(this.#moves, new Int16Array(2 * this.length));
    }
    this.#parents[this.length] = parent;
    this.#moves[this.length] = move;
    return this.length++;
  }

  /** The moves from the root to a node. */
  line(node: number): number[] {
    const moves: number[] = [];
    for (let at = node; at >= 0; at = this.#parents[at]) moves.push(this.#moves[at]);
    return moves.reverse();
  }
}

/** A heap of slots, the best score first. */
export class PriorityQueue {
  readonly #pool: PositionPool;
  readonly #slots: number[] = [];

  constructor(pool: PositionPool) {
    this.#pool = pool;
  }

  get length(): number {
    return this.#slots.length;
  }

  add(slot: number): void {
    const { scores } = this.#pool;
    const slots = this.#slots;
    const score = scores[slot];
    let at = slots.length;
    slots.push(slot);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (scores[slots[above]] >= score) break;
      slots[at] = slots[above];
      at = above;
    }
    slots[at] = slot;
  }

  /** Takes the best slot out; there must be one. */
  take(): number {
    const slots = this.#slots;
    const best = slots[0];
    const last = slots.pop() as number;
    if (slots.length > 0) this.#sink(last);
    return best;
  }

  /** Puts a slot in at the top and lets it sink to where it belongs. */
  #sink(slot: number): void {
    const { scores } = this.#pool;
    const slots = this.#slots;
    const score = scores[slot];
    let at = 0;
    for (let below = 1; below < slots.length; below = 2 * at + 1) {
      const right = below + 1;
      if (right < slots.length && scores[slots[right]] > scores[slots[below]]) below = right;
      if (scores[slots[below]] <= score) break;
      slots[at] = slots[below];
      at = below;
    }
    slots[at] = slot;
  }

  /** Gives all slots back to the pool. */
  clear(): void {
    for (const slot of this.#slots) this.#pool.release(slot);
    this.#slots.length = 0;
  }
}
