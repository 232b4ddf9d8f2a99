/** The installed game, and what it can do without a network. */
import { expect } from '@playwright/test';
import { cardsShown, complaints, cutOff, keptOffline, test, useEverything, visit } from './host.ts';
import { askHint, holdBack, keptMoves, open, pile, wonGame } from './player.ts';
import { marks } from './solver.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  test('after one visit everything works', { tag: '@all' }, async ({ page, context, host }) => {
    await visit(page, host, 112);
    await cutOff(context, host);
    const heard = complaints(context);
    await page.reload();
    await useEverything(page, host.url);
    expect(heard).toEqual([]);
    await expect(fetch(host.url)).rejects.toThrow('fetch failed');
  });

  test('the page of the first visit keeps working, including parts that it has not loaded yet', {
    tag: '@engines',
  }, async ({ page, context, host }) => {
    await visit(page, host, 112);
    await cutOff(context, host);
    await askHint(page);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
  });

  test('it is prepared after everything that the page starts with', async ({ page, host }) => {
    const letIt = await holdBack(page, /late-[^/]*\.js$/);
    const isRegistered = () =>
      page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
    await page.goto(host.url);
    await expect(pile(page, 's')).toBeVisible();
    await page.evaluate(async () => {
      for (let i = 0; i < 30; i++) await new Promise((next) => requestAnimationFrame(next));
    });
    expect(await isRegistered()).toBe(false);
    letIt();
    await expect.poll(isRegistered).toBe(true);
  });

  test('it works in a folder of a host, by every address the page has', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await open(page, wonGame('1'), 0, './games/big-ben/');
    await keptOffline(page);
    await cutOff(context);
    for (const address of ['', '?a=b', '#new', 'index.html', 'index.html?a=b#c']) {
      await page.goto(`./games/big-ben/${address}`);
      await cardsShown(page);
    }
    await pile(page, 't3').click();
    await pile(page, 'f8').click();
    await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
    // The service worker answers for its own folder only.
    await expect(page.goto('./')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/);
  });

  test('a file that the host does not have is not made up', async ({ page, host }) => {
    await visit(page, host);
    const status = await page.evaluate(async () => (await fetch('./assets/nothing.js')).status);
    expect(status).toBe(404);
  });
});

test.describe('installing', () => {
  test('the pictures are what the manifest says they are', async ({ page, host }) => {
    const manifest = await (await page.request.get(`${host.url}manifest.webmanifest`)).json();
    const pictures: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      ...manifest.screenshots,
      { src: './apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ];
    expect(pictures.length).toBeGreaterThan(5);
    for (const { src, sizes, type } of pictures) {
      const response = await page.request.get(new URL(src, host.url).href);
      expect(response.headers()['content-type'], src).toBe(type);
      if (sizes === 'any') continue;
      // A PNG has its width and height in its first block.
      const bytes = await response.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
