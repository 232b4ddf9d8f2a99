/** The place of the fair player's chance. */
import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
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
