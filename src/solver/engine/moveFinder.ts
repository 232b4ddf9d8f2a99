/** Which moves are legal in a packed position. */

import {
  bottomOf,
  carry,
  carryHome,
  DRAW,
  FANS,
  REDEAL,
  REFILL,
  STOCK,
  topOf,
  UP,
  WASTE,
} from './codes.ts';
import { foundationFor } from './dominance.ts';
import type { SearchPosition } from './searchPosition.ts';

export class MoveFinder {
  /** The moves found last. */
  readonly moves = new Int16Array(256);
  readonly #fansWithTop = new Uint16Array(64);
  #count = 0;
  #isStuck = true;

  /**
   * Finds the legal moves: carries to `moves[0 …]`, then refill, draw, redeal. Where two foundations
   * accept a card, only the one that needs more cards is given, if that is proved (`dominance.ts`).
   *
   * @returns how many there are
   */
  find(position: SearchPosition): number {
    this.#markFans(position);
    this.#count = 0;
    this.#isStuck = true;
    for (let from = 0; from <= WASTE; from++)
      if (position.lengths[from] !== 0) this.#findFrom(position, from);
    this.#unmarkFans(position);
    return this.#findDealing(position, this.#count, this.#isStuck && position.left > 0);
  }

  /** Notes, for each kind of card, the fans on which it is a top that can be built on. */
  #markFans({ lengths, cards, buildOn }: SearchPosition): void {
    const fansWithTop = this.#fansWithTop;
    for (let fan = 0; fan < FANS; fan++) {
      const length = lengths[fan];
      if (length < buildOn) continue;
      const top = cards[topOf(fan, length)];
      fansWithTop[top] |= 1 << fan;
    }
  }

  #unmarkFans({ lengths, cards }: SearchPosition): void {
    for (let fan = 0; fan < FANS; fan++) {
      const length = lengths[fan];
      if (length > 0) this.#fansWithTop[cards[topOf(fan, length)]] = 0;
    }
  }

  #findFrom(position: SearchPosition, from: number): void {
    const { cards } = position;
    const { moves } = this;
    const top = topOf(from, position.lengths[from]);
    const card = cards[top];
    if (position.wanted[card] !== 0) {
      this.#findHome(position, from, card);
      this.#isStuck = false;
    }
    if (from === WASTE && !position.wasteToFans) return;
    const up = UP[card];
    let fans = this.#fansWithTop[up] & ~(1 << from);
    if (fans === 0) return;
    const isBetweenCopies = from !== WASTE && top > bottomOf(from) && cards[top - 1] === up;
    if (!isBetweenCopies) this.#isStuck = false;
    for (; fans !== 0; fans &= fans - 1)
      moves[this.#count++] = carry(from, 31 - Math.clz32(fans & -fans));
  }

  /**
   * Home to the better foundation; or to each that accepts the card, where the choice can matter.
   */
  #findHome(position: SearchPosition, from: number, card: number): void {
    if (!position.asksIfStuck) {
      this.moves[this.#count++] = carryHome(from, foundationFor(position, card));
      return;
    }
    for (let h = 0; h < 12; h++)
      if (position.needs[h] === card) this.moves[this.#count++] = carryHome(from, h);
  }

  #findDealing(position: SearchPosition, carries: number, stuck: boolean): number {
    const { lengths } = position;
    const { moves } = this;
    let count = carries;
    if (lengths[STOCK] === 0) {
      if (lengths[WASTE] > 0 && position.redealsUsed < position.redeals) moves[count++] = REDEAL;
      return count;
    }
    const gaps = position.gaps() > 0;
    if (gaps && (stuck || !position.refillWhenStuck)) moves[count++] = REFILL;
    const mayDraw =
      position.drawWhen === 'any' || (!gaps && (position.drawWhen === 'noGaps' || stuck));
    if (mayDraw) moves[count++] = DRAW;
    return count;
  }
}
