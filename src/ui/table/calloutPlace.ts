/** The place of a callout on the foot of its card. Pure. */
import { type Box, clamp, type Size } from './layout/geometry.ts';

/** The distance to the edges of the table and to what it should not cover, in pixels. */
export const EDGE = 4;
/** How far it reaches below its card. */
const BELOW = 3;

/**
 * The upper left corner of a callout: centred on its card, but inside the window and, if there is
 * room, not over the fans beside it, whose indices it would cover.
 *
 * @param fans the boxes of all other fans
 */
export function calloutPlace(
  card: Box,
  { width, height }: Size,
  room: Size,
  fans: readonly Box[],
): { readonly left: number; readonly top: number } {
  const top = card.bottom + BELOW - height;
  const near = fans.filter((fan) => fan.top < top + height && fan.bottom > top);
  const first = Math.max(
    EDGE,
    ...near.filter(({ right }) => right <= card.left).map(({ right }) => right + EDGE),
  );
  const last = Math.min(
    room.width - EDGE,
    ...near.filter(({ left }) => left >= card.right).map(({ left }) => left - EDGE),
  );
  const middle = (card.left + card.right - width) / 2;
  const left =
    last - first >= width
      ? clamp(middle, first, last - width)
      : clamp(middle, EDGE, room.width - EDGE - width);
  return { left, top };
}
