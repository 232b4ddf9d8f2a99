import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { Played } from '../../worker/client.ts';
import { calm, scripted, stage, won } from '../testing/stage.ts';
import { Analysis } from './analysis.ts';
import { Difficulty, PLAYS } from './difficulty.ts';
import { WinnableDeal } from './winnableDeal.ts';

/** Nobody is asked to play. */
const idle = new Difficulty(() => {
  throw new Error('nobody shall play');
});

/** Of each deal, in their order, so many plays are won: the first ones. */
function playing(...wins: number[]) {
  const deals: unknown[] = [];
  const difficulty = new Difficulty(({ position, seed }) => {
    if (deals.at(-1) !== position) deals.push(position);
    const won = seed <= (wins[deals.length - 1] ?? 0);
    return { answer: Promise.resolve<Played>({ won, moves: [], nodes: 1 }), stop: () => {} };
  });
  return { difficulty, deals };
}

/** An analysis that finds every deal winnable, or as it is told. */
function judging(...verdicts: ('winnable' | 'unwinnable' | 'unknown')[]) {
  const { analysis } = stage(won, 115);
  const judged: unknown[] = [];
  analysis.judge = async (game) => {
    judged.push(game.positions[0]);
    const verdict = verdicts.shift() ?? 'winnable';
    return verdict === 'winnable' ? { verdict, moves: [] } : { verdict };
  };
  return { analysis, judged };
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
  const unwinnable: Verdict = { verdict: 'unwinnable', nodes: 1 };
  const unknown: Verdict = { verdict: 'unknown', reason: 'time', nodes: 1 };

  it('passes over deals that are lost or undecided', async () => {
    const { ask, asked } = scripted(unwinnable, unknown, 'never');
    const deal = new WinnableDeal(new Analysis(ask), idle, counting());
    const found = deal.find(RULE_SETS.classic);
    expect(deal.looking.value).toBe(true);
    await calm();
    expect(asked).toHaveLength(3);
    deal.cancel();
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
  });

  it('is found, and nothing is looked for any more', async () => {
    const deal = new WinnableDeal(judging().analysis, idle, unit);
    expect(await deal.find(RULE_SETS.classic)).toEqual({
      generator: 'twister',
      seed: 25024000n,
    });
    expect(deal.looking.value).toBe(false);
  });

  it('is not found after it was cancelled, nor twice at once', async () => {
    const { ask, asked } = scripted('never', 'never');
    const deal = new WinnableDeal(new Analysis(ask), idle, unit);
    const first = deal.find(RULE_SETS.classic);
    deal.cancel();
    const second = deal.find(RULE_SETS.classic);
    expect(await first).toBeUndefined();
    expect(deal.looking.value).toBe(true);
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
      const { analysis, judged } = judging('unwinnable', 'winnable', 'unknown');
      const { difficulty, deals } = playing(0, PLAYS, PLAYS / 5);
      const deal = new WinnableDeal(analysis, difficulty, counting());
      const found = await deal.find(RULE_SETS.classic, grade);
      expect(found).toMatchObject({ generator: 'twister' });
      // What cannot be won is not played.
      expect(deals).toEqual([judged[1], ...judged.slice(3)].slice(0, at));
      expect(deals).toHaveLength(at);
      expect(judged.at(-1)).toBe(deals.at(-1));
      expect(deal.looking.value).toBe(false);
    }
  });

  it('is not looked for any more when it is cancelled, while it is proved or played', async () => {
    const proving = stage(won, 115).analysis;
    let prove = (): void => {};
    proving.judge = () =>
      new Promise((resolve) => {
        prove = () => resolve({ verdict: 'winnable', moves: [] });
      });
    const early = new WinnableDeal(proving, idle, counting());
    const unproved = early.find(RULE_SETS.classic, 'hard');
    early.cancel();
    prove();
    expect(await unproved).toBeUndefined();

    let stopped = 0;
    const difficulty = new Difficulty(() => {
      let stop = (): void => {};
      const answer = new Promise<Played>((resolve) => {
        stop = () => {
          stopped++;
          resolve('stopped');
        };
      });
      return { answer, stop };
    });
    const late = new WinnableDeal(judging().analysis, difficulty, counting());
    const unplayed = late.find(RULE_SETS.classic, 'hard');
    await calm();
    late.cancel();
    expect(await unplayed).toBeUndefined();
    expect(stopped).toBe(1);
  });

  it('gives way to another deal that is to be measured', async () => {
    const difficulty = new Difficulty(() => {
      let stop = (): void => {};
      const answer = new Promise<Played>((resolve) => {
        stop = () => resolve('stopped');
      });
      return { answer, stop };
    });
    const deal = new WinnableDeal(judging().analysis, difficulty, counting());
    const found = deal.find(RULE_SETS.classic, 'easy');
    await calm();
    const { session } = stage(won, 0);
    const asked = difficulty.measure(session.game.value);
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
    difficulty.stop();
    expect(await asked).toBe('stopped');
  });

  it('is not looked for where no fair player answers', async () => {
    const difficulty = new Difficulty(() => ({
      answer: Promise.resolve<Played>('died'),
      stop: () => {},
    }));
    const deal = new WinnableDeal(judging().analysis, difficulty, counting());
    expect(await deal.find(RULE_SETS.classic, 'easy')).toBe('died');
    expect(deal.looking.value).toBe(false);
  });
});
