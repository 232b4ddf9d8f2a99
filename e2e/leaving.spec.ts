/** The page is left in the middle of play and come back to, also out of the browser's back/forward cache. */
import { expect, type Page, test } from '@playwright/test';
import { button, cover, keptMoves, open, spoken, wonGame } from './player.ts';

/** How often a page of this tab came out of the cache. */
const fromCache = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('fromCache')));

const WAYS = {
  'by its address': (page: Page) => page.goto('./NOTICE.txt'),
  'by a link': (page: Page) =>
    page.evaluate(() => {
      const link = document.createElement('a');
      link.href = './NOTICE.txt';
      document.body.append(link);
      link.click();
    }),
} as const;

const RETURNS = {
  'by its address': (page: Page) => page.goto('./'),
  // Playwright's own waits for a load, which a page out of the cache has not.
  'by going back': (page: Page) => page.evaluate(() => void setTimeout(() => history.back())),
} as const;

for (const [left, leave] of Object.entries(WAYS))
  for (const [come, comeBack] of Object.entries(RETURNS))
    test(`left ${left} and come back to ${come}, every move is there`, async ({ page }, {
      project,
    }) => {
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          const count = Number(sessionStorage.getItem('fromCache')) + 1;
          sessionStorage.setItem('fromCache', `${count}`);
        });
      });
      await open(page, wonGame('1'), 20);
      for (let i = 1; i <= 4; i++) {
        await button(page, 'Undo').click();
        await leave(page);
        await page.waitForURL('**/NOTICE.txt');
        await comeBack(page);
        await expect(spoken(page)).toHaveText(`Deal 1, ${20 - i} moves.`);
        await expect(cover(page)).toHaveCount(0);
        await expect(page.locator('body')).toHaveAttribute('data-keeping', 'kept');
        expect(await keptMoves(page)).toHaveLength(20 - i);
      }
      if (come === 'by going back' && project.name === 'chromium-whole')
        expect(await fromCache(page)).toBeGreaterThan(0);
    });
