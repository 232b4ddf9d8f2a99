import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../app/games/assists.ts';
import { type Card, parseCard } from '../rules/card.ts';
import type { Hour } from '../rules/hour.ts';
import type { Place } from '../rules/move.ts';
import type { Refusal } from '../rules/refusal.ts';
import { sectionsOf } from './testing/sentences.ts';
import { ar, en } from './testing/whole.ts';

const card = (text: string): Card => parseCard(text) as Card;
const amount = (count: number) => ({ count, text: `${count}` });
const waste: Place = { pile: 'waste' };
const fan: Place = { pile: 'fan', hour: 3 };
const foundation: Place = { pile: 'foundation', hour: 11 };
const COUNTS = [0, 1, 2, 3, 5, 11, 100];

it('writes numbers with the digits of its sentences in every browser', () => {
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

  it('makes verbs agree with the card, not with its rank', () => {
    expect(ar.drawn(card('KD'))).toBe('سُحبت ورقة ملك الديناري');
    expect(ar.putBack(card('QH'))).toBe('أُعيدت ورقة ملكة القلوب إلى مكانها.');
    expect(ar.picked(card('7H'), [foundation, fan])).toBe(
      'ورقة 7 القلوب في يدك. يمكن أن تذهب إلى أساس الساعة الحادية عشرة أو مروحة الساعة الثالثة.',
    );
    expect(ar.picked(card('KD'), [])).toBe('ورقة ملك الديناري في يدك. لا مكان لها الآن.');
  });

  it('says why a move is refused', () => {
    expect(ar.refused('gapsFirst')).toBe('املأ الفجوات أولًا.');
    expect(ar.refused('foundationComplete')).toBe('هذه الساعة مكتملة.');
    expect(ar.refused('stockEmpty')).toBe('كومة السحب فارغة.');
    const refusals: readonly Refusal[] = ['wrongSuit', 'wrongRank'];
    expect(refusals.map(ar.refused)).toEqual(['النقش مختلف.', 'ليست القيمة التالية.']);
  });
});

describe('numbers in Arabic', () => {
  it('has six forms of a feminine noun as subject', () => {
    expect(COUNTS.map(ar.left)).toEqual([
      'كومة السحب فارغة',
      'بقيت في كومة السحب ورقة واحدة',
      'بقيت في كومة السحب ورقتان',
      'بقيت في كومة السحب 3 أوراق',
      'بقيت في كومة السحب 5 أوراق',
      'بقيت في كومة السحب 11 ورقة',
      'بقيت في كومة السحب 100 ورقة',
    ]);
  });

  it('has another dual after a preposition', () => {
    expect(COUNTS.map(ar.tookBack)).toEqual([
      'تم إرجاع 0 حركة.',
      'تم إرجاع حركة واحدة.',
      'تم إرجاع حركتين.',
      'تم إرجاع 3 حركات.',
      'تم إرجاع 5 حركات.',
      'تم إرجاع 11 حركة.',
      'تم إرجاع 100 حركة.',
    ]);
  });

  it('gives masculine nouns the accusative from 11 to 99', () => {
    expect(COUNTS.map(ar.daily.longest)).toEqual([
      'الأفضل: لا شيء بعد',
      'الأفضل: يوم واحد',
      'الأفضل: يومان',
      'الأفضل: 3 أيام',
      'الأفضل: 5 أيام',
      'الأفضل: 11 يومًا',
      'الأفضل: 100 يوم',
    ]);
    expect(ar.games.undos(11)).toBe('11 تراجعًا');
  });

  it('makes verbs and adjectives agree with two', () => {
    expect([1, 2, 3].map((count) => ar.statistics.open(amount(count)))).toEqual([
      'لعبة واحدة مفتوحة لا تُحتسب بعد.',
      'لعبتان مفتوحتان لا تُحتسبان بعد.',
      '3 ألعاب مفتوحة لا تُحتسب بعد.',
    ]);
    expect([1, 2, 4].map(ar.followUps)).toEqual([
      'وذهبت ورقة أخرى إلى وجه الساعة.',
      'وذهبت ورقتان أخريان إلى وجه الساعة.',
      'وذهبت 4 أوراق أخرى إلى وجه الساعة.',
    ]);
    expect(ar.games.damaged(2)).toBe('تعذّرت قراءة لعبتين. بياناتهما محفوظة هنا.');
    expect(ar.files.gamesImported(2, 1)).toBe('استُوردت لعبتان. وتعذّرت قراءة لعبة واحدة.');
    expect(ar.files.gamesImported(0, 2)).toBe('لم تُستورد أي لعبة. وتعذّرت قراءة لعبتين.');
    expect(ar.assisted({ ...NO_ASSISTS, hints: 2, shownMoves: 2, statusSeen: true })).toBe(
      'المساعدة: تلميحان، حركتان لُعبتا عنك، فحص الفوز',
    );
    expect(ar.assisted({ ...NO_ASSISTS, fairHints: 11, shownMoves: 109 })).toBe(
      'المساعدة: 11 تلميحًا دون كشف المخفي، 109 حركات لُعبت عنك',
    );
    expect([[4], [4, 12], [12, 1, 6]].map((hours) => ar.refilled(3, hours as Hour[]))).toEqual([
      'وُزّعت 3 أوراق على مروحة الساعة الرابعة',
      'وُزّعت 3 أوراق على مروحتي الساعتين الرابعة والثانية عشرة',
      'وُزّعت 3 أوراق على مراوح الساعات الثانية عشرة والواحدة والسادسة',
    ]);
  });
});

/** Every text of a catalogue with its path, except those that need a number or a card. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}/${key}`));
}

/** Keys, names and the letters on cards are the same in every language. */
const SAME =
  /^\/(cardLetters\/|locale$|title$|(?:helpText|readOut)\/keys\/\d+\/0$|ruleNames\/|rules\/sets\/\w+\/title$)/;

describe('foreign texts in Arabic', () => {
  it('keeps deal numbers and Latin names in one piece', () => {
    expect(ar.dealTitle('ms32000')).toBe('التوزيعة \u2068ms32000\u2069');
    expect(ar.dealt('12', 'mcneely')).toBe(
      'لعبة جديدة: التوزيعة \u206812\u2069، \u2068mcneely\u2069.',
    );
    expect(ar.links.text(ar.dealTitle('12'), 'cadogan')).toBe(
      '\u2068Big Ben\u2069: التوزيعة \u206812\u2069، \u2068cadogan\u2069',
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

/** Every sentence with its key, once for each example. */
const SAID = (await sectionsOf('ar')).flatMap(({ messages }) =>
  messages.flatMap(({ key, texts }) => texts.map((text) => [key, text] as const)),
);

const saidWith = (pattern: RegExp): string[] => [
  ...new Set(SAID.filter(([, text]) => pattern.test(text)).map(([key]) => key)),
];

/** Any of the words, alone or after “and”, but not as a part of another word. */
const words = (...any: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${any.join('|')})(?![\\p{L}\\p{M}])`, 'u');

const ASKED = [
  ...['انقر', 'اسحب', 'املأ', 'اختر', 'العب', 'ضع', 'أعد', 'احفظ', 'أرسل', 'أضئ', 'ابنِ'],
  ...['جرّب', 'حاول', 'حدّد', 'حدّث', 'اطلب', 'تحقّق', 'تأكّد', 'اقلب', 'نفّذ', 'ابدأ'],
];

describe('the person addressed in Arabic', () => {
  it('is one man: no woman, no crowd, no “please”', () => {
    const bare = ASKED.map((word) => word.replace(/\u0650$/, '').replace('املأ', 'املئ'));
    expect(saidWith(words(...bare.flatMap((word) => [`${word}ي`, `${word}وا`])))).toEqual([]);
    expect(saidWith(words('يرجى', 'الرجاء', 'رجاءً', 'من فضلك', 'أنتِ', 'أنتم', 'لكم'))).toEqual([]);
    expect(saidWith(words('انقر'))).toContain('tips.texts.gaps');
  });

  it('names what a button does with a noun, not an imperative', () => {
    const { hintChip, newDeal, games, links, dialog, update, endings, lesson, failed } = ar;
    const buttons = [
      ...[ar.undo, ar.redo, ar.restart, ar.newGame, ar.hint, ar.draw, ar.drawInstead, ar.finish],
      ...[hintChip.doIt, hintChip.playOut, hintChip.rewind, hintChip.pause, hintChip.undo],
      ...[newDeal.save, newDeal.giveUp, newDeal.goOn, games.giveUp, games.save, games.bring],
      ...[links.copy, links.play, links.watch, dialog.random, dialog.deal, update.use],
      ...[endings.findMistake, endings.review, lesson.play, lesson.playOn, failed.again],
      ...[ar.tips.noTips, ar.difficulty.ask, ar.verdicts.hide, ar.panels.restartDeal],
    ];
    expect(buttons.filter((text) => words(...ASKED).test(text) || text.endsWith('.'))).toEqual([]);
  });
});

describe('terms in Arabic', () => {
  it.each([
    ['the computer is not “the honest player”', /نزيه|نزاهة/],
    ['moves', /نقلات|النقلة/],
    ['statistics', /إحصاء/],
    ['review', /استعراض/],
    ['too hard to tell', /محسوم/],
    ['played for you', /معروضة|معروضت/],
    ['give up', /استسلام/],
    ['best', /الأطول|الأقصر/],
    ['rank', /رتبة/],
    ['import', /فتح ملف/],
    ['your own rules', /قواعد خاصة/],
    ['the browser, with its doubled letter', /متصفح/],
    ['the clock, not the hour', /(?:إلى|على) الساعة[.،]?$/],
    ['tap', words('المس', 'لمس', 'تلمس')],
    ['drag', words('اسحبها إلى', 'اسحب ورقة إلى')],
    ['no space before an ellipsis', / …/],
  ])('have one word for one thing: %s', (_, pattern) => {
    expect(saidWith(pattern)).toEqual([]);
  });

  it('call a pile of the clock a foundation only where piles are read out', () => {
    const spoken = ['foundation', 'carried', 'undone', 'picked', 'hintMove'];
    expect(saidWith(/أساس/)).toEqual([...spoken, 'typing.words.foundation']);
  });

  it('say the median once, where “typical” is explained', () => {
    expect(saidWith(/وسيط/)).toEqual(['statistics.counting.sentences']);
  });

  it('name the two kinds of hint alike everywhere', () => {
    const { panels, helpText } = ar;
    const peekless = 'دون كشف المخفي';
    expect(panels.fairHint).toBe(`${ar.hint} ${peekless}`);
    expect(ar.hintMove({ kind: 'draw' }, undefined, 'fair')).toBe(`${panels.fairHint}: اسحب ورقة.`);
    expect(panels.options.hints.values.fair).toContain(peekless);
    expect(helpText.hints[1]).toContain(peekless);
    expect(ar.statistics.fairlyHelped(amount(3))).toContain(peekless);
  });
});
