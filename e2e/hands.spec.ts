/** Mouse and finger: taps, drags, and what interrupts them. */
import { expect, type Page, test } from '@playwright/test';
import {
  between,
  button,
  centreOf,
  keptMoves,
  MOVING,
  open,
  type Point,
  pile,
  spoken,
  wonGame,
} from './player.ts';

test.use(MOVING);

const targets = (page: Page) => page.locator('.over .target');

/** A moment too late for the second tap of a double tap. */
const later = (page: Page): Promise<number> => page.evaluate(() => performance.now() + 450);

test('a tap takes a card, its targets light up, a tap on one plays it', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').click();
  await expect(pile(page, 't3')).toHaveAccessibleName(/, picked up$/);
  await expect(pile(page, 'f8')).toHaveAccessibleName(/, takes the card you picked up$/);
  await expect(targets(page)).toHaveCount(2);
  await pile(page, 'f8').click();
  await expect(targets(page)).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('a tap on another card takes that one instead, on its own pile puts it back', async ({
  page,
}) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').click();
  await pile(page, 't7').click();
  await expect(pile(page, 't7')).toHaveAccessibleName(/, picked up$/);
  await page.waitForFunction((since) => performance.now() > since, await later(page));
  await pile(page, 't7').click();
  await expect(pile(page, 't7')).not.toHaveAccessibleName(/, picked up$/);
  await expect.poll(() => keptMoves(page)).toEqual([]);
});

test('a double click sends a card home', async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').dblclick();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
  await pile(page, 't12').dblclick();
  await expect(page.locator('.callout')).toHaveText('No hour takes it right now');
});

test('quick clicks on the stock deal a card each', async ({ page }) => {
  await open(page, wonGame('1'));
  const { x, y } = await centreOf(pile(page, 's'));
  for (let i = 0; i < 12; i++) await page.mouse.click(x, y);
  await expect.poll(() => keptMoves(page)).toEqual(Array(12).fill('draw'));
});

test('a card follows the mouse and goes back when it is dropped beside everything', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, wonGame('1'));
  // Wait for the late parts: on a busy machine, loading them can interrupt the drag.
  await expect(page.locator('.answers')).toBeAttached();
  const from = await centreOf(pile(page, 't3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 120);
  await expect(page.locator('.card.lifted')).toHaveCount(1);
  await expect(targets(page)).toHaveCount(2);
  await page.mouse.up();
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await expect(spoken(page)).toHaveText('Ace of diamonds put back.');
});

test('a drop just beside a target counts, a drop on a wrong pile does not', async ({ page }) => {
  await open(page, wonGame('1'));
  const from = await centreOf(pile(page, 't3'));
  const drop = async (x: number, y: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x - 5, y - 5);
    await page.mouse.move(x, y);
    await page.mouse.up();
  };
  const wrong = await centreOf(pile(page, 'f12'));
  await drop(wrong.x, wrong.y);
  await expect.poll(() => keptMoves(page)).toEqual([]);
  const box = await pile(page, 'f8').boundingBox();
  if (!box) throw new Error('no foundation at 8');
  await drop(box.x - 20, box.y + box.height / 2);
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

/**
 * Drops a card on a foundation that takes it; something else happens in the same task as the
 * release.
 */
async function dropAnd(page: Page, what: 'undo' | 'reload'): Promise<void> {
  await page.evaluate((then) => {
    const undo = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
    const act = then === 'undo' ? undo : () => location.reload();
    addEventListener('pointerup', act, { once: true });
  }, what);
  const [from, to] = [await centreOf(pile(page, 't3')), await centreOf(pile(page, 'f8'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

test('a card in hand lies over all text on the table', async ({ page }) => {
  await open(page, wonGame('1'));
  const [from, to] = [
    await centreOf(pile(page, 't3')),
    await centreOf(page.locator('.over .count')),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  const top = await page.evaluate(({ x, y }) => {
    // Cards and marks normally ignore the pointer.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.card, .over * { pointer-events: auto !important }');
    document.adoptedStyleSheets = [sheet];
    const found = document.elementFromPoint(x, y)?.closest('.card, .over > * > *');
    document.adoptedStyleSheets = [];
    return found?.className;
  }, to);
  expect(top).toContain('lifted');
  await page.mouse.up();
});

test('a card lies where it was dropped in the very next frame', async ({ page }) => {
  await open(page, wonGame('1'));
  const seen = page.evaluate(
    () =>
      new Promise<{ x: number; y: number; flights: number }>((resolve) => {
        const look = (): void => {
          const card = document.querySelector('.card.lifted') as Element;
          const box = card.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          resolve({ x, y, flights: card.getAnimations().length });
        };
        addEventListener('pointerup', () => requestAnimationFrame(look), { once: true });
      }),
  );
  const [from, to] = [await centreOf(pile(page, 't3')), await centreOf(pile(page, 'f8'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y - 15, { steps: 3 });
  await page.mouse.up();
  const { x, y, flights } = await seen;
  expect(Math.hypot(x - to.x, y - to.y)).toBeLessThan(2);
  expect(flights).toBe(0);
  await expect(page.locator('.card.lifted')).toHaveCount(0);
});

test('a drop counts before the key that comes right after it', async ({ page }) => {
  await open(page, wonGame('1'));
  await dropAnd(page, 'undo');
  await expect(spoken(page)).toHaveText(/^Undone/);
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('a drop is kept if the page is left at that moment', { tag: '@engines' }, async ({ page }) => {
  await open(page, wonGame('1'));
  const again = page.waitForEvent('load');
  await dropAnd(page, 'reload');
  await again;
  await expect(pile(page, 'f8')).toBeVisible();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('an undo in the middle of a drag ends the drag', async ({ page }) => {
  await open(page, wonGame('1'), 1);
  const from = await centreOf(pile(page, 't3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 50, from.y);
  await page.keyboard.press('Control+z');
  await page.mouse.move(from.x - 100, from.y);
  await page.mouse.up();
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await expect(page.locator('.card.lifted')).toHaveCount(0);
});

test('a key that takes another card in the middle of a drag wins', async ({ page }) => {
  await open(page, wonGame('1'));
  const from = await centreOf(pile(page, 't3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 50, from.y);
  await page.keyboard.press('Escape');
  await pile(page, 't7').press('Enter');
  await page.mouse.move(from.x - 100, from.y);
  await page.mouse.up();
  await expect(pile(page, 't7')).toHaveAccessibleName(/, picked up$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual([]);
});

/** Drags the ace of the fan at 3 over its hour, and holds it there. */
async function holdOverHour(page: Page): Promise<void> {
  const [from, to] = [await centreOf(pile(page, 't3')), await centreOf(pile(page, 'f8'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(page.locator('.card.lifted')).toHaveCount(1);
}

/** Nothing was played, and the next drag works. */
async function expectGivenUp(page: Page): Promise<void> {
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Ace of diamonds put back.');
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await holdOverHour(page);
  await page.mouse.up();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
}

for (const [where, by] of [
  ['its hour', 0],
  ['bare felt', 110],
] as const)
  test(`a card that is dragged while the window loses the focus stays where it was, let go over ${where}`, async ({
    page,
  }) => {
    await open(page, wonGame('1'));
    await holdOverHour(page);
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    const { x, y } = await centreOf(pile(page, 'f8'));
    await page.mouse.move(x + by, y);
    await page.mouse.up();
    await expectGivenUp(page);
  });

test('opening the help during a drag puts the card back, and the help stays open on release', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, wonGame('1'));
  // Wait for the dialogs.
  await expect(page.locator('.answers')).toBeAttached();
  await holdOverHour(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How to play' });
  await expect(help).toBeVisible();
  await page.mouse.move(8, 8, { steps: 2 });
  await page.mouse.up();
  await expect(help).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(help).toHaveCount(0);
  await expectGivenUp(page);
});

test('a dragged card stays under the pointer when the window is resized', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, wonGame('1'));
  await holdOverHour(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('body[data-layout=rows], body[data-layout=columns]')).toBeAttached();
  const to = await centreOf(pile(page, 'f8'));
  await page.mouse.move(to.x, to.y);
  const card = await page.locator('.card.lifted').boundingBox();
  expect(card?.x).toBeLessThan(to.x);
  expect(card && card.x + card.width).toBeGreaterThan(to.x);
  expect(card?.y).toBeLessThan(to.y);
  expect(card && card.y + card.height).toBeGreaterThan(to.y);
  await page.mouse.up();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('whose contact has no size drags, and plays one card with two taps', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'its driver has no touches of its own');
    await open(page, wonGame('1'));
    const client = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ ...at, radiusX: 0, radiusY: 0 }] : [],
      });
    const [from, to] = [await centreOf(pile(page, 't3')), await centreOf(pile(page, 'f8'))];
    await send('touchStart', from);
    await send('touchMove', between(from, to));
    await send('touchMove', to);
    await send('touchEnd');
    await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
    await button(page, 'Undo').click();
    for (let i = 0; i < 2; i++) {
      await send('touchStart', from);
      await send('touchEnd');
    }
    await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
  });

  test('does not zoom by quick taps or pull the page, but scrolls, and two fingers zoom', async ({
    page,
  }) => {
    await open(page, wonGame('1'));
    await button(page, 'Menu').click();
    const allowed = await page.evaluate(() => {
      const of = (root: ParentNode, selector: string): string[] => [
        ...new Set(
          [...root.querySelectorAll(selector)].map((each) => getComputedStyle(each).touchAction),
        ),
      ];
      return {
        piles: of(document, 'button.pile'),
        others: of(document, 'html, body, body :not(button.pile)'),
        pull: ['html', 'body', 'dialog'].map(
          (each) => getComputedStyle(document.querySelector(each) as Element).overscrollBehavior,
        ),
      };
    });
    expect(allowed).toEqual({
      piles: ['none'],
      others: ['manipulation'],
      pull: ['none', 'none', 'contain'],
    });
  });
});

test('a press that ends beside the table is forgotten', async ({ page }) => {
  await open(page, wonGame('1'), 2);
  const [stock, undo] = [await centreOf(pile(page, 's')), await centreOf(button(page, 'Undo'))];
  await page.mouse.move(stock.x, stock.y);
  await page.mouse.down();
  await page.mouse.move(undo.x, undo.y, { steps: 4 });
  await page.mouse.up();
  const fan = await centreOf(pile(page, 't3'));
  await page.mouse.click(fan.x, fan.y);
  await expect(pile(page, 't3')).toHaveAccessibleName(/, picked up$/);
});

test('a drag that leaves the window and lets go there puts its card back', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver keeps the pointer inside the window');
  await open(page, wonGame('1'));
  const from = await centreOf(pile(page, 't3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y);
  await page.mouse.move(2000, from.y);
  await page.mouse.up();
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await page.mouse.move(from.x, from.y);
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual([]);
});

test('if the rules allow drawing with gaps, there is a button for it', async ({ page }) => {
  await open(page, { ...wonGame('1', 'gamerules'), moves: ['t3-f8'] }, 1);
  await expect(pile(page, 's')).toHaveAccessibleName('Stock: 56 cards, refill one gap');
  await button(page, 'Draw a card').click();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8', 'draw']);
  await button(page, 'Draw a card').press('d');
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8', 'draw', 'refill']);
  await expect(button(page, 'Draw a card')).toBeHidden();
  await expect(pile(page, 's')).toBeFocused();
});
