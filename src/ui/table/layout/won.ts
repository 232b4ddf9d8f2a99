/** The scale of the clock at the win. Pure. */
import {
  type Box,
  inside,
  type Point,
  type Space,
  type TableGeometry,
  tooNear,
} from './geometry.ts';

const LARGEST = 1.36;
const MARGIN = 6;

/** The largest scale at which the dial stays in the window and does not touch the buttons. */
export function wonScale(space: Space, { dial, centre }: TableGeometry): number {
  const box = dial.shape === 'rectangle' ? dial.box : ellipseBox(dial);
  for (let scale = LARGEST; scale > 1; scale -= 0.02) {
    const grown = around(box, centre, scale);
    const touches = space.obstacles.some((obstacle) =>
      dial.shape === 'rectangle'
        ? tooNear(grown, obstacle, 0)
        : reaches(grown, nearest(obstacle, centre)),
    );
    if (!touches && inside(grown, space.size, MARGIN)) return scale;
  }
  return 1;
}

const ellipseBox = ({
  centre,
  rx,
  ry,
}: Extract<TableGeometry['dial'], { shape: 'ellipse' }>): Box => ({
  left: centre.x - rx,
  right: centre.x + rx,
  top: centre.y - ry,
  bottom: centre.y + ry,
});

/** A box grown about a point. */
const around = (box: Box, { x, y }: Point, scale: number): Box => ({
  left: x + (box.left - x) * scale,
  right: x + (box.right - x) * scale,
  top: y + (box.top - y) * scale,
  bottom: y + (box.bottom - y) * scale,
});

/** The point of a box that is nearest to another point. */
const nearest = (box: Box, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, box.left), box.right),
  y: Math.min(Math.max(y, box.top), box.bottom),
});

/** Whether the ellipse in a box reaches a point. */
function reaches({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  const across = (x - (left + right) / 2) / ((right - left) / 2);
  const down = (y - (top + bottom) / 2) / ((bottom - top) / 2);
  return across * across + down * down <= 1;
}
