import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES, RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { startOfDeal } from '../testing/playing.ts';
import { flagsOf } from './encoder.ts';

function flags(ruleSet: RuleSet, redealsUsed = 0): number {
  const position = new SearchPosition(ruleSet);
  position.read({ ...startOfDeal(1), redealsUsed });
  return flagsOf(position);
}

describe('the flags of the rules', () => {
  it('are none for the usual rules', () => expect(flags(RULE_SETS.classic)).toBe(0));

  it('differ for every two rule sets, and fit in a byte', () => {
    const all = RULE_SET_NAMES.map((name) => flags(RULE_SETS[name]));
    expect(new Set(all).size).toBe(RULE_SET_NAMES.length);
    for (const one of all) expect(one).toBeLessThan(256);
  });

  it.each([
    [{ refillFrom: 1 }, 1],
    [{ refillOrder: 'fans' }, 2],
    [{ refillWhen: 'stuck' }, 4],
    [{ drawWhen: 'stuck' }, 8],
    [{ drawWhen: 'any' }, 16],
    [{ wasteTo: 'foundations' }, 32],
    [{ buildOn: 1 }, 64],
    [{ redeals: 1 }, 128],
  ] as const)('has one for %j', (choice, flag) =>
    expect(flags({ ...RULE_SETS.classic, ...choice })).toBe(flag),
  );

  it('tell whether the waste can still be turned over', () => {
    const ruleSet = { ...RULE_SETS.classic, redeals: 1 } as const;
    expect(flags(ruleSet, 1)).toBe(0);
  });
});
