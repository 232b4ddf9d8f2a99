import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLayout } from './choose.ts';

const anySize = fc.record({
  width: fc.integer({ min: 360, max: 2000 }),
  height: fc.integer({ min: 360, max: 1400 }),
});
const tableFor = (size: { width: number; height: number }, hand: 'left' | 'right') =>
  chooseLayout({ size, obstacles: [] }, { layout: 'clock', hand, print: 'fitting' });

describe('the middle of the clock', () => {
  it('and only the middle is mirrored for the left hand, except in columns', () =>
    fc.assert(
      fc.property(anySize, (size) => {
        const [right, left] = [tableFor(size, 'right'), tableFor(size, 'left')];
        if (right.kind === 'columns') {
          expect(left).toEqual(right);
          return;
        }
        const { stock, waste, wasteStep, ...rest } = left;
        expect(right).toMatchObject(rest);
        expect([stock, waste]).toEqual([right.waste, right.stock]);
        expect(wasteStep.x).toBe(-right.wasteStep.x);
      }),
      { numRuns: 100, seed: 1 },
    ));

  it('shows lower cards of the waste on the side away from the stock, and the button on the waste', () =>
    fc.assert(
      fc.property(anySize, fc.constantFrom('left' as const, 'right' as const), (size, hand) => {
        const { stock, waste, wasteStep, drawButtonDrop, cardHeight } = tableFor(size, hand);
        const apart = (at: typeof waste) => Math.hypot(at.x - stock.x, at.y - stock.y);
        const lower = { x: waste.x + wasteStep.x, y: waste.y + wasteStep.y };
        expect(apart(lower)).toBeGreaterThan(apart(waste));
        expect(drawButtonDrop).toBeGreaterThan(0);
        expect(drawButtonDrop).toBeLessThan(cardHeight / 2);
      }),
      { numRuns: 100, seed: 2 },
    ));

  it('has room for words between the lamps', () =>
    fc.assert(
      fc.property(anySize, (size) => {
        const { wordsWidth, lamps, centre } = tableFor(size, 'right');
        const widest = Math.max(...lamps.map(({ x }) => Math.abs(x - centre.x)));
        expect(wordsWidth).toBeGreaterThan(0);
        expect(wordsWidth).toBeLessThan(2 * widest);
      }),
      { numRuns: 100, seed: 3 },
    ));
});
