/** The offer of a new version comes in the middle of a game, and is accepted there. */
import { expect, type Page } from '@playwright/test';
import { cardsShown, type Host, keptOffline, test } from './host.ts';
import { changeSite, isMarked, lookAgain, mark, offer } from './newVersion.ts';
import {
  between,
  button,
  centreOf,
  keptMoves,
  makeFinger,
  open,
  openOptions,
  pile,
  wonGame,
} from './player.ts';
import { keptUndone } from './solver.ts';

test.use({ serviceWorkers: 'allow' });

/** The moves from the sixtieth on are t8-f9, t4-t10, refill. */
const { moves } = wonGame('1');
const MIDDLE = 60;

/** A game in the middle, whose remaining moves can be redone. */
async function visitMiddle(page: Page, host: Host): Promise<void> {
  await open(page, wonGame('1'), MIDDLE, host.url);
  await keptOffline(page);
  await cardsShown(page);
  await mark(page);
}

/** The host has a new version, and the page learns of it. */
async function receiveOffer(page: Page, folder: string): Promise<void> {
  changeSite(folder, 'second');
  await lookAgain(page);
  await expect(offer(page)).toBeVisible();
}

const held = (page: Page) => page.getByRole('button', { name: /, picked up$/ });

/** The new version shows the same game at the same move; undo and redo reach as far as before. */
async function expectSameGame(page: Page, made: number, undone: number): Promise<void> {
  await expect(page).toHaveTitle('second');
  expect(await isMarked(page)).toBe(false);
  await cardsShown(page);
  await expect(offer(page)).toHaveCount(0);
  await expect(held(page)).toHaveCount(0);
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, made));
  expect(await keptUndone(page)).toBe(undone);
  await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, made + 1));
  for (const left of [made, made - 1]) {
    await button(page, 'Undo').click();
    await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, left));
  }
}

test('with a card in hand: mouse and keys play on, and the new version has the same game', async ({
  page,
  folder,
  host,
}) => {
  await visitMiddle(page, host);
  const [from, to] = [await centreOf(pile(page, 't8')), await centreOf(pile(page, 'f9'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(between(from, to).x, between(from, to).y);
  await receiveOffer(page, folder);
  await expect(page.locator('.card.lifted')).toHaveCount(1);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 61));
  await pile(page, 't4').press('Enter');
  await pile(page, 't10').press('Enter');
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 63));
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 61));
  await pile(page, 't4').click();
  await expect(held(page)).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
  await button(page, 'Update').click();
  // The moves of the line were made by hand, so the rest of it can still be redone.
  await expectSameGame(page, 61, moves.length - 61);
});

test('with a dialog open: it stays, with what was typed; the keys reach the offer afterwards', {
  tag: '@all',
}, async ({ page, folder, host }) => {
  await visitMiddle(page, host);
  await openOptions(page);
  const number = page.getByLabel('Or play a numbered deal');
  await number.fill('12');
  await receiveOffer(page, folder);
  await expect(number).toBeFocused();
  await page.keyboard.type('34');
  await expect(number).toHaveValue('1234');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await button(page, 'Later').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectSameGame(page, MIDDLE, moves.length - MIDDLE);
});

test('while a move is being written: it is there in the new version', { tag: '@all' }, async ({
  page,
  folder,
  host,
}) => {
  await visitMiddle(page, host);
  await receiveOffer(page, folder);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bigben');
        opening.onsuccess = () => {
          // All other writes wait for this transaction, which lasts until the page is closed.
          const games = opening.result.transaction('games', 'readwrite').objectStore('games');
          const keepOpen = (): void => {
            games.count().onsuccess = keepOpen;
          };
          keepOpen();
          resolve();
        };
      }),
  );
  await button(page, 'Redo').click();
  await button(page, 'Update').click();
  await expectSameGame(page, MIDDLE + 1, moves.length - MIDDLE - 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('with a card under the finger: touch plays on, and the new version has the same game', {
    tag: '@all',
  }, async ({ page, folder, host }) => {
    await visitMiddle(page, host);
    const finger = await makeFinger(page);
    const [from, to] = [await centreOf(pile(page, 't8')), await centreOf(pile(page, 'f9'))];
    await finger.down(from);
    await finger.move(between(from, to));
    await receiveOffer(page, folder);
    await expect(page.locator('.card.lifted')).toHaveCount(1);
    await finger.move(to);
    await finger.up();
    await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 61));
    await pile(page, 't4').tap();
    await pile(page, 't10').tap();
    await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 62));
    await button(page, 'Undo').tap();
    await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, 61));
    await pile(page, 't4').tap();
    await expect(held(page)).toHaveCount(1);
    await button(page, 'Update').tap();
    await expectSameGame(page, 61, moves.length - 61);
  });

  test('a refusal is shown at its card, and the offer stays where it was', { tag: '@all' }, async ({
    page,
    folder,
    host,
  }) => {
    await visitMiddle(page, host);
    await receiveOffer(page, folder);
    const { x, y } = await centreOf(pile(page, 't10'));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.callout')).toHaveText('No hour takes it right now');
    await expect(offer(page)).toBeVisible();
    await button(page, 'Later').tap();
    await expect(offer(page)).toHaveCount(0);
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const)
  test(`it covers no card in a window of ${width} by ${height}`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page, folder, host }) => {
    await page.setViewportSize({ width, height });
    // The fans at 11, 12 and 1 are of five, three and four cards.
    await open(page, wonGame('69923366865875927040'), 29, host.url);
    await keptOffline(page);
    await receiveOffer(page, folder);

    // The longest sentence, and the one from right to left.
    for (const language of ['fr', 'ar']) {
      await page.evaluate(
        (text) => localStorage.setItem('bigben.settings', text),
        JSON.stringify({ language, speed: 'off' }),
      );
      await page.reload();
      await expect(page.locator('.tip.update')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await cardsShown(page);
      const covered = await page.locator('.tip.update').evaluate((bar) => {
        const box = bar.getBoundingClientRect();
        return [...document.querySelectorAll('.card, .control')].filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        }).length;
      });
      expect(covered, language).toBe(0);
    }
  });
