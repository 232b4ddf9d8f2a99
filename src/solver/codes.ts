/** The numbers by which the solver names cards, piles, foundations and moves. */
import { CARD_KINDS, CARDS_IN_GAME, nextHigher } from '../rules/card.ts';
import { baseOf, foundationCard, HOURS, indexOf, sizeWhenComplete } from '../rules/hour.ts';
import type { Move, Place } from '../rules/move.ts';

export const FANS = 12;
/** Piles are numbered: fans 0 to 11 (their hour's index), then waste and stock. */
export const WASTE = 12;
export const STOCK = 13;
export const PILES = 14;

/** The stock of a new game, and how many sizes a stock can have: from none to whole. */
export const WHOLE_STOCK = 56;
export const STOCK_SIZES = WHOLE_STOCK + 1;

/** The cards of a new game that are not on foundations yet. */
export const MOST_LEFT = CARDS_IN_GAME - FANS;

/** Each pile has its own stretch of `cards`; no fan can grow beyond 26 cards, nor the rest beyond 56. */
const BITS_OF_PLACE = 6;
export const ALL_CARDS = PILES << BITS_OF_PLACE;

/** The index in `cards` of a pile's lowest card. */
export const bottomOf = (pile: number): number => pile << BITS_OF_PLACE;

/** The index in `cards` of the top of a pile that has so many cards. */
export const topOf = (pile: number, length: number): number => (pile << BITS_OF_PLACE) + length - 1;

/** No card: the top of an empty pile, the need of a complete foundation. */
export const NONE = 63;

/** A carry has its source in the upper bits and its target in the lower five; foundations have the highest of these. */
const BITS_OF_TARGET = 5;
export const TO_FOUNDATION = 16;

/** The carry from a pile to a fan, or to a foundation if `to` has `TO_FOUNDATION`. */
export const carry = (from: number, to: number): number => (from << BITS_OF_TARGET) | to;

/** The carry from a pile to a foundation. */
export const carryHome = (from: number, foundation: number): number =>
  carry(from, TO_FOUNDATION | foundation);

/** The pile from which a carry takes its card. */
export const sourceOf = (move: number): number => move >> BITS_OF_TARGET;

/** A carry's fan, or `TO_FOUNDATION` and the foundation. */
export const targetOf = (move: number): number => move & ((1 << BITS_OF_TARGET) - 1);

/** Whether a carry goes to a foundation. */
export const goesHome = (move: number): boolean => (move & TO_FOUNDATION) !== 0;

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
for (let card = 0; card < CARD_KINDS; card++) DOWN[UP[card] as number] = card;

export const SUIT = Uint8Array.from({ length: 64 }, (_, card) => Math.floor(card / 13));

export const COMPLETE = Uint8Array.from(HOURS, sizeWhenComplete);

/** Heights need so many bits: the highest is 9. */
const BITS_OF_HEIGHT = 4;
/** How many places a table of all foundations and heights has. */
export const ALL_HEIGHTS = 12 << BITS_OF_HEIGHT;

/** The index of a foundation's height in such a table; the next height comes next. */
export const heightIndex = (foundation: number, height: number): number =>
  (foundation << BITS_OF_HEIGHT) | height;

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
  pile === WASTE ? { pile: 'waste' } : { pile: 'fan', hour: HOURS[pile] as (typeof HOURS)[number] };

/** A packed move as the rules write it. */
export function unpackMove(move: number): Move {
  if (move === DRAW) return { kind: 'draw' };
  if (move === REFILL) return { kind: 'refill' };
  if (move === REDEAL) return { kind: 'redeal' };
  const to = targetOf(move);
  return {
    kind: 'carry',
    from: placeOf(sourceOf(move)),
    to:
      to < TO_FOUNDATION
        ? placeOf(to)
        : { pile: 'foundation', hour: HOURS[to - TO_FOUNDATION] as (typeof HOURS)[number] },
  };
}
