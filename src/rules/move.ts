/** Moves: how they are written, which are legal and why the others are not, and what they do. */

import { type Card, nextHigher, suitOf } from './card.ts';
import { HOURS, type Hour, indexOf, isHour } from './hour.ts';
import {
  FAN_SIZE,
  fanAt,
  foundationNeeds,
  gaps,
  gapsIn,
  isWon,
  type Position,
} from './position.ts';
import type { Refusal } from './refusal.ts';
import type { RuleSet } from './ruleSet.ts';

/** A pile from which a card can be taken or to which it can be carried. */
export type Place =
  | { readonly pile: 'fan'; readonly hour: Hour }
  | { readonly pile: 'foundation'; readonly hour: Hour }
  | { readonly pile: 'waste'; readonly hour?: undefined };

/** A place as text: `t3` a fan, `f10` a foundation, `w` the waste. */
export type PlaceName = `t${Hour}` | `f${Hour}` | 'w';

/** What a player can do: carry a card, refill the fans from the stock, draw, or turn the waste over. */
export type Move =
  | { readonly kind: 'carry'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'refill' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'redeal' };

/** A move of one card from pile to pile. */
export type Carry = Extract<Move, { kind: 'carry' }>;

/** The fans, hour by hour. */
export const FANS = HOURS.map((hour) => ({ pile: 'fan', hour }) as const);
/** The foundations, hour by hour. */
export const FOUNDATIONS = HOURS.map((hour) => ({ pile: 'foundation', hour }) as const);

/** Every carry that can be legal in some position. */
const CARRIES: readonly Carry[] = [...FANS, { pile: 'waste' } as const].flatMap((from) =>
  [...FOUNDATIONS, ...FANS].map((to): Carry => ({ kind: 'carry', from, to })),
);
const DEALING: readonly Move[] = [{ kind: 'refill' }, { kind: 'draw' }, { kind: 'redeal' }];

/** Writes a place: `t3`, `f10`, `w`. */
export function makePlace(place: Place): PlaceName {
  if (place.pile === 'waste') return 'w';
  return `${place.pile === 'fan' ? 't' : 'f'}${place.hour}`;
}

/** Reads what `makePlace` writes; anything else is `undefined`. */
export function parsePlace(text: PlaceName): Place;
export function parsePlace(text: string): Place | undefined;
export function parsePlace(text: string): Place | undefined {
  if (text === 'w') return { pile: 'waste' };
  const parts = /^([tf])([1-9][0-9]?)$/.exec(text);
  const hour = Number(parts?.[2]);
  if (!isHour(hour)) return undefined;
  return { pile: parts?.[1] === 't' ? 'fan' : 'foundation', hour };
}

/** `t3-f10`, `w-t4`, `refill`, `draw`, `redeal`. */
export const makeMove = (move: Move): string =>
  move.kind === 'carry' ? `${makePlace(move.from)}-${makePlace(move.to)}` : move.kind;

/** Reads what `makeMove` writes, legal or not; anything else is `undefined`. */
export function parseMove(text: string): Move | undefined {
  if (text === 'refill' || text === 'draw' || text === 'redeal') return { kind: text };
  const [from, to, ...rest] = text.split('-').map(parsePlace);
  return from && to && rest.length === 0 ? { kind: 'carry', from, to } : undefined;
}

export const samePlace = (a: Place, b: Place): boolean => a.pile === b.pile && a.hour === b.hour;

/** The card that can be taken from a place; none from a foundation, which keeps its cards. */
export function topAt(position: Position, place: Place): Card | undefined {
  if (place.pile === 'waste') return position.waste.at(-1);
  return place.pile === 'fan' ? fanAt(position, place.hour).at(-1) : undefined;
}

/** Why a move is illegal, or `undefined` when it is legal. */
export function whyIllegal(ruleSet: RuleSet, position: Position, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'carry':
      return whyNotCarry(ruleSet, position, move.from, move.to);
    case 'refill':
      return whyNotRefill(ruleSet, position);
    case 'draw':
      return whyNotDraw(ruleSet, position);
    case 'redeal':
      return whyNotRedeal(ruleSet, position);
  }
}

function whyNotCarry(
  ruleSet: RuleSet,
  position: Position,
  from: Place,
  to: Place,
): Refusal | undefined {
  if (from.pile === 'foundation') return 'foundationKeeps';
  if (to.pile === 'waste') return 'wasteTakesNothing';
  if (samePlace(from, to)) return 'samePile';
  const card = topAt(position, from);
  if (card === undefined) return 'nothingThere';
  if (to.pile === 'foundation') {
    const needed = foundationNeeds(position, to.hour);
    return needed === undefined ? 'foundationComplete' : whyNotEqual(card, needed);
  }
  if (from.pile === 'waste' && ruleSet.wasteTo === 'foundations') return 'wasteToFoundationsOnly';
  const fan = fanAt(position, to.hour);
  const top = fan.at(-1);
  if (top === undefined) return 'fanEmpty';
  if (fan.length < ruleSet.buildOn) return 'fanHasGaps';
  return whyNotEqual(top, nextHigher(card));
}

/** The refusal of a card that is not the expected one: its suit is wrong, or else its rank. */
function whyNotEqual(card: Card, expected: Card): Refusal | undefined {
  if (suitOf(card) !== suitOf(expected)) return 'wrongSuit';
  return card === expected ? undefined : 'wrongRank';
}

function whyNotRefill(ruleSet: RuleSet, position: Position): Refusal | undefined {
  if (gaps(position) === 0) return 'noGaps';
  if (position.stock.length === 0) return 'stockEmpty';
  return ruleSet.refillWhen === 'stuck' && !isStuck(ruleSet, position) ? 'notStuck' : undefined;
}

function whyNotDraw(ruleSet: RuleSet, position: Position): Refusal | undefined {
  if (position.stock.length === 0) return 'stockEmpty';
  if (ruleSet.drawWhen !== 'any' && gaps(position) > 0) return 'gapsFirst';
  return ruleSet.drawWhen === 'stuck' && !isStuck(ruleSet, position) ? 'notStuck' : undefined;
}

function whyNotRedeal(ruleSet: RuleSet, position: Position): Refusal | undefined {
  if (position.redealsUsed >= ruleSet.redeals) return 'noRedeal';
  if (position.stock.length > 0) return 'stockNotEmpty';
  return position.waste.length === 0 ? 'wasteEmpty' : undefined;
}

/** Every move that can be legal in some position: carries, then `refill`, `draw`, `redeal`. */
const MOVES: readonly Move[] = [...CARRIES, ...DEALING];

const isLegal = (ruleSet: RuleSet, position: Position, move: Move): boolean =>
  whyIllegal(ruleSet, position, move) === undefined;

/** All legal moves, card by card and then `refill`, `draw`, `redeal`; empty when the game is over. */
export const legalMoves = (ruleSet: RuleSet, position: Position): Move[] =>
  MOVES.filter((move) => isLegal(ruleSet, position, move));

/**
 * Stuck: no card can be played, except a fan's top that already lies on the next higher card of its
 * suit and could only go to the other copy of that card, to and fro for ever. A won game is not
 * stuck.
 */
export const isStuck = (ruleSet: RuleSet, position: Position): boolean =>
  !isWon(position) &&
  !CARRIES.some((move) => isLegal(ruleSet, position, move) && !isBetweenCopies(position, move));

/**
 * Whether a carry only takes a card from one copy of the next higher card to the other, as it could
 * for ever.
 */
export function isBetweenCopies(position: Position, { from, to }: Carry): boolean {
  if (from.pile !== 'fan' || to.pile !== 'fan') return false;
  const fan = fanAt(position, from.hour);
  return fan.at(-2) === nextHigher(fan.at(-1) as Card);
}

/** Over: no legal move is left, whether or not the game is won. */
export const isOver = (ruleSet: RuleSet, position: Position): boolean =>
  !MOVES.some((move) => isLegal(ruleSet, position, move));

/**
 * The position after a legal move.
 *
 * @throws if the move is not legal: ask `whyIllegal` first.
 */
export function play(ruleSet: RuleSet, position: Position, move: Move): Position {
  const refusal = whyIllegal(ruleSet, position, move);
  if (refusal !== undefined) throw new Error(`play: ${makeMove(move)} is illegal: ${refusal}`);
  switch (move.kind) {
    case 'carry':
      return carry(position, move.from, move.to);
    case 'refill':
      return refill(ruleSet, position);
    case 'draw':
      return {
        ...position,
        stock: position.stock.slice(1),
        waste: [...position.waste, position.stock[0] as Card],
      };
    case 'redeal':
      return {
        ...position,
        stock: position.waste,
        waste: [],
        redealsUsed: position.redealsUsed + 1,
      };
  }
}

function carry(position: Position, from: Place, to: Place): Position {
  const card = topAt(position, from) as Card;
  const fans = [...position.fans];
  const foundations = [...position.foundations];
  let { waste } = position;
  if (from.pile === 'waste') waste = waste.slice(0, -1);
  if (from.pile === 'fan') fans[indexOf(from.hour)] = fanAt(position, from.hour).slice(0, -1);
  if (to.pile === 'fan') fans[indexOf(to.hour)] = [...fanAt(position, to.hour), card];
  if (to.pile === 'foundation') {
    const index = indexOf(to.hour);
    foundations[index] = (foundations[index] as number) + 1;
  }
  return { ...position, fans, foundations, waste };
}

/**
 * The hours to which a refill deals its cards, in order, one entry per card: as many as there are
 * gaps and cards in the stock. Empty when there are no gaps.
 */
export function refillHours(ruleSet: RuleSet, position: Position): Hour[] {
  const start = indexOf(ruleSet.refillFrom);
  const hours = [...HOURS.slice(start), ...HOURS.slice(0, start)];
  const missing = (hour: Hour): number => gapsIn(fanAt(position, hour));
  const order =
    ruleSet.refillOrder === 'fans'
      ? hours.flatMap((hour) => Array<Hour>(missing(hour)).fill(hour))
      : Array.from({ length: FAN_SIZE }, (_, round) =>
          hours.filter((hour) => missing(hour) > round),
        ).flat();
  return order.slice(0, position.stock.length);
}

function refill(ruleSet: RuleSet, position: Position): Position {
  const hours = refillHours(ruleSet, position);
  const fans = position.fans.map((fan) => [...fan]);
  hours.forEach((hour, i) => {
    fans[indexOf(hour)]?.push(position.stock[i] as Card);
  });
  return { ...position, fans, stock: position.stock.slice(hours.length) };
}

/** How many cards a move would deal that nobody has named yet; none if the stock is known (`unknownStock.ts`). */
export function cardsWanted(unknown: number, position: Position, { kind }: Move): number {
  const { length } = position.stock;
  const dealt =
    kind === 'refill'
      ? Math.min(gaps(position), length)
      : kind === 'draw'
        ? Math.min(1, length)
        : 0;
  return Math.max(0, Math.min(unknown, dealt - (length - unknown)));
}
