/** The way to the win, the way back from a lost game, deals that can be won. */
import { expect, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/games/assists.ts';
import {
  askHint,
  button,
  keptMoves,
  lostGame,
  MOVING,
  open,
  openOptions,
  pile,
  spoken,
  wonGame,
} from './player.ts';
import {
  askStatus,
  assists,
  keptUndone,
  marks,
  openAt,
  spoiled,
  status,
  tapSolver,
  tell,
} from './solver.ts';

test.use(MOVING);

test.describe('the way to the win', () => {
  test('is played by itself to the real win', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await askHint(page);
    await button(page, 'Do it').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(113);
    await button(page, 'Rewind').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(112);
    await button(page, 'Play it out').click();
    await expect(spoken(page)).toContainText('You won');
    await expect(page.locator('.won .help')).toContainText(
      'Helped: 1 hint, 5 moves played for you',
    );
    await expect(page.getByRole('button', { name: /^Foundation at \d+: .*done$/ })).toHaveCount(12);
    await expect(page.locator('.hint-chip')).toHaveCount(0);
  });

  test('is played step by step, and undone like any moves', async ({ page }) => {
    await openAt(page, wonGame('1'), 110);
    await pile(page, 's').press('h');
    await page.keyboard.press('h');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await page.keyboard.press('z');
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await expect.poll(() => keptMoves(page)).toHaveLength(111);
    const step = button(page, 'Do it');
    while ((await step.count()) > 0) await step.click();
    await expect(spoken(page)).toContainText('You won');
    expect((await keptMoves(page)).slice(0, 110)).toEqual(wonGame('1').moves.slice(0, 110));
    await expect(page.locator('.side-panel.won')).toBeVisible();
  });

  test('pauses, and goes on', async ({ page }) => {
    await page.clock.install();
    await openAt(page, wonGame('1'), 108);
    await askHint(page);
    await expect(button(page, 'Play it out')).toBeVisible();
    // Otherwise a slow machine would make more moves before the pause.
    await page.clock.pauseAt(Date.now() + 1000);
    await button(page, 'Play it out').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return (await keptMoves(page)).length;
      })
      .toBe(109);
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
    await askHint(page);
    for (let i = 0; i < 20; i++) await button(page, 'Do it').click();
    await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 20));
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, hints: 1, shownMoves: 20 });
  });
});

test.describe('a lost game', () => {
  test('leads back to where it could be won', async ({ page }) => {
    await openAt(page, spoiled(), 103);
    await askHint(page);
    await expect(page.locator('.hint-chip .words')).toHaveText(
      'Undo to move 101 It was still winnable there.',
    );
    await expect(spoken(page)).toHaveText(/It was still winnable after move 101\.$/);
    await button(page, 'Undo to move 101').dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toEqual(spoiled().moves.slice(0, 101));
    await expect(page.locator('.hint-chip')).toHaveCount(0);
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    await expect.poll(() => keptMoves(page)).toEqual(spoiled().moves);
    await pile(page, 's').press('h');
    await button(page, 'Undo to move 101').press('Enter');
    await expect.poll(() => keptMoves(page)).toHaveLength(101);
    await expect(pile(page, 's')).toBeFocused();
  });

  test('names the stock as it is there before it gives it the focus', async ({ page }) => {
    await openAt(page, spoiled(), 103);
    const before = await pile(page, 's').getAttribute('aria-label');
    await askHint(page);
    await pile(page, 's').evaluate((stock) => {
      stock.addEventListener('focus', () => {
        stock.dataset['said'] = stock.ariaLabel ?? '';
      });
    });
    await button(page, 'Undo to move 101').press('Enter');
    await expect(pile(page, 's')).toBeFocused();
    const said = await pile(page, 's').getAttribute('data-said');
    expect(said).not.toBe(before);
    await expect(pile(page, 's')).toHaveAttribute('aria-label', said ?? '');
  });

  test('is one too when no move is left', async ({ page }) => {
    await tapSolver(page, true);
    const game = lostGame();
    await openAt(page, game, game.moves.length);
    await askStatus(page);
    await expect(status(page)).toHaveText(
      /^(No longer winnable|This deal can’t be won|Can’t be won from here)/,
    );
    await askHint(page);
    await expect(page.locator('.hint-chip')).toContainText('Looking for the mistake…');
    await button(page, 'Close the hint').click();
    await expect(page.locator('.hint-chip')).toHaveCount(0);
  });
});

test.describe('a new game', () => {
  test('can be one that can be won', async ({ page }) => {
    await openAt(page, wonGame('1'), 10);
    await openOptions(page);
    await page.getByLabel('Winnable deals only').check();
    await button(page, 'Deal').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.deal')).toHaveText('Classic');
    await expect.poll(() => keptMoves(page)).toEqual([]);
    await askStatus(page);
    await expect(status(page)).toHaveText('Winnable');
    await openOptions(page);
    await expect(page.getByLabel('Winnable deals only')).toBeChecked();
  });

  test('is looked for until the player does not want to wait', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 10);
    await openOptions(page);
    await page.getByLabel('Winnable deals only').check();
    await button(page, 'Deal').click();
    await expect(page.getByText('Looking for a winnable deal…')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('Looking for a winnable deal…')).toHaveCount(0);
    await tell(page, 'release');
    await button(page, 'Close').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(10);
  });
});
