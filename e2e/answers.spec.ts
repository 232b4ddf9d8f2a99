/** Messages of the piles, shown where the player looks: by pointers, and where they fit. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { button, centreOf, choose, keptMoves, makeFinger, open, pile, wonGame } from './player.ts';

const callout = (page: Page) => page.locator('.callout');
/** The text as a person reads it, without the invisible characters that keep a card together. */
const read = async (page: Page): Promise<string[]> =>
  (await callout(page).locator('p').allTextContents()).map((text) =>
    text.replaceAll(/[\u2066\u2069]/g, ''),
  );

/** The answers load after the table, and see no input before. */
const listening = (page: Page) => expect(page.locator('.answers')).toBeAttached();

test('a card dropped on a wrong place goes back, and the place says why', async ({ page }) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  await drag(page, 't3', 'f6');
  await expect(callout(page)).toHaveText(/^This hour needs the /);
  await drag(page, 't3', 't1');
  await expect(callout(page)).toHaveText('A gap: refill first');
  await expect.poll(() => keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 45));
  // A drop on the felt gets no message.
  await page.keyboard.press('Escape');
  const { x, y } = await centreOf(pile(page, 't3'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(300, 700, { steps: 4 });
  await page.mouse.up();
  await expect(callout(page)).toHaveCount(0);
});

/** Drags the top card of a pile to another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await centreOf(pile(page, from)), await centreOf(pile(page, to))];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const)
  test(`a callout lies in the window and leaves the index of its card at ${width}×${height}`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { speed: 'off' });
    await open(page, wonGame('1'), 45);
    await expect(button(page, 'Menu')).toBeVisible();
    for (const hour of [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      await pile(page, `f${hour}`).click();
      await expect(callout(page)).toBeVisible();
      const [box, card] = [
        await callout(page).boundingBox(),
        await pile(page, `f${hour}`).boundingBox(),
      ];
      if (!box || !card) throw new Error('not there');
      expect(box.x, `${hour}`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${hour}`).toBeLessThanOrEqual(width);
      // The index takes a quarter of the card.
      expect(box.y, `${hour}`).toBeGreaterThan(card.y + card.height / 4);
    }
    expect(await violations(page)).toEqual([]);
  });

test('find card: a mouse that rests on a card searches, one that moves on does not', async ({
  page,
}) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  const { x, y } = await centreOf(pile(page, 't3'));
  await page.mouse.move(x, y, { steps: 3 });
  await expect.poll(() => read(page)).toEqual(['Lower: 7♦', 'Higher: 9♦']);
  await page.mouse.move(4, 4);
  await expect(callout(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('find card: a long press searches, and is not a tap', { tag: '@all' }, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'its own way to send touches');
    await choose(page, { singleTap: true });
    await open(page, wonGame('1'), 45);
    await listening(page);
    const finger = await makeFinger(page);
    await finger.down(await centreOf(pile(page, 't3')));
    await expect(callout(page)).toContainText('Lower:');
    await finger.up();
    await expect(callout(page)).toContainText('Lower:');
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    // The next tap is an ordinary tap again.
    await finger.down(await centreOf(pile(page, 's')));
    await finger.up();
    await expect(callout(page)).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toHaveLength(46);
  });
});
