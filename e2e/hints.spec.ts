/** Hints, and a solver whose thread dies. */
import { expect, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/games/assists.ts';
import { askHint, button, choose, keptMoves, open, pile, spoken, wonGame } from './player.ts';
import { assists, marks, openAt, type Solver, solver, tapSolver, tell } from './solver.ts';

test.describe('a hint', () => {
  test('is shown and said, and goes by the same button', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').click();
    await expect(spoken(page)).toHaveText('A hint counts as help.');
    await expect(marks(page).locator('*')).toHaveCount(0);
    await button(page, 'Show it').click();
    await expect(marks(page).locator('.dashes')).toHaveCount(2);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await expect(spoken(page)).toHaveText(/^Hint: .+ from .+ to the foundation at \d+\.$/);
    await expect(page.locator('[aria-description="hint: from here"]')).toHaveCount(1);
    await expect(page.locator('[aria-description="hint: to here"]')).toHaveCount(1);
    await expect.poll(() => keptMoves(page)).toHaveLength(112);
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, hints: 1 });
    await expect(page.locator('.hint-chip .words')).toHaveText(
      /^\S+ to \d+ o’clock This keeps the win\.$/,
    );
    await button(page, 'Close the hint').click();
    await expect(marks(page).locator('*')).toHaveCount(0);
    await expect(pile(page, 's')).toBeFocused();
    await button(page, 'Hint').click();
    await expect(button(page, 'Hint')).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page).locator('.dashes')).toHaveCount(2);
    await button(page, 'Hint').click();
    await expect(page.locator('.hint-chip')).toHaveCount(0);
  });

  test('marks the stock where the cards have to come from it', async ({ page }) => {
    const game = wonGame('1');
    await open(page, game, game.moves.indexOf('refill'));
    await pile(page, 't3').press('h');
    await pile(page, 't3').press('h');
    await expect(spoken(page)).toHaveText('Hint: refill the gaps.');
    await expect(marks(page).locator('.dashes')).toHaveCount(1);
    await expect(marks(page).locator('.tip')).toHaveCount(0);
    await expect(pile(page, 's')).toHaveAccessibleDescription('hint: from here');
    await expect(pile(page, 't3')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marks(page).locator('*')).toHaveCount(0);
  });

  test('is asked for once by a double click, and does not come by it', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'its driver makes two single clicks of it');
    await openAt(page, wonGame('1'), 112);
    await button(page, 'Hint').dblclick();
    await expect(button(page, 'Show it')).toBeVisible();
    await button(page, 'No, thanks').click();
    await expect(page.locator('.help-line')).toHaveCount(0);
    await expect(button(page, 'Hint')).toHaveAttribute('aria-pressed', 'false');
  });

  test('goes when the player moves, and is not there before the answer', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await pile(page, 's').press('h');
    await pile(page, 's').press('h');
    await expect(button(page, 'Hint')).toHaveClass(/busy/);
    await expect(marks(page).locator('*')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(button(page, 'Hint')).not.toHaveClass(/busy/);
    await tell(page, 'release');
    await pile(page, 's').press('h');
    await pile(page, 's').press('h');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await pile(page, 't3').press('d');
    await expect(button(page, 'Close the hint')).toHaveCount(0);
  });

  test('works on when the solver’s thread dies', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await askHint(page);
    await expect.poll(async () => (await solver(page)).begun).toBe(1);
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'release');
    await expect(marks(page).locator('.tip')).toHaveCount(1);
    await tell(page, 'kill');
    await button(page, 'Do it').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(113);
  });

  test('works on when the thread ends without a word', async ({ page }) => {
    await page.clock.install();
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await askHint(page);
    // Until it works, it may be loading.
    await expect.poll(async () => (await solver(page)).begun).toBe(1);
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
    await askHint(page);
    await expect(page.locator('.notice')).toHaveText(/^Too hard to tell/);
    expect((await solver(page)).started).toBe(2);
  });

  test('is there for a page in a folder of a host', async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await page.goto('games/big-ben/');
    await askHint(page);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('says that it does not know when the thread dies at it twice', async ({ page }) => {
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await askHint(page);
    await expect.poll(async () => (await solver(page)).begun).toBe(1);
    await tell(page, 'kill');
    await expect.poll(async () => (await solver(page)).started).toBe(2);
    await tell(page, 'kill');
    await expect(page.locator('.notice')).toHaveText(
      'Too hard to tell from here. Make a few moves and ask again.',
    );
    expect(await assists(page)).toMatchObject({ hints: 0 });
    await tell(page, 'release');
    await askHint(page);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
  [667, 375],
] as const)
  test(`the chip of a hint leaves every index and both marked cards free at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { speed: 'off' });
    await openAt(page, wonGame('1'), 40);
    await askHint(page);
    for (let at = 40; at < 70; at++) {
      await expect.poll(() => keptMoves(page)).toHaveLength(at);
      const covered = await page.evaluate(() => {
        const chip = document.querySelector('.hint-chip') as HTMLElement;
        const boxes = [...chip.children].map((part) => part.getBoundingClientRect());
        const cards = [...document.querySelectorAll<HTMLElement>('.card')];
        const indices = cards.map((card) => {
          const { left, top, width: wide, height: high } = card.getBoundingClientRect();
          return new DOMRect(left, top, wide / 3, high / 4);
        });
        const marked = [...document.querySelectorAll('.hint-marks .frame.ground')];
        // In the smallest window there is no room for the buttons between the indices.
        const free = innerWidth < 380 ? [] : indices;
        return [...free, ...marked.map((each) => each.getBoundingClientRect())].filter((a) =>
          boxes.some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
        );
      });
      expect(covered, `after ${at} moves`).toEqual([]);
      await button(page, 'Do it').click();
    }
  });
