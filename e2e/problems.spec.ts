/** Problems and mistakes in the real page, by touch and by keys. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, keptGames, open, openOptions, pile, spoken, wonGame } from './player.ts';
import { openProblems, problemWhere, putProblem } from './problems.ts';
import { spoiled } from './solver.ts';

/** A problem in which a card is to be chosen. */
const chosen = () =>
  problemWhere(
    ({ kind, right }) => kind === 'keep' && right.every((move) => move.includes('-')),
    '-',
  );

const panel = (page: Page) => page.locator('.side-panel.problem');
const dialog = (page: Page) => page.getByRole('dialog', { name: en.problems.title });

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a problem is answered wrong, taken back, answered right, and the game before comes back', async ({
    page,
    browserName,
  }) => {
    const { problem, right, wrong } = chosen();
    await open(page, wonGame('1'), 20);
    await putProblem(page, problem);
    // Firefox' driver has no touches of its own.
    const press = (part: Locator) => (browserName === 'firefox' ? part.click() : part.tap());
    const play = async (move: string): Promise<void> => {
      for (const place of move.split('-')) await press(pile(page, place));
    };
    await play(wrong);
    await expect(panel(page)).toContainText(en.trial.lost);
    await expect(page.locator('.callout.refusal')).toHaveText(en.trial.lost);
    await press(button(page, en.trial.takeBack));
    await play(right);
    await expect(panel(page)).toContainText(en.problems.right);
    expect(await violations(page)).toEqual([]);
    await press(panel(page).getByRole('button', { name: en.close }));
    await expect(page.locator('.deal')).toContainText('Deal 1');
    // The first attempt was wrong, and the copy is gone.
    await openProblems(page);
    await expect(dialog(page)).toContainText('0 of 1 solved at the first attempt.');
    expect((await keptGames(page)).games).toHaveLength(1);
    await page.reload();
    await openProblems(page);
    await expect(dialog(page)).toContainText('0 of 1 solved at the first attempt.');
  });
});

test('by keys: the stock is read, a move answers, the next one follows', async ({ page }) => {
  const { problem, name, right } = chosen();
  await open(page, wonGame('1'), 20);
  await openProblems(page);
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await putProblem(page, problem);
  await page.keyboard.press('g');
  await expect(spoken(page)).toContainText(en.problems.stock);
  for (const place of right.split('-')) {
    await pile(page, place).focus();
    await page.keyboard.press('Enter');
  }
  await expect(panel(page)).toContainText(en.problems.right);
  await page.keyboard.press('n');
  await expect(page.locator('.deal')).not.toContainText(name);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.deal')).toContainText('Deal 1');
});

test('the mistake of a lost game is found, tried again and remembered', async ({ page }) => {
  await open(page, spoiled(), 103);
  await openOptions(page);
  await page.keyboard.press('Escape');
  await button(page, en.newGame).click();
  await button(page, en.newDeal.giveUp).click();
  await openProblems(page);
  await dialog(page)
    .getByRole('button', { name: /^Deal 2, / })
    .click();
  await expect(page.locator('.side-panel.trial')).toContainText(en.trial.find);
  await button(page, en.trial.showWay).click();
  await expect(page.locator('.hint-marks .shaft').first()).toBeAttached();
  await page.keyboard.press('s');
  await expect(page.locator('.side-panel.trial')).toContainText(en.trial.winnable);
  await page.locator('.side-panel.trial').getByRole('button', { name: en.close }).click();
  await expect(dialog(page).getByRole('button', { name: /^Deal 2, .*, tried$/ })).toBeVisible();
});
