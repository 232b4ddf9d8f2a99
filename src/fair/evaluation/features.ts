/**
 * The features of a position to deal from: counts of things that help or hurt, and that a person
 * can see. The linear evaluation is their weighted sum. Most count the cards that have the same
 * facts in `cardKinds.ts`.
 */
import { CARD_KINDS } from '../../rules/card.ts';
import {
  bottomOf,
  COMPLETE,
  DOWN,
  DRAW,
  FANS,
  FOUNDATIONS_OF,
  heightIndex,
  NEEDS,
  STOCK,
  SUIT,
  UP,
  WASTE,
  WHOLE_STOCK,
} from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import {
  ACCESS_CLASSES,
  CARRIERS,
  CardKinds,
  DEEP_IN_WASTE,
  GONE,
  IN_RUN,
  MAX_BREAKS,
  NEVER,
  ONLY_IN_STOCK,
  READY,
  USELESS,
} from './cardKinds.ts';

/** Waits in six classes, and in three. */
const WAITS = 6;
const FINE = Uint8Array.from({ length: NEVER + 1 }, (_, wait) =>
  [0, 1, 3, 6, 9, NEVER].findIndex((most) => wait <= most),
);
const COARSE = Uint8Array.from({ length: NEVER + 1 }, (_, wait) =>
  [1, 4, NEVER].findIndex((most) => wait <= most),
);

/** Depths in the waste in four classes. */
const DEPTHS = Uint8Array.from({ length: WHOLE_STOCK }, (_, depth) =>
  [0, 1, 4, WHOLE_STOCK].findIndex((most) => depth <= most),
);

/** Access, in four classes. */
const ACCESS_GROUP = Uint8Array.from({ length: ACCESS_CLASSES }, (_, access) =>
  [IN_RUN, IN_RUN + MAX_BREAKS, DEEP_IN_WASTE, GONE].findIndex((most) => access <= most),
);

/** How many of the next cards of a foundation are looked for. */
const AHEAD = 6;
const AHEAD_OF_COPIES = 4;

/** Where in `counts` each group of them begins. */
let size = 0;
const group = (count: number): number => {
  size += count;
  return size - count;
};
/** The next cards of all foundations: how far ahead, and their access. */
const NEXT = group(AHEAD * ACCESS_CLASSES);
/** Those of them that have another copy in the stock. */
const NEXT_AGAIN = group(AHEAD_OF_COPIES);
/** Cards of the fans: wait, lowest or second or higher, and whether top, under a run or under a break. */
const IN_FANS = group(WAITS * 3 * 3);
/** Cards that lie on another without fitting: their carrier, their wait, the wait of the other. */
const BREAKS = group(CARRIERS * 3 * 3);
/** Built pairs: how low they lie, and whether the upper card is wanted later. */
const PAIRS = group(3 * 2);
/** Cards with a card of their suit above them that is wanted later: how low, and whether it is the next lower. */
const LOCKED = group(3 * 2);
/** Fans by their cards, up to eight. */
const LENGTHS = group(9);
/** Tops of fans, built on or short: where the card is that could be built on them; and those wanted now. */
const TOPS = group(2 * 5);
/** Cards of the stock by their wait, and by their carrier. */
const STOCKED = group(WAITS + CARRIERS);
/** Cards of the waste by depth and wait. */
const WASTED = group(4 * 4);
/** Cards of the waste under one of their suit that is wanted later; and the carriers of those that cover another. */
const WASTE_ORDER = group(1 + 3);
const CARRIES = group(1);
const LEFT = group(1);
const STOCK_SIZE = group(1);
const DRAWS = group(1);
const WASTE_SIZE = group(1);
const COMPLETED = group(1);
const GAPS = group(1);
const ALL_LOCKED = group(1);
/** Foundations by the cards they still need. */
const MISSING = group(10);
/** Suits by the cards their foundations still need, in steps of four. */
const SUITS_LEFT = group(6);
/** Kinds of cards wanted soon and later, by their access. */
const KINDS = group(2 * 4);

/** How many counts there are. */
export const FEATURES = size;

/** Where some groups begin, for readers of the counts. */
export const GROUPS = {
  NEXT,
  IN_FANS,
  BREAKS,
  LOCKED,
  LENGTHS,
  STOCKED,
  WASTED,
  DRAWS,
  MISSING,
} as const;

export class Features {
  /** The counts that `describe` found, one for each feature. */
  readonly counts = new Uint8Array(FEATURES);
  readonly #kinds = new CardKinds();

  /**
   * Counts what can be seen in a position.
   *
   * @param carries as `DeadEnd` counts them
   * @param deal the deal that will follow, `REFILL` or `DRAW`
   */
  describe(position: SearchPosition, carries: number, deal: number): void {
    this.counts.fill(0);
    this.#kinds.find(position);
    this.#countFoundations(position);
    this.#countNext(position);
    for (let fan = 0; fan < FANS; fan++) this.#countFan(position, fan);
    this.#countStock();
    this.#countWaste(position);
    this.#countSuits(position);
    this.#countKinds();
    this.#countAll(position, carries, deal);
  }

  #add(feature: number, count = 1): void {
    this.counts[feature] += count;
  }

  /** How much the foundations need. */
  #countFoundations({ heights }: SearchPosition): void {
    for (let h = 0; h < 12; h++) {
      const missing = COMPLETE[h] - heights[h];
      this.#add(MISSING + missing);
      if (missing === 0) this.#add(COMPLETED);
    }
  }

  /** Where the cards lie that the foundations want next. */
  #countNext({ heights }: SearchPosition): void {
    for (let h = 0; h < 12; h++) {
      const height = heights[h];
      const count = Math.min(AHEAD, COMPLETE[h] - height);
      for (let k = 0; k < count; k++) {
        const card = NEEDS[heightIndex(h, height + k)];
        const access = this.#kinds.access[card];
        this.#add(NEXT + ACCESS_CLASSES * k + access);
        if (k < AHEAD_OF_COPIES && access < ONLY_IN_STOCK && this.#kinds.stocked[card] > 0)
          this.#add(NEXT_AGAIN + k);
      }
    }
  }

  /** The cards of a fan, from the top down. */
  #countFan({ cards, lengths, buildOn }: SearchPosition, fan: number): void {
    const length = lengths[fan];
    this.#add(LENGTHS + Math.min(length, 8));
    if (length === 0) return;
    const start = bottomOf(fan);
    const top = cards[start + length - 1];
    this.#countTop(top, length < buildOn);
    let cover = 0;
    for (let i = length - 1; i >= 0; i--) {
      const card = cards[start + i];
      const low = Math.min(i, 2);
      if (i < length - 1) {
        const above = cards[start + i + 1];
        if (card !== UP[above]) cover = 2;
        else if (cover === 0) cover = 1;
        this.#countNeighbours(card, above, low);
        for (let j = i + 1; j < length; j++) this.#countLocked(card, cards[start + j], low);
      }
      this.#add(IN_FANS + 9 * FINE[this.#kinds.wait[card]] + 3 * low + cover);
    }
  }

  #countTop(card: number, isShort: boolean): void {
    const next = DOWN[card];
    const at = TOPS + (isShort ? 5 : 0);
    const access = this.#kinds.access[next];
    if (this.#kinds.stocked[next] > 0) this.#add(at);
    else if (this.#kinds.onTop[next] === 1) this.#add(at + 1);
    else this.#add(at + (access < ONLY_IN_STOCK ? 2 : 3));
    if (this.#kinds.wait[card] === 0) this.#add(at + 4);
  }

  /** A card, and the one that lies on it. */
  #countNeighbours(card: number, above: number, low: number): void {
    const wait = this.#kinds.wait[card];
    const waitAbove = this.#kinds.wait[above];
    if (card === UP[above]) {
      this.#add(PAIRS + 2 * low + (waitAbove <= wait ? 0 : 1));
      return;
    }
    const carrier = this.#kinds.carrier[UP[above]];
    this.#add(BREAKS + 9 * carrier + 3 * COARSE[waitAbove] + COARSE[wait]);
  }

  #isLocked(card: number, above: number): boolean {
    return SUIT[card] === SUIT[above] && this.#kinds.wait[above] > this.#kinds.wait[card];
  }

  #countLocked(card: number, above: number, low: number): void {
    if (!this.#isLocked(card, above)) return;
    this.#add(ALL_LOCKED);
    this.#add(LOCKED + low + (card === UP[above] ? 3 : 0));
  }

  #countStock(): void {
    for (let card = 0; card < CARD_KINDS; card++) {
      const count = this.#kinds.stocked[card];
      if (count === 0) continue;
      this.#add(STOCKED + FINE[this.#kinds.wait[card]], count);
      this.#add(STOCKED + WAITS + this.#kinds.carrier[UP[card]], count);
    }
  }

  #countWaste({ cards, lengths }: SearchPosition): void {
    const start = bottomOf(WASTE);
    const top = start + lengths[WASTE] - 1;
    for (let at = start; at <= top; at++) {
      const card = cards[at];
      const wait = this.#kinds.wait[card];
      const soon = wait === 0 ? 0 : 1 + COARSE[wait];
      this.#add(WASTED + 4 * DEPTHS[top - at] + soon);
      if (at < top) this.#countWasteOrder(card, cards[at + 1]);
    }
  }

  #countWasteOrder(card: number, above: number): void {
    if (this.#isLocked(card, above)) this.#add(WASTE_ORDER);
    const carrier = this.#kinds.carrier[UP[above]];
    this.#add(WASTE_ORDER + 1 + (carrier === READY ? 0 : carrier === USELESS ? 2 : 1));
  }

  #countSuits({ heights }: SearchPosition): void {
    for (let suit = 0; suit < 4; suit++) {
      let left = 0;
      for (let i = 3 * suit; i < 3 * suit + 3; i++) {
        const h = FOUNDATIONS_OF[i];
        left += COMPLETE[h] - heights[h];
      }
      this.#add(SUITS_LEFT + Math.min(5, left >> 2));
    }
  }

  #countKinds(): void {
    for (let card = 0; card < CARD_KINDS; card++) {
      const wait = this.#kinds.wait[card];
      if (wait === NEVER) continue;
      const access = this.#kinds.access[card];
      this.#add(KINDS + (wait <= 2 ? 0 : 4) + ACCESS_GROUP[access]);
    }
  }

  #countAll(position: SearchPosition, carries: number, deal: number): void {
    const { counts } = this;
    const stock = position.lengths[STOCK];
    counts[CARRIES] = carries;
    counts[LEFT] = position.left;
    counts[STOCK_SIZE] = stock;
    counts[DRAWS] = deal === DRAW ? 1 : 0;
    counts[WASTE_SIZE] = position.lengths[WASTE];
    counts[GAPS] = Math.min(stock, position.gaps());
  }
}
