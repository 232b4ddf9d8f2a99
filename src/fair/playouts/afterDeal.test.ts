import { describe, expect, it } from 'vitest';
import type { Position } from '../../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { DeadEnd } from '../../solver/deadEnd.ts';
import { Packed } from '../../solver/packed.ts';
import { solve } from '../../solver/solve.ts';
import { playingFairly } from '../game.ts';
import { afterDeal, stage } from '../testing/stage.ts';
import { Outlook } from './afterDeal.ts';
import { Ending, isHiding } from './ending.ts';

const packedOf = (name: RuleSetName, position: Position): Packed => {
  const packed = new Packed(RULE_SETS[name]);
  packed.read(position);
  return packed;
};

/** For each candidate of some games where it leads, and how that looks. */
function outlooks(name: RuleSetName, stock: number) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => {
    const at = stage(name, seed, stock);
    const outlook = new Outlook(new Ending(at.packed));
    return at.closure.candidates.map((candidate) => {
      const after = afterDeal(at, candidate);
      return { after, worth: outlook.of(packedOf(name, after)) };
    });
  });
}

/** Whether the fair player wins on, by looks alone. */
function isWonFrom(position: Position): boolean {
  const game = playingFairly(position, RULE_SETS.classic, { samples: 0 });
  let step = game.next();
  while (!step.done) step = game.next();
  return step.value.won;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

describe('the outlook', () => {
  it.each(RULE_SET_NAMES)('is a chance, and the same again: %s', (name) => {
    const positions = [3, 4, 5].flatMap((seed) => {
      const at = stage(name, seed, 40);
      return at.closure.candidates.slice(0, 8).map((one) => afterDeal(at, one));
    });
    const worths = (): number[] => {
      const outlook = new Outlook(new Ending(packedOf(name, positions[0] as Position)));
      return positions.map((position) => outlook.of(packedOf(name, position)));
    };
    const found = worths();
    for (const worth of found) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(worths()).toEqual(found);
  });

  it('is what is true where the deal leaves nothing hidden', () => {
    const last = outlooks('relaxed', 7).filter(({ after }) => after.stock.length === 0);
    expect([...new Set(last.map(({ worth }) => worth))].sort()).toEqual([0, 1]);
    for (const { after, worth } of last.filter((_, i) => i % 20 === 0)) {
      const { verdict } = solve(after, RULE_SETS.relaxed, { nodes: 20_000 });
      expect(verdict).not.toBe(worth === 1 ? 'unwinnable' : 'winnable');
    }
  });

  it('is none where the deal leads into a dead end', () => {
    const hiding = outlooks('classic', 12).filter(({ after }) =>
      isHiding(packedOf('classic', after)),
    );
    const isDead = ({ after }: (typeof hiding)[number]) =>
      new DeadEnd().isDead(packedOf('classic', after));
    const dead = hiding.filter(isDead);
    expect(dead.length).toBeGreaterThan(10);
    expect(new Set(dead.map(({ worth }) => worth))).toEqual(new Set([0]));
    for (const { worth } of hiding.filter((one) => !isDead(one))) expect(worth).toBeGreaterThan(0);
  });

  it('is better in games that are won than in those that are lost', () => {
    const worths = { won: [] as number[], lost: [] as number[] };
    for (let seed = 101; seed <= 160; seed++) {
      const at = stage('classic', seed, 30);
      const [best] = at.closure.candidates;
      if (!best) continue;
      const after = afterDeal(at, best);
      const worth = new Outlook(new Ending(at.packed)).of(packedOf('classic', after));
      worths[isWonFrom(after) ? 'won' : 'lost'].push(worth);
    }
    expect(worths.won.length).toBeGreaterThan(10);
    expect(mean(worths.won)).toBeGreaterThan(1.3 * mean(worths.lost));
  });

  it('counts the positions it has judged', () => {
    const { packed } = stage('classic', 1, 50);
    const outlook = new Outlook(new Ending(packed));
    for (let i = 0; i < 5; i++) outlook.of(packed);
    expect(outlook.looked).toBe(5);
  });
});
