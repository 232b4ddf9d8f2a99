import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealCards, plainNumber, startOf } from '../rules/deal.ts';
import { current } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { DeadEnd } from './deadEnd.ts';
import { solve } from './solve.ts';
import { canBeWon, HEARTS, SPADES } from './testing/endings.ts';
import { isDeadByCopies, isLostByPool, MAX_POSITIONS, searchPositionOf } from './testing/trials.ts';
import { exactly, expectWin, testDeals, testEndings } from './testing/verdicts.ts';

testEndings(500);

describe('a card that two foundations accept', () => {
  const stuckRules: RuleSet = {
    refillFrom: 12,
    refillOrder: 'fans',
    refillWhen: 'stuck',
    drawWhen: 'stuck',
    wasteTo: 'foundations',
    buildOn: 3,
    redeals: 1,
  };

  it('can be needed to complete the shorter one, so that the player is stuck and can draw', () => {
    const position: Position = {
      foundations: [8, 9, 8, 9, 9, 9, 4, 9, 9, 8, 8, 8],
      fans: [[17, 15], [], [], [], [], [], [], [], [], [], [], []],
      stock: [14, 18, 16],
      waste: [14],
      redealsUsed: 0,
    };
    expect(canBeWon({ ruleSet: stuckRules, position }, MAX_POSITIONS)).toBe(true);
    expect(exactly({ ruleSet: stuckRules, position })).toBe(true);
    expect(solve(position, stuckRules).kind).toBe('winnable');
  });
});

describe('a card that leaves for a foundation in the relaxed game', () => {
  it.each([SPADES, HEARTS])('can have been built on first', (position) => {
    const ending = { ruleSet: RULE_SETS.classic, position };
    const at = searchPositionOf(ending);
    expect(canBeWon(ending, MAX_POSITIONS)).toBe(true);
    expect(new DeadEnd().isDead(at)).toBe(false);
    expect(isDeadByCopies(at)).toBe(false);
    expect(isLostByPool(at)).toBe(false);
    expect(solve(position, RULE_SETS.classic).kind).toBe('winnable');
  });
});

describe('the verdict on a deal', () => {
  testDeals(3);

  it('is the same every time', () => {
    for (let seed = 100; seed < 110; seed++) {
      const start = startOf(dealCards({ generator: 'lcg', seed }));
      expect(solve(start, RULE_SETS.classic)).toEqual(solve(start, RULE_SETS.classic));
    }
  });

  it.each([6080, 13_633, 169, 76_094, 262_447])(
    'is a proof for deal %d, which cannot be won by classic',
    (number) => {
      const start = startOf(dealCards(plainNumber(BigInt(number))));
      expect(solve(start, RULE_SETS.classic)).toMatchObject({ kind: 'unwinnable' });
    },
  );
});

describe('the verdict in the middle of a game', () => {
  it('never contradicts itself along a game', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const before = solve(game.positions[0] as Position, game.ruleSet, { nodes: 20_000 });
        const now = solve(current(game), game.ruleSet, { nodes: 20_000 });
        if (before.kind === 'unwinnable') expect(now.kind).not.toBe('winnable');
        if (now.kind === 'winnable') expectWin(game.ruleSet, current(game), [...now.moves]);
      }),
      { numRuns: 60, seed: 6 },
    );
  });
});

describe('limits', () => {
  const start = startOf(dealCards({ generator: 'lcg', seed: 3810 }));

  it('end a search by its nodes', () => {
    const verdict = solve(start, RULE_SETS.classic, { nodes: 5000 });
    expect(verdict).toMatchObject({ kind: 'unknown', reason: 'nodes' });
    expect(verdict.nodes).toBeGreaterThanOrEqual(5000);
    expect(verdict.nodes).toBeLessThan(10_000);
  });

  it('say how near the search came', () => {
    const left = (nodes: number) => {
      const verdict = solve(start, RULE_SETS.classic, { nodes });
      return verdict.kind === 'unknown' ? verdict.left : undefined;
    };
    // Another deal searched between them changes nothing.
    const early = left(500);
    solve(startOf(dealCards({ generator: 'lcg', seed: 2 })), RULE_SETS.classic);
    expect(left(500)).toBe(early);
    expect(early).toBeLessThan(92);
    expect(left(20_000)).toBeLessThanOrEqual(early as number);
    expect(left(20_000)).toBeGreaterThan(0);
  });

  it.each(['time', 'stopped'] as const)('end a search from outside: %s', (reason) => {
    let asked = 0;
    const halt = () => (++asked > 3 ? reason : undefined);
    expect(solve(start, RULE_SETS.classic, { halt })).toMatchObject({ kind: 'unknown', reason });
    expect(asked).toBe(4);
  });
});
