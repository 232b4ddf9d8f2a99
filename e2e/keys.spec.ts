/** The keyboard, where the browser itself moves the focus. */
import { expect, test } from '@playwright/test';
import { button, keptMoves, open, pile, spoken, wonGame } from './player.ts';

test('letters work while the clock or nothing has the focus, not on buttons', async ({ page }) => {
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
  // A click focuses it too, but without a visible ring.
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
  tag: ['@all', '@engines'],
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

test('on a won clock the arrows walk round the twelve hours only', { tag: '@all' }, async ({
  page,
}) => {
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

test('Esc and a tap on the felt put a card back, wherever the focus is', { tag: '@all' }, async ({
  page,
}) => {
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

test('a key right after a dialog is closed, before the next frame, is for the table', {
  tag: '@all',
}, async ({ page }) => {
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
