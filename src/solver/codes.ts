/** The numbers by which the solver names cards, piles, foundations and moves. */
import { CARD_KINDS, nextHigher } from '../rules/card.ts';
import { baseOf, foundationCard, HOURS, indexOf, sizeWhenComplete } from '../rules/hour.ts';
import type { Move, Place } from '../rules/move.ts';

export const FANS = 12;
/** Piles are numbered: fans 0 to 11 (their hour's index), then waste and stock. */
export const WASTE = 12;
export const STOCK = 13;
export const PILES = 14;

/** The stock of a new game. */
export const WHOLE_STOCK = 56;

/** Each pile has its own stretch of `cards`; no fan can grow beyond 26 cards, nor the rest beyond 56. */
export const PILE_SHIFT = 6;

/** No card: the top of an empty pile, the need of a complete foundation. */
export const NONE = 63;

/** A carry is `from << 5 | to`, a foundation's number as `to` having this bit beside it. */
export const TO_FOUNDATION = 16;
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

/** The card a foundation needs at each height; `NEEDS[hour << 4 | height]`. */
export const NEEDS = new Uint8Array(12 << 4).fill(NONE);
for (const hour of HOURS)
  for (let height = 1; height < sizeWhenComplete(hour); height++)
    NEEDS[(indexOf(hour) << 4) | height] = foundationCard(hour, height + 1);

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
  const to = move & 31;
  return {
    kind: 'carry',
    from: placeOf(move >> 5),
    to:
      to < TO_FOUNDATION
        ? placeOf(to)
        : { pile: 'foundation', hour: HOURS[to - TO_FOUNDATION] as (typeof HOURS)[number] },
  };
}
