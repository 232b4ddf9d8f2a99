import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDealNumber, showDealNumber } from './deal.ts';
import { asAscii, parseDealNumberInput } from './dealNumberInput.ts';
import type { NumberFault } from './fault.ts';

const read = (text: string) => {
  const number = parseDealNumberInput(text);
  return number.ok ? showDealNumber(number.value) : number.error;
};

const refused = (text: string, fault: NumberFault) => ({
  kind: 'notANumber',
  fault,
  found: JSON.stringify(text),
});

describe('deal numbers as people type them', () => {
  it.each([
    ['3', '#ms3'],
    ['ms32000', '#ms32000'],
    [' 12 345 ', '#ms12345'],
    ['12,345', '#ms12345'],
    ['1.000.000', '#00000000000001000000'],
    ['1_000_000', '#00000000000001000000'],
    ['#00000000000000032000', '#00000000000000032000'],
    ['# 1,000,000L', '#00000000000001000000'],
    // As telephones and people write them.
    ['Ms4711', '#ms4711'],
    ['MS 4711', '#ms4711'],
    ['#ms4711', '#ms4711'],
    ['ms4,711', '#ms4711'],
    ['#4711 ', '#ms4711'],
    ['Deal 4711', '#ms4711'],
    ['deal: #ms32000', '#ms32000'],
    ["4'711", '#ms4711'],
    ['4’711', '#ms4711'],
    ['4.711', '#ms4711'],
    ['4\u202f711', '#ms4711'],
    ['4\u00a0711', '#ms4711'],
    ['4\u2009711', '#ms4711'],
    ['４，７１１', '#ms4711'],
    ['＃ｍｓ４７１１', '#ms4711'],
    ['\u0664\u066c\u0667\u0661\u0661', '#ms4711'],
    ['۴۷۱۱', '#ms4711'],
  ])('%j is %s', (text, shown) => expect(read(text)).toBe(shown));

  it.each(['-3', ' -3', '#-3', '3-', '3-5', '--3'])('%j has a minus sign', (text) => {
    expect(read(text)).toEqual(refused(text, 'minus'));
  });

  it.each([
    '3.5',
    '3,5',
    '.5',
    '5.',
    '1.0000',
    '1000.000',
    '1.000,000',
    '12,34,567',
    ',123',
    "4'71",
    "1'000,000",
  ])('%j has a point or a comma in a wrong place', (text) => {
    expect(read(text)).toEqual(refused(text, 'points'));
  });

  it.each([
    ['Spiel 4711', 'Spiel'],
    ['SPIEL ms4711', 'Spiel'],
    ['牌局4711', '牌局'],
    [
      '\u0627\u0644\u062a\u0648\u0632\u064a\u0639\u0629 \u2068\u0664\u0667\u0661\u0661\u2069',
      'التوزيعة',
    ],
  ])('%j can begin with %s', (text, word) => {
    expect(parseDealNumberInput(text, [word])).toMatchObject({ ok: true, value: { seed: 4711 } });
    expect(parseDealNumberInput(text).ok).toBe(false);
  });

  it.each([
    '+3',
    'deal',
    'Deal',
    'dealer 5',
    'ms',
    'ms ms5',
    '#1/classic/5',
    '1e5',
    '5²',
    '½',
    '−3',
    'three',
    '3;',
    '0x10',
  ])('%j is not a deal number', (text) => {
    const fault = /^deal$/i.test(text) ? 'noDigits' : 'notDigits';
    expect(read(text)).toEqual(refused(text, fault));
    expect(read(asAscii(text))).toEqual(refused(asAscii(text), fault));
  });

  it.each([
    ['１２，３４５', '12,345'],
    ['ｍｓ５', 'ms5'],
    ['－３', '-3'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['\u2068ms32000\u2069\u200f', 'ms32000'],
    ['5²', '5²'],
  ])('%j is typed as %j', (text, ascii) => expect(asAscii(text)).toBe(ascii));

  it('never name another deal than `parseDealNumber` reads', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 .,_-#mL+') });
    fc.assert(
      fc.property(typed, (text) => {
        const [strict, lax] = [parseDealNumberInput(text), parseDealNumber(text)];
        if (strict.ok || !lax.ok) expect(strict).toEqual(lax);
        if (/^[0-9]+$/.test(text)) expect(strict).toEqual(lax);
        if (text.includes('-')) expect(strict.ok).toBe(false);
      }),
      { seed: 4755, numRuns: 2000 },
    );
  });
});
