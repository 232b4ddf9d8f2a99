/** The keyboard. */
import { expect, test } from '@playwright/test';
import { button, keptMoves, open, pile, spoken, wonGame } from './player.ts';

test('arrows walk round the clock, inward and outward', { tag: '@engines' }, async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't12').focus();
  for (const [key, place] of [
    ['ArrowLeft', 't11'],
    ['ArrowRight', 't12'],
    ['ArrowRight', 't1'],
    ['ArrowDown', 'f1'],
    ['ArrowUp', 't1'],
    ['ArrowDown', 'f1'],
    ['ArrowDown', 's'],
    ['ArrowLeft', 'w'],
    ['ArrowRight', 's'],
    ['ArrowDown', 'f6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pile(page, place)).toBeFocused();
  }
});

test('letters act while the clock has the focus or nothing has, not on buttons', async ({
  page,
}) => {
  await open(page, wonGame('1'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(pile(page, 's')).toBeFocused();
  await button(page, 'Undo').focus();
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toEqual([]);
  // A click gives it the focus as well, but nobody sees that.
  await button(page, 'Undo').click({ force: true });
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  await page.keyboard.press('z');
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await pile(page, 't3').focus();
  await page.keyboard.press('d');
  await page.keyboard.press('f');
  await expect.poll(() => keptMoves(page)).toEqual(['draw', 't3-f8']);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.keyboard.press('r');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  await expect(pile(page, 't3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('Ace of diamonds picked up.');
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toHaveText('Ace of diamonds put back.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pile(page, 't3')).toBeFocused();
});

test('a letter after a click is for the table, but not while a dialog is open', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, wonGame('1'));
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('f');
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
});

test('a hint that is ended by Esc leaves the focus on the clock, if it was on its buttons', async ({
  page,
}) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length - 4);
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await button(page, 'Do it').focus();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Do it')).toHaveCount(0);
  await expect(pile(page, 's')).toBeFocused();
});

test('of a won clock the twelve hours are left to walk round', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  await pile(page, 's').focus();
  await page.keyboard.press('r');
  await expect(spoken(page)).toContainText('You won');
  await expect(page.locator('.won .main')).toBeFocused();
  await pile(page, 'f12').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(pile(page, 'f12')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pile(page, 'f1')).toBeFocused();
  await expect(page.locator('[data-pile=s]')).toBeHidden();
  await page.keyboard.press('z');
  await expect(page.locator('[data-pile=s]')).toBeVisible();
});

test('Esc and a tap on the felt put a card back, wherever the focus is', async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').click();
  await button(page, 'Undo').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card.lifted')).toHaveCount(0);
  await pile(page, 't3').press('Enter');
  await expect(page.locator('.card.lifted')).toHaveCount(1);
  await page.mouse.click(640, 790);
  await expect(page.locator('.card.lifted')).toHaveCount(0);
});

test('a refused place is explained and the card stays in hand', async ({ page }) => {
  await open(page, wonGame('1'));
  // Before it is loaded it is said in general: “Not in suit.”
  await expect(page.locator('.answers')).toBeAttached();
  await pile(page, 't3').press('Enter');
  await pile(page, 't12').press('Enter');
  await expect(spoken(page)).toHaveText('This fan takes the king of clubs.');
  // A reader tells the same words again only if the text is another.
  const told = await spoken(page).textContent();
  await pile(page, 't12').press('Enter');
  await expect.poll(() => spoken(page).textContent()).toBe(`${told}\u00a0`);
  await pile(page, 'f8').press('Enter');
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('a dialog is open as soon as it is there, so that Esc closes it', async ({ page }) => {
  await open(page, wonGame('1'));
  const isOpen = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        new MutationObserver((_, observer) => {
          const dialog = document.querySelector('dialog');
          if (!dialog) return;
          observer.disconnect();
          tell(dialog.open);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await button(page, 'Menu').click();
  expect(await isOpen).toBe(true);
});

test('a key right after a dialog is closed, before the page is drawn anew, is for the table', async ({
  page,
}) => {
  await open(page, wonGame('1'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await page.evaluate(() => {
    const { activeElement } = document;
    document.querySelector('dialog')?.close();
    activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );
  });
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(pile(page, 's')).toBeFocused();
});

test('the piles have the names of what lies there though no frame is painted', async ({ page }) => {
  await open(page, wonGame('1'), 20);
  const before = await pile(page, 's').getAttribute('aria-label');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  for (let i = 0; i < 20; i++) await pile(page, 's').press('z');
  await expect(pile(page, 's')).not.toHaveAttribute('aria-label', before ?? '');
});
