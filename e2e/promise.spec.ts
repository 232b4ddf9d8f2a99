/** The page asks for persistent storage; the moment is tested in src/ui/page/askToKeep.test.tsx. */
import { expect, type Page, test } from '@playwright/test';
import { button, open, wonGame } from './player.ts';

/** Counts the requests from now on, across reloads; the browser still answers them. */
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

test('the browser is asked when the first game is won, and again by the next page', async ({
  page,
}) => {
  await countRequests(page);
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  expect(await requests(page)).toBe(0);
  await button(page, 'Redo').click();
  await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
  expect(await requests(page)).toBe(1);
  await page.reload();
  await expect(page.locator('[data-pile=f12]')).toBeVisible();
  await expect.poll(() => requests(page)).toBe(1);
});
