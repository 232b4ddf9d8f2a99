import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLayout } from './choose.ts';
import {
  type Box,
  cardBox,
  inside,
  type TableGeometry,
  tooNear,
  type Viewport,
} from './geometry.ts';
import { wonGeometry } from './won.ts';

const DESK: Viewport = {
  size: { width: 1280, height: 800 },
  obstacles: [
    { left: 18, top: 12, right: 150, bottom: 90 },
    { left: 1050, top: 12, right: 1266, bottom: 78 },
    { left: 1050, top: 722, right: 1266, bottom: 788 },
  ],
  sheet: { left: 898, top: 180, right: 1262, bottom: 620 },
};
/** Between the title line and the bar. */
const PHONE: Viewport = {
  size: { width: 390, height: 750 },
  obstacles: [],
  sheet: { left: -6, top: 470, right: 396, bottom: 756 },
};
const SIDE: Viewport = {
  size: { width: 844, height: 390 },
  obstacles: [{ left: 4, top: 324, right: 130, bottom: 386 }],
  sheet: { left: 546, top: 2, right: 842, bottom: 388 },
};
const TABLET: Viewport = {
  size: { width: 768, height: 930 },
  obstacles: [],
  sheet: { left: -6, top: 630, right: 774, bottom: 936 },
};

const played = ({ sheet: _, ...space }: Viewport): TableGeometry => chooseLayout(space);
const win = (space: Viewport): TableGeometry => wonGeometry(space, played(space));

const dialBox = ({ dial }: TableGeometry): Box =>
  dial.shape === 'rectangle'
    ? dial.box
    : {
        left: dial.centre.x - dial.rx,
        right: dial.centre.x + dial.rx,
        top: dial.centre.y - dial.ry,
        bottom: dial.centre.y + dial.ry,
      };

const cardsOf = ({ foundations, cardWidth }: TableGeometry): Box[] =>
  foundations.map((at) => cardBox(at, cardWidth));

const lampsOf = ({ lamps, lampRadius }: TableGeometry): Box[] =>
  lamps.map(({ x, y }) => ({
    left: x - lampRadius,
    right: x + lampRadius,
    top: y - lampRadius,
    bottom: y + lampRadius,
  }));

/** The corners of a lamp's box are empty, so this much of it can lie under a card, in pixels. */
const CORNER = 1.5;

const expectFree = (space: Viewport, geometry: TableGeometry): void => {
  expect(inside(dialBox(geometry), space.size, 0)).toBe(true);
  const cards = cardsOf(geometry);
  for (const card of cards) {
    expect(inside(card, space.size, 0)).toBe(true);
    if (space.sheet) expect(tooNear(card, space.sheet, 0)).toBe(false);
    for (const obstacle of space.obstacles) expect(tooNear(card, obstacle, 0)).toBe(false);
  }
  for (const lamp of lampsOf(geometry)) {
    if (space.sheet) expect(tooNear(lamp, space.sheet, 0)).toBe(false);
    for (const card of cards) expect(tooNear(card, lamp, -CORNER)).toBe(false);
  }
};

describe('the clock of a won game', () => {
  it.each([
    ['desk', DESK],
    ['phone', PHONE],
    ['side', SIDE],
    ['tablet', TABLET],
  ])('stands beside the sheet, with all cards and lamps free: %s', (_, space) => {
    expectFree(space, win(space));
  });

  it('grows and moves aside in a large window, at the same height', () => {
    const { centre, cardWidth } = win(DESK);
    expect(cardWidth / played(DESK).cardWidth).toBeGreaterThan(1.2);
    expect(centre.y).toBe(400);
    expect(centre.x).toBeCloseTo(449, 0);
  });

  it('comes back to the middle when the sheet is hidden', () => {
    const { sheet: _, ...space } = DESK;
    expect(wonGeometry(space, played(space)).centre).toEqual({ x: 640, y: 400 });
  });

  it('in columns is as wide as the window, with its cards at the edge of the dial', () => {
    const geometry = win(PHONE);
    expect(dialBox(geometry).left).toBeCloseTo(10, 0);
    const [left, dial] = [cardsOf(geometry)[9] as Box, dialBox(geometry)];
    expect(left.left - dial.left).toBeLessThan(0.2 * geometry.cardWidth);
    expect(geometry.lampRadius).toBeGreaterThan(played(PHONE).lampRadius);
    expect(geometry.hasHand).toBe(true);
  });

  it('keeps clear of any obstacles in the window', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 2000 }),
        fc.integer({ min: 360, max: 1400 }),
        fc.boolean(),
        (wide, height, isBelow) => {
          const width = isBelow ? wide : Math.max(640, wide);
          const sheet = isBelow
            ? { left: -6, top: 0.6 * height, right: width + 6, bottom: height + 6 }
            : { left: width - 300, top: 2, right: width - 2, bottom: height - 2 };
          const space = { size: { width, height }, obstacles: [], sheet };
          const geometry = win(space);
          expect(tooNear(dialBox(geometry), sheet, -0.01)).toBe(false);
          expect(inside(dialBox(geometry), space.size, 0)).toBe(true);
        },
      ),
      { numRuns: 300, seed: 7 },
    ));
});
