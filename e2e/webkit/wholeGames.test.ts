/** Whole games, played to the win: by drags, by clicks, by keys. */

import { Key } from 'selenium-webdriver';
import { test } from 'vitest';
import { keysBetween, placesOf, wonGame } from '../recorded.ts';
import { clickAt, drag, driver, evaluate, expectWon, middles, open } from './browser.ts';

test('a whole game by drags', async () => {
  const game = wonGame('2');
  await open(game);
  for (const move of game.moves) {
    const [from, to] = await middles(...(placesOf(move) ?? ['s']));
    if (!from) throw new Error(move);
    if (to) await drag(from, to);
    else await clickAt(from);
  }
  await expectWon(game);
});

test('a whole game by clicks', async () => {
  const game = wonGame('3');
  await open(game, 0, { speed: 'off' });
  for (const move of game.moves)
    for (const point of await middles(...(placesOf(move) ?? ['s']))) await clickAt(point);
  await expectWon(game);
});

test('a whole game by keys', async () => {
  const game = wonGame('1');
  await open(game, 0, { speed: 'off' });
  await evaluate(() => document.querySelector<HTMLElement>('[data-pile=s]')?.focus());
  let at = 's';
  for (const move of game.moves) {
    const places = placesOf(move);
    const keys = places ? [] : ['d'];
    for (const place of places ?? []) {
      keys.push(...keysBetween(at, place), 'Enter');
      at = place;
    }
    const codes: Record<string, string> = {
      ArrowUp: Key.ARROW_UP,
      ArrowDown: Key.ARROW_DOWN,
      ArrowLeft: Key.ARROW_LEFT,
      ArrowRight: Key.ARROW_RIGHT,
      Enter: Key.ENTER,
    };
    await driver
      .actions()
      .sendKeys(...keys.map((key) => codes[key] ?? key))
      .perform();
  }
  await expectWon(game);
});
