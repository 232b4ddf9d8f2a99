/** Arrow-key navigation: round the clock, inward and outward. Pure. */
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { makePlace, type Place, parsePlace } from '../../rules/move.ts';
import { fanName, foundationName, type PileName, STOCK } from './pileName.ts';

/** The pile to which each arrow leads from the middle. */
const FROM_MIDDLE = {
  ArrowRight: STOCK,
  ArrowLeft: 'w',
  ArrowUp: 'f12',
  ArrowDown: 'f6',
} as const satisfies Readonly<Record<string, PileName>>;

export type Arrow = keyof typeof FROM_MIDDLE;

export const isArrow = (key: string): key is Arrow => Object.hasOwn(FROM_MIDDLE, key);

/**
 * The pile to which an arrow leads from another pile. Left and right go round the clock endlessly.
 */
export function neighbour(pile: PileName, arrow: Arrow): PileName {
  const place = parsePlace(pile);
  return place?.hour === undefined ? FROM_MIDDLE[arrow] : fromRing(place, arrow);
}

function fromRing(place: Exclude<Place, { pile: 'waste' }>, arrow: Arrow): PileName {
  const { pile, hour } = place;
  if (arrow === 'ArrowUp') return fanName(hour);
  if (arrow !== 'ArrowDown') return makePlace({ ...place, hour: hourBeside(hour, arrow) });
  if (pile === 'fan') return foundationName(hour);
  // Inside the clock the waste lies to the left, the stock to the right.
  return hour > 6 && hour < 12 ? 'w' : STOCK;
}

const hourBeside = (hour: Hour, arrow: Arrow): Hour =>
  HOURS[(indexOf(hour) + (arrow === 'ArrowRight' ? 1 : 11)) % 12] as Hour;
