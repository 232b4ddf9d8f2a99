/** The place of the fair player's chance, and its games on the player's deals. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { en, WHOLE } from '../src/i18n/testing/whole.ts';
import { button, choose, open, pile, wonGame } from './player.ts';
import { languageSwitch } from './shown.ts';

test.describe('the chance', () => {
  test('comes by rules with a redeal, from a network that is loaded then', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await choose(page, { showChance: true });
    await open(page, wonGame('1', 'redeal'), 10);
    await expect(page.locator('.chance:not(.stale)')).toHaveText(/%$/);
    const networks = loaded.flatMap((url) => url.match(/\/(\w*net)-[^/]*$/i)?.[1] ?? []);
    expect(networks).toEqual(['redealNet']);
  });

  test('moves nothing when it comes', async ({ page }) => {
    await open(page, wonGame('1'), 40);
    const table = await pile(page, 't3').boundingBox();
    await button(page, 'Menu').click();
    await button(page, 'Settings').click();
    await page.getByLabel('Show the estimated chance').check();
    await page.keyboard.press('Escape');
    await expect(page.locator('.chance:not(.stale)')).toHaveText(/%$/);
    expect(await pile(page, 't3').boundingBox()).toEqual(table);
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 640],
    [844, 390],
  ] as const)
    test(`has its place in every language at ${width} by ${height}`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await choose(page, { showChance: true, showStatus: true });
      await page.goto('./');
      await expect(page.locator('.chance:not(.stale)')).toBeVisible();
      await expect(page.locator('.status')).not.toHaveClass(/thinking|unseen/);
      const switchTo = await languageSwitch(page);
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        await switchTo(language);
        const tag = new Intl.Locale(WHOLE[language].locale).baseName;
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('.chance:not(.stale)')).toBeVisible();
        await expect(page.locator('.status')).not.toHaveClass(/thinking|unseen/);
        // Elements beside the text move when the browser has measured it.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const boxes = await page
          .locator('.chance, .status, .deal, h1')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
        for (const [i, a] of boxes.entries()) {
          expect(a.left >= 0 && a.right <= width, language).toBe(true);
          for (const b of boxes.slice(i + 1))
            expect(
              a.right <= b.left + 0.5 ||
                b.right <= a.left + 0.5 ||
                a.bottom <= b.top + 0.5 ||
                b.bottom <= a.top + 0.5,
              `${language} ${JSON.stringify([a, b])}`,
            ).toBe(true);
        }
      }
    });
});

/** The results that the page has kept, by deal and opponent: moves, below zero of a game that was lost. */
const keptPlays = (page: Page): Promise<Record<string, Record<string, number>>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bigben.computer') ?? '{}'));

test('the computer plays a deal that has been won at three strengths, always in the same way', {
  tag: '@all',
}, async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length);
  const { opponents } = en.statistics.versus;
  const playAll = async () => {
    await button(page, 'Menu').click();
    await button(page, en.statistics.title).click();
    const panel = page.getByRole('dialog', { name: en.statistics.title });
    for (const name of [opponents.fair, opponents.quick, opponents.careless]) {
      await panel.getByRole('radio', { name }).check();
      await expect(panel.getByText('Without undo or help: of 1 deal you won 1')).toBeVisible();
    }
    return (await keptPlays(page))['classic 1'];
  };
  const kept = await playAll();
  expect(Object.keys(kept ?? {}).sort()).toEqual(['careless', 'fair', 'quick']);
  // What is lost is played again.
  await page.evaluate(() => localStorage.removeItem('bigben.computer'));
  await page.reload();
  expect(await playAll()).toEqual(kept);
});
