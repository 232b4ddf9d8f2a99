/** What the commands share of reading their arguments. */
import { type DealNumber, parseDealNumber } from '../rules/deal.ts';
import { parseRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import { badData, badUsage } from './failure.ts';

/** A rule set by name, or the JSON of some of the seven choices. */
export function ruleSetArgument(text: string): RuleSet {
  const ruleSet = parseRuleSet(text.trimStart().startsWith('{') ? fromJson(text) : text);
  if (!ruleSet.ok) throw badUsage(`rule set: ${ruleSet.error}`);
  return ruleSet.value;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUsage('rule set: not JSON; expected a name or, say, \'{"redeals":1}\'');
  }
}

export function dealNumberArgument(text: string, place = ''): DealNumber {
  const number = parseDealNumber(text);
  if (!number.ok) throw badData(place + number.error);
  return number.value;
}
