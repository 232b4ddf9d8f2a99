/** How games end: what a person sees and can do when no move is left. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { button, lostGame, MOVING, open, pile, spoken, wonGame } from './player.ts';
import { seedOf, TIPS_SEEN } from './recorded.ts';
import { UNWRITTEN } from './seed.ts';

test.use(MOVING);

const sheet = (page: Page) => page.getByRole('complementary', { name: 'No moves left.' });

test.describe('when no move is left', () => {
  const game = lostGame();
  const end = game.moves.length;

  test('a sheet says so beside the table and takes back the last move', async ({ page }) => {
    await open(page, game, end);
    await expect(sheet(page)).toContainText(/^No moves left\. \d+ of 104 home\./);
    expect(await violations(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Undo' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(pile(page, 's')).toBeFocused();
    await button(page, 'Redo').click();
    await expect(sheet(page)).toBeVisible();
  });

  test('Esc puts the sheet away until the next dead end', async ({ page }) => {
    await open(page, game, end);
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await button(page, 'Undo').click();
    await button(page, 'Redo').click();
    await expect(sheet(page)).toBeVisible();
  });

  test('the same deal is played again, or another', async ({ page }) => {
    await open(page, game, end);
    await sheet(page).getByRole('button', { name: 'Same deal again' }).click();
    await expect(spoken(page)).toHaveText('Back at the start.');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    for (let i = 0; i < end; i++) await pile(page, 's').press('r');
    await sheet(page).getByRole('button', { name: 'New deal' }).click();
    await expect(page.getByRole('dialog', { name: 'New deal?' })).toBeVisible();
  });

  test('the mistake is looked for, and shown in the review', async ({ page }) => {
    await open(page, game, end);
    await sheet(page).getByRole('button', { name: 'Find the mistake' }).click();
    const review = page.locator('.review');
    await expect(review).toBeVisible({ timeout: 60_000 });
    await expect(review.locator('.judgement')).toHaveText('winnable');
    await expect(spoken(page)).toHaveText(/^Move \d+ of \d+: winnable\.$/);
    await expect(sheet(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)
    test(`the sheet covers no pile at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, game, end);
      await expect(page.getByRole('button', { name: 'Find the mistake' })).toBeVisible();
      // The table is laid out anew for it.
      await expect
        .poll(() => coveredBy(page, '.side-panel, .side-panel > .words, .side-panel > .buttons'))
        .toEqual([]);
    });
});

/** The piles and lamps that lie under something. */
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
const inSheet = (page: Page, name: string) => wonSheet(page).getByRole('button', { name });

test.describe('when the clock is won', () => {
  const game = wonGame('1');
  const end = game.moves.length;

  /** Makes the last move. */
  const win = async (page: Page): Promise<void> => {
    await open(page, game, end - 1);
    await button(page, 'Redo').click();
    await expect(wonSheet(page)).toBeVisible({ timeout: 10_000 });
  };

  test('a sheet tells how, and the words stand on the clock', async ({ page }) => {
    await win(page);
    await expect(spoken(page)).toContainText(
      'Twelve o’clock! You won in 116 moves, all by yourself.',
    );
    await expect(page.locator('.win')).toHaveText('Twelve o’clock!');
    await expect(wonSheet(page).getByRole('heading')).toHaveText('You won in 116 moves');
    await expect(wonSheet(page)).toContainText('All by yourself');
    await expect(wonSheet(page).locator('dl')).toHaveText(
      /^Time\d+ sec\s*Best so far116 moves\s*Wins in a row1 best: 1Undos0\s*$/,
    );
    await expect(inSheet(page, 'New deal')).toBeFocused();
    await expect(wonSheet(page).locator('.rival')).toHaveText(
      /^The computer, playing fair, (won this deal in|lost this deal after) \d+ moves\.$/,
      { timeout: 60_000 },
    );
    expect(await violations(page)).toEqual([]);
  });

  test('the second win stands beside the first', async ({ page }) => {
    const earlier = wonGame('2');
    const [first] = JSON.parse(seedOf(earlier, earlier.moves.length));
    const [second] = JSON.parse(seedOf(game, end - 1));
    Object.assign(first.change.put[0], { id: 'earlier' });
    second.change.put.push(first.change.put[0]);
    await page.addInitScript(
      ([key, text, tips]) => {
        localStorage.setItem('test.put', 'yes');
        localStorage.setItem(key, text);
        localStorage.setItem('bigben.tips', tips);
      },
      [UNWRITTEN, JSON.stringify([second]), TIPS_SEEN] as const,
    );
    await win(page);
    const figures = wonSheet(page).locator('dl');
    await expect(figures).toContainText(`Best so far${Math.min(end, earlier.moves.length)} moves`);
    await expect(figures).toContainText('Wins in a row2 best: 2');
  });

  /** When each flare begins, in milliseconds after the last move. */
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

  test('a tap skips the strokes, and Enter presses no button that comes', async ({ page }) => {
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

  test('who wants no motion has the light at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, game, end - 1);
    await button(page, 'Redo').click();
    await expect(page.locator('.win')).toHaveCount(1);
    expect(await page.locator('.flare').count()).toBe(0);
  });

  test('the light is gone with the next deal', async ({ page }) => {
    await win(page);
    await inSheet(page, 'New deal').click();
    expect(await page.locator('.win, .side-panel, .dial.won, #table.won').count()).toBe(0);
    const colour = await page
      .locator('.dial-dark')
      .evaluate((stop) => getComputedStyle(stop).stopColor);
    expect(colour).not.toBe('rgb(239, 198, 113)');
    await expect(page.locator('#table')).not.toHaveClass(/won/);
  });

  test('it is looked through and shared from the sheet', async ({ page }) => {
    await win(page);
    await inSheet(page, 'Share').click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wonSheet(page)).toBeVisible();
    await inSheet(page, 'Review').click();
    await expect(page.locator('.review')).toBeVisible();
    await expect(wonSheet(page)).toHaveCount(0);
  });

  test('Esc puts the sheet away, and an undo the light', async ({ page }) => {
    await win(page);
    await page.keyboard.press('Escape');
    await expect(wonSheet(page)).toHaveCount(0);
    await expect(pile(page, 'f12')).toBeFocused();
    await expect(page.locator('.win')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(page.locator('.win')).toHaveCount(0);
    await button(page, 'Redo').click();
    await expect(wonSheet(page)).toBeVisible({ timeout: 10_000 });
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const)
    test(`neither pile nor lamp is covered at ${width}×${height}`, async ({ page }) => {
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
    });
});
