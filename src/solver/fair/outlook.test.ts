import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { unpackMove } from '../codes.ts';
import { DeadEnd } from '../deadEnd.ts';
import { Packed } from '../packed.ts';
import { solve } from '../solve.ts';
import { type Candidate, Closure } from './closure.ts';
import { isHiding } from './ending.ts';
import { playingFairly } from './game.ts';
import { Outlook } from './outlook.ts';
import { Random } from './random.ts';

interface Stage {
  readonly name: RuleSetName;
  readonly position: Position;
  readonly packed: Packed;
  /** Has the candidates of the position. */
  readonly closure: Closure;
}

/** A game dealt from whatever looks best, until the stock has no more cards than this. */
function stage(name: RuleSetName, seed: number, stock: number): Stage {
  const packed = new Packed(RULE_SETS[name]);
  let position = startOf(dealCards({ generator: 'lcg', seed }));
  packed.read(position);
  const closure = new Closure(packed);
  for (;;) {
    closure.search(packed, 200);
    const [best] = closure.candidates;
    if (!best || position.stock.length <= stock) return { name, position, packed, closure };
    position = afterDeal({ name, position, packed, closure }, best);
    closure.load(best, packed);
    packed.play(best.deal);
  }
}

/** Where a candidate leads, by the rules and the true order of the stock. */
const afterDeal = ({ name, position, closure }: Stage, candidate: Candidate): Position =>
  closure
    .lineTo(candidate)
    .map(unpackMove)
    .reduce((at, move) => play(RULE_SETS[name], at, move), position);

/** Leaves the cards as they are. */
class NoChance extends Random {
  override shuffle(): void {}
}

/** For each candidate of some games where it leads, and what it is worth if the cards come as they lie. */
function outlooks(name: RuleSetName, stock: number) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => {
    const at = stage(name, seed, stock);
    const outlook = new Outlook(at.packed);
    outlook.shuffle(at.packed, new NoChance(0));
    return at.closure.candidates.map((candidate) => ({
      after: afterDeal(at, candidate),
      worth: outlook.worth(at.closure, candidate),
    }));
  });
}

/** Whether the fair player wins on, by looks alone. */
function isWonFrom(position: Position): boolean {
  const game = playingFairly(position, RULE_SETS.classic, { shuffles: 0 });
  let step = game.next();
  while (!step.done) step = game.next();
  return step.value.won;
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

function packed(name: RuleSetName, position: Position): Packed {
  const packed = new Packed(RULE_SETS[name]);
  packed.read(position);
  return packed;
}

describe('the outlook', () => {
  it.each(RULE_SET_NAMES)('is a chance, by the shuffle, and the same again: %s', (name) => {
    const at = stage(name, 3, 40);
    const worths = (): number[][] => {
      const outlook = new Outlook(at.packed);
      const random = new Random(1);
      return [1, 2, 3, 4].map(() => {
        outlook.shuffle(at.packed, random);
        return at.closure.candidates.slice(0, 8).map((one) => outlook.worth(at.closure, one));
      });
    };
    const found = worths();
    for (const worth of found.flat()) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
    expect(new Set(found.map((row) => row.join())).size).toBeGreaterThan(1);
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
      isHiding(packed('classic', after)),
    );
    const isDead = ({ after }: (typeof hiding)[number]) =>
      new DeadEnd().isDead(packed('classic', after));
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
      const outlook = new Outlook(at.packed);
      outlook.shuffle(at.packed, new NoChance(0));
      const worth = outlook.worth(at.closure, best);
      worths[isWonFrom(afterDeal(at, best)) ? 'won' : 'lost'].push(worth);
    }
    expect(worths.won.length).toBeGreaterThan(10);
    expect(mean(worths.won)).toBeGreaterThan(1.3 * mean(worths.lost));
  });

  it('counts the positions it has judged', () => {
    const { packed, closure } = stage('classic', 1, 50);
    const outlook = new Outlook(packed);
    outlook.shuffle(packed, new Random(1));
    for (const candidate of closure.candidates.slice(0, 5)) outlook.worth(closure, candidate);
    expect(outlook.looked).toBe(5);
  });
});
