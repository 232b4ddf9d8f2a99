import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { HOURS, sizeWhenComplete } from '../../rules/hour.ts';
import type { Position } from '../../rules/position.ts';
import { RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { REFILL } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { Random } from '../playouts/random.ts';
import { Features, GROUPS } from './features.ts';

function countsOf(ruleSet: RuleSet, position: Position): number[] {
  const searchPosition = new SearchPosition(ruleSet);
  searchPosition.read(position);
  const features = new Features();
  features.describe(searchPosition, 5, REFILL);
  return [...features.counts];
}

const sumOf = (counts: readonly number[], from: number, many: number): number =>
  counts.slice(from, from + many).reduce((sum, count) => sum + count, 0);

describe('the features of a position', () => {
  it('does not depend on the order of the stock', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), (game, seed) => {
        const position = current(game);
        const stock = Uint8Array.from(position.stock);
        new Random(seed).shuffle(stock, stock.length);
        expect(countsOf(game.ruleSet, { ...position, stock: [...stock] })).toEqual(
          countsOf(game.ruleSet, position),
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('counts every fan, foundation and card once in each group', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = current(game);
        const counts = countsOf(game.ruleSet, position);
        const missing = HOURS.map(
          (hour, h) => sizeWhenComplete(hour) - (position.foundations[h] as number),
        );
        expect(sumOf(counts, GROUPS.LENGTHS, 9)).toBe(12);
        expect(sumOf(counts, GROUPS.MISSING, 10)).toBe(12);
        expect(sumOf(counts, GROUPS.IN_FANS, 54)).toBe(position.fans.flat().length);
        expect(sumOf(counts, GROUPS.STOCKED, 6)).toBe(position.stock.length);
        expect(sumOf(counts, GROUPS.STOCKED + 6, 4)).toBe(position.stock.length);
        expect(sumOf(counts, GROUPS.WASTED, 16)).toBe(position.waste.length);
        expect(sumOf(counts, GROUPS.NEXT, 54)).toBe(
          missing.reduce((sum, cards) => sum + Math.min(6, cards), 0),
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('in a made-up position', () => {
  // The foundation at 9 (clubs) shows 5C and lacks 6C to 9C; all others are complete.
  const foundations = HOURS.map((hour) => (hour === 9 ? 4 : sizeWhenComplete(hour)));
  const [six, seven, eight, nine] = ['6C', '7C', '8C', '9C'].map(parseCard) as [
    number,
    number,
    number,
    number,
  ];
  const fans: number[][] = HOURS.map(() => []);
  const position = {
    foundations,
    fans: [[six, nine, eight], ...fans.slice(1)],
    waste: [],
    stock: [seven],
    redealsUsed: 0,
  };
  const counts = countsOf(RULE_SETS.classic, position);

  it('the next cards are found: one break above 6C, 7C in the stock, 8C on top, 9C under its run', () => {
    const places = [0, 1, 2, 3].map((ahead) =>
      counts.slice(GROUPS.NEXT + 9 * ahead, GROUPS.NEXT + 9 * (ahead + 1)).indexOf(1),
    );
    expect(places).toEqual([2, 7, 0, 1]);
  });

  it('6C is locked by both cards above it, which are wanted later', () => {
    expect(counts.slice(GROUPS.LOCKED, GROUPS.LOCKED + 6)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('9C lies on 6C without fitting, and there is nothing to carry it to', () => {
    const breaks = counts.slice(GROUPS.BREAKS, GROUPS.BREAKS + 36);
    // Its carrier is of no use; it is wanted in two to four cards; under it lies a card wanted now.
    expect(breaks.indexOf(1)).toBe(9 * 3 + 3 * 1 + 0);
    expect(breaks.filter((count) => count > 0)).toEqual([1]);
  });
});
