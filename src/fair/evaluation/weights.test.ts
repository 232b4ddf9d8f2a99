import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRuleSet } from '../../rules/testing/arbitraries.ts';
import { WHOLE_STOCK } from '../../solver/engine/codes.ts';
import { playsOn } from '../candidateEvaluator.ts';
import { chanceLine } from './weights.ts';

describe('the chance to win', () => {
  it('is higher where the value is, by all rules and with any stock', () => {
    const property = fc.property(
      anyRuleSet,
      fc.integer({ min: 0, max: WHOLE_STOCK }),
      (ruleSet, stock) => {
        const [, , slope, slopeByStock] = chanceLine(ruleSet, playsOn(ruleSet, stock));
        expect(slope + (slopeByStock * stock) / WHOLE_STOCK).toBeGreaterThan(0);
      },
    );
    fc.assert(property, { seed: 6, numRuns: 500 });
  });
});
