import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { traditional } from './traditional.mjs';

const FOLDER = new URL('../../src/i18n/zh-Hant/', import.meta.url);

it('the traditional Chinese sentences are those of the simplified ones: if not, `npm run -w lab traditional`', () => {
  const made = traditional();
  expect(readdirSync(FOLDER).toSorted()).toEqual([...made.keys()].toSorted());
  for (const [name, text] of made)
    expect(readFileSync(new URL(name, FOLDER), 'utf8'), name).toBe(text);
});
