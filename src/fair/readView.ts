/** Reads views from outside, such as that of a real table. */
import type { Fault } from '../rules/fault.ts';
import { cardsIn, readCardNumbers, readSeenPiles } from '../rules/readPosition.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { parseRuleSet } from '../rules/ruleSet.ts';
import { notTwoPacks } from '../rules/twoPacks.ts';
import type { FairView } from './view.ts';

/**
 * Reads the view of a person at a table: plain data in the shape of `FairView`. `unseen` has the
 * cards that are still to come, in any order; after a redeal they are in `knownStock`, the next
 * first.
 *
 * @returns the view, or the fault and its place
 */
export function readView(value: unknown): Result<FairView, Fault> {
  const seen = readSeenPiles(value);
  if (!seen.ok) return seen;
  const { ruleSet, unseen = [], knownStock = [], isNumbered } = value as Record<string, unknown>;
  const rules = parseRuleSet(ruleSet);
  if (!rules.ok) return rules;
  const hidden = readCardNumbers(unseen, 'unseen');
  if (!hidden.ok) return hidden;
  const turned = readCardNumbers(knownStock, 'knownStock');
  if (!turned.ok) return turned;
  // Sorted, so that the order of the input reveals nothing.
  const sorted = hidden.value.toSorted((a, b) => a - b);
  const view = {
    ...{ ...seen.value, ruleSet: rules.value },
    ...{ unseen: sorted, knownStock: turned.value, isNumbered: isNumbered === true },
  };
  const wrong = notTwoPacks([...cardsIn(seen.value), ...sorted, ...turned.value]);
  return wrong ? failure(wrong) : success(view);
}
