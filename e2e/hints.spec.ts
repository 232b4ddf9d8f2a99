/** Hints, and a solver whose thread dies. */
import { expect, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/library/assists.ts';
import { button, keptMoves, open, pile, spoken, wonGame } from './player.ts';
import { assists, marks, openAt, type Solver, solver, tapSolver, tell } from './solver.ts';

test.describe('a hint', () => {
  test('is shown and said, and goes by the same button', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.dashes')).toHaveCount(2);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await expect(spoken(page)).toHaveText(/^Hint: .+ from .+ to foundation at \d+\.$/);
    await expect(page.locator('[aria-description="the hint starts here"]')).toHaveCount(1);
    await expect(page.locator('[aria-description="the hint goes here"]')).toHaveCount(1);
    await expect.poll(() => keptMoves(page)).toHaveLength(112);
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, hints: 1 });
    await button(page, 'Done with the hint').click();
    await expect(marks(page).locator('*')).toHaveCount(0);
    await expect(button(page, 'Hint')).toBeFocused();
  });

  test('marks the stock where the cards have to come from it', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.indexOf('refill'));
    await pile(page, 't3').press('h');
    await expect(spoken(page)).toHaveText('Hint: refill the gaps.');
    await expect(marks(page).locator('.dashes')).toHaveCount(1);
    await expect(marks(page).locator('.tip')).toHaveCount(0);
    await expect(pile(page, 's')).toHaveAccessibleDescription('the hint starts here');
    await expect(pile(page, 't3')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marks(page).locator('*')).toHaveCount(0);
  });

  test('comes once by a double click', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver makes two single clicks of it');
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').dblclick();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await button(page, 'Done with the hint').click();
    await expect(marks(page).locator('*')).toHaveCount(0);
  });

  test('goes when the player moves, and is not there before the answer', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await pile(page, 's').press('h');
    await expect(button(page, 'Done with the hint')).toHaveClass(/busy/);
    await expect(marks(page).locator('*')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(button(page, 'Hint')).toBeVisible();
    await tell(page, 'release');
    await pile(page, 's').press('h');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await pile(page, 't3').press('d');
    await expect(button(page, 'Done with the hint')).toHaveCount(0);
  });

  test('works on when the solver’s thread dies', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'release');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await tell(page, 'kill');
    await button(page, 'Step: play the move shown').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(113);
  });

  test('works on when the thread ends without a word', async ({ page }) => {
    await page.clock.install();
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await page.evaluate(() => {
      const { solver } = window as unknown as { solver: Solver };
      solver.kill(true);
      solver.hold = false;
    });
    await page.clock.runFor(20_000);
    expect((await solver(page)).started).toBe(2);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('takes a fault of the solver for a death, not for thinking', async ({ page }) => {
    await tapSolver(page);
    await openAt(page, wonGame('1'), 112);
    await page.evaluate(() => {
      (window as unknown as { solver: Solver }).solver.spoil = true;
    });
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(/^It could not be decided/);
    expect((await solver(page)).started).toBe(2);
  });

  test('is there for a page in a folder of a host', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await page.goto('games/big-ben/');
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('says that it does not know when the thread dies at it twice', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'kill');
    await expect(page.locator('.notice')).toHaveText(
      'It could not be decided whether this game can still be won.',
    );
    expect(await assists(page)).toMatchObject({ hints: 0 });
    await tell(page, 'release');
    await button(page, 'Hint').click();
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });
});
