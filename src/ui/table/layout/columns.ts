/** The clock as the rim of three columns by five rows, for upright windows; fans cascade down. */
import { HOURS, type Hour } from '../../../rules/hour.ts';
import { rectangularFace } from './face.ts';
import {
  type Box,
  CARD_RATIO,
  cardBox,
  clamp,
  type Point,
  type TableGeometry,
  type Viewport,
} from './geometry.ts';
import { wasteAboveStock } from './middle.ts';
import { allocateFans, type FanOffsets } from './room.ts';

const DOWN = 0.325;

/** Column (-1 left, 0 middle, 1 right) and row (0 to 4) of each foundation. */
const CELL: Record<Hour, readonly [number, number]> = {
  11: [-1, 0],
  12: [0, 0],
  1: [1, 0],
  10: [-1, 1],
  2: [1, 1],
  9: [-1, 2],
  3: [1, 2],
  8: [-1, 3],
  4: [1, 3],
  7: [-1, 4],
  6: [0, 4],
  5: [1, 4],
};

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly centre: Point;
  /** The distances of the inner and of the outer columns from the middle. */
  readonly inner: number;
  readonly outer: number;
}

export const columnsCardWidth = ({ size }: Viewport): number =>
  Math.floor(Math.min((size.width - 24) / 5.25, (size.height - 40) / 11.72));

export function columns(space: Viewport): TableGeometry {
  const { size } = space;
  const width = Math.max(16, columnsCardWidth(space));
  const spacing = clamp((size.width - 5.4 * width) / 6, 5, 12);
  // In wide windows the columns do not drift apart.
  const outer = Math.min(size.width / 2 - 5 - width / 2, 3.4 * width);
  const grid: Grid = {
    width,
    height: width * CARD_RATIO,
    gap: Math.max(4, 0.08 * width),
    centre: { x: size.width / 2, y: size.height / 2 },
    inner: outer - width - spacing,
    outer,
  };
  const foundations = rowsOfHours(grid.centre, grid.inner, grid.height + grid.gap);
  const plans = HOURS.map((hour) => planFan(grid, hour));
  return {
    kind: 'columns',
    cardWidth: width,
    cardHeight: grid.height,
    centre: grid.centre,
    foundations,
    fans: allocateFans(
      space,
      plans,
      foundations.map((at) => cardBox(at, width)),
      width,
      4,
    ),
    ...wasteAboveStock(
      { x: grid.centre.x, y: grid.centre.y - grid.height / 2 - 0.04 * width },
      { x: grid.centre.x, y: grid.centre.y + grid.height / 2 + 0.06 * width },
      width,
    ),
    print: 'large',
    ...rectangularFace(dialBox(grid), grid.centre, width, placeLamps(grid), lampRadius(grid)),
  };
}

const dialBox = ({ width, height, gap, centre, inner }: Grid): Box => ({
  left: centre.x - inner - 0.59 * width,
  right: centre.x + inner + 0.59 * width,
  top: centre.y - 2.5 * height - 2.6 * gap,
  bottom: centre.y + 2.5 * height + 2.6 * gap,
});

/** The places of the hours in columns and rows around a centre. */
export const rowsOfHours = (centre: Point, column: number, pitch: number): Point[] =>
  HOURS.map((hour) => ({
    x: centre.x + CELL[hour][0] * column,
    y: centre.y + (CELL[hour][1] - 2) * pitch,
  }));

/**
 * Fans above and below the clock are in the columns of their foundations. At the sides the fan of three (or nine)
 * o'clock has a band in the middle; its neighbours begin above and below this band.
 */
function planFan(grid: Grid, hour: Hour): FanOffsets {
  const [column, row] = CELL[hour];
  const step = { x: 0, y: DOWN * grid.width };
  const pitch = grid.height + grid.gap;
  const atClock = {
    x: grid.centre.x + column * grid.inner,
    y: grid.centre.y + (row - 2) * pitch,
  };
  if (row === 0) return upward({ ...atClock, y: atClock.y - pitch - 0.6 * grid.gap }, step);
  if (row === 4)
    return { first: { ...atClock, y: atClock.y + pitch + 0.6 * grid.gap }, step, growth: 'after' };
  const x = grid.centre.x + column * grid.outer;
  const halfBand = (grid.height + 3 * step.y + 22) / 2;
  if (row === 2) return { first: { x, y: grid.centre.y - step.y }, step, growth: 'both' };
  if (row === 1) return upward({ x, y: grid.centre.y - halfBand - 5 - grid.height / 2 }, step);
  return { first: { x, y: grid.centre.y + halfBand + 5 + grid.height / 2 }, step, growth: 'after' };
}

/** A fan that grows upward: its third slot is fixed. */
const upward = (last: Point, step: Point): FanOffsets => ({
  first: { x: last.x, y: last.y - 2 * step.y },
  step,
  growth: 'before',
});

/** The radius that the lane between foundations and stock allows. */
const lampRadius = (grid: Grid): number =>
  clamp((grid.inner - grid.width) / 2 - 1.5, 7, Math.max(10.5, 0.185 * grid.width));

/** The numerals are in the lanes beside stock and waste, on a rounded rectangle. */
function placeLamps(grid: Grid): Point[] {
  const radius = lampRadius(grid);
  return lampsOnRectangle(grid.centre, {
    x: grid.inner - grid.width / 2 - radius - 1,
    y: 1.5 * grid.height + grid.gap - radius - 0.04 * grid.width,
    corner: 0.55 * radius,
  });
}

/**
 * Lamps on a rectangle around a centre, `x` across and `y` down; those beside twelve and six are
 * drawn in at the corners.
 */
export function lampsOnRectangle(
  centre: Point,
  { x, y, corner }: Point & { readonly corner: number },
): Point[] {
  const at: Record<Hour, readonly [number, number]> = {
    12: [0, -y],
    1: [x - corner, -y + 0.6 * corner],
    2: [x, -y / 2],
    3: [x, 0],
    4: [x, y / 2],
    5: [x - corner, y - 0.6 * corner],
    6: [0, y],
    7: [corner - x, y - 0.6 * corner],
    8: [-x, y / 2],
    9: [-x, 0],
    10: [-x, -y / 2],
    11: [corner - x, -y + 0.6 * corner],
  };
  return HOURS.map((hour) => ({ x: centre.x + at[hour][0], y: centre.y + at[hour][1] }));
}
