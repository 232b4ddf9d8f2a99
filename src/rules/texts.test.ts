/** Reading texts: cards, rule sets, deal numbers, records; and how errors name the place. */
import { describe, expect, it } from 'vitest';
import { speakFault } from '../cli/english/faults.ts';
import { makeCard, nextHigher, parseCard, rankOf, suitOf } from './card.ts';
import { makeDealNumber, parseDealNumber, randomDealNumber, showDealNumber } from './deal.ts';
import { type Fault, MAX_NESTING } from './fault.ts';
import { lcgDraw } from './generator.ts';
import { baseOf, foundationCard, HOURS, isHour, lastOf, sizeWhenComplete } from './hour.ts';
import { foundationNeeds, foundationTop, type Position } from './position.ts';
import { type GameRecord, makeRecord, parseRecord, readRecord } from './record.ts';
import { CHOICE_NAMES, nameOf, parseRuleSet, RULE_SET_NAMES, RULE_SETS } from './ruleSet.ts';
import { type DealVector, dealVectors } from './testing/vectors.ts';

/** A fault as a person reads it, and the move that is to blame. */
const told = (fault: Fault) => ({
  message: speakFault(fault),
  ...(fault.move === undefined ? {} : { move: fault.move }),
});

describe('cards', () => {
  it('are written and read', () => {
    for (let card = 0; card < 52; card++) expect(parseCard(makeCard(card))).toBe(card);
    expect(makeCard(0)).toBe('AC');
    expect(makeCard(51)).toBe('KD');
    for (const text of ['', 'T', '10C', 'tc', 'TX', 'XC', 'TCC', ' C', 'C'])
      expect(parseCard(text), text).toBeUndefined();
  });

  it('are circular', () => {
    expect(makeCard(nextHigher(parseCard('KS') ?? -1))).toBe('AS');
    expect(makeCard(nextHigher(parseCard('9H') ?? -1))).toBe('TH');
    expect([rankOf(51), suitOf(51)]).toEqual([12, 3]);
  });
});

describe('the clock', () => {
  const table = [
    [9, '2C', '9C', 8],
    [10, '3H', 'TH', 8],
    [11, '4S', 'JS', 8],
    [12, '5D', 'QD', 8],
    [1, '6C', 'AC', 9],
    [2, '7H', '2H', 9],
    [3, '8S', '3S', 9],
    [4, '9D', '4D', 9],
    [5, 'TC', '5C', 9],
    [6, 'JH', '6H', 9],
    [7, 'QS', '7S', 9],
    [8, 'KD', '8D', 9],
  ] as const;

  it.each(table)('%i o’clock goes from %s to %s in %i cards', (hour, base, last, size) => {
    expect(makeCard(baseOf(hour))).toBe(base);
    expect(makeCard(lastOf(hour))).toBe(last);
    expect(sizeWhenComplete(hour)).toBe(size);
    expect(foundationCard(hour, 1)).toBe(baseOf(hour));
    expect(foundationCard(hour, size)).toBe(lastOf(hour));
    const at = (height: number) =>
      ({ foundations: HOURS.map(() => height) }) as unknown as Position;
    expect(foundationTop(at(3), hour)).toBe(foundationCard(hour, 3));
    expect(foundationNeeds(at(3), hour)).toBe(foundationCard(hour, 4));
    expect(foundationNeeds(at(size), hour)).toBeUndefined();
  });

  it('has twelve hours and 104 cards', () => {
    expect(HOURS.map(sizeWhenComplete).reduce((a, b) => a + b)).toBe(104);
    expect([0, 1, 12, 13, 1.5, Number.NaN].filter(isHour)).toEqual([1, 12]);
  });
});

describe('deal numbers', () => {
  const read = (text: string) => {
    const number = parseDealNumber(text);
    return number.ok ? showDealNumber(number.value) : speakFault(number.error);
  };

  it.each([
    ['1', '#ms1'],
    ['31999', '#ms31999'],
    ['32000', '#00000000000000032000'],
    ['ms1', '#ms1'],
    ['ms05', '#ms5'],
    ['ms32000', '#ms32000'],
    ['ms8589934591', '#ms8589934591'],
    ['-5', '#ms5'],
    ['1.5', '#ms15'],
    ['00000000000000000005', '#ms5'],
    ['#00000000000000032000', '#00000000000000032000'],
    [' 1,000,000 ', '#00000000000001000000'],
    ['1_000-000\t', '#00000000000001000000'],
    ['1\u00a0000\u2003000\u0085\u001c', '#00000000000001000000'],
    ['1000000L', '#00000000000001000000'],
    ['32001#', '#00000000000000032001'],
    [`1${'0'.repeat(30)}`, `#1${'0'.repeat(30)}`],
  ])('%j is %s', (text, shown) => expect(read(text)).toBe(shown));

  it.each([
    ['', '"" is not a deal number: it has no digits'],
    ['L', '"L" is not a deal number: it has no digits'],
    [' # ', '" # " is not a deal number: it has no digits'],
    ['0', '"0" is not a deal number: numbers start at 1'],
    ['-0', '"-0" is not a deal number: numbers start at 1'],
    ['ms0', '"ms0" is not a deal number: after ms, expected 1 to 8589934591'],
    ['ms8589934592', '"ms8589934592" is not a deal number: after ms, expected 1 to 8589934591'],
    ['MS5', '"MS5" is not a deal number: expected digits, or ms and digits'],
    ['ms 5', '"ms 5" is not a deal number: expected digits, or ms and digits'],
    ['#ms5', '"#ms5" is not a deal number: expected digits, or ms and digits'],
    ['ms5L', '"ms5L" is not a deal number: expected digits, or ms and digits'],
    ['5l', '"5l" is not a deal number: expected digits, or ms and digits'],
    ['5LL', '"5LL" is not a deal number: expected digits, or ms and digits'],
    ['L5', '"L5" is not a deal number: expected digits, or ms and digits'],
    ['+5', '"+5" is not a deal number: expected digits, or ms and digits'],
    ['1e5', '"1e5" is not a deal number: expected digits, or ms and digits'],
    ['twelve', '"twelve" is not a deal number: expected digits, or ms and digits'],
    [
      'x'.repeat(50),
      `"${'x'.repeat(40)}…" is not a deal number: expected digits, or ms and digits`,
    ],
    ['1'.repeat(4301), 'a deal number has at most 4300 digits; this one has 4301'],
  ])('%j is refused', (text, error) => expect(read(text)).toBe(error));

  it('name their generator', () => {
    expect(parseDealNumber('31999')).toEqual({
      ok: true,
      value: { generator: 'lcg', seed: 31_999 },
    });
    expect(parseDealNumber('32000')).toEqual({
      ok: true,
      value: { generator: 'twister', seed: 32_000n },
    });
    expect(randomDealNumber(0)).toEqual({ generator: 'twister', seed: 32000n });
    expect(randomDealNumber(0.5)).toEqual({ generator: 'twister', seed: 50016000n });
  });

  // The first outputs of PySolFC's generator, in every branch of it.
  it.each([
    [1, [41, 18467, 6334, 26500, 19169]],
    [32_000, [6233, 23795, 4197, 13244, 3172]],
    [2_147_483_647, [35, 29739, 3374, 11141, 31308]],
    [2_147_483_648, [32806, 40487, 54006, 35205, 41623]],
    [3_000_000_000, [55981, 38314, 46884, 56530, 35110]],
    [4_294_967_295, [32803, 62507, 36142, 43909, 64076]],
    [4_294_967_296, [39, 7720, 54007, 2438, 41624]],
    [6_000_000_000, [46389, 3375, 39763, 45089, 28597]],
  ])('the generator started with %i gives %j', (seed, outputs) => {
    const draw = lcgDraw(seed);
    expect(outputs.map(() => draw(2 ** 17))).toEqual(outputs);
  });

  it('may have 4300 digits', () => expect(read('1'.repeat(4300))).toBe(`#${'1'.repeat(4300)}`));

  it('are written as short as they can be read', () => {
    const short = (text: string) => {
      const number = parseDealNumber(text);
      return number.ok ? makeDealNumber(number.value) : speakFault(number.error);
    };
    expect(['ms31999', 'ms32000', '0032000', '#32000'].map(short)).toEqual([
      '31999',
      'ms32000',
      '32000',
      '32000',
    ]);
  });
});

describe('rule sets', () => {
  it('have names', () => {
    for (const name of RULE_SET_NAMES) {
      expect(parseRuleSet(name)).toEqual({ ok: true, value: RULE_SETS[name] });
      expect(nameOf({ ...RULE_SETS[name] })).toBe(name);
    }
    expect(nameOf({ ...RULE_SETS.relaxed, redeals: 1 })).toBeUndefined();
  });

  it('begin with classic, from which every other set differs', () => {
    expect(RULE_SETS.classic).toEqual({
      refillFrom: 12,
      refillOrder: 'rounds',
      refillWhen: 'any',
      drawWhen: 'noGaps',
      wasteTo: 'foundationsAndFans',
      buildOn: 3,
      redeals: 0,
    });
  });

  it('may be some of the choices; the others are those of classic', () => {
    expect(parseRuleSet({ buildOn: 1 })).toEqual({ ok: true, value: RULE_SETS.relaxed });
    expect(parseRuleSet({})).toEqual({ ok: true, value: RULE_SETS.classic });
  });

  it.each([
    [
      'Classic',
      'no rule set is called "Classic"; expected classic, gamerules, mcneely, cadogan, solsuite, redeal, relaxed',
    ],
    [undefined, 'expected the name of a rule set or an object of its choices'],
    [null, 'expected the name of a rule set or an object of its choices'],
    [7, 'expected the name of a rule set or an object of its choices'],
    [['classic'], 'expected the name of a rule set or an object of its choices'],
    [
      { refill: 1 },
      'no choice is called "refill"; there are refillFrom, refillOrder, refillWhen, drawWhen, wasteTo, buildOn, redeals',
    ],
    [
      'x'.repeat(50),
      `no rule set is called "${'x'.repeat(40)}"; expected ${RULE_SET_NAMES.join(', ')}`,
    ],
    [
      { ['y'.repeat(50)]: 1 },
      `no choice is called "${'y'.repeat(40)}"; there are ${CHOICE_NAMES.join(', ')}`,
    ],
    [{ redeals: 2 }, 'redeals must be 0 or 1'],
    [{ refillFrom: '12' }, 'refillFrom must be 12 or 1'],
    [{ drawWhen: null }, 'drawWhen must be "noGaps" or "stuck" or "any"'],
  ])('%j is refused', (value, error) => {
    const read = parseRuleSet(value);
    expect(read.ok ? 'a rule set' : speakFault(read.error)).toBe(error);
  });
});

describe('game records', () => {
  const { fans: dealtFans, stock: dealtStock } = dealVectors()[0] as DealVector;
  const record: GameRecord = {
    number: '1',
    rules: 'classic',
    fans: dealtFans,
    stock: dealtStock,
    moves: ['t1-f1', 'refill'],
  };
  const refused = (change: Record<string, unknown>) => {
    const result = readRecord({ ...record, ...change });
    return result.ok ? 'a game' : told(result.error);
  };
  const fans = (change: Record<string, unknown>) =>
    refused({ fans: { ...record.fans, ...change } });

  it('may leave out what the number says', () => {
    const { fans, stock, ...short } = record;
    const made = (value: unknown) => {
      const read = readRecord(value);
      return read.ok ? makeRecord(read.value) : told(read.error);
    };
    expect(made(record)).toEqual(record);
    expect(made(short)).toEqual(record);
    expect(made({ ...short, fans })).toEqual(record);
    expect(made({ ...short, stock })).toEqual(record);
    const { number: _, ...unnumbered } = record;
    expect(made({ ...unnumbered, fans: undefined })).toEqual({
      message: 'fans: expected an object with fans 1 to 12; found nothing',
    });
    expect(made({ ...unnumbered, stock: undefined })).toEqual({
      message: 'stock: expected a list of cards; found nothing',
    });
  });

  it('need no number', () => {
    const { number: _, ...unnumbered } = record;
    const read = readRecord(unnumbered);
    expect(read.ok && makeRecord(read.value)).toEqual(unnumbered);
  });

  it('keep the number as it was typed', () => {
    const read = readRecord({ rules: 'classic', number: '1,000,000', moves: [] });
    expect(read.ok && makeRecord(read.value).number).toBe('1,000,000');
  });

  it('may hold keys that nobody knows', () => expect(refused({ colour: 'red' })).toBe('a game'));

  it('name the place of what is wrong', () => {
    expect(refused({ rules: 'x' })).toEqual({
      message: expect.stringMatching(/^rules: no rule set/),
    });
    expect(refused({ number: 1 })).toEqual({
      message: 'number: expected a text such as "12345"; found 1',
    });
    expect(refused({ number: 'x' })).toEqual({
      message: expect.stringMatching(/^number: "x" is not/),
    });
    expect(refused({ number: '2' })).toEqual({
      message: 'number: the cards are not those of deal "2"',
    });
    expect(refused({ fans: [] })).toEqual({
      message: 'fans: expected an object with fans 1 to 12; found []',
    });
    expect(fans({ 13: [] })).toEqual({ message: 'fans: there is no fan "13"; expected 1 to 12' });
    expect(fans({ 3: undefined })).toEqual({
      message: 'fans.3: expected a list of cards; found nothing',
    });
    expect(fans({ 3: ['KH', '8D'] })).toEqual({ message: 'fans.3: expected 3 cards; found 2' });
    expect(fans({ 3: ['KH', '8D', 'XX'] })).toEqual({
      message: 'fans.3[2]: expected a card such as "TC"; found "XX"',
    });
    expect(fans({ 3: ['KH', '8D', 8] })).toEqual({
      message: 'fans.3[2]: expected a card such as "TC"; found 8',
    });
    expect(refused({ stock: 'TH' })).toEqual({
      message: 'stock: expected a list of cards; found "TH"',
    });
    expect(refused({ stock: record.stock.slice(1) })).toEqual({
      message: 'stock: expected 56 cards; found 55',
    });
    expect(refused({ number: undefined, fans: undefined })).toEqual({
      message: 'fans: expected an object with fans 1 to 12; found nothing',
    });
    expect(refused({ moves: undefined })).toEqual({
      message: 'moves: expected a list of moves; found nothing',
    });
  });

  it('hold two packs', () => {
    expect(refused({ number: undefined, stock: ['2C', ...record.stock.slice(1)] })).toEqual({
      message: "not two packs: 2C is there 3 times, counting the foundations' first cards",
    });
  });

  it('differ from the deal of their number neither in a fan nor in the stock', () => {
    const [first, second, ...rest] = record.stock;
    expect(refused({ stock: [second, first, ...rest] })).toEqual({
      message: 'number: the cards are not those of deal "1"',
    });
    expect(fans({ 3: [...(record.fans['3'] ?? [])].reverse() })).toEqual({
      message: 'number: the cards are not those of deal "1"',
    });
  });

  it('name the move that is wrong, counting from one', () => {
    expect(refused({ moves: ['t1-f1', 7] })).toEqual({
      move: 2,
      message: 'move 2: expected a move such as "t3-f10" or "refill"; found 7',
    });
    expect(refused({ moves: ['t1-f13'] })).toEqual({
      move: 1,
      message: 'move 1: expected a move such as "t3-f10" or "refill"; found "t1-f13"',
    });
    expect(refused({ moves: ['t1-f1', 'draw'] })).toEqual({
      move: 2,
      message: 'move 2: "draw" is illegal: refill first',
    });
    expect(refused({ moves: Array(10_001).fill('draw') })).toEqual({
      message: 'moves: expected at most 10000; found 10001',
    });
  });

  it('are JSON, an object, and not too long', () => {
    const message = (text: string) => {
      const result = parseRecord(text);
      return result.ok ? 'a game' : speakFault(result.error);
    };
    expect(message('{')).toMatch(/^not JSON: /);
    expect(message('{\n"a":\n\n}')).toMatch(/^not JSON: [^\n]+$/);
    expect(message('[]')).toBe('expected a game record, an object; found []');
    expect(message('null')).toBe('expected a game record, an object; found null');
    const forty = JSON.stringify('x'.repeat(38));
    expect(message(forty)).toBe(`expected a game record, an object; found ${forty}`);
    expect(message(JSON.stringify('x'.repeat(50)))).toBe(
      `expected a game record, an object; found "${'x'.repeat(39)}…`,
    );
    expect(message('['.repeat(400_000) + ']'.repeat(400_000))).toBe(
      'expected a game record, an object; found something nested too deeply',
    );
    const nested = (levels: number) => message('['.repeat(levels) + ']'.repeat(levels));
    expect(nested(MAX_NESTING)).toMatch(/found \[{40}…$/);
    for (const levels of [MAX_NESTING + 1, 1000, 100_000])
      expect(nested(levels), `${levels}`).toMatch(/found something nested too deeply$/);
    expect(message(`[${'{"a":'.repeat(100)}0${'}'.repeat(100)}]`)).toMatch(/nested too deeply$/);
    expect(message(' '.repeat(1_000_001))).toBe(
      'a game record has at most 1000000 characters; this has more',
    );
    const padded = JSON.stringify(record);
    expect(message(padded + ' '.repeat(1_000_000 - padded.length))).toBe('a game');
  });
});
