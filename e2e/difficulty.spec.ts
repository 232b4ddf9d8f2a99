/** How difficult a deal is, and new games of a chosen difficulty. */
import { expect, type Page, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/games/assists.ts';
import { button, keptGames, keptMoves, open, openOptions, wonGame } from './player.ts';
import { askStatus, assists, openAt, tapSolver, tell } from './solver.ts';

const ask = (page: Page) => button(page, 'Check difficulty');
const told = (page: Page) => page.locator('.difficulty p');
const TOLD = /^(Easy|Medium|Hard): the computer won \d+ of 50 quick games\.$/;
/** Fifty games take the fair player a while where others work too. */
const PLAYED = { timeout: 60_000 };
const openDeal = (page: Page) => page.locator('.deal button').click();

test.describe('how difficult a deal is', () => {
  test('is told of the number typed in', async ({ page }) => {
    await open(page, wonGame('1'), 10);
    await openOptions(page);
    await expect(ask(page)).toHaveAttribute('aria-disabled', 'true');
    const number = page.getByLabel('Or play a numbered deal');
    await number.fill('1000002');
    await ask(page).click();
    await expect(told(page)).toHaveText(TOLD, PLAYED);
    const before = await told(page).textContent();
    await expect(ask(page)).toHaveCount(0);
    await expect(told(page)).toBeFocused();
    // Other rules, another deal; what is known is known.
    await page.getByLabel('Rules').selectOption('mcneely');
    await expect(told(page)).toBeEmpty();
    await page.getByLabel('Rules').selectOption('classic');
    await expect(told(page)).toHaveText(before ?? '');
    await number.fill('ms');
    await expect(told(page)).toBeEmpty();
    expect(await assists(page)).toEqual(NO_ASSISTS);
  });

  test('is no longer computed when it is not wanted any more', async ({ page }) => {
    await tapSolver(page, true);
    await open(page, wonGame('1'), 10);
    await openOptions(page);
    const number = page.getByLabel('Or play a numbered deal');
    await number.fill('5');
    await ask(page).click();
    await expect(told(page)).toHaveText('The computer is trying it out…');
    await number.fill('57');
    await expect(told(page)).toBeEmpty();
    await expect(ask(page)).toHaveAttribute('aria-disabled', 'false');
    await tell(page, 'release');
    await number.fill('5');
    await expect(told(page)).toBeEmpty();
    await ask(page).click();
    await expect(told(page)).toHaveText(TOLD, PLAYED);
  });

  test('is told of the game on the table: no help before the first move', async ({ page }) => {
    await openAt(page, wonGame('1'), 0);
    await openDeal(page);
    const dialog = page.getByRole('dialog', { name: 'Deal 1' });
    await expect(dialog).not.toContainText('After the first move');
    await ask(page).click();
    await expect(told(page)).toHaveText(TOLD, PLAYED);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Deal 1' })).toBeFocused();
    await page.locator('[data-pile=s]').press('d');
    await expect.poll(() => keptMoves(page)).toHaveLength(1);
    await openDeal(page);
    await expect(told(page)).toHaveText(TOLD, PLAYED);
    expect(await assists(page)).toEqual(NO_ASSISTS);
  });

  test('counts as the chance seen from the first move on', async ({ page }) => {
    await open(page, wonGame('1'), 4);
    await openDeal(page);
    await expect(page.getByRole('dialog')).toContainText(
      'You have made a move, so this counts as help.',
    );
    expect(await assists(page)).toEqual(NO_ASSISTS);
    await ask(page).click();
    await expect(told(page)).toHaveText(TOLD, PLAYED);
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, chanceSeen: true });
  });
});

test.describe('a new game by difficulty', () => {
  for (const [value, grade] of [
    ['medium', 'Medium'],
    ['hard', 'Hard'],
  ] as const)
    test(`is ${value}, can be won, and the choice is kept`, async ({ page }) => {
      test.slow();
      // The same deals are tried each time.
      await page.addInitScript(() => {
        let state = 1;
        Math.random = () => {
          state = (state * 48_271) % 2_147_483_647;
          return state / 2_147_483_647;
        };
      });
      await openAt(page, wonGame('1'), 10);
      await openOptions(page);
      await page.getByRole('radio', { name: grade }).check();
      const winnable = page.getByLabel('Winnable deals only');
      await expect(winnable).toBeChecked();
      await expect(winnable).toBeDisabled();
      await button(page, 'Deal').click();
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
      await expect(page.locator('.deal')).toHaveText(grade);
      await openDeal(page);
      await expect(told(page)).toHaveText(TOLD, PLAYED);
      await expect(told(page)).toHaveText(new RegExp(`^${grade}: `));
      await page.keyboard.press('Escape');
      await askStatus(page);
      await expect(page.locator('.status')).toHaveText('Winnable');
      await page.reload();
      await openOptions(page);
      await expect(page.getByRole('radio', { name: grade })).toBeChecked();
      await page.getByRole('radio', { name: 'Any' }).check();
      await expect(winnable).not.toBeChecked();
    });

  test('is looked for until the player does not want to wait', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 10);
    await openOptions(page);
    await page.getByRole('radio', { name: 'Easy' }).check();
    await expect(page.getByText('The computer wins 17 of 50 quick games or more.')).toBeVisible();
    const looking = page.getByText('Looking for an easy deal…');
    for (const stop of [
      () => button(page, 'Cancel').click(),
      () => page.getByRole('radio', { name: 'Hard' }).check(),
    ]) {
      await button(page, 'Deal').click();
      await expect(looking).toBeVisible();
      await stop();
      await expect(looking).toHaveCount(0);
    }
    await tell(page, 'release');
    await button(page, 'Close').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(10);
    expect((await keptGames(page)).games).toHaveLength(1);
  });
});
