/** Every message is used somewhere, and every language has them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { ar, de, en, es, fr, ja, pt, zh } from './testing/whole.ts';

const SOURCE = new URL('..', import.meta.url).pathname;

/** The source code of the page without the catalogues. */
const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(ui|i18n)\/.*\.tsx?$/.test(name))
  .filter((name) => !/\.test\.ts$|^i18n\/(..|testing)\//.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

/**
 * Whether a key is read by its name (`texts.undo`, destructured as `{ undo }`, or a kind of
 * announcement: `| 'undo'`).
 */
const isNamed = (key: string): boolean =>
  new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]|\\| '${key}'`).test(code);

/** Whether the members of a key are chosen dynamically: `ruleNames[name]`. */
const isIndexed = (key: string): boolean =>
  new RegExp(`\\b${key}\\)?\\[|\\b${key} as Readonly<Record`).test(code);

function unused(value: unknown, path: readonly string[]): string[] {
  const key = path.at(-1);
  if (key !== undefined && !isNamed(key)) return [path.join('.')];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (key !== undefined && isIndexed(key)) return [];
  return Object.entries(value).flatMap(([name, part]) => unused(part, [...path, name]));
}

describe('messages', () => {
  it('are all used', () => {
    expect(unused(en, [])).toEqual([]);
  });

  it.each(Object.entries(CATALOGUES))('have each key in one part: %s', async (_, catalogue) => {
    const { loadTable, loadLesson, loadDialogs } = catalogue;
    const parts = await Promise.all([loadTable(), loadLesson(), loadDialogs()]);
    const keys = parts.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  // Voice control: saying the visible label of a button must find it by its accessible name.
  it.each([en, de, fr, es, pt, ja, zh, ar])(
    'name buttons by the labels they show: $locale',
    (messages) => {
      const named = [[messages.newGameShort, messages.newGame]] as const;
      const plain = (text: string): string => text.toLocaleLowerCase(messages.locale);
      expect(named.filter(([label, name]) => !plain(name).includes(plain(label)))).toEqual([]);
    },
  );

  it.each([
    [en, 'computer'],
    [de, 'Computer'],
    [fr, 'ordinateur'],
    [es, /[Ll]a máquina/],
    [pt, 'computador'],
    [ja, 'コンピューター'],
    [zh, '电脑'],
    [ar, 'حاسوب'],
  ] as const)('name the computer in what a fair hint says: $0.locale', ({ fair }, name) => {
    const { sure: _, ...opinions } = fair.evaluations;
    const weighed = [fair.weighed('24%'), fair.compared('24%', '21%'), fair.even('24%')];
    const told = [...Object.values(opinions), ...weighed, fair.only('24%')];
    expect(
      told.filter((text) => !(typeof name === 'string' ? text.includes(name) : name.test(text))),
    ).toEqual([]);
  });

  it.each([en, de, fr, es, pt, ja, zh, ar])('put sentences together: $locale', (messages) => {
    const { sentences, rules, locale } = messages;
    const isSpaced = locale !== ja.locale && locale !== zh.locale;
    const [first, second] = [rules.from('PySolFC'), rules.choices.redeals[0]];
    expect(first).toBe(isSpaced ? 'PySolFC.' : 'PySolFC。');
    expect(sentences([first, second])).toBe(`${first}${isSpaced ? ' ' : ''}${second}`);
    expect(sentences([first])).toBe(first);
  });
});
