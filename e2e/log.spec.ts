/**
 * Real files, and the layout of lists and review; their content is tested in src/ui/dialogs and
 * src/ui/review.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, keptGames, keptMoves, open, spoken, wonGame } from './player.ts';

/** The piles under the bar of the review. */
const underReview = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const bar = (document.querySelector('.review') as HTMLElement).getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('button.pile')]
      .filter((pile) => {
        const { left, right, top, bottom } = pile.getBoundingClientRect();
        const isBeside = right <= bar.left + 1 || left >= bar.right - 1;
        return !isBeside && bottom > bar.top + 1 && top < bar.bottom - 1;
      })
      .map((pile) => pile.dataset['pile']);
  });

test('a game is saved as a file, and opened from it', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, 9);
  await button(page, 'Menu').click();
  await button(page, 'Games').click();
  const panel = page.getByRole('dialog', { name: 'Games' });
  await button(page, en.games.actions('Deal 1')).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, en.games.save).click(),
  ]);
  const buffer = await readFile(await download.path());
  expect(JSON.parse(buffer.toString()).moves).toEqual(game.moves);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, en.games.bring).click(),
  ]);
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(spoken(page)).toContainText('You won');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
  expect((await keptGames(page)).games).toHaveLength(2);
});

test('lists and review fit every window', async ({ page }) => {
  await open(page, wonGame('1'), 60);
  const windows = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ];
  await button(page, 'Menu').click();
  await button(page, 'Games').click();
  const panel = page.getByRole('dialog', { name: 'Games' });
  for (const size of windows) {
    await page.setViewportSize(size);
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
  }
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  await button(page, 'Review').click();
  await expect(page.locator('.review')).toBeVisible();
  for (const size of windows) {
    await page.setViewportSize(size);
    // The table is laid out again when the browser has measured it.
    await expect.poll(() => underReview(page), `${size.width}×${size.height}`).toEqual([]);
  }
});
