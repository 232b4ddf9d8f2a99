/** The clock as the rim of five columns by three rows, for low windows; fans cascade to the right. */
import { HOURS, type Hour } from '../../../rules/hour.ts';
import { betweenLamps } from './ellipse.ts';
import { CARD_RATIO, cardBox, type Point, type Space, type TableGeometry } from './geometry.ts';
import { type FanPlan, giveRoom } from './room.ts';

const ASIDE = 0.54;
/** Distance of the foundations from the middle, in card widths. */
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

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly centre: Point;
}

export const rowsCardWidth = ({ size }: Space): number =>
  Math.floor(Math.min(Math.floor((size.height - 24) / 5) / CARD_RATIO, (size.width - 16) / 12.3));

export function rows(space: Space): TableGeometry {
  const { size } = space;
  const width = Math.max(16, rowsCardWidth(space));
  const height = width * CARD_RATIO;
  const pitch = Math.min((size.height - height - 8) / 4, height + 0.12 * width);
  const grid: Grid = { width, height, pitch, centre: { x: size.width / 2, y: size.height / 2 } };
  const foundations = HOURS.map((hour) => foundationAt(grid, hour));
  const plans = HOURS.map((hour) => planFan(grid, hour));
  const lamps = placeLamps(grid);
  const margin = Math.max(3, (pitch - height) * 0.7);
  return {
    kind: 'rows',
    cardWidth: width,
    cardHeight: height,
    centre: grid.centre,
    foundations,
    fans: giveRoom(
      space,
      plans,
      foundations.map((at) => cardBox(at, width)),
      width,
      3.5,
    ),
    waste: { x: grid.centre.x - 0.82 * width, y: grid.centre.y },
    stock: { x: grid.centre.x + 0.82 * width, y: grid.centre.y },
    dial: {
      shape: 'rectangle',
      radius: 0.24 * width,
      box: {
        left: grid.centre.x - (FAR + 0.56) * width,
        right: grid.centre.x + (FAR + 0.56) * width,
        top: grid.centre.y - pitch - height / 2 - margin,
        bottom: grid.centre.y + pitch + height / 2 + margin,
      },
    },
    lamps,
    lampRadius: lampRadius(grid),
    ticks: betweenLamps(lamps),
  };
}

function foundationAt(grid: Grid, hour: Hour): Point {
  const [column, row] = CELL[hour];
  return { x: grid.centre.x + column * grid.width, y: grid.centre.y + row * grid.pitch };
}

/** Side fans lie beside their foundations; the other six in a row of their own above or below. */
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
  const middle = Math.sign(column) * (1.8 * grid.width + 2 * step.x);
  const first = { x: grid.centre.x + middle - step.x, y: grid.centre.y + 2 * row * grid.pitch };
  return { first, step, growth: column === 0 ? 'both' : column < 0 ? 'before' : 'after' };
}

const lampRadius = (grid: Grid): number => Math.max(8, Math.min(12, 0.2 * grid.width));

/** Numerals stand in the middle row, round waste and stock. */
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
