/** The clock as the rim of five columns by three rows, for low windows; fans cascade to the right. */
import { HOURS, type Hour } from '../../../rules/hour.ts';
import { rectangularFace } from './face.ts';
import {
  type Box,
  CARD_RATIO,
  cardBox,
  clamp,
  FAN_SLOTS,
  fanBox,
  inside,
  type Point,
  type TableGeometry,
  tooNear,
  type Viewport,
} from './geometry.ts';
import { twoColumns } from './middle.ts';
import { allocateFans, type FanOffsets } from './room.ts';

/** The step of a fan, in card widths: the large index is 0.51 wide. */
const ASIDE = 0.515;
/** The step leaves only the index free, so a fan folds early. */
const TIGHTEST = 0.95;
/** From a foundation at the side to the first card of its fan, in card widths. */
const BESIDE = 1.08;
/** From a foundation at the side to the edge of the window, if its fan has four cards: in card widths, and in pixels. */
const OUTSIDE = BESIDE + 3 * ASIDE + 0.5;
const EDGE = 4;
/**
 * Limits for the distance of the outer foundations from the middle, in card widths: as far as there
 * is room.
 */
const MIN_FAR = 3.11;
const MAX_DISTANCE = 3.45;
/** The distance of the next foundations, as a share of it. */
const NEAR = 0.516;
/**
 * How far the cards may shrink so that every fan can show four indices, as a share of their width.
 */
const WORTH = 0.9;

/** Column, outermost 1, and row (-1, 0, 1) of each foundation. */
const CELL: Record<Hour, readonly [number, number]> = {
  10: [-1, -1],
  11: [-NEAR, -1],
  12: [0, -1],
  1: [NEAR, -1],
  2: [1, -1],
  9: [-1, 0],
  3: [1, 0],
  8: [-1, 1],
  7: [-NEAR, 1],
  6: [0, 1],
  5: [NEAR, 1],
  4: [1, 1],
};

/** The gaps between the fans of a row, in card widths, widest first: fans grow into them. */
const FAN_GAPS = [0.8, 0.5, 0.35, 0.3, 0.12];
const MIN_CARD = 16;
/** The minimum distance between any two things, in pixels. */
const APART = 3.5;

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly fanGap: number;
  readonly centre: Point;
  /** The distance of the outer foundations from the middle. */
  readonly far: number;
}

const rowsCardWidth = ({ size }: Viewport): number =>
  Math.floor(
    Math.min(
      Math.floor((size.height - 24) / 5) / CARD_RATIO,
      (size.width / 2 - EDGE) / (MIN_FAR + OUTSIDE),
    ),
  );

/**
 * The layout with the largest cards that leave the buttons free. Slightly smaller ones are
 * preferred if fans of four then show all indices.
 */
export function rows(space: Viewport): TableGeometry {
  const large = largest(space, FAN_SLOTS);
  const roomy = largest(space, FAN_SLOTS + 1);
  return complete(space, roomy.width < WORTH * large.width ? large : roomy);
}

/** The largest cards of which `cards` fit into every fan, with the widest gaps for that size. */
function largest(space: Viewport, cards: number): Grid {
  for (let width = rowsCardWidth(space); width > MIN_CARD; width--)
    for (const fanGap of FAN_GAPS) {
      const grid = makeGrid(space, width, fanGap);
      if (fits(space, grid, cards)) return grid;
    }
  return makeGrid(space, MIN_CARD, 0.12);
}

function makeGrid({ size }: Viewport, width: number, fanGap: number): Grid {
  const height = width * CARD_RATIO;
  const pitch = Math.min((size.height - height - 8) / 4, height + 0.12 * width);
  const centre = { x: size.width / 2, y: size.height / 2 };
  // A whole number: an exact fit must not fail by a rounding error.
  const far = Math.floor(
    clamp((size.width / 2 - EDGE) / width - OUTSIDE, MIN_FAR, MAX_DISTANCE) * width,
  );
  return { width, height, pitch, fanGap, centre, far };
}

function fits(space: Viewport, grid: Grid, cards: number): boolean {
  const more = (cards - FAN_SLOTS) * ASIDE * grid.width;
  // The fans of twelve and six grow into the gaps beside them.
  if (more / 2 > grid.fanGap * grid.width - APART && more > 0) return false;
  return HOURS.every((hour) => {
    const { first, step, growth } = planFan(grid, hour);
    const { left, right, ...box } = fanBox({ first, step }, grid.width);
    const grown = {
      ...box,
      left: left - (growth === 'before' ? more : 0),
      right: right + (growth === 'after' ? more : 0),
    };
    return (
      inside(grown, space.size, EDGE) &&
      !space.obstacles.some((obstacle) => tooNear(grown, obstacle, more > 0 ? APART : 0))
    );
  });
}

function complete(space: Viewport, grid: Grid): TableGeometry {
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
    fans: allocateFans(space, plans, solid, width, APART, TIGHTEST),
    ...twoColumns(grid.centre, 0.82, width),
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

const dialBox = ({ width, height, pitch, centre, far }: Grid, margin: number): Box => ({
  left: centre.x - far - 0.56 * width,
  right: centre.x + far + 0.56 * width,
  top: centre.y - pitch - height / 2 - margin,
  bottom: centre.y + pitch + height / 2 + margin,
});

function foundationAt(grid: Grid, hour: Hour): Point {
  const [column, row] = CELL[hour];
  return { x: grid.centre.x + column * grid.far, y: grid.centre.y + row * grid.pitch };
}

/**
 * The fans at the sides are beside their foundations, the other six in two rows above and below.
 */
function planFan(grid: Grid, hour: Hour): FanOffsets {
  const step = { x: ASIDE * grid.width, y: 0 };
  const at = foundationAt(grid, hour);
  const [column, row] = CELL[hour];
  if (Math.abs(column) === 1) {
    const beside = BESIDE * grid.width;
    return column > 0
      ? { first: { x: at.x + beside, y: at.y }, step, growth: 'after' }
      : { first: { x: at.x - beside - 2 * step.x, y: at.y }, step, growth: 'before' };
  }
  const middle = Math.sign(column) * ((1 + grid.fanGap) * grid.width + 2 * step.x);
  const first = { x: grid.centre.x + middle - step.x, y: grid.centre.y + 2 * row * grid.pitch };
  return { first, step, growth: column === 0 ? 'both' : column < 0 ? 'before' : 'after' };
}

const lampRadius = (grid: Grid): number => Math.max(8, Math.min(12, 0.2 * grid.width));

/** The numerals are in the middle row, around waste and stock. */
function placeLamps(grid: Grid): Point[] {
  const y = grid.height / 2 - lampRadius(grid) * 0.72;
  const at: Record<Hour, readonly [number, number]> = {
    12: [0, -y],
    1: [NEAR, -y],
    2: [0.713, -0.8 * y],
    3: [0.771, 0],
    4: [0.713, 0.8 * y],
    5: [NEAR, y],
    6: [0, y],
    7: [-NEAR, y],
    8: [-0.713, 0.8 * y],
    9: [-0.771, 0],
    10: [-0.713, -0.8 * y],
    11: [-NEAR, -y],
  };
  return HOURS.map((hour) => ({
    x: grid.centre.x + at[hour][0] * grid.far,
    y: grid.centre.y + at[hour][1],
  }));
}
