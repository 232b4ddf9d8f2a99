/** Text sizes follow the reader's text size: they are not written in pixels. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
/** Text on the cards and the dial scales with them. */
const DRAWN = ['cards.css', 'dial.css'];

it('text follows the reader’s text size, except on the table', () => {
  const inPixels = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.css') && !DRAWN.includes(name))
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => /^\s*(font|font-size|line-height):[^;]*\dpx/.test(line))
        .filter((line) => !/rem|var\(--room\)/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(inPixels).toEqual([
    // The maximum: twice the default.
    'base.css: font-size: min(100%, 32px);',
    // The day in the menu's picture scales with the picture.
    'menu.css: font: 700 22px / 1 var(--sans);',
  ]);
});
