/** Answers where the eye is: what an hour needs, and why a card does not go where it was meant to. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import {
  button,
  centreOf,
  choose,
  keptMoves,
  makeFinger,
  open,
  pile,
  spoken,
  wonGame,
} from './player.ts';

const plaque = (page: Page) => page.locator('.plaque');
/** As a person reads it: cards are kept together by signs that are not seen. */
const read = async (page: Page): Promise<string[]> =>
  (await plaque(page).locator('p').allTextContents()).map((text) =>
    text.replaceAll(/[\u2066\u2069]/g, ''),
  );

/** The answers come after the table, and hear nothing before. */
const listening = (page: Page) => expect(page.locator('.answers')).toBeAttached();

test('an hour that is tapped says what it needs and where it ends; the card is lit where it lies', async ({
  page,
}) => {
  await open(page, wonGame('1'), 45);
  await pile(page, 'f12').click();
  await expect.poll(() => read(page)).toEqual(['Needs 8♦', 'ends at Q♦']);
  // One lies open on the fan at 3, the other under two cards on the fan at 8.
  await expect(page.locator('.answers .lit')).toHaveCount(2);
  await expect(spoken(page)).toHaveText(
    'This hour needs the eight of diamonds. on the fan at 3, on the fan at 8 under 2 cards, ends at queen of diamonds.',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(plaque(page)).toHaveCount(0);
});

test('an hour that is walked to by keys says it too', async ({ page }) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  await pile(page, 's').focus();
  await page.keyboard.press('ArrowUp');
  await expect(pile(page, 'f12')).toBeFocused();
  await expect.poll(() => read(page)).toEqual(['Needs 8♦', 'ends at Q♦']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => read(page)).not.toEqual(['Needs 8♦', 'ends at Q♦']);
});

test('cards that are needed and not dealt yet are said to be in the stock', async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 'f1').click();
  await expect.poll(async () => (await read(page)).length).toBeGreaterThan(1);
  const notes: string[] = [];
  for (const hour of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    await pile(page, `f${hour}`).click();
    await expect.poll(async () => (await read(page)).length).toBeGreaterThan(1);
    notes.push(...(await read(page)).slice(2));
  }
  expect(new Set(notes)).toEqual(new Set(['one in the stock', 'both in the stock']));
});

test('a place that does not take the card says what it takes, and nothing stands in the corner', async ({
  page,
}) => {
  await open(page, wonGame('1'), 45);
  await pile(page, 't3').click();
  await pile(page, 'f1').press('Enter');
  await expect(plaque(page)).toHaveText(/^This hour needs the /);
  await expect(page.locator('.answers .refusing')).toHaveCount(1);
  await expect(page.locator('.notice')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(plaque(page)).toHaveCount(0);
});

test('a card dropped where it does not go is answered by the place, and goes back', async ({
  page,
}) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  await drag(page, 't3', 'f6');
  await expect(plaque(page)).toHaveText(/^This hour needs the /);
  await drag(page, 't3', 't1');
  await expect(plaque(page)).toHaveText('A gap: refill first');
  await expect.poll(() => keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 45));
  // On the felt there is nothing to say.
  await page.keyboard.press('Escape');
  const { x, y } = await centreOf(pile(page, 't3'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(300, 700, { steps: 4 });
  await page.mouse.up();
  await expect(plaque(page)).toHaveCount(0);
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
  test(`a plaque lies in the window and leaves the index of its card at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { speed: 'off' });
    await open(page, wonGame('1'), 45);
    await expect(button(page, 'Menu')).toBeVisible();
    for (const hour of [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      await pile(page, `f${hour}`).click();
      await expect(plaque(page)).toBeVisible();
      const [box, card] = [
        await plaque(page).boundingBox(),
        await pile(page, `f${hour}`).boundingBox(),
      ];
      if (!box || !card) throw new Error('not there');
      expect(box.x, `${hour}`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${hour}`).toBeLessThanOrEqual(width);
      // The index takes a quarter of the card.
      expect(box.y, `${hour}`).toBeGreaterThan(card.y + card.height / 4);
    }
  });

test('find card: C says where the neighbours of a card lie, and lights them', async ({ page }) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  await pile(page, 't3').focus();
  await page.keyboard.press('c');
  await expect.poll(() => read(page)).toEqual(['Lower: 7♦', 'Higher: 9♦']);
  await expect(page.locator('.answers .sign')).toHaveText(['1', '2']);
  await expect(spoken(page)).toHaveText(
    'Lower: seven of diamonds, on the fan at 5, on the clock. Higher: nine of diamonds, on the fan at 8, on the clock.',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(plaque(page)).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 45));
});

test('find card: a card that is typed after C is shown where it lies', async ({ page }) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  await pile(page, 't3').focus();
  await page.keyboard.press('c');
  await expect.poll(() => read(page)).toEqual(['Lower: 7♦', 'Higher: 9♦']);
  // By themselves a, d and s would play, draw and step.
  await page.keyboard.type('ad');
  await expect.poll(() => read(page)).toEqual(['A♦', 'one in the stock']);
  await expect(spoken(page)).toHaveText('ace of diamonds, in the stock, on the clock.');
  await page.keyboard.press('c');
  await page.keyboard.type('10s');
  await expect.poll(async () => (await read(page))[0]).toBe('10♠');
  // What goes on with no card has its own meaning again.
  await page.keyboard.press('c');
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toHaveLength(46);
});

test('find card: a mouse that rests on a card asks, one that goes on does not', async ({
  page,
}) => {
  await open(page, wonGame('1'), 45);
  await listening(page);
  const { x, y } = await centreOf(pile(page, 't3'));
  await page.mouse.move(x, y, { steps: 3 });
  await expect.poll(() => read(page)).toEqual(['Lower: 7♦', 'Higher: 9♦']);
  await page.mouse.move(4, 4);
  await expect(plaque(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('find card: one that stays asks, and is no tap', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'its own way to send touches');
    await choose(page, { singleTap: true });
    await open(page, wonGame('1'), 45);
    await listening(page);
    const finger = await makeFinger(page);
    await finger.down(await centreOf(pile(page, 't3')));
    await expect(plaque(page)).toContainText('Lower:');
    await finger.up();
    await expect(plaque(page)).toContainText('Lower:');
    await expect(page.locator('.card.lifted')).toHaveCount(0);
    // The next tap is one again.
    await finger.down(await centreOf(pile(page, 's')));
    await finger.up();
    await expect(plaque(page)).toHaveCount(0);
    await expect.poll(() => keptMoves(page)).toHaveLength(46);
  });
});
