/**
 * The zip of a release, on a host without configuration: in a folder, and in the frame of another
 * site.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import { siteFiles, zip } from '../site/zip.ts';
import { complaints, cutOff, keptOffline, SITE } from './host.ts';

/** The path of the game on its host. */
const PLACE = 'html/1234/index.html';

const test = base.extend<{ port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  port: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bigben-zip-'));
    for (const [name, bytes] of Object.entries(unzipSync(zip(siteFiles(SITE))))) {
      const path = join(folder, dirname(PLACE), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    const files = sirv(folder, { dev: true });
    const server = createServer((request, response) => {
      if (request.url !== '/frame') return files(request, response);
      const { port } = server.address() as AddressInfo;
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<link rel="icon" href="data:,"><iframe width="1000" height="700" src="http://127.0.0.1:${port}/${PLACE}"></iframe>`,
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use((server.address() as AddressInfo).port);
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  },
});

/** Leaves the lesson that a first visit offers or begins with, and draws a card. */
async function drawsACard(place: Page | FrameLocator): Promise<void> {
  const stock = place.getByRole('button', { name: /^Stock: / });
  const leaves = place.getByRole('button', { name: /^(Skip|No, thanks)$/ });
  await expect(stock).toHaveAccessibleName(/^Stock: 56 cards/);
  await leaves.click();
  await stock.click();
  await expect(stock).toHaveAccessibleName(/^Stock: 55 cards/);
}

test('plays in a folder', { tag: '@all' }, async ({ page, context, port }) => {
  const heard = complaints(context);
  await page.goto(`http://127.0.0.1:${port}/${PLACE}`);
  await drawsACard(page);
  expect(heard).toEqual([]);
});

test('plays in the frame of another site, whatever the browser stores there', async ({
  page,
  context,
  port,
}) => {
  const heard = complaints(context);
  await page.goto(`http://localhost:${port}/frame`);
  await drawsACard(page.frameLocator('iframe'));
  expect(heard).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plays in a folder after one visit', { tag: '@all' }, async ({ page, context, port }) => {
    await page.goto(`http://127.0.0.1:${port}/${PLACE}`);
    await keptOffline(page);
    await cutOff(context);
    await page.reload();
    await drawsACard(page);
  });
});
