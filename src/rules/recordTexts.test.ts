import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecordText, RecordTexts } from './recordTexts.ts';

/** Reads a text in pieces of these lengths, over and over. */
function textsIn(text: string, lengths: readonly number[] = [65_536]): RecordText[] {
  const texts = new RecordTexts();
  const found: RecordText[] = [];
  for (let at = 0, i = 0; at < text.length; i++) {
    const end = at + (lengths[i % lengths.length] as number);
    found.push(...texts.push(text.slice(at, end)));
    at = end;
  }
  return [...found, ...texts.end()];
}

/** Texts with the places where they begin: `2`, or `2.3` for the third of line 2. */
const placed = (text: string, lengths?: readonly number[]): [string, string | undefined][] =>
  textsIn(text, lengths).map(({ text: found, line, nth }) => [
    nth === 1 ? `${line}` : `${line}.${nth}`,
    found,
  ]);

const anyLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const anyBlank = fc.constantFrom('', ' ', '\n\t ', '\r\n', '\uFEFF', '\x1e');
const anyRecord = fc.dictionary(fc.string(), fc.jsonValue());

/** Every way to write a list of values into a file. */
const anyLayout = fc.constantFrom<(values: readonly object[], gap: string | number) => string>(
  (values, gap) => values.map((value) => JSON.stringify(value, null, gap)).join('\n'),
  (values, gap) => values.map((value) => JSON.stringify(value, null, gap)).join(''),
  (values) => values.map((value) => `\x1e${JSON.stringify(value)}\n`).join(''),
  (values) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`,
  (values, gap) => JSON.stringify(values, null, gap),
  (values, gap) => JSON.stringify({ bigben: 'everything', version: 1, games: values }, null, gap),
  (values, gap) =>
    JSON.stringify({ bigben: 'everything', damaged: [{ games: [] }], games: values }, null, gap),
  (values, gap) =>
    JSON.stringify({ bigben: 'everything', games: values, damaged: [{ a: ['"}'] }] }, null, gap),
);

describe('the texts of records in a file', () => {
  it('are those that were written, in every layout, however the file is cut in pieces', () => {
    fc.assert(
      fc.property(
        fc.array(anyRecord, { minLength: 1, maxLength: 4 }),
        anyLayout,
        fc.constantFrom<string | number>(0, 1, 2, '\t'),
        anyLengths,
        anyBlank,
        (values, layout, gap, lengths, blank) => {
          const text = blank + layout(values, gap) + blank;
          const found = textsIn(text.replaceAll('\n', blank === '\r\n' ? blank : '\n'), lengths);
          expect(found.map(({ text }) => JSON.parse(text ?? ''))).toEqual(
            JSON.parse(JSON.stringify(values)),
          );
        },
      ),
      { seed: 41, numRuns: 2000 },
    );
  });

  it('are the same however the file is cut, and some are found in any text that is no list', () => {
    const anyText = fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[{}[\]",:\\\n ga]*$/));
    fc.assert(
      fc.property(anyText, anyLengths, (text, lengths) => {
        const found = textsIn(text, lengths);
        expect(found).toEqual(textsIn(text));
        if (/[^\s,]/.test(text) && !text.trim().startsWith('[')) expect(found).not.toEqual([]);
      }),
      { seed: 42, numRuns: 2000 },
    );
  });

  it('have places: a line, and which of its records', () => {
    expect(placed('{"a":1}\n\n{\n"b":2} {}{}\n[{"c":3},\n 4, {"d":5}]\n{}')).toEqual([
      ['1', '{"a":1}'],
      ['3', '{\n"b":2}'],
      ['4', '{}'],
      ['4.2', '{}'],
      ['5', '{"c":3}'],
      ['6', '4'],
      ['6.2', '{"d":5}'],
      ['7', '{}'],
    ]);
    expect(placed('{"bigben":"everything","games":[{},{}],"damaged":[{}]}\n{}')).toEqual([
      ['1', '{}'],
      ['1.2', '{}'],
      ['2', '{}'],
    ]);
  });

  it('of a record that breaks off takes nothing from the next', () => {
    for (const whole of ['{"rules":"x","moves":["a","b"]}', '{\n "a": [\n  "b"\n ]\n}'])
      for (let end = 1; end < whole.length; end++) {
        const text = `${whole.slice(0, end)}\n${whole}\n`;
        // A value can be on the line after its name.
        if (whole.slice(0, end).trimEnd().endsWith(':')) continue;
        const found = textsIn(text);
        expect(found.at(-1)?.text).toBe(whole);
        expect(found.length).toBe(2);
      }
  });

  it('say that a list or a record has no end', () => {
    for (const text of ['[', '[{}', '{"bigben":"everything","games":[{}', '[{}]{'])
      expect(() => JSON.parse(textsIn(text).at(-1)?.text ?? '')).toThrow();
    const text = '{"bigben":"everything","games":[{"a":1},{"b":2}],"damaged":[]}';
    for (let end = 1; end < text.length; end++)
      expect(() => JSON.parse(textsIn(text.slice(0, end)).at(-1)?.text ?? '')).toThrow();
  });

  it('are nothing if too long, and those around them are still found', () => {
    const long = `"${'x'.repeat(1_000_001)}"`;
    const found = textsIn(`{"bigben":"everything","games":[1,${long},{"a":${long}},3,[[5]]]}`);
    expect(found.map(({ text }) => text)).toEqual(['1', undefined, undefined, '3', '[[5]]']);
    expect(placed(`${'x'.repeat(3_000_000)}\n{}`)).toEqual([
      ['1', undefined],
      ['2', '{}'],
    ]);
    expect(placed('['.repeat(1_000_002))).toEqual([['1', undefined]]);
  });
});
