/** Every message is used somewhere, and every language has them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

const SOURCE = new URL('../..', import.meta.url).pathname;

/** What the page is made of, without the catalogues themselves. */
const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(app|ui|store)\//.test(name) && /\.tsx?$/.test(name))
  .filter((name) => !/\.test\.ts$|\/messages\/|\/vectors\//.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

/** Read by its name (`texts.undo`, or taken out of its group: `{ undo }`). */
const isNamed = (key: string): boolean =>
  new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]`).test(code);

/** Its members are chosen by what they are about: `standing[standing]`. */
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
});
