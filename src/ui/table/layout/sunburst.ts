/** The clock as a ring: foundations on an ellipse, fans outside it. */
import { HOURS, type Hour, indexOf } from '../../../rules/hour.ts';
import { alongEllipse } from './ellipse.ts';
import { ellipticFace } from './face.ts';
import {
  add,
  type Box,
  CARD_RATIO,
  cardBox,
  fanBox,
  inside,
  type Point,
  type TableGeometry,
  tooNear,
  type Viewport,
} from './geometry.ts';
import { twoColumns } from './middle.ts';
import { allocateFans, type FanOffsets } from './room.ts';

const GRAIN = 0.5;
const MAX_CARD = 190;
/**
 * The steps of a fan that leave the index of the card below free: down and aside, in card widths.
 */
const DOWN = 0.3;
const ASIDE = 0.47;
const EDGE = 4;

/** The ring with the largest cards that fit; nothing if they would be smaller than `smallest`. */
export function sunburst(space: Viewport, smallest: number): TableGeometry | undefined {
  for (let width = MAX_CARD; width >= smallest; width -= GRAIN) {
    const ring = makeRing(space, width);
    if (ring && fits(space, ring)) return complete(space, ring);
  }
  return undefined;
}

interface Ring {
  readonly width: number;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly foundations: readonly Point[];
  readonly plans: readonly FanOffsets[];
}

function makeRing({ size }: Viewport, width: number): Ring | undefined {
  const height = width * CARD_RATIO;
  const gap = 0.09 * width;
  const centre = { x: size.width / 2, y: size.height / 2 };
  const widest = size.width / 2 - (width / 2 + gap + width + 2 * ASIDE * width) - 8;
  const highest = size.height / 2 - (height / 2 + gap + height + 2.64 * DOWN * width + 8) - 8;
  const ry = Math.min(highest, 1.12 * widest);
  const rx = Math.min(widest, 1.48 * ry);
  if (ry < 2.1 * width || rx < 2.3 * width) return undefined;
  const foundations = alongEllipse(centre, rx, ry, HOURS.length).map((point, i) =>
    i % 6 === 0 || i % 6 === 3 || i % 6 === 1 || i % 6 === 5
      ? point
      : { x: point.x, y: awayFrom(centre.y, point.y, height + 0.07 * width) },
  );
  const plans = HOURS.map((hour) => planFan(hour, foundations[indexOf(hour)] as Point, width, gap));
  return { width, centre, rx, ry, foundations, plans };
}

/** Moves a coordinate away from the middle to at least a distance. */
const awayFrom = (middle: number, value: number, distance: number): number =>
  value < middle ? Math.min(value, middle - distance) : Math.max(value, middle + distance);

/** The steps of the fans, in card widths. Fans lean outward, as the ring does. */
const LEAN: Record<Hour, Point> = {
  12: { x: 0, y: DOWN },
  6: { x: 0, y: DOWN },
  11: { x: 0.55 * DOWN, y: DOWN },
  5: { x: 0.55 * DOWN, y: DOWN },
  1: { x: -0.55 * DOWN, y: DOWN },
  7: { x: -0.55 * DOWN, y: DOWN },
  3: { x: ASIDE, y: 0 },
  9: { x: ASIDE, y: 0 },
  2: { x: ASIDE, y: -0.28 * ASIDE },
  8: { x: ASIDE, y: -0.28 * ASIDE },
  4: { x: ASIDE, y: 0.28 * ASIDE },
  10: { x: ASIDE, y: 0.28 * ASIDE },
};

function planFan(hour: Hour, foundation: Point, width: number, gap: number): FanOffsets {
  const height = width * CARD_RATIO;
  const side = hour % 6 === 0 ? 0 : hour < 6 ? 1 : -1;
  const outer = add(foundation, innerSlot(hour, side, width, height, gap));
  const step = { x: LEAN[hour].x * width, y: LEAN[hour].y * width };
  // Later cards lie lower or to the right. On the left and at the top that is towards the clock, so
  // the third slot is the inner one there.
  const inward = hour >= 8 || hour === 1;
  return inward
    ? { first: add(outer, step, -2), step, growth: 'before' }
    : { first: outer, step, growth: 'after' };
}

function innerSlot(hour: Hour, side: number, width: number, height: number, gap: number): Point {
  if (hour >= 11 || hour === 1) return { x: 0.42 * width * side, y: -height - gap };
  if (hour >= 5 && hour <= 7) return { x: 0.42 * width * side, y: height + gap };
  const slope = hour === 2 || hour === 10 ? -0.3 : hour === 4 || hour === 8 ? 0.3 : 0;
  return { x: side * (width + gap), y: slope * width };
}

const boxesOf = (ring: Ring): Box[] => [
  ...ring.foundations.map((at) => cardBox(at, ring.width)),
  ...ring.plans.map((plan) => fanBox(plan, ring.width)),
];

function fits(space: Viewport, ring: Ring): boolean {
  const boxes = boxesOf(ring);
  const apart = 0.045 * ring.width;
  return boxes.every(
    (box, i) =>
      inside(box, space.size, EDGE) &&
      space.obstacles.every((obstacle) => !tooNear(box, obstacle, apart)) &&
      boxes.every((other, j) => j <= i || !tooNear(box, other, apart)),
  );
}

function complete(space: Viewport, ring: Ring): TableGeometry {
  const { width, centre, rx, ry, foundations } = ring;
  const solid = foundations.map((at) => cardBox(at, width));
  const lampRadius = Math.max(10.5, 0.185 * width);
  return {
    kind: 'sunburst',
    cardWidth: width,
    cardHeight: width * CARD_RATIO,
    centre,
    foundations,
    fans: allocateFans(space, ring.plans, solid, width, 0.045 * width),
    ...twoColumns(centre, 0.64, width),
    print: 'classic',
    ...ellipticFace(
      { shape: 'ellipse', centre, rx: rx + 0.99 * width, ry: ry + 1.06 * width },
      rx - 0.84 * width,
      ry - 0.95 * width,
      lampRadius,
      (at) => clearOf(solid, at, centre, lampRadius + 2),
    ),
  };
}

/** Moves a lamp towards the centre until no card covers it. */
function clearOf(cards: readonly Box[], lamp: Point, centre: Point, radius: number): Point {
  let at = lamp;
  for (let share = 0.99; share > 0.8; share -= 0.01) {
    const box = { left: at.x, right: at.x, top: at.y, bottom: at.y };
    if (!cards.some((card) => tooNear(card, box, radius))) break;
    at = add(centre, { x: lamp.x - centre.x, y: lamp.y - centre.y }, share);
  }
  return at;
}
