import { columns, columnsCardWidth } from './columns.ts';
import type { TableGeometry, Viewport } from './geometry.ts';
import { mirrored } from './middle.ts';
import { rows } from './rows.ts';
import { sunburst } from './sunburst.ts';

/**
 * The minimum card width of a ring. On narrower cards the pips of the classic deck run together.
 */
const MIN_RING = 60;

/**
 * The layout with the largest legible cards: a ring if it fits, else columns in an upright window and rows in a
 * low one. Pure: the same window always gives the same table.
 */
export function chooseLayout(space: Viewport, wish: LayoutWish = DEFAULT_WISH): TableGeometry {
  // In a ring the strips fit the classic index; the large one would be cut off.
  const large = wish.layout === 'large' || wish.print === 'large';
  const geometry = large ? withoutRing(space) : usual(space);
  // In columns the stock is below the waste, in reach of either thumb.
  const isForLeft = wish.hand === 'left' && geometry.kind !== 'columns';
  return isForLeft ? mirrored(geometry) : geometry;
}

/** The player's wishes: the largest cards, the stock near the left hand, a print. */
export interface LayoutWish {
  readonly layout: 'clock' | 'large';
  readonly hand: 'right' | 'left';
  readonly print: 'fitting' | 'classic' | 'large';
}

const DEFAULT_WISH: LayoutWish = { layout: 'clock', hand: 'right', print: 'fitting' };

const withoutRing = (space: Viewport): TableGeometry =>
  space.size.width > space.size.height ? rows(space) : columns(space);

function usual(space: Viewport): TableGeometry {
  const { width, height } = space.size;
  if (width > height) return sunburst(space, MIN_RING) ?? rows(space);
  // On a phone large cards matter more than the ring; on an upright tablet the ring is large enough.
  const needed = Math.max(MIN_RING, columnsCardWidth(space) / 1.25);
  return sunburst(space, needed) ?? columns(space);
}
