/**
 * Positions that are lost whatever is played: a proof without search.
 *
 * **The relaxed game.** Suppose that a card once uncovered stays within reach for ever, for a
 * foundation and to be built on, however the game goes on. In that game nothing is ever lost by a
 * move, so it is played by making every move until none is left:
 *
 * - a foundation takes the next card it needs if any copy of it is open;
 * - the top of a pile leaves it if a foundation has taken a card of its kind since the position
 *   began, or if a card one higher can be built on; the card beneath is open from then on;
 * - a card that has left its pile can be built on as soon as a card one higher can be, even if it left
 *   for a foundation: it might have waited.
 *
 * **Why it proves anything.** Take any line of the real game, and make beside it the moves of the
 * relaxed one. By induction every card that is uncovered in the real game at some time is open in
 * the relaxed game, every card that can be built on is buildable, and every foundation is as high or
 * higher: each real move needs only what these hold. A card leaves a pile in the real game to a
 * foundation, which then has taken a card of its kind, or onto a card one higher that can be built
 * on: so it leaves its pile in the relaxed game too, whatever it left for and in whatever order. Hence
 * if the real game can be won, all foundations are completed in the relaxed one. If they are not, the position is lost.
 *
 * **The cards that are open and buildable at first.** The tops of the piles are open. A top can be built on where it
 * lies if its fan has `buildOn` cards at that time. A card that lies lower in its fan than that can
 * never be built on where it lies: for it to be the top, all above it must have left, and a refill
 * puts cards above it. (This is what makes the test bite.) A card that has moved onto another fan
 * lies high enough. Cards of the stock can come to lie anywhere: they count as open and buildable
 * from the start. So do those of the waste if it can still be turned over.
 */
import { CARD_KINDS } from '../rules/card.ts';
import {
  bottomOf,
  COMPLETE,
  DOWN,
  FANS,
  NONE,
  STOCK,
  STOCK_SIZES,
  SUIT,
  topOf,
  UP,
  WASTE,
} from './engine/codes.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

const SUITS = 4;
const RANKS = 13;
const ALL_RANKS = (1 << RANKS) - 1;

/** A card's rank, and its bit among the thirteen of its suit. */
const RANK = Uint8Array.from({ length: 64 }, (_, card) => card % RANKS);
const BIT = Uint16Array.from({ length: 64 }, (_, card) =>
  card < CARD_KINDS ? 1 << (card % RANKS) : 0,
);

/** A set of kinds of cards: the bits of each suit. */
export class Kinds {
  readonly bits = new Int32Array(SUITS);

  has(card: number): boolean {
    return (this.bits[SUIT[card]] & BIT[card]) !== 0;
  }

  add(card: number): void {
    const suit = SUIT[card];
    this.bits[suit] |= BIT[card];
  }

  remove(card: number): void {
    const suit = SUIT[card];
    this.bits[suit] &= ~BIT[card];
  }

  clear(): void {
    this.bits.fill(0);
  }
}

const NONE_AT_ALL = new Kinds();
/** More cards than any pile has: a pile that is not built on. */
const NEVER = 64;

const ALL_PILES = (1 << (WASTE + 1)) - 1;
const ALL_FOUNDATIONS = (1 << 12) - 1;

export class DeadEnd {
  readonly #open = new Int32Array(SUITS);
  readonly #buildable = new Int32Array(SUITS);
  readonly #taken = new Int32Array(SUITS);
  /** Kinds taken off a pile only because a foundation has taken them: see `#makeBuildable`. */
  readonly #loose = new Int32Array(SUITS);
  /** For each size of the stock of `prepare`, the kinds of the cards still in it. */
  readonly #stocks = new Int32Array(STOCK_SIZES * SUITS);
  #preparedFor = -1;
  /** The kinds that are or have been on top of a pile, and of which piles. */
  readonly #tops = new Int32Array(SUITS);
  readonly #pilesWithTop = new Uint16Array(64);
  /** The foundations that wait for each kind, or have waited. */
  readonly #waiting = new Uint16Array(64);
  readonly #lengths = new Int8Array(WASTE + 1);
  readonly #needs = new Uint8Array(12);
  readonly #missing = new Uint8Array(12);
  #cards = new Uint8Array(0);
  /** Piles and foundations to be looked at again, one bit each. */
  #piles = 0;
  #foundations = 0;
  #incomplete = 0;
  /** Carries to a fan that the relaxed game needed in the last test: a measure of difficulty. */
  carries = 0;

  /** Makes the test quicker for all positions that come from this one without a redeal. */
  prepare({ cards, lengths, redealsUsed }: SearchPosition): void {
    const stocks = this.#stocks;
    const count = lengths[STOCK];
    stocks.fill(0, 0, SUITS);
    for (let i = 0; i < count; i++) {
      const card = cards[bottomOf(STOCK) + i];
      const at = (i + 1) * SUITS + SUIT[card];
      stocks.copyWithin((i + 1) * SUITS, i * SUITS, (i + 1) * SUITS);
      stocks[at] |= BIT[card];
    }
    this.#preparedFor = redealsUsed;
  }

  /**
   * @param free further kinds that are at hand from the start
   * @param passed kinds that a foundation has taken before
   * @returns whether the position is certainly lost
   */
  isDead(position: SearchPosition, free = NONE_AT_ALL, passed = NONE_AT_ALL): boolean {
    this.#begin(position, free.bits, passed.bits);
    const { buildOn, wasteToFans } = position;
    while (this.#foundations !== 0 || this.#piles !== 0) {
      while (this.#foundations !== 0) {
        const h = 31 - Math.clz32(this.#foundations);
        this.#foundations ^= 1 << h;
        this.#advance(h);
      }
      while (this.#foundations === 0 && this.#piles !== 0) {
        const pile = 31 - Math.clz32(this.#piles);
        this.#piles ^= 1 << pile;
        if (pile === WASTE) this.#uncover(pile, NEVER, wasteToFans);
        else this.#uncover(pile, buildOn, true);
      }
    }
    return this.#incomplete > 0;
  }

  #begin(position: SearchPosition, free: Int32Array, passed: Int32Array): void {
    this.#cards = position.cards;
    this.carries = 0;
    this.#pilesWithTop.fill(0);
    this.#waiting.fill(0);
    this.#beginKinds(position, free, passed);
    for (let pile = 0; pile <= WASTE; pile++) this.#beginPile(position, pile);
    this.#incomplete = 0;
    for (let h = 0; h < 12; h++) {
      const need = position.needs[h];
      this.#needs[h] = need;
      this.#missing[h] = COMPLETE[h] - position.heights[h];
      if (need !== NONE) this.#incomplete++;
    }
    this.#piles = ALL_PILES;
    this.#foundations = ALL_FOUNDATIONS;
  }

  #beginKinds(position: SearchPosition, free: Int32Array, passed: Int32Array): void {
    const { lengths, redealsUsed } = position;
    const stock = lengths[STOCK] * SUITS;
    const isPrepared = redealsUsed === this.#preparedFor;
    for (let suit = 0; suit < SUITS; suit++) {
      const known = isPrepared ? this.#stocks[stock + suit] : 0;
      this.#open[suit] = free[suit] | known;
      this.#taken[suit] = passed[suit];
      this.#tops[suit] = 0;
      this.#loose[suit] = 0;
    }
    if (!isPrepared) this.#openPile(STOCK, lengths[STOCK]);
    if (redealsUsed < position.redeals) this.#openPile(WASTE, lengths[WASTE]);
    for (let suit = 0; suit < SUITS; suit++) this.#buildable[suit] = this.#open[suit];
  }

  #beginPile({ lengths, buildOn, redeals, redealsUsed }: SearchPosition, pile: number): void {
    const isAtHand = pile === WASTE && redealsUsed < redeals;
    const length = isAtHand ? 0 : lengths[pile];
    this.#lengths[pile] = length;
    if (length > 0) this.#show(pile, length, pile < FANS ? buildOn : NEVER);
  }

  #openPile(pile: number, length: number): void {
    const open = this.#open;
    const start = bottomOf(pile);
    for (let at = start + length - 1; at >= start; at--) {
      const card = this.#cards[at];
      const suit = SUIT[card];
      open[suit] |= BIT[card];
    }
  }

  /** A foundation takes what is open, in one stride round the circle of ranks. */
  #advance(h: number): void {
    const card = this.#needs[h];
    if (card === NONE) return;
    const suit = SUIT[card];
    const rank = RANK[card];
    const open = this.#open[suit];
    const fromHere = (open >> rank) | (open << (RANKS - rank));
    const missing = this.#missing[h];
    const firstClosed = 31 - Math.clz32(~fromHere & -~fromHere);
    const steps = Math.min(firstClosed, missing);
    if (steps > 0) {
      const stride = ((1 << steps) - 1) << rank;
      const taken = this.#taken[suit];
      const now = taken | (stride & ALL_RANKS) | (stride >> RANKS);
      this.#taken[suit] = now;
      this.#lookAtPiles(suit, now & ~taken & this.#tops[suit]);
    }
    if (steps === missing) {
      this.#needs[h] = NONE;
      this.#incomplete--;
      return;
    }
    this.#missing[h] = missing - steps;
    const next = suit * RANKS + ((rank + steps) % RANKS);
    this.#needs[h] = next;
    this.#waiting[next] |= 1 << h;
  }

  /** Piles with these tops are to be looked at again. */
  #lookAtPiles(suit: number, tops: number): void {
    for (let bits = tops; bits !== 0; bits &= bits - 1) {
      const rank = 31 - Math.clz32(bits & -bits);
      this.#piles |= this.#pilesWithTop[suit * RANKS + rank];
    }
  }

  /** Takes off the tops of a pile that can leave it. */
  #uncover(pile: number, buildOn: number, mayBuild: boolean): void {
    const start = bottomOf(pile);
    let length = this.#lengths[pile];
    while (length > 0) {
      const card = this.#cards[start + length - 1];
      const suit = SUIT[card];
      const bit = BIT[card];
      const above = BIT[UP[card]];
      const canBuild = mayBuild && (this.#buildable[suit] & above) !== 0;
      if (canBuild) this.#makeBuildable(card, suit, bit);
      if ((this.#taken[suit] & bit) === 0) {
        if (!canBuild) break;
        this.carries++;
      } else if (mayBuild && !canBuild) {
        this.#loose[suit] |= bit;
      }
      if (--length > 0) this.#show(pile, length, buildOn);
    }
    this.#lengths[pile] = length;
  }

  /** Opens the top of a pile of `length` cards. */
  #show(pile: number, length: number, buildOn: number): void {
    const card = this.#cards[topOf(pile, length)];
    const suit = SUIT[card];
    const bit = BIT[card];
    this.#tops[suit] |= bit;
    this.#pilesWithTop[card] |= 1 << pile;
    if ((this.#open[suit] & bit) === 0) {
      this.#open[suit] |= bit;
      this.#foundations |= this.#waiting[card];
    }
    if (length >= buildOn) this.#makeBuildable(card, suit, bit);
  }

  /**
   * A kind can be built on from now on. A card that has left its pile for a foundation could have waited
   * for that and been carried instead, and then be built on where it lies: so its kind follows.
   */
  #makeBuildable(card: number, suit: number, bit: number): void {
    const known = this.#buildable[suit];
    if ((known & bit) !== 0) return;
    this.#buildable[suit] = known | bit;
    const down = DOWN[card];
    const downBit = BIT[down];
    this.#piles |= this.#pilesWithTop[down];
    if ((this.#loose[suit] & downBit) !== 0) this.#makeBuildable(down, suit, downBit);
  }
}
