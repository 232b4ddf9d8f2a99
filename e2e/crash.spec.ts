/** The whole browser is killed, as by a flat battery: what was played is there when it is back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { readGame } from '../src/app/library/stored.ts';
import { button, keptGames, pile, placesOf, spoken, tellMissing, wonGame } from './player.ts';

/** How often the browser is killed; more on demand. */
const KILLS = Number(process.env['KILLS'] ?? 4);

/** A browser of its own, on a folder that outlives it. */
async function startBrowser(folder: string) {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('./');
  await expect(pile(page, 's')).toBeVisible();
  return { context, page };
}

/** Ends the browser's process where it stands. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser does not tell its process');
  const closed = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}

/** The game on the table, as far as it was kept. */
async function keptGame(page: Page) {
  const { games, table, damaged } = await keptGames(page);
  expect(damaged).toEqual([]);
  const stored = games.find(({ id }) => id === table);
  const read = stored && readGame(stored);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return stored;
}

/** Deals deal 1 anew; waits until that is kept. */
async function dealOne(page: Page): Promise<void> {
  await button(page, 'New game').click();
  await page.getByLabel('or by its number').fill('1');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect.poll(async () => (await keptGame(page))?.moves).toBe('');
  expect((await keptGame(page))?.number).toBe('1');
}

test('the browser is killed in the middle of play, and what was written is there', async () => {
  test.setTimeout(60_000 + 20_000 * KILLS);
  const { moves } = wonGame('1');
  const folder = await mkdtemp(join(tmpdir(), 'bigben-crash-'));
  let { context, page } = await startBrowser(folder);
  try {
    await dealOne(page);
    const missing = new Map<number, number>();
    for (let kill = 0; kill < KILLS; kill++) {
      // Before the game is won, another one begins.
      if (((await keptGame(page))?.at ?? 0) > 100) await dealOne(page);
      const before = (await keptGame(page))?.at ?? 0;
      const next = moves.slice(before, before + 3);
      for (const place of next.slice(0, 2).flatMap((move) => placesOf(move) ?? ['s']))
        await pile(page, place).click();
      await expect(page.locator('body')).toHaveAttribute('data-keeping', 'kept');
      const last = placesOf(next.at(-1) ?? '') ?? ['s'];
      await page.evaluate(
        (names) => {
          for (const name of names)
            document.querySelector<HTMLElement>(`[data-pile="${name}"]`)?.click();
        },
        [...last],
      );
      await killBrowser(context);
      ({ context, page } = await startBrowser(folder));
      const { at = -1, moves: kept = '' } = (await keptGame(page)) ?? {};
      const lost = before + next.length - at;
      missing.set(lost, (missing.get(lost) ?? 0) + 1);
      // The moves that the page said were kept are there; it had not said so of the last one.
      expect([0, 1]).toContain(lost);
      expect(kept.split(' ')).toEqual(moves.slice(0, at));
      await expect(spoken(page)).toContainText('Deal 1, ');
      await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
    }
    tellMissing('browser', missing);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
