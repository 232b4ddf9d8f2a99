/**
 * Judges positions to deal from by dealing: the cards to come are shuffled, a deal or more is played
 * out from each candidate over the same shuffles, and the net judges where that has led.
 */
import { PILE_SHIFT, STOCK } from '../codes.ts';
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
}

/** Positions looked at to decide an ending in which all is known. */
const ENDING_NODES = 2000;

/** What an ending counts for that is not decided within that. */
const UNDECIDED = 0.3;

export class Lookahead {
  readonly #search: Closure;
  readonly #packed: Packed;
  readonly #ending: FreeStock;
  readonly #order = new Uint8Array(64);

  constructor(packed: Packed, net: Net) {
    this.#search = new Search(packed, net);
    this.#packed = packed.twin();
    this.#ending = new FreeStock(packed);
  }

  get looked(): number {
    return this.#search.looked + this.#ending.looked;
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
    this.#search.prepare(packed);
  }

  /** The chance to win from a candidate over the last shuffle. */
  chance(from: Closure, candidate: Candidate, thinking: Thinking): number {
    const packed = this.#packed;
    const search = this.#search;
    from.load(candidate, packed);
    const count = packed.lengths[STOCK] as number;
    packed.cards.set(this.#order.subarray(0, count), STOCK << PILE_SHIFT);
    packed.play(candidate.deal);
    for (let deals = 1; ; deals++) {
      if (packed.lengths[STOCK] === 0) return this.#judgeEnding();
      search.search(packed, thinking.openedLater);
      const best = search.candidates[0];
      if (!best) return 0;
      if (deals >= thinking.deals) return 1 / (1 + Math.exp(-best.logit));
      search.load(best, packed);
      packed.play(best.deal);
    }
  }

  #judgeEnding(): number {
    const verdict = this.#ending.judge(this.#packed, ENDING_NODES);
    if (verdict === 'unknown') return UNDECIDED;
    return verdict === 'open' ? 1 : 0;
  }
}
