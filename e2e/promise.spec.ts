/** The browser is asked to keep the games when room is scarce: once there is a finished one, and not before. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import {
  button,
  keptGames,
  keptMoves,
  lostGame,
  open,
  openOptions,
  pile,
  placesOf,
  wonGame,
} from './player.ts';

/** Counts the requests from now on and through reloads; the browser answers them as ever. */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const { persist } = StorageManager.prototype;
    Object.assign(window, { requests: 0 });
    StorageManager.prototype.persist = function () {
      (window as never as { requests: number }).requests++;
      return persist.call(this);
    };
  });

const requests = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { requests: number }).requests);

/** Deals a game with a number in place of the one on the table, which stays open or is given up. */
async function deal(page: Page, number: string, keepOpen: boolean): Promise<void> {
  await openOptions(page);
  if (keepOpen) await page.getByLabel(en.games.keepOpen).check();
  await page.getByLabel('Or play a numbered deal').fill(number);
  await button(page, 'Play this deal').click();
  await expect(page.locator('.deal')).toContainText(`Deal ${number} `);
}

/** The outcomes in the log, as they are kept. */
const outcomes = async (page: Page): Promise<(string | undefined)[]> =>
  (await keptGames(page)).games.map(({ outcome }) => outcome?.result);

test('it is asked when the first game is won, once', async ({ page }) => {
  await countRequests(page);
  const game = wonGame('1');
  await open(page, game, game.moves.length - 2);
  for (const move of game.moves.slice(-2)) {
    expect(await requests(page)).toBe(0);
    const places = placesOf(move);
    if (!places) await pile(page, 's').press('d');
    for (const place of places ?? []) await pile(page, place).press('Enter');
  }
  await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
  expect(await requests(page)).toBe(1);
  // The second finished game is nothing new.
  await deal(page, '2', false);
  await pile(page, 's').press('d');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  await deal(page, '3', false);
  await expect.poll(() => outcomes(page)).toContain('lost');
  expect(await requests(page)).toBe(1);
});

test('it is not asked for open games, nor for one without moves left, but when that is given up', async ({
  page,
}) => {
  await countRequests(page);
  const game = lostGame();
  await open(page, game, game.moves.length - 1);
  await button(page, 'Redo').click();
  await expect(page.locator('.side-panel.lost')).toBeVisible();
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
  expect(await requests(page)).toBe(0);
  // Another game beside it; and one that was not begun, which is no game.
  await deal(page, '2', true);
  await deal(page, '3', false);
  await pile(page, 's').press('d');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  await page.reload();
  await expect(pile(page, 's')).toBeVisible();
  expect(await outcomes(page)).toEqual([undefined, undefined]);
  expect(await requests(page)).toBe(0);
  await button(page, 'Menu').click();
  await button(page, 'Games').click();
  await page.locator('.games li:not([aria-current="true"]) .more').click();
  await button(page, en.games.giveUp).click();
  await expect.poll(() => outcomes(page)).toContain('lost');
  expect(await requests(page)).toBe(1);
});

test('it is asked when the game on the table is given up, and again by each page that has a finished game', async ({
  page,
}) => {
  await countRequests(page);
  await open(page, wonGame('1'), 20);
  await expect.poll(() => keptMoves(page)).toHaveLength(20);
  expect(await requests(page)).toBe(0);
  await deal(page, '2', false);
  await expect.poll(() => outcomes(page)).toContain('lost');
  expect(await requests(page)).toBe(1);
  await page.reload();
  await expect(pile(page, 's')).toBeVisible();
  expect(await requests(page)).toBe(1);
});
