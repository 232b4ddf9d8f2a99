/** The installed game: without a network, and when there is a new version. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { describeSite } from '../site/offline.ts';
import {
  cardsShown,
  complaints,
  type Host,
  keptOffline,
  SITE,
  startHost,
  useEverything,
} from './host.ts';
import { button, cover, keptMoves, open, pile, spoken, upgradeGames, wonGame } from './player.ts';
import { marks, openAt } from './solver.ts';

interface Own {
  /** A built site that a test may change. */
  folder: string;
  host: Host;
}

const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-site-'));
    cpSync(SITE, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  host: async ({ folder }, use) => {
    const host = await startHost(folder);
    await use(host);
    host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Neither the browser nor the host lets anything through. */
async function cutOff(context: BrowserContext, host?: Host): Promise<void> {
  host?.stop();
  await context.setOffline(true);
}

/** Visits once, until everything is kept. */
async function visit(page: Page, host: Host, at = 0): Promise<void> {
  await openAt(page, wonGame('1'), at, host.url);
  await keptOffline(page);
}

/** Builds the site again, as it were: other contents, and so other names of all assets. */
function changeSite(folder: string, title: string): void {
  const assets = join(folder, 'assets');
  for (const name of [
    ...readdirSync(folder),
    ...readdirSync(assets).map((each) => `assets/${each}`),
  ])
    if (name.endsWith('.gz')) rmSync(join(folder, name));
  const renamed = readdirSync(assets).map(
    (name) => [name, name.replace(/\.(\w+)$/, `-${title}.$1`)] as const,
  );
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const file of ['index.html', ...texts.map((name) => `assets/${name}`)]) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [name, other] of renamed) text = text.replaceAll(name, other);
    writeFileSync(
      join(folder, file),
      text.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
    );
  }
  const worker = join(folder, 'sw.js');
  const described = readFileSync(worker, 'utf8').replace(
    /\{"version":.*?\]\}/,
    JSON.stringify(describeSite(folder)),
  );
  writeFileSync(worker, described);
}

/** As when an installed game, open for days, is looked at again. */
const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Something that no reload leaves. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Something that the page loads only when it is asked for. */
const lateAsset = (folder: string): string =>
  `assets/${readdirSync(join(folder, 'assets')).find((name) => /^web-.*js$/.test(name))}`;

const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' });

test.describe('without a network', () => {
  test('after one visit everything works', async ({ page, context, host }) => {
    await visit(page, host, 112);
    await cutOff(context, host);
    const heard = complaints(context);
    await page.reload();
    await useEverything(page, host.url);
    expect(heard).toEqual([]);
    await expect(fetch(host.url)).rejects.toThrow('fetch failed');
  });

  test('the page of the first visit works on, with what it has not loaded yet', async ({
    page,
    context,
    host,
  }) => {
    await visit(page, host, 112);
    await cutOff(context, host);
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
  });

  test('it works in a folder of a host, by every address the page has', async ({
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
    expect(await keptMoves(page)).toEqual(['t3-f8']);
    // It answers for its own folder only.
    await expect(page.goto('./')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('what the host has not is not made up', async ({ page, host }) => {
    await visit(page, host);
    const status = await page.evaluate(async () => (await fetch('./assets/nothing.js')).status);
    expect(status).toBe(404);
  });
});

test.describe('a new version', () => {
  test('is offered, and comes when it is accepted; the game stays', async ({
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
    // Whatever is done, the page stays what it is until then.
    await pile(page, 't3').press('z');
    await button(page, 'New game').click();
    await button(page, 'Close').click();
    expect(await keptMoves(page)).toHaveLength(9);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveTitle('Big Ben');
    await button(page, 'Use it now').click();
    await expect(page).toHaveTitle('second');
    expect(await isMarked(page)).toBe(false);
    await cardsShown(page);
    expect(await keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 9));
    await button(page, 'Redo').click();
    expect(await keptMoves(page)).toHaveLength(10);
    await expect(offer(page)).toHaveCount(0);
  });

  test('waits through reloads and is offered after each until it is accepted', async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host);
    changeSite(folder, 'second');
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await button(page, 'Later').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('#table :focus')).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveTitle('Big Ben');
    await expect(offer(page)).toBeVisible();
  });

  test('leaves other windows alone, which find what they need of the old one', async ({
    page,
    context,
    folder,
    host,
  }) => {
    const late = lateAsset(folder);
    await visit(page, host, 112);
    const other = await context.newPage();
    await other.goto(host.url);
    await expect(cover(other)).toBeVisible();
    await mark(other);
    for (const title of ['second', 'third']) {
      changeSite(folder, title);
      await lookAgain(page);
      await expect(offer(page)).toBeVisible();
    }
    await button(page, 'Use it now').click();
    await expect(page).toHaveTitle('third');
    // The games did not go to the other window while this one was loaded anew.
    await expect(cover(other)).toBeVisible();
    await button(page, 'Undo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(111);
    expect(await isMarked(other)).toBe(true);
    expect(await other.evaluate(async (path) => (await fetch(path)).status, late)).toBe(200);
    expect((await page.request.get(host.url + late)).status()).toBe(404);
    await button(other, 'Play here').click();
    await expect(other).toHaveTitle('third');
    await expect(spoken(other)).toHaveText('Deal 1, 111 moves.');
  });

  test('is got by a page that is older than the games', async ({ page, folder, host }) => {
    await visit(page, host, 10);
    await upgradeGames(page);
    await expect(cover(page)).toBeVisible();
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'New version' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle('Big Ben');
    changeSite(folder, 'second');
    await button(page, 'Use it now').click();
    await expect(page).toHaveTitle('second');
    expect(await keptMoves(page)).toHaveLength(10);
  });

  test('is kept in place of the one before the last', async ({ page, folder, host }) => {
    await visit(page, host);
    for (const title of ['second', 'third', 'fourth']) {
      changeSite(folder, title);
      await lookAgain(page);
      await button(page, 'Use it now').click();
      await expect(page).toHaveTitle(title);
      await keptOffline(page);
    }
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  });

  test('that comes only in part is not taken', async ({ page, context, folder, host }) => {
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

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [360, 640],
    [844, 390],
    [667, 375],
  ] as const)
    test(`its offer covers no card in a window of ${width} by ${height}`, async ({
      page,
      folder,
      host,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, host);
      changeSite(folder, 'second');
      await lookAgain(page);
      await expect(offer(page)).toBeVisible();
      // The longest sentence, and the one from right to left.
      for (const language of ['fr', 'ar']) {
        await page.evaluate(
          (text) => localStorage.setItem('bigben.settings', text),
          JSON.stringify({ language, speed: 'off' }),
        );
        await page.reload();
        await expect(page.locator('.tip.update')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await cardsShown(page);
        const covered = await page.locator('.tip.update').evaluate((bar) => {
          const box = bar.getBoundingClientRect();
          return [...document.querySelectorAll('.card, .control')].filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          }).length;
        });
        expect(covered, language).toBe(0);
      }
    });
});

test.describe('installing', () => {
  test('the browser finds nothing that would hinder it', async ({ page, context, host }) => {
    await visit(page, host);
    const protocol = await context.newCDPSession(page);
    const { errors, url } = await protocol.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${host.url}manifest.webmanifest`);
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
    // A test's window is a private one; that is all there is against it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });

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
