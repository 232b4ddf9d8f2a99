/** Whole games, played to the win as people play them: by keyboard, by mouse, by touch. */
import { expect, type Page, test } from '@playwright/test';
import {
  centreOf,
  expectWon,
  keptMoves,
  MOVING,
  makeFinger,
  open,
  pile,
  placesOf,
  wonGame,
} from './player.ts';
import { keysBetween } from './recorded.ts';

test.use(MOVING);

test('a whole game by the keyboard alone', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game);
  // The first stop of the Tab key on the clock is the stock, wherever the buttons come.
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab');
    if (await pile(page, 's').evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pile(page, 's')).toBeFocused();
  let at = 's';
  for (const move of game.moves) {
    const places = placesOf(move);
    if (!places) await page.keyboard.press('d');
    for (const place of places ?? []) {
      for (const key of keysBetween(at, place)) await page.keyboard.press(key);
      at = place;
      await page.keyboard.press('Enter');
    }
  }
  await expect(pile(page, at)).toBeFocused();
  await expectWon(page, game);
});

test('a whole game by mouse drags', { tag: '@engines' }, async ({ page }) => {
  const game = wonGame('2');
  await open(page, game);
  for (const move of game.moves) {
    const places = placesOf(move);
    if (places) {
      const [from, to] = await Promise.all(places.map((place) => centreOf(pile(page, place))));
      if (!from || !to) throw new Error(move);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    } else {
      const { x, y } = await centreOf(pile(page, 's'));
      await page.mouse.click(x, y);
    }
  }
  await expectWon(page, game);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function tapEach(page: Page, points: readonly { x: number; y: number }[]) {
    for (const { x, y } of points) await page.touchscreen.tap(x, y);
  }

  test('a whole game by touch', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium has a way to drag by touch');
    const game = wonGame('3');
    await open(page, game);
    const finger = await makeFinger(page);
    for (const [i, move] of game.moves.entries()) {
      const piles = (placesOf(move) ?? ['s']).map((place) => pile(page, place));
      const points = await Promise.all(piles.map(centreOf));
      const [from, to] = points;
      // Every second card is dragged, the others are tapped and then their target.
      if (from && to && i % 2 === 0) await finger.drag(from, to);
      else await tapEach(page, points);
      await expect.poll(() => keptMoves(page), { intervals: [20] }).toHaveLength(i + 1);
    }
    await expectWon(page, game);
  });
});
