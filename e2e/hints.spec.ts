/** Hints from a thread that dies, and the room of their chip. */
import { expect, test } from '@playwright/test';
import { askHint, button, choose, keptMoves, wonGame } from './player.ts';
import { assists, marks, openAt, type Solver, solver, tapSolver, tell } from './solver.ts';

test.describe('a hint', () => {
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

  test('works on when the thread ends without a word', { tag: '@all' }, async ({ page }) => {
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

  test('takes a fault of the solver for a death, not for thinking', { tag: '@all' }, async ({
    page,
  }) => {
    await tapSolver(page);
    await openAt(page, wonGame('1'), 112);
    await page.evaluate(() => {
      (window as unknown as { solver: Solver }).solver.spoil = true;
    });
    await askHint(page);
    await expect(page.locator('.notice')).toHaveText(/^Too hard to tell/);
    expect((await solver(page)).started).toBe(2);
  });

  test('is there for a page in a folder of a host', { tag: '@all' }, async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await page.goto('games/big-ben/');
    await askHint(page);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('says that it does not know when the thread dies at it twice', { tag: '@all' }, async ({
    page,
  }) => {
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
  test(`the chip of a hint leaves every index and both marked cards free at ${width}×${height}`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page }) => {
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
