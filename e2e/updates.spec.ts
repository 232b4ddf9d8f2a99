/** A new version of the installed game. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cardsShown, cutOff, keptOffline, test, visit } from './host.ts';
import { changeSite, isMarked, isReady, lateAsset, lookAgain, mark, offer } from './newVersion.ts';
import {
  button,
  keptMoves,
  openOptions,
  overlay,
  pile,
  spoken,
  upgradeGames,
  wonGame,
} from './player.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('a new version', () => {
  test('is offered, and loads when it is accepted; the game stays', async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host, 10);
    await mark(page);
    changeSite(folder, 'second');
    await lookAgain(page);
    await expect(offer(page)).toContainText('A new version is ready.');
    await expect(spoken(page)).toHaveText('A new version is ready.');
    // Until then the page stays the same, whatever the player does.
    await pile(page, 't3').press('z');
    await openOptions(page);
    await button(page, 'Close').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(9);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveTitle('Big Ben');
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    expect(await isMarked(page)).toBe(false);
    await cardsShown(page);
    expect(await keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 9));
    await button(page, 'Redo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(10);
    await expect(offer(page)).toHaveCount(0);
  });

  test('waits through reloads and is offered after each until it is accepted', {
    tag: '@all',
  }, async ({ page, folder, host }) => {
    await visit(page, host);
    changeSite(folder, 'second');
    await page.reload();
    // Only the browser checks for it, and takes its time: four seconds on an idle machine.
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    await button(page, 'Later').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('#table :focus')).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveTitle('Big Ben');
    await expect(offer(page)).toBeVisible();
  });

  test('leaves other windows alone, which still find the files of the old version', {
    tag: '@all',
  }, async ({ page, context, folder, host }) => {
    const late = lateAsset(folder);
    await visit(page, host, 112);
    const other = await context.newPage();
    await other.goto(host.url);
    await expect(overlay(other)).toBeVisible();
    await mark(other);
    for (const title of ['second', 'third']) {
      changeSite(folder, title);
      await lookAgain(page);
      await isReady(page, title);
    }
    await expect(offer(page)).toBeVisible();
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('third');
    // The other window did not take over the games during the reload of this one.
    await expect(overlay(other)).toBeVisible();
    await button(page, 'Undo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(111);
    expect(await isMarked(other)).toBe(true);
    expect(await other.evaluate(async (path) => (await fetch(path)).status, late)).toBe(200);
    expect((await page.request.get(host.url + late)).status()).toBe(404);
    await button(other, 'Play here').click();
    await expect(other).toHaveTitle('third');
    await expect(spoken(other)).toHaveText('Deal 1, 111 moves made.');
  });

  test('is loaded by a page that is older than the stored games', { tag: '@all' }, async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host, 10);
    await upgradeGames(page);
    await expect(overlay(page)).toBeVisible();
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'New version' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle('Big Ben');
    changeSite(folder, 'second');
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    expect(await keptMoves(page)).toHaveLength(10);
  });

  test('replaces the version before the last in the cache', { tag: '@all' }, async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host);
    for (const title of ['second', 'third', 'fourth']) {
      changeSite(folder, title);
      await lookAgain(page);
      await button(page, 'Update').click();
      await expect(page).toHaveTitle(title);
      await keptOffline(page);
    }
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  });

  test('that arrives incomplete is not used', async ({ page, context, folder, host }) => {
    await visit(page, host);
    const [kept] = await page.evaluate(() => caches.keys());
    changeSite(folder, 'second');
    rmSync(join(folder, lateAsset(folder)));
    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return new Promise<string | undefined>((resolve) => {
        registration.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
        });
      });
    });
    await lookAgain(page);
    expect(await failed).toBe('redundant');
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([kept]);
    await cutOff(context, host);
    await page.reload();
    await cardsShown(page);
  });
});
