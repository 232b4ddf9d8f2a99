import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { current } from '../rules/game.ts';
import { play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { finish } from '../rules/steps.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { DeadEnd } from './deadEnd.ts';
import { DepthFirstSearch } from './depthFirstSearch.ts';
import { SearchPosition } from './engine/searchPosition.ts';
import { FreeStock } from './freeStock.ts';
import { solve } from './solve.ts';
import { anyEnding, canBeWon, type Ending, SPADES } from './testing/endings.ts';

const MOST_POSITIONS = 2000;
const RUNS = 3000;

function searchPositionOf({ ruleSet, position }: Ending): SearchPosition {
  const at = new SearchPosition(ruleSet);
  at.read(position);
  return at;
}

/** Calls a check with each of many endings and whether it can be won; returns how many of each. */
function forEndings(seed: number, check: (ending: Ending, winnable: boolean) => void) {
  const count = { won: 0, lost: 0, skipped: 0 };
  fc.assert(
    fc.property(anyEnding(13), (ending) => {
      const winnable = canBeWon(ending, MOST_POSITIONS);
      if (winnable === undefined) count.skipped++;
      else {
        count[winnable ? 'won' : 'lost']++;
        check(ending, winnable);
      }
    }),
    { numRuns: RUNS, seed },
  );
  return count;
}

/** Whether the depth-first search finds a win. */
function exactly(ending: Ending): boolean {
  const result = finish(new DepthFirstSearch(searchPositionOf(ending), 1e7).search());
  expect(result).not.toBe('memory');
  return result !== 'lost';
}

function expectWin(ruleSet: RuleSet, start: Position, moves: Parameters<typeof play>[2][]): void {
  const end = moves.reduce((at, move) => play(ruleSet, at, move), start);
  expect(isWon(end)).toBe(true);
}

describe('the verdict on a position with few cards left', () => {
  it('is that of trying everything', () => {
    const count = forEndings(1, (ending, winnable) => {
      const verdict = solve(ending.position, ending.ruleSet);
      expect(verdict.kind).toBe(winnable ? 'winnable' : 'unwinnable');
      if (verdict.kind === 'winnable')
        expectWin(ending.ruleSet, ending.position, [...verdict.moves]);
    });
    expect(count.won).toBeGreaterThan(RUNS / 10);
    expect(count.lost).toBeGreaterThan(RUNS / 10);
    expect(count.skipped).toBeLessThan(RUNS / 4);
  });

  it('is the same by the depth-first search alone', () => {
    forEndings(2, (ending, winnable) => {
      expect(exactly(ending)).toBe(winnable);
    });
  });
});

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

  it('may have to complete the shorter one, to be stuck and so allowed to draw', () => {
    const position: Position = {
      foundations: [8, 9, 8, 9, 9, 9, 4, 9, 9, 8, 8, 8],
      fans: [[17, 15], [], [], [], [], [], [], [], [], [], [], []],
      stock: [14, 18, 16],
      waste: [14],
      redealsUsed: 0,
    };
    expect(canBeWon({ ruleSet: stuckRules, position }, MOST_POSITIONS)).toBe(true);
    expect(exactly({ ruleSet: stuckRules, position })).toBe(true);
    expect(solve(position, stuckRules).kind).toBe('winnable');
  });
});

describe('a card that leaves for a foundation in the relaxed game', () => {
  it('may have been built on first', () => {
    const ending = { ruleSet: RULE_SETS.classic, position: SPADES };
    expect(canBeWon(ending, MOST_POSITIONS)).toBe(true);
    expect(new DeadEnd().isDead(searchPositionOf(ending))).toBe(false);
    expect(solve(SPADES, RULE_SETS.classic).kind).toBe('winnable');
  });
});

describe('a proof that a position is lost', () => {
  it('is never given for one that can be won, by the relaxed game', () => {
    let dead = 0;
    const { lost } = forEndings(3, (ending, winnable) => {
      if (!new DeadEnd().isDead(searchPositionOf(ending))) return;
      dead++;
      expect(winnable).toBe(false);
    });
    expect(dead).toBeGreaterThan(lost / 4);
  });

  it('is never given for one that can be won, by the game with a free stock', () => {
    let proved = 0;
    const { lost } = forEndings(4, (ending, winnable) => {
      const at = searchPositionOf(ending);
      if (new FreeStock(at).judge(at, 2000) !== 'lost') return;
      proved++;
      expect(winnable).toBe(false);
    });
    expect(proved).toBeGreaterThan(lost / 2);
  });

  it('is given for exactly the lost ones by the game with a free stock, once there is no stock', () => {
    let decided = 0;
    forEndings(5, (ending, winnable) => {
      const { position, ruleSet } = ending;
      const isOut = position.stock.length === 0 && position.redealsUsed === ruleSet.redeals;
      const at = searchPositionOf(ending);
      if (!isOut) return;
      decided++;
      expect(new FreeStock(at).judge(at, 2000)).toBe(winnable ? 'open' : 'lost');
    });
    expect(decided).toBeGreaterThan(RUNS / 50);
  });
});

describe('the verdict on a deal', () => {
  it.each(RULE_SET_NAMES)('comes with moves that win, by %s', (name) => {
    const ruleSet = RULE_SETS[name];
    for (let seed = 1; seed <= 15; seed++) {
      const start = startOf(dealCards({ generator: 'lcg', seed }));
      const verdict = solve(start, ruleSet);
      expect(verdict.kind).toBe('winnable');
      if (verdict.kind === 'winnable') expectWin(ruleSet, start, [...verdict.moves]);
    }
  });

  it('is the same every time', () => {
    for (let seed = 100; seed < 110; seed++) {
      const start = startOf(dealCards({ generator: 'lcg', seed }));
      expect(solve(start, RULE_SETS.classic)).toEqual(solve(start, RULE_SETS.classic));
    }
  });

  it.each([6080, 13_633])('is a proof for deal %d, which cannot be won by classic', (seed) => {
    const start = startOf(dealCards({ generator: 'lcg', seed }));
    expect(solve(start, RULE_SETS.classic)).toMatchObject({ kind: 'unwinnable' });
  });
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
  const start = startOf(dealCards({ generator: 'lcg', seed: 169 }));

  it('end a search by its nodes', () => {
    const verdict = solve(start, RULE_SETS.classic, { nodes: 5000 });
    expect(verdict).toMatchObject({ kind: 'unknown', reason: 'nodes' });
    expect(verdict.nodes).toBeGreaterThanOrEqual(5000);
    expect(verdict.nodes).toBeLessThan(10_000);
  });

  it.each(['time', 'stopped'] as const)('end a search from outside: %s', (reason) => {
    let asked = 0;
    const halt = () => (++asked > 3 ? reason : undefined);
    expect(solve(start, RULE_SETS.classic, { halt })).toMatchObject({ kind: 'unknown', reason });
    expect(asked).toBe(4);
  });
});
