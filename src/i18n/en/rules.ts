/** Rule sets and their seven choices, in English. */

import type { Choice } from '../../rules/ruleSet.ts';
import { CHOICE_TEXTS, RULE_SET_TEXTS } from './describe.ts';

const titles: Readonly<Record<Choice, string>> = {
  refillFrom: 'Refill starts at',
  refillOrder: 'Refill order',
  refillWhen: 'When to refill',
  drawWhen: 'When to draw',
  wasteTo: 'Waste cards go to',
  buildOn: 'Which fans take cards',
  redeals: 'Redeals',
};

export const rules = {
  sets: RULE_SET_TEXTS,
  /** Where a named set is from, as a sentence. */
  from: (source: string): string => `${source}.`,
  about: 'What these rules say, and where they are from',
  own: 'Your own rules…',
  ownNote: 'Seven choices make the rules. A game keeps the rules it was started with.',
  titles,
  choices: CHOICE_TEXTS,
};
