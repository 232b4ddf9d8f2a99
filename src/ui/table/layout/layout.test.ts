/** In any window and any game, no pile leaves the window, covers another, or covers a button. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, cardOf } from '../../../rules/card.ts';
import { HOURS, indexOf } from '../../../rules/hour.ts';
import type { Position } from '../../../rules/position.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import { anyGame } from '../../../rules/testing/arbitraries.ts';
import type { PileName } from '../pileName.ts';
import { type Placement, placeAll, type Slot } from '../placement.ts';
import { chooseLayout } from './choose.ts';
import { type Box, cardBox, type FanGeometry, tooNear, type Viewport } from './geometry.ts';
import { fanOffsets, runHead } from './spread.ts';
import { boxesOf, expectClear, expectClearTables, expectIndices } from './testing/clear.ts';

const corner = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A wide window: title and three groups of buttons in its corners. */
const wide = (width: number, height: number): Viewport => ({
  size: { width, height },
  obstacles: [
    corner(18, 12, 130, 70),
    corner(width - 230, 12, 216, 66),
    corner(width - 160, height - 78, 146, 66),
  ],
});

/** A low window: buttons of some width in the lower corners. */
const low = (width: number, height: number, button: number): Viewport => ({
  size: { width, height },
  obstacles: [
    corner(6, 4, 100, 60),
    corner(4, height - 66, 3 * button, 62),
    corner(width - 4 - 2 * button, height - 66, 2 * button, 62),
  ],
});

/** An upright window: bars above and below are not part of it. */
const upright = (width: number, height: number): Viewport => ({
  size: { width, height: height - 94 },
  obstacles: [],
});

const WINDOWS = [
  ['a laptop', wide(1280, 800), 'sunburst', 75],
  ['a desktop', wide(1920, 1080), 'sunburst', 102],
  ['a large desktop', wide(3840, 2160), 'sunburst', 190],
  ['a tablet', upright(768, 1024), 'sunburst', 66],
  ['a phone', upright(390, 844), 'columns', 60],
  ['a small phone', upright(360, 640), 'columns', 43],
  ['a phone on its side', low(844, 390, 62), 'rows', 52],
  ['a small phone on its side', low(667, 375, 54), 'rows', 50],
] as const;

describe.each(WINDOWS)('%s', (_, space, kind, width) => {
  const geometry = chooseLayout(space);

  it('has the layout and the card width that suit it', () => {
    expect(geometry.kind).toBe(kind);
    expect(geometry.cardWidth).toBeGreaterThanOrEqual(width);
  });

  it('shows every pile of any game inside the window, and none on another', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = game.positions.at(-1) as Position;
        const placement = placeAll(geometry, game.ruleSet, position);
        expect(placement.slots).toHaveLength(2 * CARD_KINDS);
        expectClear(geometry, space, boxesOf(placement));
        for (const { at } of placement.slots) expect(Number.isFinite(at.x + at.y)).toBe(true);
      }),
      { numRuns: 60, seed: 3 },
    ));

  it.each([9, 15, 23])('has room for twelve fans of %i cards', (size) => {
    const placement = placeAll(geometry, RULE_SETS.classic, longFans(size));
    expectClear(geometry, space, boxesOf(placement));
    if (size > 15) return;
    // In every fan the bottom card, the head of the run and the top card are legible.
    for (const hour of HOURS)
      expectReadable(
        geometry.fans[indexOf(hour)] as FanGeometry,
        placement,
        `t${hour}`,
        geometry.cardWidth,
      );
  });

  it('has sixty ticks, and keeps the numerals off the foundations', () => {
    expect(geometry.ticks).toHaveLength(60);
    for (const lamp of geometry.lamps) {
      const { x, y } = lamp;
      const point = { left: x, right: x, top: y, bottom: y };
      for (const at of geometry.foundations)
        expect(tooNear(cardBox(at, geometry.cardWidth), point, geometry.lampRadius - 1)).toBe(
          false,
        );
    }
  });
});

/** Every fan has two cards of another suit, then a descending run in suit. */
function longFans(size: number): Position {
  const fan = Array.from({ length: size }, (_, i) =>
    i < 2 ? cardOf(i * 5, 1) : cardOf((((12 - i) % 13) + 13) % 13, 2),
  );
  return {
    foundations: HOURS.map(() => 1),
    fans: HOURS.map(() => fan),
    stock: [],
    waste: [],
    redealsUsed: 0,
  };
}

function expectReadable(
  { step: whole, tightest }: FanGeometry,
  placement: Placement,
  pile: PileName,
  width: number,
): void {
  const slots = placement.slots.filter((slot) => slot.pile === pile);
  const step = (i: number): number => {
    const [a, b] = [slots[i] as Slot, slots[i + 1] as Slot];
    return Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y);
  };
  for (const i of [0, 1, 2]) expect(step(i), `${pile} card ${i}`).toBeGreaterThan(0.14 * width);
  // Signs are whole at the step of a fan of three, or a little less.
  const crowded = slots
    .slice(0, -1)
    .some((_, i) => step(i) < tightest * Math.hypot(whole.x, whole.y));
  expect(placement.piles[pile].isCrowded).toBe(crowded);
}

describe('windows of every size, with every wish', () => {
  it('get a table without overlaps for any game', () => expectClearTables(200));
});

describe('the largest cards at 1280×800', () => {
  it.each(['fitting', 'classic', 'large'] as const)(
    'leave every index of a fan of four free, with the %s print',
    (print) => {
      for (const hand of ['right', 'left'] as const) {
        const geometry = chooseLayout(wide(1280, 800), { layout: 'large', hand, print });
        const placement = placeAll(geometry, RULE_SETS.classic, longFans(4));
        expectClear(geometry, wide(1280, 800), boxesOf(placement));
        expectIndices(placement, print === 'classic' ? { ...geometry, print } : geometry, 4);
        expect(geometry.cardWidth).toBeGreaterThanOrEqual(102);
      }
    },
  );
});

describe('a fan', () => {
  const shape = {
    first: { x: 0, y: 0 },
    step: { x: 0, y: 10 },
    roomBefore: 0,
    roomAfter: 0,
    tightest: 0.86,
  };

  it('keeps its slots up to three cards, and grows where it has room', () => {
    const ys = (size: number, geometry = shape) =>
      fanOffsets(longFans(size).fans[0] ?? [], geometry).cards.map(({ y }) => y);
    expect(ys(2)).toEqual([0, 10]);
    expect(ys(3)).toEqual([0, 10, 20]);
    expect(ys(5, { ...shape, roomAfter: 2 })).toEqual([0, 10, 20, 30, 40]);
    expect(ys(5, { ...shape, roomBefore: 2 })).toEqual([-20, -10, 0, 10, 20]);
    expect(ys(5, { ...shape, roomBefore: 1, roomAfter: 1 })).toEqual([-10, 0, 10, 20, 30]);
  });

  it('never goes beyond its room', () => {
    for (let size = 3; size <= 25; size++) {
      const { cards } = fanOffsets(longFans(size).fans[0] ?? [], { ...shape, roomAfter: 2 });
      expect(cards.at(-1)?.y).toBeLessThanOrEqual(40.001);
      for (const [i, { y }] of cards.entries())
        expect(y).toBeGreaterThanOrEqual(cards[i - 1]?.y ?? 0);
    }
  });

  it('knows where its final run begins', () => {
    expect(runHead(longFans(9).fans[0] ?? [])).toBe(2);
    expect(runHead([])).toBe(0);
    expect(runHead([5])).toBe(0);
    expect(runHead([cardOf(0, 0), cardOf(12, 0)])).toBe(0);
    expect(runHead([cardOf(12, 0), cardOf(0, 0)])).toBe(1);
  });
});
