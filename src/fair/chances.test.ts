import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES, RULE_SETS } from '../rules/ruleSet.ts';
import { chanceFor } from './chances.ts';

describe('the chance to win', () => {
  it.each(RULE_SET_NAMES)('is between 0 and 1, and rises with the value, by %s', (name) => {
    for (const stock of [2, 20, 56]) {
      const values = [0, 0.02, 0.1, 0.5, 0.9, 0.98, 1];
      const chances = values.map((value) => chanceFor(RULE_SETS[name], stock, value));
      expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true);
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
    }
  });
});
