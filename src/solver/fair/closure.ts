/**
 * The positions that can be reached without dealing, the most hopeful first. Between two deals nothing
 * is hidden, so this is an ordinary search; what comes of it are positions to deal from.
 */
import { DRAW, REFILL, STOCK } from '../codes.ts';
import { DeadEnd } from '../deadEnd.ts';
import { MoveFinder } from '../moveFinder.ts';
import type { Packed } from '../packed.ts';
import { Best, Shelf, Trail } from '../shelf.ts';
import { Visited } from '../visited.ts';
import { evaluate, type Weights } from '../evaluate.ts';
import { Features } from './features.ts';
import type { Net } from './net.ts';

/** A position to deal from. */
export interface Candidate {
  readonly slot: number;
  /** `REFILL` or `DRAW`. */
  readonly deal: number;
  /** The logit of the chance to win, as the net sees it. */
  readonly logit: number;
}

const ZERO = new Float64Array(64);

export class Closure {
  /** Positions looked at since it was made. */
  looked = 0;
  readonly candidates: Candidate[] = [];
  hand: Weights | undefined;
  readonly features = new Features();
  readonly #net: Net;
  readonly #shelf = new Shelf();
  readonly #trail = new Trail();
  readonly #best = new Best(this.#shelf);
  readonly #visited = new Visited(12);
  readonly #deadEnd = new DeadEnd();
  readonly #finder = new MoveFinder();
  readonly #packed: Packed;

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed, net: Net) {
    this.#packed = packed.twin();
    this.#net = net;
  }

  /** To be called before the positions of another game. */
  prepare(packed: Packed): void {
    this.#deadEnd.prepare(packed);
    this.features.prepare(packed);
  }

  /**
   * Finds positions to deal from, the most hopeful first.
   *
   * @param start has a stock
   * @param most how many positions may be looked at
   */
  search(start: Packed, most: number): void {
    const packed = this.#packed;
    this.candidates.length = 0;
    this.#shelf.clear();
    this.#trail.clear();
    this.#visited.clear();
    while (this.#best.length > 0) this.#best.take();
    packed.copy(start);
    this.#visited.add(packed.key1, packed.key2);
    const end = this.looked + most;
    this.#judge(-1, -1);
    while (this.#best.length > 0 && this.looked < end) this.#expand(this.#best.take());
    this.candidates.sort((a, b) => b.logit - a.logit || a.slot - b.slot);
  }

  /** Takes over the position of a candidate. */
  load({ slot }: Candidate, into: Packed): void {
    this.#shelf.load(slot, into);
  }

  /** The carries to a candidate. */
  lineTo({ slot }: Candidate): number[] {
    return this.#trail.line(this.#shelf.nodes[slot] as number);
  }

  #expand(slot: number): void {
    const packed = this.#packed;
    const parent = this.#shelf.nodes[slot] as number;
    this.#shelf.load(slot, packed);
    const count = this.#finder.find(packed);
    const moves = this.#finder.moves.slice(0, count);
    for (const move of moves) {
      if (move >= DRAW) break;
      packed.play(move);
      if (this.#visited.add(packed.key1, packed.key2)) this.#judge(parent, move);
      packed.undo();
    }
  }

  #judge(parent: number, move: number): void {
    const packed = this.#packed;
    this.looked++;
    if (this.#deadEnd.isDead(packed)) return;
    const { carries } = this.#deadEnd;
    const hasGaps = packed.gaps() > 0;
    let logit = this.#value(carries, false);
    const other = hasGaps && packed.drawWhen === 'any' ? this.#value(carries, true) : -1e9;
    const slot = this.#shelf.add(
      packed,
      Math.max(logit, other),
      move < 0 ? parent : this.#trail.add(parent, move),
    );
    this.#best.add(slot);
    const asks = packed.asksIfStuck;
    if (asks && !this.#canDeal()) return;
    const deal = hasGaps ? REFILL : DRAW;
    this.candidates.push({ slot, deal, logit });
    if (other > -1e9) {
      logit = other;
      this.candidates.push({ slot, deal: DRAW, logit });
    }
  }

  #value(carries: number, drawing: boolean): number {
    if (this.hand) return evaluate(this.#packed, carries, this.hand, ZERO) / 100;
    this.features.read(this.#packed, carries, drawing);
    const g = (globalThis as any).tweak;
    const v = this.#net.judge(this.features, this.#packed.lengths[STOCK] as number);if (g) return g(this.#packed, carries, v);
    return this.#net.judge(this.features, this.#packed.lengths[STOCK] as number);
  }

  #canDeal(): boolean {
    const packed = this.#packed;
    const count = this.#finder.find(packed);
    return (
      (packed.lengths[STOCK] as number) > 0 && (this.#finder.moves[count - 1] as number) >= DRAW
    );
  }
}
