import { expect, it } from 'vitest';
import type { Fault } from '../../rules/fault.ts';
import { parseRecord } from '../../rules/record.ts';
import { CHOICE_NAMES, RULE_SET_NAMES } from '../../rules/ruleSet.ts';
import { speakFault } from './faults.ts';

const none = (fault: Extract<Fault, { kind: 'notANumber' }>['fault']): Fault => ({
  kind: 'notANumber',
  fault,
  found: '"x"',
});

it.each<[Fault, string]>([
  [{ kind: 'tooLong', most: 9 }, 'a game record has at most 9 characters; this has more'],
  [{ kind: 'notJson', reason: 'why' }, 'not JSON: why'],
  [
    { kind: 'unexpected', expected: 'record', found: '[]' },
    'expected a game record, an object; found []',
  ],
  [
    { kind: 'unexpected', expected: 'numberText', found: '1', place: 'number' },
    'number: expected a text such as "12345"; found 1',
  ],
  [
    { kind: 'unexpected', expected: 'fans', found: 'nothing', place: 'fans' },
    'fans: expected an object with fans 1 to 12; found nothing',
  ],
  [
    { kind: 'unexpected', expected: 'fanName', found: '"13"', place: 'fans' },
    'fans: there is no fan "13"; expected 1 to 12',
  ],
  [
    { kind: 'unexpected', expected: 'cardList', found: '7', place: 'stock' },
    'stock: expected a list of cards; found 7',
  ],
  [
    { kind: 'unexpected', expected: 'card', found: '"XX"', place: 'fans.3[2]' },
    'fans.3[2]: expected a card such as "TC"; found "XX"',
  ],
  [
    { kind: 'unexpected', expected: 'moveList', found: 'nothing', place: 'moves' },
    'moves: expected a list of moves; found nothing',
  ],
  [
    { kind: 'unexpected', expected: 'move', found: '7', move: 2 },
    'move 2: expected a move such as "t3-f10" or "refill"; found 7',
  ],
  [
    { kind: 'cardCount', expected: 3, found: 2, place: 'fans.3' },
    'fans.3: expected 3 cards; found 2',
  ],
  [
    { kind: 'moveCount', most: 9, found: 10, place: 'moves' },
    'moves: expected at most 9; found 10',
  ],
  [
    { kind: 'tooManyOfCard', card: '2C', times: 3 },
    "not two packs: 2C is there 3 times, counting the foundations' first cards",
  ],
  [
    { kind: 'otherCards', number: '"1"', place: 'number' },
    'number: the cards are not those of deal "1"',
  ],
  [
    { kind: 'illegal', found: '"draw"', refusal: 'gapsFirst', move: 2 },
    'move 2: "draw" is illegal: refill first',
  ],
  [
    { kind: 'unknownRuleSet', found: '"x"' },
    `no rule set is called "x"; expected ${RULE_SET_NAMES.join(', ')}`,
  ],
  [{ kind: 'notRules' }, 'expected the name of a rule set or an object of its choices'],
  [
    { kind: 'unknownChoice', found: '"x"' },
    `no choice is called "x"; there are ${CHOICE_NAMES.join(', ')}`,
  ],
  [
    { kind: 'choiceValue', choice: 'drawWhen', values: ['stuck', 'any', 0] },
    'drawWhen must be "stuck" or "any" or 0',
  ],
  [none('noDigits'), '"x" is not a deal number: it has no digits'],
  [none('notDigits'), '"x" is not a deal number: expected digits, or ms and digits'],
  [none('zero'), '"x" is not a deal number: numbers start at 1'],
  [none('msRange'), '"x" is not a deal number: after ms, expected 1 to 8589934591'],
  [none('minus'), '"x" is not a deal number: expected digits without a minus sign'],
  [
    none('points'),
    '"x" is not a deal number: points, commas and apostrophes can only separate groups of three digits',
  ],
  [
    { kind: 'tooManyDigits', most: 4300, found: 4301 },
    'a deal number has at most 4300 digits; this one has 4301',
  ],
])('%j is a sentence', (fault, sentence) => expect(speakFault(fault)).toBe(sentence));

it.each([
  '{\n"a":\n\n}',
  JSON.stringify({ rules: 'a\r\nb'.repeat(500) }),
  JSON.stringify({ number: '\n'.repeat(500), moves: [] }),
  JSON.stringify({ number: '1', moves: ['\n'.repeat(500)] }),
])('what is wrong with %j is said in one line', (text) => {
  const read = parseRecord(text);
  expect(read.ok ? '' : speakFault(read.error)).toMatch(/^[^\n\r]{1,400}$/);
});
