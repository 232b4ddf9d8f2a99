/**
 * Judges positions to deal from by dealing: the cards to come are shuffled, a deal or more is played
 * out from each candidate over the same shuffles, and the net judges where that has led.
 */
import { PILE_SHIFT, STOCK } from '../codes.ts';
import { Beam, type Rung } from '../beam.ts';
import { LADDER } from '../ladder.ts';
import { FreeStock } from '../freeStock.ts';
import type { Packed } from '../packed.ts';
import type { Candidate, Closure } from './closure.ts';
import { Closure as Search } from './closure.ts';
import type { Net } from './net.ts';
import type { Random } from './random.ts';

/** How much a decision is thought over. */
export interface Thinking {
  /** Positions looked at between two deals: where the decision is made, and in what is played out. */
  readonly opened: number;
  readonly openedLater: number;
  /** How many candidates are played out, and over how many shuffles; each round halves the candidates. */
  readonly candidates: number;
  readonly shuffles: number;
  readonly rounds: number;
  /** How many deals are played out. */
  readonly deals: number;
  readonly below: number; readonly opened2: number; readonly end: number; readonly soft: number; readonly win: number; readonly lost: number;
}

/** Positions looked at to decide an ending in which all is known. */
const ENDING_NODES = 2000;

/** What an ending counts for that is not decided within that. */
const UNDECIDED = 0.3;

export class Lookahead {
  readonly search: Closure;
  readonly #packed: Packed;
  readonly #beam: Beam;
  readonly #ending: FreeStock;
  readonly #order = new Uint8Array(64);

  constructor(packed: Packed, net: Net) {
    this.#beam = new Beam(packed);
    this.search = new Search(packed, net);
    this.#packed = packed.twin();
    this.#ending = new FreeStock(packed);
  }

  get looked(): number {
    return this.#beam.looked + this.search.looked + this.#ending.looked;
  }

  /** Puts the cards of the stock into some order. */
  shuffle(position: Packed, random: Random): void {
    const packed = this.#packed;
    packed.copy(position);
    const count = packed.lengths[STOCK] as number;
    const start = STOCK << PILE_SHIFT;
    this.#order.set(packed.cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
    packed.cards.set(this.#order.subarray(0, count), start);
    this.search.prepare(packed);
  }

  /** The chance to win from a candidate over the last shuffle. */
  chance(from: Closure, candidate: Candidate, thinking: Thinking): number {
    const packed = this.#packed;
    const { search } = this;
    from.load(candidate, packed);
    const count = packed.lengths[STOCK] as number;
    packed.cards.set(this.#order.subarray(0, count), STOCK << PILE_SHIFT);
    packed.play(candidate.deal);
    if (thinking.deals === 0) return this.#run(thinking);
    for (let deals = 1; ; deals++) {
      if (packed.lengths[STOCK] === 0) {
        if (thinking.deals >= 90) return this.#judgeEnding() === 1 ? 1 : Math.exp(-packed.left / thinking.soft);
        return this.#judgeEnding() === 1 ? thinking.win : thinking.lost - packed.left * 0.5;
      }
      search.search(packed, thinking.openedLater);
      const best = search.candidates[0];
      if (!best) return thinking.deals >= 90 ? Math.exp(-packed.left / thinking.soft) : thinking.lost - packed.left * 0.5;
      if (deals >= thinking.deals) return best.logit;
      search.load(best, packed);
      packed.play(best.deal);
    }
  }

  #run(thinking: Thinking): number {
    if (this.#packed.lengths[STOCK] === 0) return this.#judgeEnding();
    this.#beam.forget();
    const run = this.#beam.search(this.#packed, { ...(LADDER[0] as Rung), opened: thinking.opened2, openedAtEnd: thinking.end }, 0);
    for (;;) {
      const step = run.next();
      if (step.done) return step.value ? 1 : thinking.soft > 0 ? Math.exp(-this.#beam.leastLeft / thinking.soft) : 0;
    }
  }

  #judgeEnding(): number {
    const verdict = this.#ending.judge(this.#packed, ENDING_NODES);
    if (verdict === 'unknown') return UNDECIDED;
    return verdict === 'open' ? 1 : 0;
  }
}
