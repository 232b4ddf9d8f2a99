import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDealNumber, showDealNumber } from './deal.ts';
import type { NumberFault } from './fault.ts';
import { asAscii, parseTypedNumber } from './typedNumber.ts';

const read = (text: string) => {
  const number = parseTypedNumber(text);
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
  ])('%j is %s', (text, shown) => expect(read(text)).toBe(shown));

  it.each(['-3', ' -3', '#-3', '3-', '3-5', '--3'])('%j has a minus sign', (text) => {
    expect(read(text)).toEqual(refused(text, 'minus'));
  });

  it.each(['3.5', '3,5', '.5', '5.', '1.0000', '1000.000', '1.000,000', '12,34,567', ',123'])(
    '%j has a point or a comma in a wrong place',
    (text) => {
      expect(read(text)).toEqual(refused(text, 'points'));
    },
  );

  it.each(['+3', '1e5', '5²', '½', '−3', 'three', '3;', '0x10'])('%j is none', (text) => {
    expect(read(text)).toEqual(refused(text, 'notDigits'));
    expect(read(asAscii(text))).toEqual(refused(asAscii(text), 'notDigits'));
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

  it('never are another deal than without the check', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 .,_-#mL+') });
    fc.assert(
      fc.property(typed, (text) => {
        const [strict, lax] = [parseTypedNumber(text), parseDealNumber(text)];
        if (strict.ok || !lax.ok) expect(strict).toEqual(lax);
        if (/^[0-9]+$/.test(text)) expect(strict).toEqual(lax);
        if (text.includes('-')) expect(strict.ok).toBe(false);
      }),
      { seed: 4755, numRuns: 2000 },
    );
  });
});
