/** Reads positions from outside, such as cards on a real table, and trusts nothing in them. */
import { CARD_KINDS, type Card } from './card.ts';
import { type Fault, shown } from './fault.ts';
import { foundationCard, HOURS, indexOf, sizeWhenComplete } from './hour.ts';
import type { Position } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { notTwoPacks } from './twoPacks.ts';

type Checked<Value> = Result<Value, Fault>;

/** The piles that a position and a player's view have in common. */
export type SeenPiles = Pick<Position, 'foundations' | 'fans' | 'waste' | 'redealsUsed'>;

/**
 * Reads a position: plain data in the shape of `Position`, from JSON or made by hand.
 *
 * @returns the position, or the fault and its place: an impossible height of a foundation, a number
 * that is no card, cards that are not two packs
 */
export function readPosition(value: unknown): Result<Position, Fault> {
  const seen = readSeenPiles(value);
  if (!seen.ok) return seen;
  const stock = readCardNumbers((value as Record<string, unknown>)['stock'], 'stock');
  if (!stock.ok) return stock;
  const position = { ...seen.value, stock: stock.value };
  const wrong = notTwoPacks([...cardsIn(position), ...position.stock]);
  return wrong ? failure(wrong) : success(position);
}

/** Reads the foundations, fans and waste from any value. */
export function readSeenPiles(value: unknown): Checked<SeenPiles> {
  if (typeof value !== 'object' || value === null) return unexpected('position', value);
  const { foundations, fans, waste, redealsUsed } = value as Record<string, unknown>;
  const heights = readList(foundations, 'foundations', (height, place, at) => {
    const hour = HOURS.find((each) => indexOf(each) === at);
    const most = hour === undefined ? 0 : sizeWhenComplete(hour);
    return isWhole(height, most) && height > 0
      ? success(height)
      : unexpected('height', height, place);
  });
  if (!heights.ok) return heights;
  const piles = readList(fans, 'fans', (fan, place) => readCardNumbers(fan, place));
  if (!piles.ok) return piles;
  const drawn = readCardNumbers(waste, 'waste');
  if (!drawn.ok) return drawn;
  if (!isWhole(redealsUsed, 1)) return unexpected('redeals', redealsUsed, 'redealsUsed');
  return success({
    foundations: heights.value,
    fans: piles.value,
    waste: drawn.value,
    redealsUsed,
  });
}

/** Every card of the piles. */
export const cardsIn = ({ foundations, fans, waste }: SeenPiles): readonly Card[] => [
  ...HOURS.flatMap((hour) =>
    Array.from({ length: foundations[indexOf(hour)] as number }, (_, below) =>
      foundationCard(hour, below + 1),
    ),
  ),
  ...fans.flat(),
  ...waste,
];

/** Reads a list of card numbers. */
export function readCardNumbers(value: unknown, place: string): Checked<readonly Card[]> {
  if (!Array.isArray(value)) return unexpected('cardList', value, place);
  const at = value.findIndex((card) => !isWhole(card, CARD_KINDS - 1));
  return at < 0 ? success(value) : unexpected('cardNumber', value[at], `${place}[${at}]`);
}

/** Reads a list of twelve items, one for each hour. */
function readList<Item>(
  value: unknown,
  place: string,
  read: (item: unknown, place: string, at: number) => Checked<Item>,
): Checked<readonly Item[]> {
  if (!Array.isArray(value) || value.length !== HOURS.length)
    return unexpected('twelve', value, place);
  const items: Item[] = [];
  for (const [at, each] of value.entries()) {
    const item = read(each, `${place}[${at}]`, at);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return success(items);
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const unexpected = (
  expected: Extract<Fault, { readonly kind: 'unexpected' }>['expected'],
  found: unknown,
  place?: string,
): Checked<never> =>
  failure({
    kind: 'unexpected',
    expected,
    found: shown(found),
    ...(place !== undefined && { place }),
  });
