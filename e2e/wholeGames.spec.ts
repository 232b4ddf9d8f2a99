/** Games played to the win as people play them: by keyboard, by mouse, by touch. */
import { expect, type Page, test } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
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

/**
 * Whole games take long, so `npm test` plays only their last moves, by the mouse in every engine.
 */
const LAST = 24;
const PARTS = [
  { what: 'a whole game', left: Number.POSITIVE_INFINITY, tag: '@all', everywhere: '@all' },
  { what: 'the end of a game', left: LAST, tag: [], everywhere: '@engines' },
];

/** Opens a game a number of moves before its end. @returns those moves */
async function openBeforeEnd(page: Page, game: GameRecord, left: number): Promise<string[]> {
  const at = Math.max(0, game.moves.length - left);
  await open(page, game, at);
  return game.moves.slice(at);
}

for (const { what, left, tag, everywhere } of PARTS) {
  test(`${what} by the keyboard alone`, { tag }, async ({ page }) => {
    const game = wonGame('1');
    const moves = await openBeforeEnd(page, game, left);
    // Tab reaches the stock first on the clock, whatever the order of the buttons.
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('Tab');
      if (await pile(page, 's').evaluate((button) => button === document.activeElement)) break;
    }
    await expect(pile(page, 's')).toBeFocused();
    let at = 's';
    for (const move of moves) {
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

  test(`${what} by mouse drags`, { tag: everywhere }, async ({ page }) => {
    const game = wonGame('2');
    for (const move of await openBeforeEnd(page, game, left)) {
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

    test(`${what} by touch`, { tag }, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium has a way to drag by touch');
      const game = wonGame('3');
      const moves = await openBeforeEnd(page, game, left);
      const made = game.moves.length - moves.length;
      const finger = await makeFinger(page);
      for (const [i, move] of moves.entries()) {
        const piles = (placesOf(move) ?? ['s']).map((place) => pile(page, place));
        const points = await Promise.all(piles.map(centreOf));
        const [from, to] = points;
        // Every second card is dragged; for the others, card and target are tapped.
        if (from && to && i % 2 === 0) await finger.drag(from, to);
        else await tapEach(page, points);
        await expect.poll(() => keptMoves(page), { intervals: [20] }).toHaveLength(made + i + 1);
      }
      await expectWon(page, game);
    });
  });
}

async function tapEach(page: Page, points: readonly { x: number; y: number }[]) {
  for (const { x, y } of points) await page.touchscreen.tap(x, y);
}
