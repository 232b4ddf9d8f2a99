/** The numbers by which the solver names cards, piles, foundations and moves. */
import { CARD_KINDS, CARDS_IN_GAME, nextHigher } from '../../rules/card.ts';
import { baseOf, foundationCard, HOURS, indexOf, sizeWhenComplete } from '../../rules/hour.ts';
import type { Move, Place } from '../../rules/move.ts';

export const FANS = 12;
/** Piles are numbered: fans 0 to 11 (their hour's index), then waste and stock. */
export const WASTE = 12;
export const STOCK = 13;
export const PILES = 14;

/** The stock of a new game, and how many sizes a stock can have: from none to whole. */
export const WHOLE_STOCK = 56;
export const STOCK_SIZES = WHOLE_STOCK + 1;

/** The cards of a new game that are not on foundations yet. */
export const MAX_LEFT = CARDS_IN_GAME - FANS;

// The functions from here on are called in the innermost loops and inlined there. Their numbers are written out: the
// built code would look up a constant of this file at each call.

/**
 * The index in `cards` of a pile's lowest card. Each pile has 64 places: no fan can grow beyond 26
 * cards, nor the waste or the stock beyond 56.
 */
export const bottomOf = (pile: number): number => pile << 6;

/** The index in `cards` of the top of a pile that has `length` cards. */
export const topOf = (pile: number, length: number): number => (pile << 6) + length - 1;

/** The length of `cards`. */
export const ALL_CARDS = bottomOf(PILES);

/** No card: the top of an empty pile, the need of a complete foundation. */
export const NONE = 63;

/** A carry has its target in the lower five bits; the highest of these is set for a foundation. */
export const TO_FOUNDATION = 16;

/** The carry from a pile to a fan. */
export const carry = (from: number, to: number): number => (from << 5) | to;

/** The carry from a pile to a foundation. */
export const carryHome = (from: number, foundation: number): number =>
  (from << 5) | 16 | foundation;

/** The pile from which a carry takes its card. */
export const sourceOf = (move: number): number => move >> 5;

/** A carry's fan, or its foundation and `TO_FOUNDATION`. */
export const targetOf = (move: number): number => move & 31;

/** Whether a carry goes to a foundation. */
export const goesHome = (move: number): boolean => (move & 16) !== 0;

export const DRAW = 512;
export const REFILL = 513;
export const REDEAL = 514;
/** Only in the relaxed game of `freeStock.ts`: a pile's top leaves the game, or a foundation gets a card from nowhere. */
export const SET_ASIDE = 1024;
export const CONJURE = 1088;

/** The next higher card of each card; `NONE` for `NONE`. */
export const UP = Uint8Array.from({ length: 64 }, (_, card) =>
  card < CARD_KINDS ? nextHigher(card) : NONE,
);

/** The next lower card of each card. */
export const DOWN = new Uint8Array(64).fill(NONE);
for (let card = 0; card < CARD_KINDS; card++) DOWN[UP[card]] = card;

export const SUIT = Uint8Array.from({ length: 64 }, (_, card) => Math.floor(card / 13));

export const COMPLETE = Uint8Array.from(HOURS, sizeWhenComplete);

/** The index of a foundation's height in a table of all heights; the next height comes next. */
export const heightIndex = (foundation: number, height: number): number =>
  (foundation << 4) | height;

/** The length of such a table. */
export const ALL_HEIGHTS = heightIndex(12, 0);

/** The card a foundation needs at each height, by `heightIndex`. */
export const NEEDS = new Uint8Array(ALL_HEIGHTS).fill(NONE);
for (const hour of HOURS)
  for (let height = 1; height < sizeWhenComplete(hour); height++)
    NEEDS[heightIndex(indexOf(hour), height)] = foundationCard(hour, height + 1);

/** The three foundations of each suit, suit after suit. */
export const FOUNDATIONS_OF = Uint8Array.from(
  [0, 1, 2, 3].flatMap((suit) => HOURS.filter((hour) => SUIT[baseOf(hour)] === suit).map(indexOf)),
);

const placeOf = (pile: number): Place =>
  pile === WASTE ? { pile: 'waste' } : { pile: 'fan', hour: HOURS[pile] };

/** A packed move as the rules write it. */
export function decodeMove(move: number): Move {
  if (move === DRAW) return { kind: 'draw' };
  if (move === REFILL) return { kind: 'refill' };
  if (move === REDEAL) return { kind: 'redeal' };
  const to = targetOf(move);
  return {
    kind: 'carry',
    from: placeOf(sourceOf(move)),
    to: to < TO_FOUNDATION ? placeOf(to) : { pile: 'foundation', hour: HOURS[to - TO_FOUNDATION] },
  };
}
