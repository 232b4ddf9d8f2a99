/**
 * The player leaves the page in the middle of play and returns, also from the browser's
 * back/forward cache.
 */
import { expect, type Page, test } from '@playwright/test';
import { button, keptGames, keptMoves, open, overlay, spoken, wonGame } from './player.ts';

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
  // Playwright's own function waits for a load event, which a page from the cache does not have.
  'by going back': (page: Page) => page.evaluate(() => void setTimeout(() => history.back())),
} as const;

/** Two of the four ways are tested on every change, one of them in every engine. */
const TAGS: Readonly<Record<string, string | string[]>> = {
  'by a link, by going back': '@engines',
  'by its address, by its address': [],
};

for (const [left, leave] of Object.entries(WAYS))
  for (const [come, comeBack] of Object.entries(RETURNS))
    test(
      `left ${left} and come back to ${come}, every move is there`,
      { tag: TAGS[`${left}, ${come}`] ?? '@all' },
      async ({ page }, { project }) => {
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
          await expect(spoken(page)).toHaveText(`Deal 1, ${20 - i} moves made.`);
          await expect(overlay(page)).toHaveCount(0);
          await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
          expect(await keptMoves(page)).toHaveLength(20 - i);
        }
        if (come === 'by going back' && project.name === 'chromium-whole')
          expect(await fromCache(page)).toBeGreaterThan(0);
      },
    );

test('a page that is left releases the games itself, and stops waiting for them', {
  tag: '@engines',
}, async ({ page, context }) => {
  // Safari before 26 does not do it for the page.
  const locks = () => page.evaluate(() => navigator.locks.query());
  const leave = (left: Page) => left.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await open(page, wonGame('1'), 20);
  const second = await context.newPage();
  await second.goto('./');
  await expect(overlay(second)).toBeVisible();
  expect(await locks()).toMatchObject({ held: [{}], pending: [{}] });
  await leave(second);
  await expect.poll(locks).toMatchObject({ held: [{}], pending: [] });
  await leave(page);
  await expect.poll(locks).toMatchObject({ held: [], pending: [] });
});

test('a hidden page begins no transaction; its time is stashed, and written when it is visible again', async ({
  page,
}) => {
  await open(page, wonGame('1'), 20);
  const body = page.locator('body');
  await button(page, 'Undo').click();
  await expect(body).toHaveAttribute('data-save-state', 'saved');
  const played = async () => (await keptGames(page)).games[0]?.playedMs;
  const before = await played();
  // Only the hiding is simulated: a test's own pages are always visible.
  const whenHidden = await page.evaluate(() => {
    const begun: string[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...what) {
      begun.push(document.visibilityState);
      return transaction.apply(this, what);
    };
    Object.assign(window, { begun });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return localStorage.getItem('bigben.unwritten');
  });
  expect(JSON.parse(whenHidden ?? '[]')).toHaveLength(1);
  await expect(body).toHaveAttribute('data-save-state', 'saving');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(body).toHaveAttribute('data-save-state', 'saved');
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  expect(await begun()).toEqual(['visible']);
  expect(await played()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
});
