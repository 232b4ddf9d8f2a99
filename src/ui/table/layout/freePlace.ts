/** Finds a place for a box among others. Pure. */
import type { Box, Point, Size } from './geometry.ts';

/** The distance to everything else and to the edges of the window, in pixels. */
const AIR = 6;

/** Whether a box with its upper left corner at a point is inside the room and touches nothing. */
export function isFree(
  { x, y }: Point,
  size: Size,
  room: Size,
  taken: readonly Box[],
  air = AIR,
): boolean {
  const [right, bottom] = [x + size.width, y + size.height];
  return (
    x >= air &&
    y >= air &&
    right <= room.width - air &&
    bottom <= room.height - air &&
    taken.every(
      (box) =>
        x >= box.right + air ||
        right <= box.left - air ||
        y >= box.bottom + air ||
        bottom <= box.top - air,
    )
  );
}

/**
 * The place where a box touches nothing and its centre is as near as possible to a point. The
 * nearest place touches the margin round something or is level with the point, so only such places
 * are tried.
 *
 * @returns its upper left corner; nothing if there is no place
 */
export function freePlace(
  size: Size,
  room: Size,
  taken: readonly Box[],
  near: Point,
): Point | undefined {
  const { width, height } = size;
  const lefts = [
    ...[near.x - width / 2, AIR, room.width - AIR - width],
    ...taken.flatMap(({ left, right }) => [right + AIR, left - AIR - width]),
  ];
  const tops = [
    ...[near.y - height / 2, AIR, room.height - AIR - height],
    ...taken.flatMap(({ top, bottom }) => [bottom + AIR, top - AIR - height]),
  ];
  const distance = ({ x, y }: Point): number =>
    Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y);
  let best: Point | undefined;
  for (const x of lefts)
    for (const y of tops) {
      const place = { x, y };
      const isNearer = !best || distance(place) < distance(best);
      if (isNearer && isFree(place, size, room, taken)) best = place;
    }
  return best;
}
