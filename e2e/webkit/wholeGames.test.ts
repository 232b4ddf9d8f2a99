/** Whole games, played to the win: by drags, by clicks, by keys. */
import { Key } from 'selenium-webdriver';
import { beforeAll, test } from 'vitest';
import { keysBetween, placesOf, wonGame } from '../recorded.ts';
import { clickAt, drag, driver, evaluate, expectWon, middles, open, resize } from './browser.ts';

/** Every step of the mouse waits for a frame, and a small window paints faster. */
beforeAll(() => resize(700, 560));

test('a whole game by drags', async () => {
  const game = wonGame('2');
  await open(game);
  for (const move of game.moves) {
    const [from, to] = await middles(...(placesOf(move) ?? ['s']));
    if (!from) throw new Error(move);
    await (to ? drag(from, to) : clickAt(from));
  }
  await expectWon(game);
});

test('a whole game by clicks', async () => {
  const game = wonGame('3');
  await open(game, 0, { speed: 'off' });
  for (const move of game.moves) await clickAt(...(await middles(...(placesOf(move) ?? ['s']))));
  await expectWon(game);
});

const CODES: Readonly<Record<string, string>> = {
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

test('a whole game by keys', async () => {
  const game = wonGame('1');
  await open(game, 0, { speed: 'off' });
  await evaluate(() => document.querySelector<HTMLElement>('[data-pile=s]')?.focus());
  let at = 's';
  const keys: string[] = [];
  for (const move of game.moves) {
    const places = placesOf(move);
    if (!places) keys.push('d');
    for (const place of places ?? []) {
      keys.push(...keysBetween(at, place).map((key) => CODES[key] ?? key), Key.ENTER);
      at = place;
    }
  }
  await driver
    .actions()
    .sendKeys(...keys)
    .perform();
  await expectWon(game);
});
