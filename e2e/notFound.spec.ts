/** The page for a missing file, on a host that sends it as Cloudflare Pages does: at any depth. */
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import sirv from 'sirv';
import { HEADERS } from '../site/headers.ts';
import { notFoundPage } from '../site/notFound.ts';
import { violations } from './axe.ts';
import { complaints, SITE } from './host.ts';
import { pile } from './player.ts';

interface Served {
  /** The site's folder on its host, with slashes round it. */
  place: string;
  /** The site's folder on the disk. */
  folder: string;
  /** The site's address. */
  url: string;
}

const test = base.extend<Served>({
  place: ['/', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-missing-'));
    cpSync(SITE, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  url: async ({ place, folder }, use) => {
    // As built with BIGBEN_URL.
    if (place !== '/')
      writeFileSync(
        join(folder, '404.html'),
        notFoundPage(new URL(place, 'https://games.example')),
      );
    const files = sirv(folder, {
      dev: true,
      onNoMatch: (_, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html' });
        response.end(readFileSync(join(folder, '404.html')));
      },
    });
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      // The rules of deploy/_headers go by the address, whatever is sent.
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      if (path.startsWith(`${place}assets/`))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // Beside the folder there is nothing.
      request.url = path.startsWith(place) ? path.slice(place.length - 1) : '/nothing';
      files(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${place}`);
    server.close();
    server.closeAllConnections();
  },
});

for (const place of ['/', '/games/big-ben/'])
  test.describe(`a site at ${place}`, () => {
    test.use({ place });

    for (const path of ['missing', 'a/b/missing'])
      test(`says that ${path} is not there, and leads to the game`, async ({ page, url }) => {
        const heard = complaints(page.context());
        const answer = await page.goto(url + path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading')).toHaveText('Page not found');
        expect(
          await page.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth),
        ).toBeGreaterThan(0);
        expect(await violations(page)).toEqual([]);
        // Only that of the missing page.
        expect(heard.splice(0)).toEqual([expect.stringContaining('404 (Not Found)')]);
        await page.getByRole('link', { name: 'Play Big Ben' }).click();
        await expect(pile(page, 's')).toBeVisible();
        expect(page.url()).toBe(url);
        expect(heard).toEqual([]);
      });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`it fits a window 320 pixels wide and has contrast (${colorScheme})`, {
    tag: '@all',
  }, async ({ page, url }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(`${url}missing`);
    const size = () => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ];
    expect(await page.evaluate(size)).toEqual([320, 480]);
    expect(await violations(page)).toEqual([]);
  });

test('in place of a script it can be cached for a year, and a reload still shows the game', {
  tag: '@all',
}, async ({ page, folder, url }) => {
  const script =
    readdirSync(join(folder, 'assets')).find((name) => /^index-.*js$/.test(name)) ?? '';
  const file = join(folder, 'assets', script);
  renameSync(file, `${file}.away`);
  const looked = page.waitForResponse(
    async (response) => (await response.request().headerValue('Cache-Control')) === 'no-cache',
  );
  await page.goto(url);
  await looked;
  await expect(page.locator('#table')).toBeEmpty();
  renameSync(`${file}.away`, file);
  await page.reload();
  await expect(pile(page, 's')).toBeVisible();
});
