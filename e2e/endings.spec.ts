/** How games end: the strokes before the light, and the layout of the sheets. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { button, lostGame, MOVING, open, pile, wonGame } from './player.ts';

test.use(MOVING);

test.describe('when no move is left', () => {
  const game = lostGame();
  const end = game.moves.length;

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)
    test(`the sheet covers no pile at ${width}×${height}`, {
      tag: width === 390 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, game, end);
      await expect(page.getByRole('button', { name: 'Find the mistake' })).toBeVisible();
      // The table is laid out again for the sheet.
      await expect
        .poll(() => coveredBy(page, '.side-panel, .side-panel > .words, .side-panel > .buttons'))
        .toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
});

/** The piles and lamps under an element. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const touch = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const boxes = [...document.querySelectorAll(css)]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.height > 0);
    return [...document.querySelectorAll<HTMLElement>('[data-pile], .lamp .disc')]
      .filter((element) => getComputedStyle(element).visibility !== 'hidden')
      .filter((element) => boxes.some((box) => touch(element.getBoundingClientRect(), box)))
      .map((element) => element.dataset['pile'] ?? 'lamp');
  }, selector);

const wonSheet = (page: Page) => page.getByRole('complementary', { name: /^You won in/ });

test.describe('when the clock is won', () => {
  const game = wonGame('1');
  const end = game.moves.length;

  /** The start of each flare, in milliseconds after the last move. */
  const flares = (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.flare')]
        .flatMap((flare) => flare.getAnimations())
        .map((animation) => Number(animation.effect?.getTiming().delay))
        .sort((a, b) => a - b),
    );
  const strokes = (beat: number): number[] => Array.from({ length: 12 }, (_, i) => 260 + beat * i);

  test('first twelve lamps flare, slowly the first time; a key skips to the light', async ({
    page,
  }) => {
    await open(page, game, end - 1);
    await button(page, 'Redo').click();
    expect(await flares(page)).toEqual(strokes(400));
    await expect(page.locator('.win')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(page.locator('.win')).toHaveCount(1);
    expect(await flares(page)).toEqual([]);
    await expect(wonSheet(page)).toBeVisible();
    await button(page, 'Undo').click();
    await button(page, 'Redo').click();
    expect(await flares(page)).toEqual(strokes(90));
    await expect(wonSheet(page)).toBeVisible();
  });

  test('a tap skips the strokes, and Enter does not press a button that appears', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, game, end - 1);
    await button(page, 'Redo').click();
    await page.locator('#table').click({ position: { x: 300, y: 790 } });
    await expect(wonSheet(page)).toBeVisible();
    await button(page, 'Undo').click();
    await pile(page, 's').press('r');
    await page.keyboard.press('Enter');
    await expect(wonSheet(page)).toBeVisible();
    await expect(page.locator('.win')).toBeVisible();
  });

  test('the dial returns to its own colour with the next deal', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, game, end);
    const colour = () =>
      page.locator('.dial-dark').evaluate((stop) => getComputedStyle(stop).stopColor);
    await expect.poll(colour).toBe('rgb(239, 198, 113)');
    await wonSheet(page).getByRole('button', { name: 'New deal' }).click();
    expect(await page.locator('.win, .side-panel, .dial.won, #table.won').count()).toBe(0);
    expect(await colour()).not.toBe('rgb(239, 198, 113)');
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)
    test(`neither pile nor lamp is covered at ${width}×${height}`, {
      tag: width === 390 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, game, end);
      await expect(wonSheet(page)).toBeVisible();
      await expect.poll(() => coveredBy(page, '.side-panel, .group')).toEqual([]);
      // No card lies on a lamp; the corners of a lamp's box are empty.
      const lamps = await page.evaluate(() =>
        [...document.querySelectorAll('.lamp .disc')].map((lamp) => {
          const { left, right, top, bottom } = lamp.getBoundingClientRect();
          return [...document.querySelectorAll('[data-pile^=f]')].some((pile) => {
            const box = pile.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const across = Math.max(box.left - x, x - box.right, 0);
            const down = Math.max(box.top - y, y - box.bottom, 0);
            return Math.hypot(across, down) < (right - left) / 2;
          });
        }),
      );
      expect(lamps).toEqual(Array(12).fill(false));
      await expect(button(page, 'Undo')).toBeVisible();
      await expect(button(page, 'Menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});
