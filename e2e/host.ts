/** Shared by the tests of hosting: a separate host, and a session that uses everything once. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { serve } from '../src/cli/play.ts';
import { button, choose, keptMoves, openOptions, pile, wonGame } from './player.ts';
import { marks, openAt } from './solver.ts';

/** The built site. */
export const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));

export interface Host {
  readonly url: string;
  /** Stops answering. */
  stop(): void;
}

/** Serves a folder as `bigben play` does. */
export async function startHost(folder = SITE): Promise<Host> {
  const { server, port } = await serve(folder, 0);
  return hostOf(server, port);
}

const hostOf = (server: Server, port: number): Host => ({
  url: `http://127.0.0.1:${port}/`,
  stop() {
    server.close();
    server.closeAllConnections();
  },
});

/**
 * Serves a folder like a host for single-page apps: a missing file is answered with 200 and
 * index.html. Assets can be cached for a year, and so can the HTML that comes in place of one.
 */
async function startFallbackHost(folder: string): Promise<Host> {
  const files = sirv(folder, {
    etag: true,
    dev: true,
    gzip: true,
    single: true,
    ignores: false,
    setHeaders(response, path) {
      if (path.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const server = createServer((request, response) => files(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return hostOf(server, (server.address() as AddressInfo).port);
}

interface Own {
  /** A copy of the built site that a test can change. */
  folder: string;
  host: Host;
  /** Serves the same folder, and answers with index.html for missing files. */
  fallbackHost: Host;
}

/** A test with its own host and service worker. */
export const test = base.extend<Own>({
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
  fallbackHost: async ({ folder }, use) => {
    const host = await startFallbackHost(folder);
    await use(host);
    host.stop();
  },
});

/**
 * Collects the messages of the browser's console from now on: errors, policy violations, warnings.
 */
export function complaints(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    const isOfTest = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOfTest) heard.push(message.text());
  });
  context.on('weberror', (error) => {
    // Firefox runs the scripts of tests in the empty page too, which has no store.
    if (error.page()?.url() !== 'about:blank') heard.push(error.error().message);
  });
  return heard;
}

/** Resolves when the site is cached and the service worker controls the page. */
export const keptOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((later) =>
        navigator.serviceWorker.addEventListener('controllerchange', later, { once: true }),
      );
  });

/** Visits once, until everything is kept. */
export async function visit(page: Page, host: Host, at = 0): Promise<void> {
  await openAt(page, wonGame('1'), at, host.url);
  await keptOffline(page);
}

/** Neither the browser nor the host lets anything through. */
export async function cutOff(context: BrowserContext, host?: Host): Promise<void> {
  host?.stop();
  await context.setOffline(true);
}

/** All card faces are there. */
export const cardsShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );

/** Opens every dialog, chooses everything there is to choose, is given hints and plays. */
export async function useEverything(page: Page, url: string): Promise<void> {
  await choose(page, { speed: 'fast', sound: true, showStatus: true });
  await openAt(page, wonGame('1'), 112, url);
  await cardsShown(page);
  await pile(page, 't3').click();
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  const entries = page.locator('nav.menu button:visible');
  const count = await entries.count();
  expect(count).toBeGreaterThan(5);
  for (let at = 0; at < count; at++) {
    await entries.nth(at).click();
    await expect(page.locator('nav.menu')).toHaveCount(0);
    await chooseEverything(page);
    // Entries without a dialog act on the table; some ask for confirmation first.
    const asked = page.locator('.side-line button:not(:only-child)').first();
    const ends = button(page, 'Close').or(button(page, 'Close the hint'));
    await expect(asked.or(ends)).toBeVisible();
    if (await asked.isVisible()) await asked.click();
    await expect(ends).toBeVisible();
    // A hint that is found moves to its arrow, away from a click.
    await expect(page.locator('.hint-chip.thinking')).toHaveCount(0);
    await ends.click();
    await expect(ends).toHaveCount(0);
    await button(page, 'Menu').click();
  }
  await page.keyboard.press('Escape');
  await button(page, 'Hint').click();
  // Ask again if the previous dialog was closed before this one opened.
  const arrow = marks(page).locator('.dashes').first();
  const question = button(page, 'Show it');
  await expect(question.or(arrow)).toBeVisible();
  if (await question.isVisible()) await question.click();
  await expect(arrow).toBeVisible();
  await button(page, 'Play it out').click();
  await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
  await openOptions(page);
  await button(page, 'Deal').click();
  await pile(page, 's').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(1);
}

/** Chooses every option of the open dialog once, and then the first ones again. */
async function chooseEverything(page: Page): Promise<void> {
  for (const select of await page.locator('dialog select').all()) {
    for (const option of await select.locator('option').all()) {
      await select.selectOption((await option.getAttribute('value')) ?? '');
      const language = await option.getAttribute('lang');
      if (language)
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await cardsShown(page);
    }
    await select.selectOption({ index: 0 });
  }
}
