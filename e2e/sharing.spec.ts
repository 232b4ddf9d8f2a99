/**
 * Sharing in a real browser: the QR code as it is painted, the clipboard, and files between two
 * devices.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, choose, keptGames, open, wonGame } from './player.ts';
import { seedOf } from './recorded.ts';
import { UNWRITTEN } from './seed.ts';

const game = wonGame('1');

/** Opens the page on what another page seems to have left. */
async function openLeft(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, left]) => {
      if (localStorage.getItem('test.put') !== null) return;
      localStorage.setItem('test.put', 'yes');
      localStorage.setItem('bigben.lesson', '"over"');
      localStorage.setItem('bigben.chime', '"asked"');
      localStorage.setItem(key, left);
    },
    [UNWRITTEN, text] as const,
  );
  await page.goto('./');
  await expect(page.locator('[data-pile=f12]')).toBeVisible();
}

async function openDialog(page: Page, entry: string, name = entry) {
  await button(page, 'Menu').click();
  await button(page, entry).click();
  return page.getByRole('dialog', { name });
}

/** The text in the code as it is painted on the screen. */
async function scanned(page: Page): Promise<string | undefined> {
  const code = page.getByRole('img', { name: en.links.qrCode });
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...pixels.data], width: bitmap.width, height: bitmap.height };
  }, picture);
  // As most readers do it: dark on light only.
  return jsQR(Uint8ClampedArray.from(data), width, height, { inversionAttempts: 'dontInvert' })
    ?.data;
}

test.describe('the QR code of a link', () => {
  for (const theme of ['felt', 'night', 'paper', 'contrast'])
    test(`is read from the screen: ${theme}`, {
      tag: theme === 'night' ? [] : '@all',
    }, async ({ page }) => {
      await choose(page, { theme });
      await open(page, game, 60);
      const dialog = await openDialog(page, 'Share');
      await expect.poll(() => scanned(page)).toBe(await dialog.getByLabel('Link').inputValue());
      expect(await violations(page, 'dialog')).toEqual([]);
    });

  test('is read from the screen in forced colours, and on a phone', { tag: '@all' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, game, 60);
    const dialog = await openDialog(page, 'Share');
    await button(page, en.links.qrCode).click();
    await expect.poll(() => scanned(page)).toBe(await dialog.getByLabel('Link').inputValue());
  });

  test('is loaded only when it is shown', { tag: '@all' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, game, 60);
    await openDialog(page, 'Share');
    expect(asked.filter((url) => url.includes('qrPath'))).toEqual([]);
    await button(page, en.links.qrCode).click();
    await expect(page.getByRole('img', { name: en.links.qrCode })).toBeVisible();
    await expect.poll(() => asked.filter((url) => url.includes('qrPath'))).toHaveLength(1);
  });
});

test.describe('the line of a daily deal', () => {
  /** Opens the game as the daily deal of a day, before its last move. */
  async function openDaily(page: Page): Promise<void> {
    const text = seedOf(game, game.moves.length - 1);
    await openLeft(page, text.replace('"moves":', '"daily":"2026-11-30","moves":'));
    await button(page, 'Redo').click();
    await expect(page.getByRole('complementary', { name: /^You won in/ })).toBeVisible();
  }
  const line = /^Big Ben .*2026.*: won in 116 moves, no help [🕐-🕛]{12}$/u;

  test('is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDaily(page);
    await button(page, en.dailyLine.share).click();
    await expect(button(page, en.dailyLine.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(line);
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)
    test(`is selected in a field if the browser refuses, at ${width}×${height}`, {
      tag: width === 390 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openDaily(page);
      // As without HTTPS.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      );
      await button(page, en.dailyLine.share).click();
      const field = page.getByLabel(en.dailyLine.notCopied);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(line);
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => `${getSelection()}`)).toMatch(line);
      expect(await violations(page)).toEqual([]);
    });
});

test.describe('two devices', () => {
  /** The other device, on a game of its own. */
  async function otherDevice(page: Page): Promise<Page> {
    const baseURL = new URL('./', page.url()).href;
    const context = await page.context().browser()?.newContext({ baseURL });
    const there = (await context?.newPage()) as Page;
    await openLeft(there, seedOf(wonGame('2'), 30).replaceAll('"seeded"', '"other"'));
    return there;
  }

  /** Lets the page import a file. */
  async function importHere(page: Page, buffer: Buffer): Promise<void> {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(page, en.games.bring).click(),
    ]);
    await chooser.setFiles({ name: 'big-ben.json', mimeType: 'application/json', buffer });
  }

  async function save(page: Page): Promise<Buffer> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, en.move.save).click(),
    ]);
    return readFile(await download.path());
  }

  const told = async (page: Page) =>
    (await keptGames(page)).games
      .map(({ id, moves, outcome }) => JSON.stringify([id, moves, outcome?.result]))
      .sort();

  test('have the same games after a file each way: nothing lost, nothing doubled', async ({
    page,
  }) => {
    await open(page, game, 40);
    const there = await otherDevice(page);
    await expect.poll(() => told(page)).toHaveLength(1);
    await expect.poll(() => told(there)).toHaveLength(1);
    const before = [...(await told(page)), ...(await told(there))];

    await openDialog(page, 'Games');
    await button(page, en.move.open).click();
    const file = await save(page);
    await openDialog(there, 'Games');
    await button(there, en.move.open).click();
    await importHere(there, file);
    const dialog = (at: Page) => at.getByRole('dialog', { name: en.move.title });
    await expect(dialog(there)).toContainText('1 game imported. New: 1.');
    await importHere(page, await save(there));
    await expect(dialog(page)).toContainText('2 games imported. New: 1. Merged: 0.');

    await expect.poll(() => told(page)).toHaveLength(2);
    expect(await told(page)).toEqual(await told(there));
    expect(await told(page)).toEqual(before.sort());
    // The same once more changes nothing.
    await importHere(there, await save(page));
    await expect(dialog(there)).toContainText('New: 0. Merged: 0. Already here: 2.');
    expect(await told(there)).toEqual(before.sort());
    await there.context().close();
  });

  test('go on with a game that is on both from the newer state', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, game, 20);
    await openDialog(page, 'Games');
    await button(page, en.move.open).click();
    const there = await otherDevice(page);
    await openDialog(there, 'Games');
    await button(there, en.move.open).click();
    await importHere(there, await save(page));
    await expect(there.getByRole('dialog')).toContainText('1 game imported. New: 1.');
    // It is played on there, to its end, and goes back.
    await there.keyboard.press('Escape');
    await openDialog(there, 'Games');
    await there.getByRole('button', { name: /^Deal 1, / }).click();
    for (let i = 20; i < game.moves.length; i++) await there.keyboard.press('r');
    await expect(there.locator('.win')).toBeVisible();
    await openDialog(there, 'Games');
    await button(there, en.move.open).click();
    await importHere(page, await save(there));
    await expect(page.getByRole('dialog', { name: en.move.title })).toContainText('Merged: 1.');
    await expect.poll(() => told(page)).toEqual(await told(there));
    expect(await told(page)).toHaveLength(2);
    await there.context().close();
  });
});
