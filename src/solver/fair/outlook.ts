/**
 * Judges positions to deal from by what the next deal may bring: the cards to come are shuffled, the
 * deal is made, and the net tells the chance to win from what lies there then.
 */
import { PILE_SHIFT, STOCK } from '../codes.ts';
import type { Packed } from '../packed.ts';
import type { Candidate, Closure } from './closure.ts';
import { Ending, isHiding } from './ending.ts';
import { Net } from './net.ts';
import type { Random } from './random.ts';
import { Tokens } from './tokens.ts';
import { netParameters } from './weights.ts';

export class Outlook {
  readonly #packed: Packed;
  readonly #tokens = new Tokens();
  readonly #net = new Net(netParameters());
  readonly #ending: Ending;
  readonly #order = new Uint8Array(64);
  #judged = 0;

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed) {
    this.#packed = packed.twin();
    this.#ending = new Ending(packed);
  }

  /** Positions looked at since it was made. */
  get looked(): number {
    return this.#judged + this.#ending.looked;
  }

  /** Shuffles the cards of a stock for the deals to come. */
  shuffle({ cards, lengths }: Packed, random: Random): void {
    const count = lengths[STOCK] as number;
    const start = STOCK << PILE_SHIFT;
    this.#order.set(cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
  }

  /**
   * Deals from a candidate, from the stock as it was shuffled last.
   *
   * @param found the closure that found the candidate
   * @returns the chance to win, from 0 to 1
   */
  worth(found: Closure, candidate: Candidate): number {
    const packed = this.#packed;
    found.load(candidate, packed);
    const count = packed.lengths[STOCK] as number;
    packed.cards.set(this.#order.subarray(0, count), STOCK << PILE_SHIFT);
    packed.play(candidate.deal);
    this.#judged++;
    if (!isHiding(packed)) return this.#ending.isWin(packed) ? 1 : 0;
    this.#tokens.describe(packed);
    if (this.#tokens.isDead) return 0;
    return 1 / (1 + Math.exp(-this.#net.judge(this.#tokens)));
  }
}
