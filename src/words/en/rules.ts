/** Rule sets and their seven choices, in English. */

import type { Choice } from '../../rules/ruleSet.ts';
import { CHOICE_TEXTS, RULE_SET_TEXTS } from './describe.ts';

const titles: Readonly<Record<Choice, string>> = {
  refillFrom: 'Refilling starts',
  refillOrder: 'Order of a refill',
  refillWhen: 'When to refill',
  drawWhen: 'When to draw',
  wasteTo: 'The waste plays to',
  buildOn: 'Fans that can be built on',
  redeals: 'Redeals',
};

export const rules = {
  sets: RULE_SET_TEXTS,
  /** Where a named set is from, as a sentence. */
  from: (source: string): string => `${source}.`,
  own: 'Own rules …',
  ownNote: 'Seven choices make the rules. A game keeps those it was begun with.',
  titles,
  choices: CHOICE_TEXTS,
};
