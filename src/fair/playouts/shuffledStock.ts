/** A sample of the stock: its cards in a random order, the same order for all candidates that are dealt from. */
import { bottomOf, STOCK } from '../../solver/codes.ts';
import type { Packed } from '../../solver/packed.ts';
import type { Candidate, Closure } from '../closure.ts';
import type { Random } from '../random.ts';

export class ShuffledStock {
  readonly #order = new Uint8Array(64);

  /** Shuffles the cards that the stock of a position has. */
  shuffle({ cards, lengths }: Packed, random: Random): void {
    const count = lengths[STOCK] as number;
    const start = bottomOf(STOCK);
    this.#order.set(cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
  }

  /**
   * Deals from a candidate with the last sample as the stock.
   *
   * @param found the closure that found the candidate, from the position whose stock was shuffled
   * @param into takes over the position after the deal
   */
  deal(found: Closure, candidate: Candidate, into: Packed): void {
    found.load(candidate, into);
    const count = into.lengths[STOCK] as number;
    into.cards.set(this.#order.subarray(0, count), bottomOf(STOCK));
    into.play(candidate.deal);
  }
}
