/** The clock as the rim of five columns by three rows, for low windows; fans cascade to the right. */
import { HOURS, type Hour } from '../../../rules/hour.ts';
import { rectangularFace } from './face.ts';
import {
  type Box,
  CARD_RATIO,
  cardBox,
  fanBox,
  inside,
  type Point,
  type Space,
  type TableGeometry,
  tooNear,
} from './geometry.ts';
import { sideBySide } from './middle.ts';
import { type FanPlan, giveRoom } from './room.ts';

const ASIDE = 0.54;
/** The distances of the foundations from the middle, in card widths. */
const NEAR = 1.78;
const FAR = 3.45;

/** Column in card widths and row (-1, 0, 1) of each foundation. */
const CELL: Record<Hour, readonly [number, number]> = {
  10: [-FAR, -1],
  11: [-NEAR, -1],
  12: [0, -1],
  1: [NEAR, -1],
  2: [FAR, -1],
  9: [-FAR, 0],
  3: [FAR, 0],
  8: [-FAR, 1],
  7: [-NEAR, 1],
  6: [0, 1],
  5: [NEAR, 1],
  4: [FAR, 1],
};

/** The gaps between the fans of a row, in card widths, widest first: fans grow into them. */
const FAN_GAPS = [0.8, 0.5, 0.3, 0.12];
const SMALLEST = 16;

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly fanGap: number;
  readonly centre: Point;
}

const rowsCardWidth = ({ size }: Space): number =>
  Math.floor(Math.min(Math.floor((size.height - 24) / 5) / CARD_RATIO, (size.width - 16) / 12.3));

/** The layout with the largest cards that leave the buttons free; among these, with the widest gaps. */
export function rows(space: Space): TableGeometry {
  for (let width = rowsCardWidth(space); width > SMALLEST; width--)
    for (const fanGap of FAN_GAPS) {
      const grid = makeGrid(space, width, fanGap);
      if (fits(space, grid)) return complete(space, grid);
    }
  return complete(space, makeGrid(space, SMALLEST, 0.12));
}

function makeGrid({ size }: Space, width: number, fanGap: number): Grid {
  const height = width * CARD_RATIO;
  const pitch = Math.min((size.height - height - 8) / 4, height + 0.12 * width);
  const centre = { x: size.width / 2, y: size.height / 2 };
  return { width, height, pitch, fanGap, centre };
}

const fits = (space: Space, grid: Grid): boolean =>
  HOURS.map((hour) => fanBox(planFan(grid, hour), grid.width)).every(
    (box) =>
      inside(box, space.size, 4) && !space.obstacles.some((obstacle) => tooNear(box, obstacle, 0)),
  );

function complete(space: Space, grid: Grid): TableGeometry {
  const { width, height, pitch } = grid;
  const foundations = HOURS.map((hour) => foundationAt(grid, hour));
  const plans = HOURS.map((hour) => planFan(grid, hour));
  const solid = foundations.map((at) => cardBox(at, width));
  return {
    kind: 'rows',
    cardWidth: width,
    cardHeight: height,
    centre: grid.centre,
    foundations,
    fans: giveRoom(space, plans, solid, width, 3.5),
    ...sideBySide(grid.centre, 0.82, width),
    print: 'large',
    ...rectangularFace(
      dialBox(grid, Math.max(3, (pitch - height) * 0.7)),
      grid.centre,
      width,
      placeLamps(grid),
      lampRadius(grid),
    ),
  };
}

const dialBox = ({ width, height, pitch, centre }: Grid, margin: number): Box => ({
  left: centre.x - (FAR + 0.56) * width,
  right: centre.x + (FAR + 0.56) * width,
  top: centre.y - pitch - height / 2 - margin,
  bottom: centre.y + pitch + height / 2 + margin,
});

function foundationAt(grid: Grid, hour: Hour): Point {
  const [column, row] = CELL[hour];
  return { x: grid.centre.x + column * grid.width, y: grid.centre.y + row * grid.pitch };
}

/** The fans at the sides lie beside their foundations, the other six in two rows above and below. */
function planFan(grid: Grid, hour: Hour): FanPlan {
  const step = { x: ASIDE * grid.width, y: 0 };
  const at = foundationAt(grid, hour);
  const [column, row] = CELL[hour];
  if (Math.abs(column) === FAR) {
    const beside = 1.08 * grid.width;
    return column > 0
      ? { first: { x: at.x + beside, y: at.y }, step, growth: 'after' }
      : { first: { x: at.x - beside - 2 * step.x, y: at.y }, step, growth: 'before' };
  }
  const middle = Math.sign(column) * ((1 + grid.fanGap) * grid.width + 2 * step.x);
  const first = { x: grid.centre.x + middle - step.x, y: grid.centre.y + 2 * row * grid.pitch };
  return { first, step, growth: column === 0 ? 'both' : column < 0 ? 'before' : 'after' };
}

const lampRadius = (grid: Grid): number => Math.max(8, Math.min(12, 0.2 * grid.width));

/** The numerals stand in the middle row, around waste and stock. */
function placeLamps(grid: Grid): Point[] {
  const y = grid.height / 2 - lampRadius(grid) * 0.72;
  const at: Record<Hour, readonly [number, number]> = {
    12: [0, -y],
    1: [NEAR, -y],
    2: [2.46, -0.8 * y],
    3: [2.66, 0],
    4: [2.46, 0.8 * y],
    5: [NEAR, y],
    6: [0, y],
    7: [-NEAR, y],
    8: [-2.46, 0.8 * y],
    9: [-2.66, 0],
    10: [-2.46, -0.8 * y],
    11: [-NEAR, -y],
  };
  return HOURS.map((hour) => ({
    x: grid.centre.x + at[hour][0] * grid.width,
    y: grid.centre.y + at[hour][1],
  }));
}
