/** Tests of verdicts on a number of endings and deals: few in every run, many in the long one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import { finish } from '../../rules/steps.ts';
import { DeadEnd } from '../deadEnd.ts';
import { DepthFirstSearch } from '../depthFirstSearch.ts';
import { FreeStock } from '../freeStock.ts';
import { PooledStock } from '../pooledStock.ts';
import { solve } from '../solve.ts';
import { anyEnding, canBeWon, type Ending } from './endings.ts';
import { isDeadByCopies, isLostByPool, MAX_POSITIONS, searchPositionOf } from './trials.ts';

/**
 * Calls a check with each of `runs` endings and whether it can be won; returns how many of each.
 */
function forEndings(
  seed: number,
  runs: number,
  check: (ending: Ending, winnable: boolean) => void,
) {
  const count = { won: 0, lost: 0, skipped: 0 };
  fc.assert(
    fc.property(anyEnding(13), (ending) => {
      const winnable = canBeWon(ending, MAX_POSITIONS);
      if (winnable === undefined) count.skipped++;
      else {
        count[winnable ? 'won' : 'lost']++;
        check(ending, winnable);
      }
    }),
    { numRuns: runs, seed },
  );
  return count;
}

/** Whether the depth-first search finds a win. */
export function exactly(ending: Ending): boolean {
  const result = finish(new DepthFirstSearch(searchPositionOf(ending), 1e7).search());
  expect(result).not.toBe('memory');
  return result !== 'lost';
}

export function expectWin(
  ruleSet: RuleSet,
  start: Position,
  moves: Parameters<typeof play>[2][],
): void {
  const end = moves.reduce((at, move) => play(ruleSet, at, move), start);
  expect(isWon(end)).toBe(true);
}

/** No proof calls a position of a won game lost. */
function expectOpenToTheEnd(ruleSet: RuleSet, seed: number): void {
  let position = startOf(dealCards({ generator: 'lcg', seed }));
  const verdict = solve(position, ruleSet);
  if (verdict.kind !== 'winnable') throw new Error(`expected a deal that can be won, not ${seed}`);
  for (const move of verdict.moves) {
    const at = searchPositionOf({ ruleSet, position });
    expect(new DeadEnd().isDead(at)).toBe(false);
    expect(new FreeStock(at).judge(at, 200)).not.toBe('lost');
    expect(isDeadByCopies(at)).toBe(false);
    expect(isLostByPool(at)).toBe(false);
    position = play(ruleSet, position, move);
  }
}

/** @param runs how many endings are looked at for each */
export function testEndings(runs: number): void {
  describe('the verdict on a position with few cards left', () => {
    it('agrees with an exhaustive search', () => {
      const count = forEndings(1, runs, (ending, winnable) => {
        const verdict = solve(ending.position, ending.ruleSet);
        expect(verdict.kind).toBe(winnable ? 'winnable' : 'unwinnable');
        if (verdict.kind === 'winnable')
          expectWin(ending.ruleSet, ending.position, [...verdict.moves]);
      });
      expect(count.won).toBeGreaterThan(runs / 10);
      expect(count.lost).toBeGreaterThan(runs / 10);
      expect(count.skipped).toBeLessThan(runs / 4);
    });

    it('is the same by the depth-first search alone', () => {
      forEndings(2, runs, (ending, winnable) => {
        expect(exactly(ending)).toBe(winnable);
      });
    });
  });

  describe('a proof that a position is lost', () => {
    it('is never given for one that can be won, by the relaxed game', () => {
      let dead = 0;
      const { lost } = forEndings(3, runs, (ending, winnable) => {
        if (!new DeadEnd().isDead(searchPositionOf(ending))) return;
        dead++;
        expect(winnable).toBe(false);
      });
      expect(dead).toBeGreaterThan(lost / 4);
    });

    it('is never given for one that can be won, by the game with a free stock', () => {
      let proved = 0;
      const { lost } = forEndings(4, runs, (ending, winnable) => {
        const at = searchPositionOf(ending);
        if (new FreeStock(at).judge(at, 2000) !== 'lost') return;
        proved++;
        expect(winnable).toBe(false);
      });
      expect(proved).toBeGreaterThan(lost / 2);
    });

    it('is never given for one that can be won, by the relaxed game that tells copies apart', () => {
      const proofs = { all: 0, new: 0 };
      const { lost } = forEndings(6, runs, (ending, winnable) => {
        const at = searchPositionOf(ending);
        if (!isDeadByCopies(at)) return;
        proofs.all++;
        if (!new DeadEnd().isDead(at)) proofs.new++;
        expect(winnable).toBe(false);
      });
      expect(proofs.all).toBeGreaterThan(lost / 4);
      expect(proofs.new).toBeGreaterThan(0);
    });

    it('is never given for one that can be won, by the game with a pooled stock', () => {
      let proved = 0;
      const { lost } = forEndings(7, runs, (ending, winnable) => {
        const at = searchPositionOf(ending);
        if (!isLostByPool(at)) return;
        proved++;
        expect(winnable).toBe(false);
      });
      expect(proved).toBeGreaterThan(lost / 2);
    });

    it('is given for exactly the lost ones by the game with a pooled stock, once there is no stock', () => {
      let decided = 0;
      forEndings(8, runs, (ending, winnable) => {
        const { position, ruleSet } = ending;
        if (position.stock.length > 0 || position.redealsUsed < ruleSet.redeals) return;
        decided++;
        const at = searchPositionOf(ending);
        expect(new PooledStock(at).judge(at, 2000)).toBe(winnable ? 'open' : 'lost');
      });
      expect(decided).toBeGreaterThan(runs / 50);
    });

    it('is given for exactly the lost ones by the game with a free stock, once there is no stock', () => {
      let decided = 0;
      forEndings(5, runs, (ending, winnable) => {
        const { position, ruleSet } = ending;
        const isOut = position.stock.length === 0 && position.redealsUsed === ruleSet.redeals;
        const at = searchPositionOf(ending);
        if (!isOut) return;
        decided++;
        expect(new FreeStock(at).judge(at, 2000)).toBe(winnable ? 'open' : 'lost');
      });
      expect(decided).toBeGreaterThan(runs / 50);
    });
  });
}

/** @param last the last of the deals, which begin at 1 */
export function testDeals(last: number): void {
  it.each(RULE_SET_NAMES)('is never a proof of loss on the way to a win, by %s', (name) => {
    const ruleSet = RULE_SETS[name];
    for (let seed = 1; seed <= last; seed++) expectOpenToTheEnd(ruleSet, 5000 + seed);
  });

  it.each(RULE_SET_NAMES)('comes with moves that win, by %s', (name) => {
    const ruleSet = RULE_SETS[name];
    for (let seed = 1; seed <= last; seed++) {
      const start = startOf(dealCards({ generator: 'lcg', seed }));
      const verdict = solve(start, ruleSet);
      expect(verdict.kind).toBe('winnable');
      if (verdict.kind === 'winnable') expectWin(ruleSet, start, [...verdict.moves]);
    }
  });
}
