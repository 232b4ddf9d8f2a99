import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { DRAW, REFILL } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { FEATURES, Features, GROUPS } from './features.ts';
import { LinearEvaluation } from './linearEvaluation.ts';
import { weightsFor } from './weights.ts';

const position = new SearchPosition(RULE_SETS.classic);
position.read(startOf(dealCards({ generator: 'lcg', seed: 1 })));

describe('the linear evaluation', () => {
  it('is the sum of the counts, each times a weight that changes with the stock', () => {
    const weights = new Float64Array(2 * FEATURES);
    weights[GROUPS.LENGTHS + 3] = 0.5;
    weights[FEATURES + GROUPS.LENGTHS + 3] = 0.25;
    const evaluation = new LinearEvaluation(weights);
    evaluation.prepare(position);
    evaluation.take(position, 0);
    expect(evaluation.of(DRAW)).toBeCloseTo(12 * (0.5 + 0.25));
    position.play(DRAW);
    evaluation.prepare(position);
    evaluation.take(position, 0);
    expect(evaluation.of(DRAW)).toBeCloseTo(12 * (0.5 + (0.25 * 55) / 56));
    position.undo();
  });

  it.each([DRAW, REFILL])('counts everything, and the deal that will follow: %d', (deal) => {
    const weights = weightsFor(RULE_SETS.classic);
    const evaluation = new LinearEvaluation(weights);
    evaluation.prepare(position);
    evaluation.take(position, 9);
    const features = new Features();
    features.describe(position, 9, deal);
    // The stock is whole: each weight is the sum of its two parts.
    const sum = [...features.counts].reduce(
      (so, count, i) => so + count * ((weights[i] as number) + (weights[FEATURES + i] as number)),
      0,
    );
    expect(evaluation.of(deal)).toBeCloseTo(sum, 9);
    expect(evaluation.of(DRAW)).not.toBeCloseTo(evaluation.of(REFILL), 9);
  });
});

describe('weights', () => {
  it.each(RULE_SET_NAMES)('are as many as there are features, twice: %s', (name) => {
    const weights = weightsFor(RULE_SETS[name]);
    expect(weights).toHaveLength(2 * FEATURES);
    expect(weights.every(Number.isFinite)).toBe(true);
  });

  it('of a rule set without a name are those of classic', () => {
    const own = { ...RULE_SETS.classic, refillFrom: 1, buildOn: 1 } as const;
    expect(weightsFor(own)).toEqual(weightsFor(RULE_SETS.classic));
  });
});
