/** Sizes of words follow the browser's text: they are not written in pixels. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
/** What is drawn on cards and dial, and is as large as they are. */
const DRAWN = ['cards.css', 'dial.css'];

it('words have sizes of the reader, but those drawn on the table', () => {
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
    // Nothing is more than twice as large.
    'base.css: font-size: min(100%, 32px);',
    // The day in the picture of the menu: its letters are measured in the picture.
    'menu.css: font: 700 22px / 1 var(--sans);',
  ]);
});
