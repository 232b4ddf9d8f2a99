/**
 * Compares the table with pictures that a person has approved. After an intended change:
 * `npx playwright test e2e/looks.spec.ts --update-snapshots`, then look at each of them.
 */
import { expect, type Page, test } from '@playwright/test';
import { playthroughs } from '../src/rules/testing/vectors.ts';
import { choose, open, pile, wonGame } from './player.ts';

/** Text differs between machines and versions of Chromium, by up to a pixel a word; anything that has moved differs more. */
const TOLERANCE = { maxDiffPixelRatio: 0.005, threshold: 0.4 };

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };
const TABLET = { width: 768, height: 1024 };

/** Waits until every picture has loaded, and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.images.length > 0 &&
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
}

const { legal, won, ...midGame } = playthroughs()[2] as ReturnType<typeof playthroughs>[number];

for (const { name, window, choices } of [
  { name: 'felt-desktop', window: DESKTOP, choices: { theme: 'felt', showStatus: true } },
  { name: 'night-desktop', window: DESKTOP, choices: { theme: 'night', back: 'lattice' } },
  { name: 'contrast-desktop', window: DESKTOP, choices: { theme: 'contrast', back: 'rays' } },
  { name: 'felt-phone', window: PHONE, choices: { theme: 'felt' } },
  { name: 'four-phone', window: PHONE, choices: { theme: 'paper', suitColours: 'four' } },
  { name: 'felt-side', window: SIDE, choices: { theme: 'felt' } },
  { name: 'paper-tablet', window: TABLET, choices: { theme: 'paper', hand: 'left' } },
])
  test(`a game in the middle looks as it should: ${name}`, {
    tag: ['felt-desktop', 'felt-phone'].includes(name) ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { ...choices, speed: 'off' });
    await open(page, midGame, 31);
    await settle(page);
    if (choices.theme === 'felt' && 'showStatus' in choices)
      await expect(page.locator('.status')).toHaveText('Winnable');
    await pile(page, 'w').click();
    await expect(page).toHaveScreenshot(`${name}.png`, TOLERANCE);
  });

for (const { name, window, theme } of [
  { name: 'won-desktop', window: DESKTOP, theme: 'felt' },
  { name: 'won-phone', window: PHONE, theme: 'night' },
])
  test(`a won game looks as it should: ${name}`, {
    tag: name === 'won-desktop' ? [] : '@all',
  }, async ({ page }) => {
    const game = wonGame('1');
    await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { theme, speed: 'off' });
    await open(page, game, game.moves.length);
    // The text that appears last.
    await expect(page.locator('.rival')).not.toBeEmpty({ timeout: 60_000 });
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}.png`, TOLERANCE);
  });
