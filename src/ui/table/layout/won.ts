/**
 * The clock at the win: it moves aside for the sheet and grows into the room that the fans have
 * left. Pure.
 */
import { lampsOnRectangle, rowsOfHours } from './columns.ts';
import { rectangularFace } from './face.ts';
import {
  add,
  type Box,
  CARD_RATIO,
  clamp,
  inside,
  type Point,
  type TableGeometry,
  tooNear,
  type Viewport,
} from './geometry.ts';

const MAX_SCALE = 1.36;
const MIN_SCALE = 0.3;
const STEP = 0.02;
const MARGIN = 10;
/** How much scale the clock may lose for each pixel that it gets nearer to the middle. */
const SHIFT = 1 / 400;

/** The geometry of the won clock, derived from that of the game. */
export function wonGeometry(space: Viewport, played: TableGeometry): TableGeometry {
  const room = roomBeside(space);
  return played.kind === 'columns' ? widened(room, played) : grown(space, room, played);
}

/** The largest part of the table beside or above the sheet. */
function roomBeside({ size, sheet }: Viewport): Box {
  const all = { left: 0, top: 0, right: size.width, bottom: size.height };
  if (!sheet) return all;
  const parts = [
    { ...all, right: sheet.left },
    { ...all, left: sheet.right },
    { ...all, bottom: sheet.top },
  ];
  return parts.reduce((best, part) => (areaOf(part) > areaOf(best) ? part : best));
}

const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The clock as large and as near to the middle of the room as it can be without touching anything. */
function grown(space: Viewport, room: Box, played: TableGeometry): TableGeometry {
  const box = boxOf(played);
  const middle = middleOf(room);
  const taken = space.sheet ? [...space.obstacles, space.sheet] : space.obstacles;
  let best: { at: Point; scale: number; worth: number } | undefined;
  for (let scale = MAX_SCALE; scale > Math.max(MIN_SCALE, best?.worth ?? 0); scale -= STEP) {
    const across = ((box.right - box.left) / 2) * scale;
    const down = ((box.bottom - box.top) / 2) * scale;
    const at = placesFor(middle, taken, across, down).find((place) => {
      const there = around(place, across, down);
      const isTouched = (obstacle: Box): boolean =>
        played.dial.shape === 'rectangle'
          ? tooNear(there, obstacle, 0)
          : reaches(there, nearest(obstacle, place));
      return inside(there, space.size, MARGIN) && !taken.some(isTouched);
    });
    const worth = at ? scale - SHIFT * distance(at, middle) : 0;
    if (at && worth > (best?.worth ?? 0)) best = { at, scale, worth };
  }
  return best ? moved(played, best.at, best.scale) : played;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Candidates for the middle of the clock: the middle of the room, or places where it just clears
 * something.
 */
function placesFor(middle: Point, taken: readonly Box[], across: number, down: number): Point[] {
  const xs = [middle.x, ...taken.flatMap(({ left, right }) => [left - across, right + across])];
  const ys = [middle.y, ...taken.flatMap(({ top, bottom }) => [top - down, bottom + down])];
  return xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .sort((a, b) => distance(a, middle) - distance(b, middle));
}

/** A geometry, scaled and moved to another centre. */
function moved(geometry: TableGeometry, centre: Point, scale: number): TableGeometry {
  const to = (at: Point): Point => ({
    x: centre.x + (at.x - geometry.centre.x) * scale,
    y: centre.y + (at.y - geometry.centre.y) * scale,
  });
  // In rows the lamps are close to the cards; now they can move inward, where stock and waste were.
  const pull = geometry.kind === 'rows' ? 0.85 : 1;
  const onTrack = (at: Point): Point => {
    const { x, y } = to(at);
    return { x, y: centre.y + (y - centre.y) * pull };
  };
  const { dial, fans, ticks, wasteStep } = geometry;
  const corners = boxOf(geometry);
  const [start, end] = [
    to({ x: corners.left, y: corners.top }),
    to({ x: corners.right, y: corners.bottom }),
  ];
  return {
    ...geometry,
    centre,
    cardWidth: geometry.cardWidth * scale,
    cardHeight: geometry.cardHeight * scale,
    foundations: geometry.foundations.map(to),
    fans: fans.map((fan) => ({ ...fan, first: to(fan.first), step: times(fan.step, scale) })),
    stock: to(geometry.stock),
    waste: to(geometry.waste),
    wasteStep: times(wasteStep, scale),
    dial:
      dial.shape === 'ellipse'
        ? { ...dial, centre: to(dial.centre), rx: dial.rx * scale, ry: dial.ry * scale }
        : {
            ...dial,
            radius: dial.radius * scale,
            box: { left: start.x, top: start.y, right: end.x, bottom: end.y },
          },
    lamps: geometry.lamps.map(onTrack),
    lampRadius: geometry.lampRadius * scale,
    ticks: ticks.map((tick) => ({ ...tick, ...onTrack(tick) })),
    wordsWidth: geometry.wordsWidth * scale,
  };
}

const times = (vector: Point, scale: number): Point => add({ x: 0, y: 0 }, vector, scale);

/** All measures in card widths: the dial's edge beyond the cards, and the air between cards, and round the lamps. */
const EDGE = 0.18;
const BETWEEN = 0.1;
const LAMP = 0.26;
const AIR = 0.14;
const ROWS = 5;
const HEIGHT = ROWS * CARD_RATIO + (ROWS - 1) * BETWEEN + 2 * EDGE;
/** Three cards, with lamps and words between them. */
const MIN_WIDTH = 5.4;

/** In columns the cards go to the edge of the dial, so that no lamp lies under one. */
function widened(room: Box, played: TableGeometry): TableGeometry {
  const centre = middleOf(room);
  const [wide, high] = [room.right - room.left - 2 * MARGIN, room.bottom - room.top - 2 * MARGIN];
  const width = Math.max(16, Math.floor(Math.min(high / HEIGHT, wide / MIN_WIDTH)));
  const across = clamp(wide / 2, 0, (HEIGHT * width) / 2);
  const column = across - (EDGE + 0.5) * width;
  const pitch = (CARD_RATIO + BETWEEN) * width;
  const radius = LAMP * width;
  const lamps = lampsOnRectangle(centre, {
    x: column - 0.5 * width - radius - AIR * width,
    y: 2 * pitch - 0.7 * width - radius - AIR * width,
    corner: radius,
  });
  const down = (HEIGHT * width) / 2;
  return {
    ...played,
    centre,
    cardWidth: width,
    cardHeight: width * CARD_RATIO,
    foundations: rowsOfHours(centre, column, pitch),
    ...rectangularFace(around(centre, across, down), centre, width, lamps, radius),
    hasHand: true,
  };
}

function boxOf({ dial }: TableGeometry): Box {
  return dial.shape === 'rectangle' ? dial.box : around(dial.centre, dial.rx, dial.ry);
}

const around = ({ x, y }: Point, across: number, down: number): Box => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

/** The point of a box nearest to another point. */
const nearest = (box: Box, { x, y }: Point): Point => ({
  x: clamp(x, box.left, box.right),
  y: clamp(y, box.top, box.bottom),
});

/** Whether the ellipse in a box reaches a point. */
function reaches({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  const across = (x - (left + right) / 2) / ((right - left) / 2);
  const down = (y - (top + bottom) / 2) / ((bottom - top) / 2);
  return across * across + down * down <= 1;
}
