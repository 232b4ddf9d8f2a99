/**
 * Where the two copies of each kind of card lie, the one that is easier to reach first. If both are
 * equally easy, the order of the piles decides.
 */
import { bottomOf, FANS, STOCK, UP, WASTE } from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { accessInFan, accessInWaste, GONE, ONLY_IN_STOCK } from './cardKinds.ts';

/** Two entries for each kind of card: copy `k` of a card is at `2 * card + k`. */
export class Copies {
  /** The access of each copy, as in `cardKinds.ts`; `GONE` for a copy that is home. */
  readonly access = new Uint8Array(128);
  /**
   * Its pile, and how many cards lie on it there; 0 for a copy in the stock, whose order is hidden.
   */
  readonly pile = new Uint8Array(128);
  readonly above = new Uint8Array(128);

  find(position: SearchPosition): void {
    const { cards, lengths } = position;
    this.access.fill(GONE);
    const waste = lengths[WASTE];
    for (let i = 0; i < waste; i++) {
      const above = waste - 1 - i;
      this.#see(cards[bottomOf(WASTE) + i], accessInWaste(above), WASTE, above);
    }
    for (let fan = 0; fan < FANS; fan++) this.#findInFan(position, fan);
    const stock = lengths[STOCK];
    for (let i = 0; i < stock; i++) this.#see(cards[bottomOf(STOCK) + i], ONLY_IN_STOCK, STOCK, 0);
  }

  #findInFan({ cards, lengths }: SearchPosition, fan: number): void {
    const start = bottomOf(fan);
    const top = lengths[fan] - 1;
    let breaks = 0;
    for (let i = top; i >= 0; i--) {
      const card = cards[start + i];
      if (i < top && card !== UP[cards[start + i + 1]]) breaks++;
      this.#see(card, accessInFan(i === top, breaks), fan, top - i);
    }
  }

  #see(card: number, access: number, pile: number, above: number): void {
    const first = 2 * card;
    const isSecond = this.access[first] !== GONE;
    const isEasier = isSecond && (access - this.access[first] || above - this.above[first]) < 0;
    if (isEasier) this.#put(first + 1, this.access[first], this.pile[first], this.above[first]);
    this.#put(isSecond && !isEasier ? first + 1 : first, access, pile, above);
  }

  #put(at: number, access = 0, pile = 0, above = 0): void {
    this.access[at] = access;
    this.pile[at] = pile;
    this.above[at] = above;
  }
}
