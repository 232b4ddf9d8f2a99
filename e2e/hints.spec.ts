/** Hints from a thread that dies, and the place of their chip. */
import { expect, type Page, test } from '@playwright/test';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { askHint, button, choose, keptMoves, wonGame } from './player.ts';
import { assists, marks, openAt, type Solver, solver, tapSolver, tell } from './solver.ts';

test.describe('a hint', () => {
  test('still comes when the solver’s thread dies', async ({ page }) => {
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

  test('still comes when the thread ends silently', { tag: '@all' }, async ({ page }) => {
    await page.clock.install();
    await tapSolver(page, true);
    await openAt(page, wonGame('1'), 112);
    await askHint(page);
    // Before it works on a question, it could still be loading.
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

  test('treats a fault of the solver as a dead thread, not as thinking', { tag: '@all' }, async ({
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

  test('works for a page in a folder of a host', { tag: '@all' }, async ({ page }) => {
    await openAt(page, wonGame('1'), 112);
    await page.goto('games/big-ben/');
    await askHint(page);
    await expect(marks(page).locator('.tip')).toHaveCount(1);
  });

  test('gives up if the thread dies twice at the same question', { tag: '@all' }, async ({
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

for (const language of ['en', 'de', 'fr', 'ar', 'ja'] as const)
  test(`messages after a new deal take turns, and cover no card (${language})`, {
    tag: language === 'en' ? [] : '@all',
  }, async ({ page }) => {
    const messages = WHOLE[language];
    const act = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await choose(page, { speed: 'off', language });
    await openAt(page, wonGame('1'), 0);
    const windows = [
      [390, 844],
      [844, 390],
      [768, 1024],
      [360, 640],
      [667, 375],
      [1280, 800],
    ] as const;
    const look = async (what: string): Promise<void> => {
      for (const [width, height] of language === 'en' ? windows : windows.slice(0, 5)) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => crowding(page), `${what} at ${width}×${height}`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#new').click();
    await page.locator('.side-line button').first().focus();
    await look('after a deal');
    await page.locator('#hint').click();
    await act(messages.hintChip.asking.show);
    await expect(page.locator('.hint-chip .main')).toBeVisible();
    await look('with a hint');
    await act(messages.hintChip.close);
    await look('after the hint');
  });

/**
 * Elements under the text or buttons beside the table, and text that overlaps other text or leaves
 * the window.
 */
const crowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxed = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter(isSeen)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0);
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 0.5 &&
      b.left < a.right - 0.5 &&
      a.top < b.bottom - 0.5 &&
      b.top < a.bottom - 0.5;
    const words = boxed(
      '.side-line > span, .side-line button, .hint-chip .words, .hint-chip button, .tip p, .title h1, .deal, .status, .control',
    );
    const told = (element: Element): string => element.textContent.slice(0, 20);
    const overlaps = words.flatMap((a, i) =>
      words
        .slice(i + 1)
        .filter((b) => meet(a.box, b.box) && !a.element.contains(b.element))
        .map((b) => `${told(a.element)} lies on ${told(b.element)}`),
    );
    const covered = boxed('.card, .gap').flatMap(({ element, box }) =>
      boxed('.side-line, .side-line > span, .side-line > div')
        .filter((line) => meet(line.box, box))
        .map(() => `a line covers ${element.className}`),
    );
    const outside = words
      .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0)
      .map(({ element }) => `${told(element)} is cut`);
    return [...overlaps, ...covered, ...outside];
  });
