import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvePaths, topOf } from './curve.ts';

describe('the curve of a story', () => {
  it('is in the middle of each column, with its uncertainty around it', () => {
    const { line, gaps, band } = curvePaths([0.5, 0.25], 0.06, 0.5);
    expect(line).toBe('M0.5 0L1.5 0.5');
    expect(gaps).toBe('');
    expect(band).toBe('M0.5 -0.12L1.5 0.38L1.5 0.62L0.5 0.12Z');
  });

  it('is certain where the game is won or lost, and never leaves what is possible', () => {
    expect(curvePaths([1, 0], 0.06, 1).band).toBe('M0.5 0L1.5 1L1.5 1L0.5 0Z');
    expect(curvePaths([0.98, 0.02], 0.06, 1).band).toBe('M0.5 0L1.5 0.92L1.5 1L0.5 0.08Z');
  });

  it('joins points over those that have not been looked at, in a stroke of its own', () => {
    const { line, gaps } = curvePaths([undefined, 0.5, undefined, 0.25, 0.25], 0.06, 0.5);
    expect(line).toBe('M1.5 0M3.5 0.5L4.5 0.5');
    expect(gaps).toBe('M1.5 0L3.5 0.5');
  });

  it('has an axis up to the next quarter', () => {
    expect(topOf([0.1, undefined], 0.06)).toBe(0.25);
    expect(topOf([0.19], 0.06)).toBe(0.25);
    expect(topOf([0.2], 0.06)).toBe(0.5);
    expect(topOf([0.97], 0.06)).toBe(1);
    expect(topOf([], 0.06)).toBe(0.25);
  });

  it('stays in its box, whatever the chances', () => {
    const chance = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 40 }), (curve) => {
        const paths = curvePaths(curve, 0.06, topOf(curve, 0.06));
        for (const text of Object.values(paths))
          for (const [, y] of text.matchAll(/\d+\.5 (-?[\d.e-]+)/g)) {
            expect(Number(y)).toBeGreaterThanOrEqual(0);
            expect(Number(y)).toBeLessThanOrEqual(1);
          }
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});
