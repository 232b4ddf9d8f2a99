/** The layout of everything that shows winnability. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { askHint, button, pile, wonGame } from './player.ts';
import { askStatus, marks, openAt, status } from './solver.ts';

const WINDOWS = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
] as const;

/** Pairs of controls, cards and texts that overlap. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.style.display !== 'none')
        .map((element) => ({
          name: element.textContent || element.className,
          box: element.getBoundingClientRect(),
        }));
    const chrome = boxes('.control, .status, .deal, h1');
    const all = [...chrome, ...boxes('.card')];
    return chrome.flatMap((a, i) =>
      all
        .filter((_, j) => j > i)
        .filter(
          ({ box }) =>
            a.box.left < box.right - 0.5 &&
            box.left < a.box.right - 0.5 &&
            a.box.top < box.bottom - 0.5 &&
            box.top < a.box.bottom - 0.5,
        )
        .map(({ name }) => `${a.name} / ${name}`),
    );
  });

for (const [width, height] of WINDOWS)
  test(`fits a window of ${width} by ${height}, and axe finds nothing`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const check = async () => {
      expect(await collisions(page)).toEqual([]);
      expect((await violations(page)).map(({ id }) => id)).toEqual([]);
    };
    // A long number, and a game that the next move loses.
    await openAt(page, wonGame('69923366865875927040'), 112);
    await check();
    await askStatus(page);
    await askHint(page);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await expect(page.locator('.hint-chip')).toHaveCSS('opacity', '1');
    await check();
    await button(page, 'Close the hint').click();
    await pile(page, 't9').press('Enter');
    await pile(page, 'f2').press('Enter');
    await button(page, 'Hint').click();
    await expect(button(page, 'Undo to move 112')).toBeVisible();
    await expect(page.locator('.hint-chip')).toHaveCSS('opacity', '1');
    await expect(status(page)).toHaveText('No longer winnable');
    await check();
    await expect(page.locator('.control')).toHaveCount(6);
  });
