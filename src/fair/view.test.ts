import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current } from '../rules/game.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { Random } from '../solver/engine/random.ts';
import { viewOf } from './view.ts';

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

describe('the view of a fair player', () => {
  it('has what lies face up, and the stock as a set', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = current(game);
        const view = viewOf(game.ruleSet, position, true);
        expect(view).toMatchObject({
          ruleSet: game.ruleSet,
          foundations: position.foundations,
          fans: position.fans,
          waste: position.waste,
          redealsUsed: position.redealsUsed,
        });
        const isTurned = position.redealsUsed > 0;
        expect(view.knownStock).toEqual(isTurned ? position.stock : []);
        expect(view.unseen).toEqual(isTurned ? [] : sorted(position.stock));
        expect(Object.keys(view)).not.toContain('stock');
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('has the order of a stock that was turned over, which has been seen', () => {
    const position = {
      foundations: [8, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 4],
      fans: Array.from({ length: 12 }, () => []),
      stock: [35, 33, 36, 34],
      waste: [],
      redealsUsed: 1,
    };
    const view = viewOf(RULE_SETS.redeal, position, true);
    expect(view.knownStock).toEqual([35, 33, 36, 34]);
    expect(view.unseen).toEqual([]);
  });
});

describe('a random index', () => {
  it('is as frequent as its share', () => {
    const random = new Random(5);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) {
      const place = random.oneOf([2, 0, 5, 1]);
      counts[place] = (counts[place] as number) + 1;
    }
    expect(counts[1]).toBe(0);
    // 2000, 5000 and 1000 are expected, with deviations of at most 44.
    for (const [place, expected] of [
      [0, 2000],
      [2, 5000],
      [3, 1000],
    ] as const)
      expect(Math.abs((counts[place] as number) - expected)).toBeLessThan(200);
  });
});

describe('a shuffle', () => {
  it('keeps the cards, leaves the rest alone and is the same for the same seed', () => {
    const shuffled = (seed: number): number[] => {
      const cards = Uint8Array.from({ length: 20 }, (_, i) => i);
      new Random(seed).shuffle(cards, 15);
      return [...cards];
    };
    expect(shuffled(1)).toEqual(shuffled(1));
    expect(shuffled(1)).not.toEqual(shuffled(2));
    expect(sorted(shuffled(1))).toEqual(sorted(shuffled(2)));
    expect(shuffled(1).slice(15)).toEqual([15, 16, 17, 18, 19]);
  });

  it('brings every card to every place about as often', () => {
    const random = new Random(7);
    const counts = new Uint32Array(36);
    for (let i = 0; i < 6000; i++) {
      const cards = Uint8Array.from([0, 1, 2, 3, 4, 5]);
      random.shuffle(cards, 6);
      cards.forEach((card, at) => {
        counts[6 * card + at] = (counts[6 * card + at] as number) + 1;
      });
    }
    // 1000 each are expected, with a deviation of 29.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
