import { describe, expect, it } from 'vitest';
import type { Position } from '../../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { finish } from '../../rules/steps.ts';
import { DeadEnd } from '../../solver/deadEnd.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { solve } from '../../solver/solve.ts';
import { playing } from '../game.ts';
import { afterDeal, stage } from '../testing/stage.ts';
import { EndingSolver, isHiding } from './endingSolver.ts';
import { StateValue } from './stateValue.ts';

const searchPositionOf = (name: RuleSetName, position: Position): SearchPosition => {
  const searchPosition = new SearchPosition(RULE_SETS[name]);
  searchPosition.read(position);
  return searchPosition;
};

/** For each candidate of some games, the position after its deal, and its value. */
function dealtFrom(name: RuleSetName, stock: number) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => {
    const at = stage(name, seed, stock);
    const stateValue = new StateValue(new EndingSolver(at.searchPosition));
    return at.carrySearch.candidates.map((candidate) => {
      const after = afterDeal(at, candidate);
      return { after, value: stateValue.of(searchPositionOf(name, after)) };
    });
  });
}

/** Whether the fair player wins from a position, by the linear evaluation alone. */
function isWonFrom(position: Position): boolean {
  return finish(playing(position, RULE_SETS.classic, { samples: 0 })).won;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

describe('the value', () => {
  it.each(RULE_SET_NAMES)('is a chance, and the same again: %s', (name) => {
    const positions = [3, 4, 5].flatMap((seed) => {
      const at = stage(name, seed, 40);
      return at.carrySearch.candidates.slice(0, 8).map((one) => afterDeal(at, one));
    });
    const values = (): number[] => {
      const stateValue = new StateValue(
        new EndingSolver(searchPositionOf(name, positions[0] as Position)),
      );
      return positions.map((position) => stateValue.of(searchPositionOf(name, position)));
    };
    const found = values();
    for (const value of found) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(values()).toEqual(found);
  });

  it('is the true outcome where the deal leaves nothing hidden', () => {
    const last = dealtFrom('relaxed', 7).filter(({ after }) => after.stock.length === 0);
    expect([...new Set(last.map(({ value }) => value))].sort()).toEqual([0, 1]);
    for (const { after, value } of last.filter((_, i) => i % 20 === 0)) {
      const { kind } = solve(after, RULE_SETS.relaxed, { nodes: 20_000 });
      expect(kind).not.toBe(value === 1 ? 'unwinnable' : 'winnable');
    }
  });

  it('is 0 where the deal leads into a dead end', () => {
    const hiding = dealtFrom('classic', 12).filter(({ after }) =>
      isHiding(searchPositionOf('classic', after)),
    );
    const isDead = ({ after }: (typeof hiding)[number]) =>
      new DeadEnd().isDead(searchPositionOf('classic', after));
    const dead = hiding.filter(isDead);
    expect(dead.length).toBeGreaterThan(10);
    expect(new Set(dead.map(({ value }) => value))).toEqual(new Set([0]));
    for (const { value } of hiding.filter((one) => !isDead(one))) expect(value).toBeGreaterThan(0);
  });

  it('is better in games that are won than in those that are lost', () => {
    const values = { won: [] as number[], lost: [] as number[] };
    for (let seed = 101; seed <= 160; seed++) {
      const at = stage('classic', seed, 30);
      const [best] = at.carrySearch.candidates;
      if (!best) continue;
      const after = afterDeal(at, best);
      const value = new StateValue(new EndingSolver(at.searchPosition)).of(
        searchPositionOf('classic', after),
      );
      values[isWonFrom(after) ? 'won' : 'lost'].push(value);
    }
    expect(values.won.length).toBeGreaterThan(10);
    expect(mean(values.won)).toBeGreaterThan(1.3 * mean(values.lost));
  });

  it('counts the positions it has judged', () => {
    const { searchPosition } = stage('classic', 1, 50);
    const stateValue = new StateValue(new EndingSolver(searchPosition));
    for (let i = 0; i < 5; i++) stateValue.of(searchPosition);
    expect(stateValue.nodes).toBe(5);
  });
});
