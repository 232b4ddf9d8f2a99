import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';
import { Analysis } from './analysis.ts';
import { calm, scripted, stage, won } from './vectors/stage.ts';
import { WinnableDeal } from './winnableDeal.ts';

describe('a deal that can be won', () => {
  const unit = () => 0.25;
  const unwinnable: Verdict = { verdict: 'unwinnable', nodes: 1 };
  const unknown: Verdict = { verdict: 'unknown', reason: 'time', nodes: 1 };

  it('passes over deals that are lost or undecided', async () => {
    const { ask, asked } = scripted(unwinnable, unknown, 'never');
    let unit = 0;
    const random = () => {
      unit += 0.1;
      return unit;
    };
    const deal = new WinnableDeal(new Analysis(ask), random);
    const found = deal.find(RULE_SETS.classic);
    expect(deal.looking.value).toBe(true);
    await calm();
    expect(asked).toHaveLength(3);
    deal.cancel();
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
  });

  it('is found, and nothing is looked for any more', async () => {
    const page = stage(won, 115);
    const deal = new WinnableDeal(page.analysis, unit);
    page.analysis.judge = async () => ({ verdict: 'winnable', moves: [] });
    expect(await deal.find(RULE_SETS.classic)).toEqual({
      generator: 'twister',
      seed: 25007500000000000000n,
    });
    expect(deal.looking.value).toBe(false);
  });

  it('is not found after it was cancelled, nor twice at once', async () => {
    const { ask, asked } = scripted('never', 'never');
    const deal = new WinnableDeal(new Analysis(ask), unit);
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
