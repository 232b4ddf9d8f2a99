/** Faults of a record, a rule set or a deal number, as one line of English. */

import { explain } from '../../i18n/en/table.ts';
import { MAX_LCG_SEED } from '../../rules/deal.ts';
import type { Expected, Fault, NumberFault } from '../../rules/fault.ts';
import { CHOICE_NAMES, RULE_SET_NAMES } from '../../rules/ruleSet.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
  record: 'a game record, an object',
  numberText: 'a text such as "12345"',
  fans: 'an object with fans 1 to 12',
  fanName: '1 to 12',
  cardList: 'a list of cards',
  card: 'a card such as "TC"',
  moveList: 'a list of moves',
  move: 'a move such as "t3-f10" or "refill"',
  lineList: 'a list of lines',
  line: 'a line, an object with after and moves',
  movesBefore: 'how many moves of the record lie before the line',
  unknownCount:
    'how many cards at the end of the stock are unknown: those that stand nowhere else, 0 if only one does',
  noNumber: 'no number, because it says other cards',
  foundations: 'an object with the top cards of the foundations, keys "1" to "12"',
  foundationCard: 'a card of that foundation',
  position: 'a position, an object',
  twelve: 'a list of twelve, one for each hour',
  height: 'how many cards that foundation can hold, 1 or more',
  cardNumber: 'a card by its number, 0 to 51',
  redeals: '0 or 1',
};

const NUMBERS: Readonly<Record<NumberFault, string>> = {
  msRange: `after ms, expected 1 to ${MAX_LCG_SEED}`,
  noDigits: 'it has no digits',
  notDigits: 'expected digits, or ms and digits',
  zero: 'numbers start at 1',
  minus: 'expected digits without a minus sign',
  points: 'points, commas and apostrophes can only separate groups of three digits',
};

/** Where, what is wrong, and what was expected. */
export function speakFault(fault: Fault): string {
  const place = fault.place ?? (fault.move === undefined ? undefined : `move ${fault.move}`);
  return place === undefined ? reasonOf(fault) : `${place}: ${reasonOf(fault)}`;
}

function reasonOf(fault: Fault): string {
  switch (fault.kind) {
    case 'tooLong':
      return `a game record has at most ${fault.most} characters; this has more`;
    case 'notJson':
      return `not JSON: ${fault.reason}`;
    case 'unexpected':
      return fault.expected === 'fanName'
        ? `there is no fan ${fault.found}; expected 1 to 12`
        : `expected ${EXPECTED[fault.expected]}; found ${fault.found}`;
    case 'cardCount':
      return `expected ${fault.expected} cards; found ${fault.found}`;
    case 'moveCount':
    case 'lineCount':
      return `expected at most ${fault.most}; found ${fault.found}`;
    case 'tooManyOfCard':
    case 'tooFewOfCard':
      return `not two packs: ${fault.card} is there ${fault.times} times, counting the foundations' first cards`;
    case 'otherCards':
      return `the cards are not those of deal ${fault.number}`;
    case 'unknownStock':
      return 'the order of the stock is not known, so nobody can say; "bigben fair" plays without it';
    case 'illegal':
      return `${fault.found} is illegal: ${explain(fault.refusal)}`;
    case 'unknownRuleSet':
      return `no rule set is called ${fault.found}; expected ${RULE_SET_NAMES.join(', ')}`;
    case 'notRules':
      return 'expected the name of a rule set or an object of its choices';
    case 'unknownChoice':
      return `no choice is called ${fault.found}; there are ${CHOICE_NAMES.join(', ')}`;
    case 'choiceValue':
      return `${fault.choice} must be ${fault.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'notANumber':
      return `${fault.found} is not a deal number: ${NUMBERS[fault.fault]}`;
    case 'tooManyDigits':
      return `a deal number has at most ${fault.most} digits; this one has ${fault.found}`;
  }
}
