/** Deals and rule sets as named in the arguments of the scripts for measuring and training. */
import { dealCards, plainNumber, startOf } from '../../src/rules/deal.ts';
import type { Position } from '../../src/rules/position.ts';
import { parseRuleSet, type RuleSet } from '../../src/rules/ruleSet.ts';

/** A rule set by its name, or as an object in JSON. */
export function ruleSetOf(text: string): RuleSet {
  const ruleSet = parseRuleSet(text.startsWith('{') ? JSON.parse(text) : text);
  if (!ruleSet.ok) throw new Error(JSON.stringify(ruleSet.error));
  return ruleSet.value;
}

/** The position that a deal number gives. */
export const dealOf = (number: number): Position => startOf(dealCards(plainNumber(BigInt(number))));
