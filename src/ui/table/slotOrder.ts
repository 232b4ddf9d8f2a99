/**
 * Compares slots: which cards have moved, which are visible on their way, and which fly above
 * others.
 */
import { HOURS, indexOf } from '../../rules/hour.ts';
import { parsePlace } from '../../rules/move.ts';
import { STOCK } from './pileName.ts';
import type { Slot } from './placement.ts';

/** Above every card at rest. */
export const FLYING = 250;

/**
 * The z-index of a card in flight. A card that only shifts within its pile keeps its own. Cards
 * that turn face down keep their visible order; as backs they all look alike.
 */
export function heightOf(from: Slot, to: Slot): number {
  if (from.pile === to.pile) return to.index + 1;
  return FLYING + (to.faceUp ? to : from).index;
}

export const sameLook = (a: Slot, b: Slot): boolean =>
  samePlace(a, b) &&
  a.index === b.index &&
  a.shown === b.shown &&
  a.faceUp === b.faceUp &&
  a.covered === b.covered;

/**
 * Whether a card is visible on its way. Deep in a pile it is not, and a card from the stock is
 * visible only if it is at its destination.
 */
export const isSeen = (from: Slot, to: Slot): boolean =>
  to.shown || (from.shown && from.pile !== STOCK);

export const samePlace = (a: Slot, b: Slot): boolean =>
  a.pile === b.pile && a.at.x === b.at.x && a.at.y === b.at.y;

/** The turn of a slot in the opening deal: the clock first, then the fans round by round, the stock last. */
export function dealOrder({ pile, index }: Slot): number {
  const place = parsePlace(pile);
  if (place?.hour === undefined) return 1000 - index;
  const turn = indexOf(place.hour);
  return place.pile === 'foundation' ? turn : HOURS.length * (1 + index) + turn;
}
