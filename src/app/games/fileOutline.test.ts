import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Element, FileOutline } from './fileOutline.ts';

/** Reads a text in pieces of these lengths, over and over. */
function outlineOf(text: string, lengths: readonly number[]) {
  const outline = new FileOutline();
  const elements: Element[] = [];
  for (let at = 0, i = 0; at < text.length; i++) {
    const end = at + (lengths[i % lengths.length] as number);
    elements.push(...outline.push(text.slice(at, end)));
    at = end;
  }
  return { outline, elements };
}

const anyLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const anyBlank = fc.constantFrom('', ' ', '\n\t ');

describe('the outline of a file', () => {
  it('has the elements that JSON.parse finds, however the text is cut', () => {
    const anyFile = fc.record(
      { bigben: fc.string(), games: fc.array(fc.jsonValue()), 'ga"mes': fc.jsonValue() },
      { requiredKeys: [] },
    );
    const anyMore = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(
        anyFile,
        anyMore,
        anyLengths,
        fc.nat(2),
        anyBlank,
        (file, more, lengths, gap, blank) => {
          const { bigben: _, games: __, ...other } = more;
          const value = { ...other, ...file };
          const text = `${blank}${JSON.stringify(value, null, gap)}${blank}`;
          const { outline, elements } = outlineOf(text, lengths);
          expect(elements.map((element) => JSON.parse(element ?? ''))).toEqual(
            JSON.parse(JSON.stringify(value.games ?? [])),
          );
          expect(outline.kind === undefined ? undefined : JSON.parse(outline.kind)).toBe(
            value.bigben,
          );
          expect([outline.isOther, outline.isCutOff]).toEqual([false, false]);
        },
      ),
      { seed: 41, numRuns: 1000 },
    );
  });

  it('never throws, finds no game in what is no object, and knows a text that is cut off', () => {
    const anyText = fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[{}[\]",:\\ ga]*$/));
    fc.assert(
      fc.property(anyText, anyLengths, (text, lengths) => {
        const { outline, elements } = outlineOf(text, lengths);
        if (text.trim() !== '' && !text.trim().startsWith('{')) {
          expect(elements).toEqual([]);
          expect(outline.isOther).toBe(true);
        }
      }),
      { seed: 42, numRuns: 2000 },
    );
    const text = '{"bigben":"everything","games":[{"a":1},{"b":2}]}';
    for (let end = 1; end < text.length; end++)
      expect(outlineOf(text.slice(0, end), [7]).outline.isCutOff).toBe(true);
  });

  it('holds no element that is too long or too deep', () => {
    const deep = '['.repeat(200) + ']'.repeat(200);
    const long = `"${'x'.repeat(1_000_001)}"`;
    const { elements } = outlineOf(`{"games":[1,${deep},2,${long},3, ,4,[[5]]]}`, [65_536]);
    expect(elements).toEqual(['1', undefined, '2', undefined, '3', '', '4', '[[5]]']);
    for (const bare of ['['.repeat(1_000_000), `{"games":${'['.repeat(1_000_000)}`])
      expect(outlineOf(bare, [65_536]).elements).toEqual([]);
  });
});
