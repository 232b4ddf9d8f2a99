/**
 * The names of the 26 piles. Each button has its pile's name in the page, and slots and boxes are
 * found by it.
 */
import { HOURS, type Hour } from '../../rules/hour.ts';
import { type Move, makePlace, type Place, type PlaceName, parsePlace } from '../../rules/move.ts';

/** Only here the stock has a name: no card is carried from it or to it. */
export const STOCK = 's';

/** A pile: a place of the rules (`t3`, `f10`, `w`) or the stock (`s`). `parsePlace` reads it; the stock is no place. */
export type PileName = PlaceName | typeof STOCK;

export const fanName = (hour: Hour): PileName => makePlace({ pile: 'fan', hour });
export const foundationName = (hour: Hour): PileName => makePlace({ pile: 'foundation', hour });

/** All piles in reading order: the middle, the clock, the fans. */
export const PILES: readonly PileName[] = [
  STOCK,
  'w',
  ...HOURS.map(foundationName),
  ...HOURS.map(fanName),
];

/** One value for each pile. */
export type ByPile<Value> = Readonly<Record<PileName, Value>>;

export const byPile = <Value>(make: (pile: PileName) => Value): ByPile<Value> =>
  Object.fromEntries(PILES.map((pile) => [pile, make(pile)])) as ByPile<Value>;

/** Where a move begins and ends on the screen: two piles, the stock alone, or nothing. */
export function pilesOf(move: Move | undefined): readonly PileName[] {
  if (!move) return [];
  return move.kind === 'carry' ? [makePlace(move.from), makePlace(move.to)] : [STOCK];
}

/** The place of each pile; the stock is none. */
export const PLACES: ByPile<Place | undefined> = byPile((pile) => parsePlace(pile));
