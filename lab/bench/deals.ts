/** Deals and rule sets as named in the arguments of the scripts for measuring and training. */

import { CARD_KINDS } from '../../src/rules/card.ts';
import { dealCards, plainNumber, startOf } from '../../src/rules/deal.ts';
import { baseOf, HOURS } from '../../src/rules/hour.ts';
import type { Position } from '../../src/rules/position.ts';
import { parseRuleSet, type RuleSet } from '../../src/rules/ruleSet.ts';
import { Random } from '../../src/solver/engine/random.ts';

/** A rule set by its name, or as an object in JSON. */
export function ruleSetOf(text: string): RuleSet {
  const ruleSet = parseRuleSet(text.startsWith('{') ? JSON.parse(text) : text);
  if (!ruleSet.ok) throw new Error(JSON.stringify(ruleSet.error));
  return ruleSet.value;
}

/** The position that a deal number gives. */
export const dealOf = (number: number): Position => startOf(dealCards(plainNumber(BigInt(number))));

/**
 * A deal as people make it at a table, who take the twelve base cards out of two packs and shuffle
 * the other 92. Deal numbers shuffle all, and of the two copies of a base card take out the one that
 * comes later: so they have more base cards in the fans.
 */
export function tableDealOf(seed: number): Position {
  const packs = Array.from({ length: 2 * CARD_KINDS }, (_, i) => i % CARD_KINDS);
  for (const hour of HOURS) packs.splice(packs.indexOf(baseOf(hour)), 1);
  const cards = Uint8Array.from(packs);
  new Random(seed).shuffle(cards, cards.length);
  const inFans = 3 * HOURS.length;
  const fans = HOURS.map((_, fan) => [0, 1, 2].map((round) => cards[HOURS.length * round + fan]));
  return startOf({ fans: fans as number[][], stock: [...cards.subarray(inFans)] });
}
