import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/library/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import type { Place } from '../rules/move.ts';
import type { Refusal } from '../rules/refusal.ts';
import { ar, en } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const amount = (count: number) => ({ count, text: `${count}` });
const waste: Place = { pile: 'waste' };
const fan: Place = { pile: 'fan', hour: 3 };
const foundation: Place = { pile: 'foundation', hour: 11 };
const COUNTS = [0, 1, 2, 3, 5, 11, 100];

it('writes numbers with the digits that its sentences have, in every browser', () => {
  expect(new Intl.Locale(ar.locale).numberingSystem).toBe('latn');
});

describe('piles in Arabic', () => {
  it('says a fan, feminine, with its runs', () => {
    const runs = [
      [card('2H'), card('6H')],
      [card('JS'), card('JS')],
    ] as const;
    expect(ar.fan(3, runs, 6, 0)).toBe(
      'مروحة الساعة الثالثة: 2 إلى 6 القلوب فوق ولد البستوني، 6 أوراق',
    );
    expect(ar.fan(12, [[card('QD'), card('QD')]], 1, 2)).toBe(
      'مروحة الساعة الثانية عشرة: ملكة الديناري، فجوتان',
    );
    expect(ar.fan(1, [], 0, 3)).toBe('مروحة الساعة الواحدة: فارغة، 3 فجوات');
  });

  it('says a foundation, masculine, and what it needs', () => {
    expect(ar.foundation(9, card('2C'), 1, 8, card('3C'))).toBe(
      'أساس الساعة التاسعة: 2 السباتي، 1 من 8 أوراق، يحتاج إلى 3 السباتي',
    );
    expect(ar.foundation(11, card('JS'), 8, 8, undefined)).toBe(
      'أساس الساعة الحادية عشرة: ولد البستوني، مكتمل',
    );
  });

  it('says the stock and the waste', () => {
    expect(ar.stock(56, ar.refillLong(3, 3))).toBe('كومة السحب: 56 ورقة، لملء 3 فجوات');
    expect(ar.refillLong(1, 2)).toBe('لملء فجوة واحدة من اثنتين');
    expect(ar.refillLong(2, 5)).toBe('لملء فجوتين من 5');
    expect(ar.stock(2, ar.drawLong)).toBe('كومة السحب: ورقتان، لسحب ورقة');
    expect(ar.waste(card('AH'), 1)).toBe('الكومة المكشوفة: آس القلوب');
    expect(ar.waste(undefined, 0)).toBe('الكومة المكشوفة: فارغة');
  });
});

describe('moves in Arabic', () => {
  it('says a carried card', () => {
    expect(ar.carried(card('KC'), waste, foundation)).toBe(
      'ملك السباتي من الكومة المكشوفة إلى أساس الساعة الحادية عشرة',
    );
    expect(ar.hintMove({ kind: 'carry', from: fan, to: foundation }, card('TS'), 'hint')).toBe(
      'تلميح: 10 البستوني من مروحة الساعة الثالثة إلى أساس الساعة الحادية عشرة.',
    );
    expect(ar.hintMove({ kind: 'refill' }, undefined, 'hint')).toBe('تلميح: املأ الفجوات.');
  });

  it('lets verbs agree with the card, not with its rank', () => {
    expect(ar.drawn(card('KD'))).toBe('سُحبت ورقة ملك الديناري');
    expect(ar.putBack(card('QH'))).toBe('أُعيدت ورقة ملكة القلوب إلى مكانها.');
    expect(ar.picked(card('7H'), [foundation, fan])).toBe(
      '7 القلوب في يدك. يمكن أن تذهب إلى أساس الساعة الحادية عشرة أو مروحة الساعة الثالثة.',
    );
    expect(ar.picked(card('7H'), [])).toBe('7 القلوب في يدك. لا مكان لهذه الورقة الآن.');
  });

  it('says why a move is refused', () => {
    expect(ar.refused('gapsFirst')).toBe('يجب ملء الفجوات أولًا.');
    expect(ar.refused('foundationComplete')).toBe('هذا الأساس مكتمل.');
    expect(ar.refused('stockEmpty')).toBe('كومة السحب فارغة.');
    const refusals: readonly Refusal[] = ['wrongSuit', 'wrongRank'];
    expect(refusals.map(ar.refused)).toEqual(['النقش مختلف.', 'الرتبة غير مناسبة.']);
  });
});

describe('numbers in Arabic', () => {
  it('has six forms of a feminine noun as subject', () => {
    expect(COUNTS.map(ar.left)).toEqual([
      'كومة السحب فارغة',
      'بقيت ورقة واحدة',
      'بقيت ورقتان',
      'بقيت 3 أوراق',
      'بقيت 5 أوراق',
      'بقيت 11 ورقة',
      'بقيت 100 ورقة',
    ]);
  });

  it('has another dual after a preposition', () => {
    expect(COUNTS.map(ar.tookBack)).toEqual([
      'تم التراجع عن 0 حركة.',
      'تم التراجع عن حركة واحدة.',
      'تم التراجع عن حركتين.',
      'تم التراجع عن 3 حركات.',
      'تم التراجع عن 5 حركات.',
      'تم التراجع عن 11 حركة.',
      'تم التراجع عن 100 حركة.',
    ]);
  });

  it('gives masculine nouns the accusative from 11 to 99', () => {
    expect(COUNTS.map(ar.daily.longest)).toEqual([
      'الأطول: لا أيام',
      'الأطول: يوم واحد',
      'الأطول: يومان',
      'الأطول: 3 أيام',
      'الأطول: 5 أيام',
      'الأطول: 11 يومًا',
      'الأطول: 100 يوم',
    ]);
    expect(ar.games.undos(11)).toBe('11 تراجعًا');
  });

  it('lets verbs and adjectives agree with two', () => {
    expect([1, 2, 3].map((count) => ar.statistics.open(amount(count)))).toEqual([
      'لعبة واحدة مفتوحة لا تُحتسب بعد.',
      'لعبتان مفتوحتان لا تُحتسبان بعد.',
      '3 ألعاب مفتوحة لا تُحتسب بعد.',
    ]);
    expect([1, 2, 4].map(ar.wentAlong)).toEqual([
      'وذهبت ورقة أخرى إلى الساعة.',
      'وذهبت ورقتان أخريان إلى الساعة.',
      'وذهبت 4 أوراق أخرى إلى الساعة.',
    ]);
    expect(ar.games.damaged(2)).toBe('تعذّرت قراءة لعبتين فوُضعتا جانبًا.');
    expect(ar.files.brought(2, 1)).toBe('أُضيفت لعبتان. وتعذّرت قراءة لعبة واحدة.');
    expect(ar.files.brought(0, 2)).toBe('لم تُضَف أي لعبة. وتعذّرت قراءة لعبتين.');
    expect(ar.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 2, statusSeen: true })).toBe(
      'بمساعدة تلميحين وحركتين معروضتين وكشف إمكانية الفوز.',
    );
    expect(ar.assisted({ ...NO_ASSISTS, hints: 0, shownMoves: 0, statusSeen: false })).toBe(
      'بلا مساعدة.',
    );
  });
});

/** Every text of a catalogue by its path; those that need a number or a card are left out. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}/${key}`));
}

/** Keys, names and the letters on cards are the same in every language. */
const SAME =
  /^\/(cardLetters\/|locale$|title$|helpText\/keys\/\d+\/0$|ruleNames\/|rules\/sets\/\w+\/title$)/;

describe('foreign texts in Arabic', () => {
  it('keeps deal numbers and Latin names in one piece', () => {
    expect(ar.dealTitle('ms32000')).toBe('التوزيعة \u2068ms32000\u2069');
    expect(ar.dealt('12', 'mcneely')).toBe('التوزيعة \u206812\u2069، \u2068mcneely\u2069.');
    expect(ar.links.text(ar.dealTitle('12'), 'cadogan')).toBe(
      '\u2068Big Ben\u2069، التوزيعة \u206812\u2069، \u2068cadogan\u2069',
    );
    expect(ar.dialog.notANumber('MS5')).toBe(
      '«\u2068MS5\u2069» ليس رقم توزيعة: المتوقَّع أرقام، أو \u2068ms\u2069 تليها أرقام.',
    );
  });

  it('has no English sentence, and no Latin word outside an isolate', () => {
    const english = new Map(textsOf(en));
    const arabic = textsOf(ar);
    expect(arabic.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    const said = arabic.filter(([path]) => !SAME.test(path));
    expect(said.filter(([path, text]) => text === english.get(path))).toEqual([]);
    expect(
      said.filter(([, text]) => /[A-Za-z]/.test(text.replace(/\u2068[^\u2069]*\u2069/g, ''))),
    ).toEqual([]);
  });
});
