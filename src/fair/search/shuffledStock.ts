/** A sample of the stock: its cards in a random order, the same order for all candidates that are dealt from. */
import { baseOf, HOURS } from '../../rules/hour.ts';
import { bottomOf, STOCK } from '../../solver/engine/codes.ts';
import type { Random } from '../../solver/engine/random.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import type { Candidate, CandidateSearch } from './candidateSearch.ts';

const IS_BASE = new Uint8Array(64);
for (const hour of HOURS) IS_BASE[baseOf(hour)] = 1;

export class ShuffledStock {
  readonly #order = new Uint8Array(128);
  readonly #hasBase = new Uint8Array(64);

  /**
   * Shuffles the cards that the stock of a position has.
   *
   * @param isNumbered whether the deal was made as deal numbers are: both packs are shuffled, and of the
   * two copies of a base card the one that comes later is taken out. So base cards come early. Else
   * the base cards are taken out first, and all orders are alike.
   */
  shuffle({ cards, lengths }: SearchPosition, random: Random, isNumbered: boolean): void {
    const order = this.#order;
    const start = bottomOf(STOCK);
    let count = 0;
    for (let at = start; at < start + lengths[STOCK]; at++) {
      order[count++] = cards[at];
      // The copy that was taken out lay somewhere in the stock too, or behind it.
      if (isNumbered && IS_BASE[cards[at]]) order[count++] = cards[at];
    }
    random.shuffle(order, count);
    if (isNumbered) this.#takeOutBases(count, lengths[STOCK]);
  }

  /** Of two copies of a base card the one that is dealt later goes; the card dealt next is the last. */
  #takeOutBases(count: number, left: number): void {
    const order = this.#order;
    this.#hasBase.fill(0);
    let to = count;
    for (let at = count - 1; at >= 0; at--) {
      const card = order[at];
      if (IS_BASE[card] && this.#hasBase[card]) continue;
      this.#hasBase[card] = 1;
      order[--to] = card;
    }
    order.copyWithin(0, to, to + left);
  }

  /** The last sample: this many cards, the next one last. */
  cards(count: number): Uint8Array {
    return this.#order.subarray(0, count);
  }

  /**
   * Deals from a candidate with the last sample as the stock.
   *
   * @param found the search that found the candidate, from the position whose stock was shuffled
   * @param into takes over the position after the deal
   */
  deal(found: Pick<CandidateSearch, 'load'>, candidate: Candidate, into: SearchPosition): void {
    found.load(candidate, into);
    const count = into.lengths[STOCK];
    into.cards.set(this.cards(count), bottomOf(STOCK));
    into.play(candidate.deal);
  }
}
