import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGINNER, strengthAfter } from './glicko.ts';

describe('Glicko-2', () => {
  it('gives what the paper gives', () => {
    const after = strengthAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('rises by every win and falls by every loss, and is surer after each', () => {
    const anyStrength = fc.record({
      rating: fc.integer({ min: 400, max: 2800 }),
      deviation: fc.integer({ min: 45, max: 350 }),
      volatility: fc.constant(0.06),
    });
    fc.assert(
      fc.property(anyStrength, anyStrength, fc.constantFrom(0, 1), (player, opponent, score) => {
        const after = strengthAfter(player, [{ opponent, score }]);
        expect(Math.sign(after.rating - player.rating)).toBe(score === 1 ? 1 : -1);
        expect(after.deviation).toBeLessThan(Math.hypot(player.deviation, 173.7178 * 0.07));
        expect(after.volatility).toBeGreaterThan(0.01);
      }),
      { seed: 1 },
    );
  });

  it('of somebody who solves what is rated 1800 half the time comes near 1800', () => {
    let player = BEGINNER;
    for (let i = 0; i < 200; i++)
      player = strengthAfter(player, [
        { opponent: { rating: 1800, deviation: 100 }, score: (i % 2) as 0 | 1 },
      ]);
    expect(Math.abs(player.rating - 1800)).toBeLessThan(60);
    expect(player.deviation).toBeLessThan(80);
  });
});
