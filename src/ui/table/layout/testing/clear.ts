/** Tables without overlaps, in windows of every size. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { indexBox } from '../../../../../deck/indexLine.ts';
import { HOURS } from '../../../../rules/hour.ts';
import type { Position } from '../../../../rules/position.ts';
import { anyGame } from '../../../../rules/testing/arbitraries.ts';
import { PILES } from '../../pileName.ts';
import { type Placement, placeAll } from '../../placement.ts';
import { chooseLayout } from '../choose.ts';
import { type Box, inside, type TableGeometry, tooNear, type Viewport } from '../geometry.ts';

/** No box leaves the window, covers another or covers a button. */
export function expectClear(geometry: TableGeometry, space: Viewport, boxes: readonly Box[]): void {
  // No assertion per pair: for a few thousand tables that would take a minute.
  const faults: string[] = [];
  for (const [i, box] of boxes.entries()) {
    if (!inside(box, space.size, 0)) faults.push(`box ${i} leaves the window`);
    for (const obstacle of space.obstacles)
      if (tooNear(box, obstacle, 0)) faults.push(`box ${i} on a button`);
    for (const [j, other] of boxes.entries())
      if (j > i && tooNear(box, other, 0)) faults.push(`box ${i} on box ${j}`);
  }
  expect(faults, geometry.kind).toEqual([]);
}

export const boxesOf = ({ piles }: Placement): Box[] => PILES.map((pile) => piles[pile].box);

/**
 * In fans of up to `most` cards each card leaves the rank and the suit of the one below it free.
 */
export function expectIndices(
  placement: Placement,
  { kind, cardWidth, print }: TableGeometry,
  most = 3,
): void {
  const index = indexBox('T', 'C', print);
  const [right, bottom] = [index.x + index.width, index.y + index.height];
  for (const hour of HOURS) {
    const fan = placement.slots.filter((slot) => slot.pile === `t${hour}`);
    if (fan.length > most) continue;
    for (const [i, upper] of fan.entries()) {
      const lower = fan[i - 1];
      if (!lower) continue;
      const free =
        (upper.at.x - lower.at.x) * 100 >= right * cardWidth ||
        (upper.at.y - lower.at.y) * 100 >= bottom * cardWidth;
      expect(free, `index of card ${i} of fan ${hour}, ${kind}`).toBe(true);
    }
  }
}

const anyWish = fc.record({
  layout: fc.constantFrom('clock' as const, 'large' as const),
  hand: fc.constantFrom('right' as const, 'left' as const),
  print: fc.constantFrom('fitting' as const, 'classic' as const, 'large' as const),
});

/** Upright, square and wide windows, from the smallest phone to a wall display. */
const anySize = fc.oneof(
  fc.record({
    width: fc.integer({ min: 360, max: 900 }),
    height: fc.integer({ min: 360, max: 1400 }),
  }),
  fc.record({
    width: fc.integer({ min: 640, max: 3840 }),
    height: fc.integer({ min: 360, max: 2160 }),
  }),
);

/**
 * Checks that number of tables: windows of every size, every wish, any game; no table has overlaps.
 */
export const expectClearTables = (tables: number): void =>
  fc.assert(
    fc.property(anySize, anyWish, anyGame, (size, wish, game) => {
      const space: Viewport = { size, obstacles: [] };
      const geometry = chooseLayout(space, wish);
      const position = game.positions.at(-1) as Position;
      const placement = placeAll(geometry, game.ruleSet, position);
      expectClear(geometry, space, boxesOf(placement));
      expectIndices(placement, geometry);
    }),
    { numRuns: tables, seed: 4 },
  );
