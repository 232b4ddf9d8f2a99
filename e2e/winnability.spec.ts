/** The way to the win, the way back from a lost game, deals that can be won. */
import { expect, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/library/assists.ts';
import { button, keptMoves, lostGame, open, pile, spoken, wonGame } from './player.ts';
import {
  assists,
  hidden,
  keptUndone,
  marks,
  openAt,
  spoiled,
  status,
  tapSolver,
  tell,
} from './solver.ts';

test.describe('the way to the win', () => {
  test('is played by itself to the real win', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await button(page, 'Play: show me the win').click();
    await expect(spoken(page)).toContainText('You have won');
    await expect(page.locator('.assists')).toHaveText('With one hint and four moves shown.');
    await expect(page.getByRole('button', { name: /^Foundation at \d+: .*complete/ })).toHaveCount(
      12,
    );
    await button(page, 'Rewind: take back the moves shown').click();
    await expect(page.locator('.win')).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 112));
    for (let i = 0; i < 4; i++) await button(page, 'Redo').click();
    await expect(spoken(page)).toContainText('You have won');
  });

  test('is played step by step, and undone like any moves', async ({ page }) => {
    await openAt(page, wonGame('1'), 110);
    await pile(page, 's').press('h');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await page.keyboard.press('z');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await expect.poll(() => keptMoves(page)).toHaveLength(111);
    const step = button(page, 'Step: play the move shown');
    for (let i = 0; i < 30 && (await step.getAttribute('aria-disabled')) === 'false'; i++)
      await step.click();
    await expect(spoken(page)).toContainText('You have won');
    expect((await keptMoves(page)).slice(0, 110)).toEqual(wonGame('1').moves.slice(0, 110));
    await button(page, 'Done with the hint').click();
    await expect(button(page, 'Hint')).toHaveAttribute('aria-disabled', 'true');
  });

  test('pauses, and goes on', async ({ page }) => {
    await page.clock.install();
    await openAt(page, wonGame('1'), 108);
    await button(page, 'Hint').click();
    await page.clock.runFor(100);
    await button(page, 'Play: show me the win').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(109);
    await button(page, 'Pause').click();
    await page.clock.runFor(5000);
    await expect.poll(() => keptMoves(page)).toHaveLength(109);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await pile(page, 's').press('p');
    await page.clock.runFor(1400);
    await expect.poll(async () => (await keptMoves(page)).length).toBeGreaterThanOrEqual(111);
    await page.keyboard.press('z');
    await expect.poll(() => keptUndone(page)).toBe(1);
    const paused = await keptMoves(page);
    await page.clock.runFor(5000);
    await page.keyboard.press('z');
    // Writes are in order: a move played meanwhile would have come before.
    await expect.poll(() => keptUndone(page)).toBe(2);
    expect(await keptMoves(page)).toEqual(paused.slice(0, -1));
  });

  test('can be found from the deal', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game);
    await button(page, 'Hint').click();
    for (let i = 0; i < 20; i++) await button(page, 'Step: play the move shown').click();
    await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 20));
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, hints: 1, shownMoves: 20 });
  });
});

test.describe('a lost game', () => {
  test('leads back to where it could be won', async ({ page }) => {
    await openAt(page, spoiled(), 103);
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(
      'This game can no longer be won. After move 101 it still could.',
    );
    await expect(spoken(page)).toHaveText(/After move 101 it still could\.$/);
    await button(page, 'Go back to where it could be won: after move 101').dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toEqual(spoiled().moves.slice(0, 101));
    await expect(page.locator('.notice')).toBeHidden();
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    await expect.poll(() => keptMoves(page)).toEqual(spoiled().moves);
    await pile(page, 's').press('h');
    await button(page, 'Go back to where it could be won: after move 101').press('Enter');
    await expect.poll(() => keptMoves(page)).toHaveLength(101);
    await expect(pile(page, 's')).toBeFocused();
  });

  test('names the stock as it is there before it gives it the focus', async ({ page }) => {
    await openAt(page, spoiled(), 103);
    const before = await pile(page, 's').getAttribute('aria-label');
    await button(page, 'Hint').click();
    await pile(page, 's').evaluate((stock) => {
      stock.addEventListener('focus', () => {
        stock.dataset['said'] = stock.ariaLabel ?? '';
      });
    });
    await button(page, 'Go back to where it could be won: after move 101').press('Enter');
    await expect(pile(page, 's')).toBeFocused();
    const said = await pile(page, 's').getAttribute('data-said');
    expect(said).not.toBe(before);
    await expect(pile(page, 's')).toHaveAttribute('aria-label', said ?? '');
  });

  test('is one too when no move is left', async ({ page }) => {
    await tapSolver(page, true);
    const game = lostGame();
    await openAt(page, game, game.moves.length);
    await hidden(page).click();
    await expect(status(page)).toHaveText(/^Can(not| no longer) be won/);
    await button(page, 'Hint').click();
    await expect(page.locator('.notice')).toHaveText(/^This (game|deal) can/);
    await button(page, 'Done with the hint').click();
    await expect(button(page, 'Hint')).toBeVisible();
  });
});

test.describe('a new game', () => {
  test('can be one that can be won', async ({ page }) => {
    await openAt(page, wonGame('1'), 10);
    await button(page, 'New game').click();
    await page.getByLabel('Only deals that can be won').check();
    await button(page, 'Deal a random game').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.deal')).toHaveText(/^Deal \d{1,8} classic$/);
    await expect.poll(() => keptMoves(page)).toEqual([]);
    await hidden(page).click();
    await expect(status(page)).toHaveText('Can be won');
    await button(page, 'New game').click();
    await expect(page.getByLabel('Only deals that can be won')).toBeChecked();
  });

  test('is looked for until the player does not want to wait', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 10);
    await button(page, 'New game').click();
    await page.getByLabel('Only deals that can be won').check();
    await button(page, 'Deal a random game').click();
    await expect(page.getByText('Looking for a deal that can be won …')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('Looking for a deal that can be won …')).toHaveCount(0);
    await tell(page, 'release');
    await button(page, 'Close').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(10);
  });
});
