import { describe, expect, it } from 'vitest';
import type { Position } from '../../rules/position.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { SPADES } from '../../solver/testing/endings.ts';
import { EndingSolver, isHiding } from './endingSolver.ts';

const searchPositionOf = (position: Position, ruleSet = RULE_SETS.classic): SearchPosition => {
  const searchPosition = new SearchPosition(ruleSet);
  searchPosition.read(position);
  return searchPosition;
};

describe('something is hidden', () => {
  it('while the stock has more than one possible order, and its order has not been seen', () => {
    expect(isHiding(searchPositionOf({ ...SPADES, waste: [], stock: [29] }))).toBe(false);
    const two = { ...SPADES, fans: SPADES.fans.with(2, []), waste: [], stock: [29, 30] };
    expect(isHiding(searchPositionOf(two))).toBe(true);
    expect(isHiding(searchPositionOf({ ...two, redealsUsed: 1 }, RULE_SETS.redeal))).toBe(false);
  });
});

describe('an ending', () => {
  it('is a win if a way is found', () => {
    const searchPosition = searchPositionOf(SPADES);
    const ending = new EndingSolver(searchPosition);
    expect(ending.isWin(searchPosition)).toBe(true);
    expect(ending.nodes).toBeGreaterThan(0);
  });

  it('is no win if there is no way', () => {
    // 4S under the jack in the waste: nothing takes the jack, and 4S is never free.
    const lost = { ...SPADES, fans: SPADES.fans.with(3, [32, 31]), waste: [29, 36] };
    const searchPosition = searchPositionOf(lost);
    expect(new EndingSolver(searchPosition).isWin(searchPosition)).toBe(false);
  });

  it('is a win when all cards are home', () => {
    const done = {
      ...SPADES,
      foundations: [8, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8],
      fans: SPADES.fans.map(() => []),
      waste: [],
    };
    const searchPosition = searchPositionOf(done);
    expect(searchPosition.isWon()).toBe(true);
    expect(new EndingSolver(searchPosition).isWin(searchPosition)).toBe(true);
  });
});
