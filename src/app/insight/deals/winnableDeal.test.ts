import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import type { Verdict } from '../../../solver/verdict.ts';
import { scriptedPlays, scriptedSolver } from '../../testing/scriptedPool.ts';
import { calm, stage, won } from '../../testing/stage.ts';
import { Insight } from '../insight.ts';
import { Difficulty, PLAYS } from './difficulty.ts';
import { WinnableDeal } from './winnableDeal.ts';

/** A difficulty that must not be measured. */
const idle = new Difficulty({
  play: () => {
    throw new Error('nobody shall play');
  },
});

/**
 * A difficulty with a given number of plays won for each deal, in order; the first plays are won.
 */
function playing(...wins: number[]) {
  const deals: unknown[] = [];
  const difficulty = new Difficulty({
    play: async ({ position, seed }) => {
      if (deals.at(-1) !== position) deals.push(position);
      return { won: seed <= (wins[deals.length - 1] ?? 0), moves: [], nodes: 1 };
    },
  });
  return { difficulty, deals };
}

/** A difficulty whose plays never end. */
const endless = () => {
  const { fairPlayer, asked } = scriptedPlays(() => 'never');
  return { difficulty: new Difficulty(new Insight({ solver: fairPlayer, fairPlayer })), asked };
};

/** Finds every deal winnable, unless other verdicts are given. */
function judging(...verdicts: Verdict['kind'][]) {
  const judged: unknown[] = [];
  const verdict: Insight['verdict'] = async (game) => {
    judged.push(game.positions[0]);
    const kind = verdicts.shift() ?? 'winnable';
    if (kind === 'winnable') return { kind, moves: [], nodes: 1 };
    return kind === 'unknown' ? { kind, reason: 'time', nodes: 1 } : { kind, nodes: 1 };
  };
  return { insight: { verdict }, judged };
}

/** 0.1, 0.2, … */
function counting() {
  let unit = 0;
  return () => {
    unit += 0.1;
    return unit;
  };
}

describe('a deal that can be won', () => {
  const unit = () => 0.25;
  const unwinnable: Verdict = { kind: 'unwinnable', nodes: 1 };
  const unknown: Verdict = { kind: 'unknown', reason: 'time', nodes: 1 };

  it('passes over deals that are lost or undecided', async () => {
    const { solver, asked } = scriptedSolver(unwinnable, unknown, 'never');
    const { insight } = stage(won, 115, solver);
    const deal = new WinnableDeal(insight, idle, counting());
    const found = deal.find(RULE_SETS.classic);
    expect(deal.looking.value).toBe(true);
    await calm();
    expect(asked).toHaveLength(3);
    deal.cancel();
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
  });

  it('is found, and the search stops', async () => {
    const deal = new WinnableDeal(judging().insight, idle, unit);
    expect(await deal.find(RULE_SETS.classic)).toEqual({
      generator: 'twister',
      seed: 25024000n,
    });
    expect(deal.looking.value).toBe(false);
  });

  it('is not found after it was cancelled, nor twice at once', async () => {
    const { solver, asked } = scriptedSolver('never', 'never');
    const { insight } = stage(won, 115, solver);
    const deal = new WinnableDeal(insight, idle, unit);
    const first = deal.find(RULE_SETS.classic);
    await calm();
    deal.cancel();
    const second = deal.find(RULE_SETS.classic);
    expect(await first).toBeUndefined();
    expect(deal.looking.value).toBe(true);
    await calm();
    deal.cancel();
    deal.cancel();
    expect(await second).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

describe('a deal of some difficulty', () => {
  it('is the first that is proved winnable and of the grade', async () => {
    for (const [grade, at] of [
      ['easy', 2],
      ['medium', 3],
      ['hard', 1],
    ] as const) {
      const { insight, judged } = judging('unwinnable', 'winnable', 'unknown');
      const { difficulty, deals } = playing(0, PLAYS, PLAYS / 5);
      const deal = new WinnableDeal(insight, difficulty, counting());
      const found = await deal.find(RULE_SETS.classic, grade);
      expect(found).toMatchObject({ generator: 'twister' });
      // Unwinnable deals are not played.
      expect(deals).toEqual([judged[1], ...judged.slice(3)].slice(0, at));
      expect(deals).toHaveLength(at);
      expect(judged.at(-1)).toBe(deals.at(-1));
      expect(deal.looking.value).toBe(false);
    }
  });

  it('is no longer searched for after a cancel during the proof or the plays', async () => {
    let prove = (): void => {};
    const verdict: Insight['verdict'] = () =>
      new Promise((resolve) => {
        prove = () => resolve({ kind: 'winnable', moves: [], nodes: 1 });
      });
    const early = new WinnableDeal({ verdict }, idle, counting());
    const unproved = early.find(RULE_SETS.classic, 'hard');
    early.cancel();
    prove();
    expect(await unproved).toBeUndefined();

    const { difficulty, asked } = endless();
    const late = new WinnableDeal(judging().insight, difficulty, counting());
    const unplayed = late.find(RULE_SETS.classic, 'hard');
    await calm();
    late.cancel();
    expect(await unplayed).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('gives way to another deal that is to be measured', async () => {
    const { difficulty } = endless();
    const deal = new WinnableDeal(judging().insight, difficulty, counting());
    const found = deal.find(RULE_SETS.classic, 'easy');
    await calm();
    const { session } = stage(won, 0);
    const asked = difficulty.measure(session.game.value);
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
    difficulty.stop();
    expect(await asked).toBe('stopped');
  });

  it('is not searched for if no solver answers', async () => {
    const { solver } = scriptedSolver('died', 'died');
    const { insight } = stage(won, 115, solver);
    const deal = new WinnableDeal(insight, idle, counting());
    expect(await deal.find(RULE_SETS.classic)).toBe('died');
    expect(deal.looking.value).toBe(false);
  });

  it('is not searched for if no fair player answers', async () => {
    const difficulty = new Difficulty({ play: async () => undefined });
    const deal = new WinnableDeal(judging().insight, difficulty, counting());
    expect(await deal.find(RULE_SETS.classic, 'easy')).toBe('died');
    expect(deal.looking.value).toBe(false);
  });
});
