/**
 * Positions that are lost whatever is played: a proof without search.
 *
 * **The relaxed game.** Suppose that a card once uncovered stays within reach for ever, for a
 * foundation and to be built on, however the game goes on. In that game nothing is ever lost by a
 * move, so it is played by making every move until none is left:
 *
 * - a foundation takes the next card it needs if any copy of it is open;
 * - the top of a pile leaves it if a foundation has taken a card of its kind since the position
 *   began, or if a card one higher can be built on; the card beneath is open from then on.
 *
 * **Why it proves anything.** Take any line of the real game, and make beside it the moves of the
 * relaxed one. By induction every card that is uncovered in the real game at some time is open in
 * the relaxed game, every card that can be built on is buildable, and every foundation is as high or
 * higher: each real move needs only what these hold. A card leaves a pile in the real game to a
 * foundation, which then has taken a card of its kind, or onto a card one higher that can be built
 * on: so it leaves its pile in the relaxed game too. Hence if the real game can be won, all
 * foundations are completed in the relaxed one. If they are not, the position is lost.
 *
 * **What starts open and buildable.** The tops of the piles are open. A top can be built on where it
 * lies if its fan has `buildOn` cards at that time. A card that lies lower in its fan than that can
 * never be built on where it lies: for it to be the top, all above it must have left, and a refill
 * puts cards above it. (This is what makes the test bite.) A card that has moved onto another fan
 * lies high enough. Cards of the stock can come to lie anywhere: they count as open and buildable
 * from the start. So do those of the waste if it can still be turned over.
 */
import { CARD_KINDS } from '../rules/card.ts';
import { COMPLETE, FOUNDATIONS_OF, NONE, PILE_SHIFT, STOCK, SUIT, UP, WASTE } from './codes.ts';
import type { Packed } from './packed.ts';

/** A card's bit among the thirteen of its suit. */
export const BIT = Uint16Array.from({ length: 64 }, (_, card) =>
  card < CARD_KINDS ? 1 << (card % 13) : 0,
);

const SUITS = 4;
const ALL_SUITS = 0b1111;

const NO_KINDS = new Int32Array(SUITS);

export class DeadEnd {
  /** Kinds of cards within reach, by suit. */
  readonly #open = new Int32Array(SUITS);
  /** Kinds that can be built on. */
  readonly #buildable = new Int32Array(SUITS);
  /** Kinds that a foundation has taken. */
  readonly #taken = new Int32Array(SUITS);
  /** The cards of the first so many of a stock, by suit, as long as it is the stock of `prepare`. */
  readonly #stocks = new Int32Array(57 * SUITS);
  #preparedFor = -1;
  readonly #lengths = new Int8Array(WASTE + 1);
  readonly #needs = new Uint8Array(12);
  readonly #heights = new Uint8Array(12);
  /** Carries to a fan that the relaxed game needed in the last test: a measure of difficulty. */
  carries = 0;

  /** Makes the test quicker for all positions that come from this one without a redeal. */
  prepare({ cards, lengths, redealsUsed }: Packed): void {
    const stocks = this.#stocks;
    const count = lengths[STOCK] as number;
    stocks.fill(0, 0, SUITS);
    for (let i = 0; i < count; i++) {
      const card = cards[(STOCK << PILE_SHIFT) + i] as number;
      stocks.copyWithin((i + 1) * SUITS, i * SUITS, (i + 1) * SUITS);
      addKind(stocks, (i + 1) * SUITS + (SUIT[card] as number), card);
    }
    this.#preparedFor = redealsUsed;
  }

  /**
   * @param free kinds, by suit, that are at hand from the start besides
   * @param taken kinds that count as taken by a foundation from the start
   * @returns whether the position is certainly lost
   */
  isDead(packed: Packed, free: Int32Array = NO_KINDS, taken: Int32Array = NO_KINDS): boolean {
    this.#begin(packed, free, taken);
    this.carries = 0;
    for (let changed = ALL_SUITS; changed !== 0; ) {
      this.#advance(changed);
      changed = this.#uncover(packed, changed);
    }
    const needs = this.#needs;
    for (let h = 0; h < 12; h++) if (needs[h] !== NONE) return true;
    return false;
  }

  #begin(packed: Packed, free: Int32Array, taken: Int32Array): void {
    const { cards, lengths } = packed;
    const open = this.#open;
    const own = this.#lengths;
    const inStock = lengths[STOCK] as number;
    if (packed.redealsUsed === this.#preparedFor) {
      for (let suit = 0; suit < SUITS; suit++)
        open[suit] = this.#stocks[inStock * SUITS + suit] as number;
    } else {
      open.fill(0);
      const start = STOCK << PILE_SHIFT;
      for (let i = start + inStock - 1; i >= start; i--)
        addKind(open, SUIT[cards[i] as number] as number, cards[i] as number);
    }
    for (let pile = 0; pile <= WASTE; pile++) own[pile] = lengths[pile] as number;
    if (packed.redealsUsed < packed.redeals) {
      const start = WASTE << PILE_SHIFT;
      for (let i = start + (own[WASTE] as number) - 1; i >= start; i--)
        addKind(open, SUIT[cards[i] as number] as number, cards[i] as number);
      own[WASTE] = 0;
    }
    for (let suit = 0; suit < SUITS; suit++) {
      open[suit] = (open[suit] as number) | (free[suit] as number);
      this.#buildable[suit] = open[suit] as number;
      this.#taken[suit] = taken[suit] as number;
    }
    for (let h = 0; h < 12; h++) {
      this.#needs[h] = packed.needs[h] as number;
      this.#heights[h] = packed.heights[h] as number;
    }
    const buildOn = packed.buildOn;
    for (let pile = 0; pile <= WASTE; pile++) {
      const length = own[pile] as number;
      if (length === 0) continue;
      const card = cards[(pile << PILE_SHIFT) + length - 1] as number;
      const suit = SUIT[card] as number;
      addKind(open, suit, card);
      if (pile !== WASTE && length >= buildOn) addKind(this.#buildable, suit, card);
    }
  }

  /** The foundations of the changed suits take what is open. */
  #advance(changed: number): void {
    const needs = this.#needs;
    const heights = this.#heights;
    for (let suit = 0; suit < SUITS; suit++) {
      if ((changed & (1 << suit)) === 0) continue;
      const here = this.#open[suit] as number;
      let taken = this.#taken[suit] as number;
      for (let k = 3 * suit; k < 3 * suit + 3; k++) {
        const h = FOUNDATIONS_OF[k] as number;
        let card = needs[h] as number;
        if ((here & (BIT[card] as number)) === 0) continue;
        let height = heights[h] as number;
        const complete = COMPLETE[h] as number;
        do {
          taken |= BIT[card] as number;
          card = UP[card] as number;
          height++;
        } while (height < complete && (here & (BIT[card] as number)) !== 0);
        heights[h] = height;
        needs[h] = height === complete ? NONE : card;
      }
      this.#taken[suit] = taken;
    }
  }

  /**
   * Takes off the tops of changed suits that can leave their pile.
   *
   * @returns the suits of which more is open or buildable now
   */
  #uncover({ cards, buildOn, wasteToFans }: Packed, changed: number): number {
    const lengths = this.#lengths;
    const open = this.#open;
    const buildable = this.#buildable;
    const taken = this.#taken;
    let news = 0;
    for (let pile = 0; pile <= WASTE; pile++) {
      const start = pile << PILE_SHIFT;
      const isFan = pile !== WASTE;
      let length = lengths[pile] as number;
      if (length === 0) continue;
      let card = cards[start + length - 1] as number;
      let suit = SUIT[card] as number;
      if ((changed & (1 << suit)) === 0) continue;
      for (;;) {
        const bit = BIT[card] as number;
        const canBuild =
          ((buildable[suit] as number) & (BIT[UP[card] as number] as number)) !== 0 &&
          (isFan || wasteToFans);
        if (canBuild && ((buildable[suit] as number) & bit) === 0) {
          buildable[suit] = (buildable[suit] as number) | bit;
          news |= 1 << suit;
        }
        if (((taken[suit] as number) & bit) === 0) {
          if (!canBuild) break;
          this.carries++;
        }
        if (--length === 0) break;
        card = cards[start + length - 1] as number;
        suit = SUIT[card] as number;
        const next = BIT[card] as number;
        if (((open[suit] as number) & next) === 0) {
          open[suit] = (open[suit] as number) | next;
          news |= 1 << suit;
        }
        if (isFan && length >= buildOn && ((buildable[suit] as number) & next) === 0) {
          buildable[suit] = (buildable[suit] as number) | next;
          news |= 1 << suit;
        }
      }
      lengths[pile] = length;
    }
    return news;
  }
}

function addKind(kinds: Int32Array, at: number, card: number): void {
  kinds[at] = (kinds[at] as number) | (BIT[card] as number);
}
