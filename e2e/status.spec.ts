/** The status, and how all that tells of winnability fits its windows. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { askHint, button, keptMoves, open, pile, spoken, wonGame } from './player.ts';
import {
  askStatus,
  assists,
  hidden,
  marks,
  openAt,
  solver,
  spoiled,
  status,
  tapSolver,
  tell,
} from './solver.ts';

test.describe('the status', () => {
  test('is hidden until it is asked for, and asks nothing before', async ({ page }) => {
    await tapSolver(page);
    await openAt(page, wonGame('1'), 110);
    await button(page, 'Undo').click();
    await expect(hidden(page)).toBeVisible();
    await hidden(page).click();
    await expect(spoken(page)).toHaveText('The answer counts as help.');
    await page.keyboard.press('Escape');
    await expect(page.locator('.help-line')).toHaveCount(0);
    expect(await solver(page)).toEqual({ asked: 0, started: 0, begun: 0 });
    await askStatus(page);
    await expect(status(page)).toHaveText('Winnable');
    await expect(page.locator('#spoken-status')).toHaveText('Winnable');
    await expect.poll(() => assists(page)).toMatchObject({ statusSeen: true });
    await button(page, 'Undo').click();
    await expect(status(page)).toHaveText('Winnable');
    await status(page).click();
    await expect(hidden(page)).toBeVisible();
    await expect.poll(() => assists(page)).toMatchObject({ statusSeen: true });
  });

  test('is told of one position, and not of the next', async ({ page }) => {
    await openAt(page, wonGame('1'), 110);
    await hidden(page).click();
    await button(page, 'This position').click();
    await expect(status(page)).toHaveText('Winnable');
    await button(page, 'Undo').click();
    await expect(hidden(page)).toBeVisible();
    await button(page, 'Redo').click();
    await expect(status(page)).toHaveText('Winnable');
  });

  test('is shown always where that is chosen', async ({ page }) => {
    await openAt(page, wonGame('1'), 110);
    await button(page, 'Menu').click();
    await button(page, 'Settings').click();
    await page.getByLabel('Win check: always show whether this game is winnable').check();
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText('Winnable');
    await page.reload();
    await expect(status(page)).toHaveText('Winnable');
    await status(page).click();
    await page.reload();
    await expect(hidden(page)).toBeVisible();
  });

  test('tells when the game is lost, and when it is not any more', async ({ page }) => {
    await openAt(page, spoiled(), 101);
    await pile(page, 's').press('w');
    await pile(page, 's').press('w');
    await expect(status(page)).toHaveText('Winnable');
    await pile(page, 't10').press('Enter');
    await pile(page, 'f7').press('Enter');
    await expect(status(page)).toHaveText('No longer winnable');
    await expect(page.locator('#spoken-status')).toHaveText('No longer winnable');
    await button(page, 'Undo').click();
    await expect(status(page)).toHaveText('Winnable');
  });

  test('makes no claim while it thinks, however quickly one plays', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, spoiled(), 103);
    await askStatus(page);
    for (const name of ['Undo', 'Undo', 'Redo', 'Undo', 'Redo', 'Redo', 'Undo', 'Redo']) {
      await expect(status(page)).toHaveText('Checking…');
      await button(page, name).click();
    }
    await expect.poll(() => keptMoves(page)).toEqual(spoiled().moves);
    await expect.poll(() => assists(page)).toMatchObject({ statusSeen: false });
    await tell(page, 'release');
    await expect(status(page)).toHaveText(
      /^(No longer winnable|This deal can’t be won|Can’t be won from here)/,
    );
  });

  test('of a won game has nothing to tell', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.length - 1);
    await askStatus(page);
    await expect(status(page)).toHaveText('Winnable');
    await button(page, 'Redo').click();
    await expect(status(page)).toHaveCount(0);
    await expect(page.locator('.won .help')).toContainText('Helped: win check');
  });
});

const WINDOWS = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
] as const;

/** Pairs of controls, cards and words of which one lies on the other. */
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
  test(`fits a window of ${width} by ${height}, and axe finds nothing`, async ({ page }) => {
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
