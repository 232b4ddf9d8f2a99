/** Reading texts: cards, rule sets, deal numbers, records; and how errors name the place. */
import { describe, expect, it } from 'vitest';
import { makeCard, nextHigher, parseCard, rankOf, suitOf } from './card.ts';
import { makeDealNumber, parseDealNumber, randomDealNumber, showDealNumber } from './deal.ts';
import { type Expected, type Fault, MAX_NESTING, type NumberFault } from './fault.ts';
import { lcgDraw } from './generator.ts';
import { baseOf, foundationCard, HOURS, isHour, lastOf, sizeWhenComplete } from './hour.ts';
import { foundationNeeds, foundationTop, type Position } from './position.ts';
import { type GameRecord, makeRecord, parseRecord, readRecord } from './record.ts';
import { nameOf, parseRuleSet, RULE_SET_NAMES, RULE_SETS } from './ruleSet.ts';
import { type DealVector, dealVectors } from './testing/vectors.ts';

/** The fault of a value that is not of the expected kind. */
const unexpected = (expected: Expected, found: string, place?: string) => ({
  kind: 'unexpected',
  expected,
  found,
  ...(place !== undefined && { place }),
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
    return number.ok ? showDealNumber(number.value) : number.error;
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

  it.each<[string, NumberFault]>([
    ['', 'noDigits'],
    ['L', 'noDigits'],
    [' # ', 'noDigits'],
    ['0', 'zero'],
    ['-0', 'zero'],
    ['ms0', 'msRange'],
    ['ms8589934592', 'msRange'],
    ['MS5', 'notDigits'],
    ['ms 5', 'notDigits'],
    ['#ms5', 'notDigits'],
    ['ms5L', 'notDigits'],
    ['5l', 'notDigits'],
    ['5LL', 'notDigits'],
    ['L5', 'notDigits'],
    ['+5', 'notDigits'],
    ['1e5', 'notDigits'],
    ['twelve', 'notDigits'],
  ])('%j is refused: %s', (text, fault) =>
    expect(read(text)).toEqual({ kind: 'notANumber', fault, found: JSON.stringify(text) }),
  );

  it('are quoted no longer than forty characters, and counted where there are too many digits', () => {
    const found = `"${'x'.repeat(40)}…"`;
    expect(read('x'.repeat(50))).toEqual({ kind: 'notANumber', fault: 'notDigits', found });
    expect(read('1'.repeat(4301))).toEqual({ kind: 'tooManyDigits', most: 4300, found: 4301 });
  });

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

  it('can have 4300 digits', () => expect(read('1'.repeat(4300))).toBe(`#${'1'.repeat(4300)}`));

  it('are written as short as they can be read', () => {
    const short = (text: string) => {
      const number = parseDealNumber(text);
      return number.ok ? makeDealNumber(number.value) : number.error;
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

  it('can be some of the choices; the others are those of classic', () => {
    expect(parseRuleSet({ buildOn: 1 })).toEqual({ ok: true, value: RULE_SETS.relaxed });
    expect(parseRuleSet({})).toEqual({ ok: true, value: RULE_SETS.classic });
  });

  it.each<[unknown, Fault]>([
    ['Classic', { kind: 'unknownRuleSet', found: '"Classic"' }],
    [undefined, { kind: 'notRules' }],
    [null, { kind: 'notRules' }],
    [7, { kind: 'notRules' }],
    [['classic'], { kind: 'notRules' }],
    [{ refill: 1 }, { kind: 'unknownChoice', found: '"refill"' }],
    ['x'.repeat(50), { kind: 'unknownRuleSet', found: `"${'x'.repeat(40)}"` }],
    [{ ['y'.repeat(50)]: 1 }, { kind: 'unknownChoice', found: `"${'y'.repeat(40)}"` }],
    [{ redeals: 2 }, { kind: 'choiceValue', choice: 'redeals', values: [0, 1] }],
    [{ refillFrom: '12' }, { kind: 'choiceValue', choice: 'refillFrom', values: [12, 1] }],
    [
      { drawWhen: null },
      { kind: 'choiceValue', choice: 'drawWhen', values: ['noGaps', 'stuck', 'any'] },
    ],
  ])('%j is refused', (value, error) => expect(parseRuleSet(value)).toEqual({ ok: false, error }));
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
    return result.ok ? 'a game' : result.error;
  };
  const fans = (change: Record<string, unknown>) =>
    refused({ fans: { ...record.fans, ...change } });

  it('can leave out the cards if they have a number', () => {
    const { fans, stock, ...short } = record;
    const made = (value: unknown) => {
      const read = readRecord(value);
      return read.ok ? makeRecord(read.value) : read.error;
    };
    expect(made(record)).toEqual(record);
    expect(made(short)).toEqual(record);
    expect(made({ ...short, fans })).toEqual(record);
    expect(made({ ...short, stock })).toEqual(record);
    const { number: _, ...unnumbered } = record;
    expect(made({ ...unnumbered, fans: undefined })).toEqual(unexpected('fans', 'nothing', 'fans'));
    expect(made({ ...unnumbered, stock: undefined })).toEqual(
      unexpected('cardList', 'nothing', 'stock'),
    );
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

  it('can hold unknown keys', () => expect(refused({ colour: 'red' })).toBe('a game'));

  it('name the place of what is wrong', () => {
    expect(refused({ rules: 'x' })).toEqual({
      kind: 'unknownRuleSet',
      found: '"x"',
      place: 'rules',
    });
    expect(refused({ number: 1 })).toEqual(unexpected('numberText', '1', 'number'));
    expect(refused({ number: 'x' })).toEqual({
      kind: 'notANumber',
      fault: 'notDigits',
      found: '"x"',
      place: 'number',
    });
    expect(refused({ number: '2' })).toEqual({
      kind: 'otherCards',
      number: '"2"',
      place: 'number',
    });
    expect(refused({ fans: [] })).toEqual(unexpected('fans', '[]', 'fans'));
    expect(fans({ 13: [] })).toEqual(unexpected('fanName', '"13"', 'fans'));
    expect(fans({ 3: undefined })).toEqual(unexpected('cardList', 'nothing', 'fans.3'));
    expect(fans({ 3: ['KH', '8D'] })).toEqual({
      kind: 'cardCount',
      expected: 3,
      found: 2,
      place: 'fans.3',
    });
    expect(fans({ 3: ['KH', '8D', 'XX'] })).toEqual(unexpected('card', '"XX"', 'fans.3[2]'));
    expect(fans({ 3: ['KH', '8D', 8] })).toEqual(unexpected('card', '8', 'fans.3[2]'));
    expect(refused({ stock: 'TH' })).toEqual(unexpected('cardList', '"TH"', 'stock'));
    expect(refused({ stock: record.stock.slice(1) })).toEqual({
      kind: 'cardCount',
      expected: 56,
      found: 55,
      place: 'stock',
    });
    expect(refused({ number: undefined, fans: undefined })).toEqual(
      unexpected('fans', 'nothing', 'fans'),
    );
    expect(refused({ moves: undefined })).toEqual(unexpected('moveList', 'nothing', 'moves'));
  });

  it('hold two packs', () => {
    expect(refused({ number: undefined, stock: ['2C', ...record.stock.slice(1)] })).toEqual({
      kind: 'tooManyOfCard',
      card: '2C',
      times: 3,
    });
  });

  it('differ from the deal of their number neither in a fan nor in the stock', () => {
    const [first, second, ...rest] = record.stock;
    expect(refused({ stock: [second, first, ...rest] })).toEqual({
      kind: 'otherCards',
      number: '"1"',
      place: 'number',
    });
    expect(fans({ 3: [...(record.fans['3'] ?? [])].reverse() })).toEqual({
      kind: 'otherCards',
      number: '"1"',
      place: 'number',
    });
  });

  it('name the move that is wrong, counting from one', () => {
    expect(refused({ moves: ['t1-f1', 7] })).toEqual({ ...unexpected('move', '7'), move: 2 });
    expect(refused({ moves: ['t1-f13'] })).toEqual({ ...unexpected('move', '"t1-f13"'), move: 1 });
    expect(refused({ moves: ['t1-f1', 'draw'] })).toEqual({
      kind: 'illegal',
      found: '"draw"',
      refusal: 'gapsFirst',
      move: 2,
    });
    expect(refused({ moves: Array(10_001).fill('draw') })).toEqual({
      kind: 'moveCount',
      most: 10_000,
      found: 10_001,
      place: 'moves',
    });
  });

  it('wants other lines that leave the first one, each legal, and not too many', () => {
    const lines = (value: unknown) => refused({ moves: ['t1-f1', 'refill'], lines: value });
    expect(lines('draw')).toEqual(unexpected('lineList', '"draw"', 'lines'));
    expect(lines([[]])).toEqual(unexpected('line', '[]', 'lines[0]'));
    for (const after of [-1, 3, 0.5, '1', undefined])
      expect(lines([{ after, moves: [] }])).toMatchObject({
        ...{ kind: 'unexpected', expected: 'movesBefore', place: 'lines[0].after' },
      });
    expect(lines([{ after: 0 }])).toEqual(unexpected('moveList', 'nothing', 'lines[0].moves'));
    expect(lines([{ after: 0, moves: ['t1-f13'] }])).toEqual(
      unexpected('move', '"t1-f13"', 'lines[0].moves[0]'),
    );
    expect(
      lines([
        { after: 0, moves: [] },
        { after: 1, moves: ['draw'] },
      ]),
    ).toMatchObject({
      ...{ kind: 'illegal', refusal: 'gapsFirst', place: 'lines[1].moves[0]' },
    });
    expect(lines(Array(201).fill({ after: 0, moves: [] }))).toEqual({
      ...{ kind: 'lineCount', most: 200, found: 201, place: 'lines' },
    });
  });

  it('are JSON, an object, and not too long', () => {
    const read = (text: string) => {
      const result = parseRecord(text);
      return result.ok ? 'a game' : result.error;
    };
    const notJson = { kind: 'notJson', reason: expect.stringMatching(/^[^\n]+$/) };
    const tooDeep = unexpected('record', 'something nested too deeply');
    expect(read('{')).toEqual(notJson);
    expect(read('{\n"a":\n\n}')).toEqual(notJson);
    expect(read('[]')).toEqual(unexpected('record', '[]'));
    expect(read('null')).toEqual(unexpected('record', 'null'));
    const forty = JSON.stringify('x'.repeat(38));
    expect(read(forty)).toEqual(unexpected('record', forty));
    expect(read(JSON.stringify('x'.repeat(50)))).toEqual(
      unexpected('record', `"${'x'.repeat(39)}…`),
    );
    const nested = (levels: number) => read('['.repeat(levels) + ']'.repeat(levels));
    expect(nested(MAX_NESTING)).toEqual(unexpected('record', `${'['.repeat(40)}…`));
    for (const levels of [MAX_NESTING + 1, 1000, 100_000, 400_000])
      expect(nested(levels), `${levels}`).toEqual(tooDeep);
    expect(read(`[${'{"a":'.repeat(100)}0${'}'.repeat(100)}]`)).toEqual(tooDeep);
    expect(read(' '.repeat(1_000_001))).toEqual({ kind: 'tooLong', most: 1_000_000 });
    const padded = JSON.stringify(record);
    expect(read(padded + ' '.repeat(1_000_000 - padded.length))).toBe('a game');
  });
});
