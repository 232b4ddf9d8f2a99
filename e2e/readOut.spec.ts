/** Keys that read out the table, keys that go to an hour, and moves that are typed, where the browser itself moves the focus. */
import { expect, test } from '@playwright/test';
import { keptMoves, open, pile, spoken, wonGame } from './player.ts';

test('a game is played by typing its moves', { tag: '@all' }, async ({ page }) => {
  const game = wonGame('1');
  await open(page, game);
  await pile(page, 't3').focus();
  await page.keyboard.press('i');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await expect(field).toBeFocused();
  const moves = game.moves.slice(0, 6);
  for (const move of moves) {
    await field.pressSequentially(move);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect.poll(() => keptMoves(page)).toEqual(moves);
  await field.pressSequentially('4 10');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('This fan takes the ');
  await expect(field).toHaveValue('4 10');
  await expect(field).toBeFocused();
  await field.fill('undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptMoves(page)).toEqual(moves.slice(0, -1));
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('undo');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(pile(page, 't3')).toBeFocused();
});

test('the number row goes to the hours, and letters read out', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, wonGame('1'));
  await pile(page, 's').focus();
  await page.keyboard.press('Shift+Digit7');
  await expect(pile(page, 't7')).toBeFocused();
  await page.keyboard.press('Shift+Digit7');
  await expect(pile(page, 'f7')).toBeFocused();
  await page.keyboard.press('Shift+Equal');
  await expect(pile(page, 't12')).toBeFocused();
  await page.keyboard.press('Minus');
  await expect(pile(page, 't11')).toBeFocused();
  await page.keyboard.press('u');
  await expect(spoken(page)).toContainText('Fan at 11: ');
  await page.keyboard.press('Digit3');
  await expect(spoken(page)).toContainText('Fan at 3: ');
  await expect(pile(page, 't11')).toBeFocused();
  for (const [key, text] of [
    ['e', 'Tops of the fans.'],
    ['m', 'Moves you can make now.'],
    ['o', 'What each hour needs.'],
    ['l', 'No move has been made yet.'],
    ['g', 'No gaps.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(spoken(page)).toContainText(text);
  }
  await expect.poll(() => keptMoves(page)).toEqual([]);
});
