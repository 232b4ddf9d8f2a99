/** A host, or an older version's cache, has another file under an asset's name. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { describeSite, type Site } from '../site/offline.ts';
import { cardsShown, cutOff, type Host, keptOffline, test, visit } from './host.ts';
import { changePage, changeSite, lateAsset, lookAgain, offer } from './newVersion.ts';
import { askHint, button, keptMoves, pile, wonGame } from './player.ts';
import { marks, openAt } from './solver.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Removes a file and its compressed copy from a site.
 *
 * @returns a function that restores them
 */
function takeAway(folder: string, name: string): () => void {
  const kept = [name, `${name}.gz`]
    .map((each) => join(folder, each))
    .filter((path) => existsSync(path))
    .map((path) => [path, readFileSync(path)] as const);
  for (const [path] of kept) rmSync(path);
  return () => {
    for (const [path, content] of kept) writeFileSync(path, content);
  };
}

/**
 * Records the result of each installation that the page is notified of. Call it before the page
 * opens.
 */
const noteInstallations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ends: string[] = [];
    const followed = new Set<ServiceWorker>();
    const follow = ({ installing }: ServiceWorkerRegistration): void => {
      if (!installing || followed.has(installing)) return;
      followed.add(installing);
      installing.addEventListener('statechange', () => ends.push(installing.state), { once: true });
    };
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...details) {
      const registration = await register.apply(this, details);
      follow(registration);
      registration.addEventListener('updatefound', () => follow(registration));
      return registration;
    };
    Object.assign(window, { ends });
  });

/** Waits until installations have ended in these states: `redundant` for one that failed. */
const expectInstallations = (page: Page, ends: string[]): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { ends: string[] }).ends))
    .toEqual(ends);

/** The SHA-256 of each file that a version keeps, as the build lists them. */
const keptFiles = (page: Page, version: string): Promise<[string, string][]> =>
  page.evaluate(async (end) => {
    const name = (await caches.keys()).find((each) => each.endsWith(end)) ?? '';
    const cache = await caches.open(name);
    const files: [string, string][] = [];
    for (const request of await cache.keys()) {
      const content = await (await cache.match(request))?.arrayBuffer();
      const digest = await crypto.subtle.digest('SHA-256', content ?? new ArrayBuffer());
      const path = request.url.slice(document.baseURI.length) || './';
      if (path !== 'used') files.push([path, btoa(String.fromCharCode(...new Uint8Array(digest)))]);
    }
    return files.sort();
  }, version);

/** Checks that a version is cached, and that each of its files is the one that was built. */
async function expectKeptAsBuilt(page: Page, { version, files }: Site): Promise<void> {
  expect(await keptFiles(page, version)).toEqual([...files].sort());
}

/** The files that show the page. */
const mainScript = (folder: string): string =>
  `assets/${readdirSync(join(folder, 'assets')).find((name) => /^index-.*js$/.test(name))}`;

/** Puts other contents under a file's name into the cache of the version in use. */
const poison = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (file) => {
    const [own = ''] = await caches.keys();
    const cache = await caches.open(own);
    const headers = { 'Content-Type': 'text/html' };
    await cache.put(file, new Response('<!doctype html>', { headers }));
  }, name);

/** Checks that the solver's script, which the page loads late, works. */
async function expectHint(page: Page): Promise<void> {
  await askHint(page);
  await expect(marks(page).locator('.dashes').first()).toBeVisible();
}

/** Begins a game on a host with HTML for an asset, and waits until the installation has failed. */
async function visitInVain(page: Page, host: Host): Promise<void> {
  await noteInstallations(page);
  await openAt(page, wonGame('1'), 112, host.url);
  await expectInstallations(page, ['redundant']);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
}

test.describe('a first visit where the host has HTML in place of an asset', () => {
  test('caches nothing; a reload when the host is repaired installs the game', async ({
    page,
    context,
    folder,
    fallbackHost,
  }) => {
    const bringBack = takeAway(folder, lateAsset(folder));
    await visitInVain(page, fallbackHost);
    bringBack();
    await page.reload();
    await keptOffline(page);
    await expectKeptAsBuilt(page, describeSite(folder));
    await cutOff(context, fallbackHost);
    await page.reload();
    await expectHint(page);
  });

  test('caches nothing; the page that stays open installs the game when it becomes visible again', {
    tag: '@all',
  }, async ({ page, context, folder, fallbackHost }) => {
    const bringBack = takeAway(folder, lateAsset(folder));
    await visitInVain(page, fallbackHost);
    await lookAgain(page);
    await expectInstallations(page, ['redundant', 'redundant']);
    bringBack();
    await lookAgain(page);
    await keptOffline(page);
    await expectKeptAsBuilt(page, describeSite(folder));
    changeSite(folder, 'second');
    await lookAgain(page);
    await expect(offer(page)).toBeVisible();
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    await cutOff(context, fallbackHost);
    await page.reload();
    await cardsShown(page);
    await expectHint(page);
  });

  test('shows an empty page if the asset is its script; a reload then shows the game', {
    tag: '@all',
  }, async ({ page, folder, fallbackHost }) => {
    const script = mainScript(folder);
    const bringBack = takeAway(folder, script);
    const asked: string[] = [];
    page.on('requestfinished', (request) =>
      asked.push(`${request.resourceType()} ${request.url()}`),
    );
    const times = (kind: string, path: string): number =>
      asked.filter((each) => each === `${kind} ${fallbackHost.url}${path}`).length;
    await page.goto(fallbackHost.url);
    await expect(page.locator('#table')).toBeEmpty();
    // In the browser's cache, and on the host.
    await expect.poll(() => times('fetch', script)).toBe(2);
    bringBack();
    await page.reload();
    await expect(pile(page, 's')).toBeVisible();
    expect(times('document', '')).toBe(3);
    await keptOffline(page);
    await expectKeptAsBuilt(page, describeSite(folder));
  });
});

test.describe('a new version', () => {
  test('with HTML in place of an asset is not offered until it is complete', {
    tag: '@all',
  }, async ({ page, context, folder, fallbackHost }) => {
    await noteInstallations(page);
    await visit(page, fallbackHost, 112);
    await expectInstallations(page, ['installed']);
    const kept = await page.evaluate(() => caches.keys());
    changeSite(folder, 'second');
    const bringBack = takeAway(folder, lateAsset(folder));
    await lookAgain(page);
    await expectInstallations(page, ['installed', 'redundant']);
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(kept);
    // The old version keeps working, also without the host.
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle('Big Ben');
    await button(page, 'Undo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(111);
    await context.setOffline(false);
    bringBack();
    await lookAgain(page);
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    await expectKeptAsBuilt(page, describeSite(folder));
    await cutOff(context, fallbackHost);
    await page.reload();
    await expectHint(page);
  });

  test('takes no wrong file from the cache of an older one', { tag: '@all' }, async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host);
    await poison(page, lateAsset(folder));
    changePage(folder, 'second');
    await lookAgain(page);
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    await expectKeptAsBuilt(page, describeSite(folder));
  });

  test('takes the right files from the cache of an older one', { tag: '@all' }, async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host);
    changePage(folder, 'second');
    // The host has only the new page.
    const expected = describeSite(folder);
    rmSync(join(folder, 'assets'), { recursive: true });
    await lookAgain(page);
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    await expectKeptAsBuilt(page, expected);
  });

  test('asks the host for a file that the browser has lost, not the cache of an older one', async ({
    page,
    folder,
    host,
  }) => {
    await visit(page, host);
    const late = lateAsset(folder);
    await poison(page, late);
    changePage(folder, 'second');
    await lookAgain(page);
    await button(page, 'Update').click();
    await expect(page).toHaveTitle('second');
    const answer = await page.evaluate(async (asset) => {
      const names = await caches.keys();
      const cache = await caches.open(names.at(-1) ?? '');
      const isDeleted = await cache.delete(asset);
      return [names.length, isDeleted, (await (await fetch(asset)).text()).length] as const;
    }, late);
    expect(answer).toEqual([2, true, readFileSync(join(folder, late), 'utf8').length]);
  });

  test('replaces a page left empty by an older cache, when it is closed and opened again', {
    tag: '@all',
  }, async ({ page, context, folder, host }) => {
    await visit(page, host);
    await poison(page, mainScript(folder));
    changeSite(folder, 'second');
    await page.reload();
    await expect(page.locator('#table')).toBeEmpty();
    // Only the browser checks for it, and takes its time.
    const isWaiting = () =>
      page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    await page.close();
    const next = await context.newPage();
    await next.goto(host.url);
    await expect(next).toHaveTitle('second');
    await cardsShown(next);
    await expectKeptAsBuilt(next, describeSite(folder));
  });
});
