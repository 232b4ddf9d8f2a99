/** A sample of the stock: its cards in a random order, the same order for all candidates that are dealt from. */
import { bottomOf, STOCK } from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import type { Candidate, CarrySearch } from '../candidates/carrySearch.ts';
import type { Random } from './random.ts';

export class ShuffledStock {
  readonly #order = new Uint8Array(64);

  /** Shuffles the cards that the stock of a position has. */
  shuffle({ cards, lengths }: SearchPosition, random: Random): void {
    const count = lengths[STOCK];
    const start = bottomOf(STOCK);
    this.#order.set(cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
  }

  /**
   * Deals from a candidate with the last sample as the stock.
   *
   * @param found the search that found the candidate, from the position whose stock was shuffled
   * @param into takes over the position after the deal
   */
  deal(found: CarrySearch, candidate: Candidate, into: SearchPosition): void {
    found.load(candidate, into);
    const count = into.lengths[STOCK];
    into.cards.set(this.#order.subarray(0, count), bottomOf(STOCK));
    into.play(candidate.deal);
  }
}
