/** Undo, new deals, reloads, ends. */
import { expect, test } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { wonGames } from '../src/rules/testing/vectors.ts';
import {
  button,
  keptGames,
  keptMoves,
  lostGame,
  open,
  openOptions,
  pile,
  spoken,
  wonGame,
} from './player.ts';

test('undo, redo and restart', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, 4);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 3));
  await button(page, 'Restart').click();
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 4; i++) await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 4));
});

test('a deal by its number, by chosen rules', async ({ page }) => {
  await open(page, wonGame('1'));
  await openOptions(page);
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await dialog.getByLabel('Rules').selectOption('mcneely');
  await expect(dialog).toContainText('Scott McNeely');
  const number = dialog.getByLabel('Or play a numbered deal');
  await number.fill('ms 5');
  await number.press('Enter');
  await expect(dialog).toContainText('Enter digits, such as 643303');
  for (const text of ['-3', '3.5', '+3', '1e5']) {
    await number.fill(text);
    await number.press('Enter');
    await expect(dialog).toContainText('Enter digits, such as 643303');
  }
  // 32000, as it is typed in Arabic.
  await number.fill('٣٢٠٠٠');
  await dialog.getByRole('button', { name: 'Play this deal', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.deal')).toHaveText('Deal 32000 McNeely');
  await expect(pile(page, 't12')).toHaveAccessibleName(
    'Fan at 12: four of clubs on four of hearts on king of hearts, three cards',
  );
});

const ownGame = wonGames().find(({ rules }) => typeof rules === 'object') as GameRecord;

for (const [what, game] of [
  ['a named set', wonGame('1')],
  ['own rules, which are long', ownGame],
] as const)
  test(`in a low window the options of a deal by ${what} open at their top, with their title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, game, 20);
    await openOptions(page);
    const dialog = page.getByRole('dialog', { name: 'New deal' });
    await expect(dialog.getByRole('heading', { name: 'New deal' })).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Deal')).toBeInViewport({ ratio: 1 });
    expect(
      await dialog.evaluate((shown) => [shown, ...shown.children].map((each) => each.scrollTop)),
    ).toEqual([0, 0]);
  });

test('a random deal, another each time', async ({ page }) => {
  await open(page, wonGame('1'));
  const title = page.locator('.deal');
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await openOptions(page);
    await button(page, 'Deal').click();
    await expect(title).toHaveText('Classic');
    await expect(title).toHaveAttribute('title', /^Deal \d{1,8}$/);
    await expect(pile(page, 's')).toBeFocused();
    seen.add((await title.getAttribute('title')) ?? '');
  }
  expect(seen.size).toBe(3);
});

test('a reload in the middle of a game returns to it, with all that can be undone and redone', async ({
  page,
}) => {
  const game = wonGame('1');
  await open(page, game, 20);
  await button(page, 'Undo').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(19);
  await page.reload();
  await expect(spoken(page)).toHaveText('Deal 1, 19 moves made.');
  await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 19));
  await button(page, 'Redo').click();
  await expect.poll(() => keptMoves(page)).toEqual(game.moves.slice(0, 20));
  for (let i = 0; i < 20; i++) await button(page, 'Undo').click();
  await expect.poll(() => keptMoves(page)).toEqual([]);
});

test('a damaged game that a page left is set aside and said so', async ({ page }) => {
  await page.addInitScript(() => {
    const change = {
      ...{ serial: 1, put: [{ id: 'odd', moves: 7 }], table: 'odd' },
      ...{ remove: [], setAside: [], forgetDamaged: [] },
    };
    localStorage.setItem('bigben.unwritten', JSON.stringify([{ owner: 'x', change }]));
  });
  await page.goto('./');
  await expect(spoken(page)).toHaveText(/couldn’t be read/);
  await expect(page.locator('.notice')).toHaveText(/couldn’t be read/);
  await expect
    .poll(async () => (await keptGames(page)).damaged.map(({ value }) => value))
    .toEqual([{ id: 'odd', moves: 7 }]);
});

for (const text of ['{"moves":', '7', 'null', '[{"owner":"x","change":{"serial":1}}]'])
  test(`what a page left that is none of ours is passed over: ${text}`, async ({ page }) => {
    await page.addInitScript((left) => localStorage.setItem('bigben.unwritten', left), text);
    await page.goto('./');
    await expect(spoken(page)).toHaveText(/^Deal \d+, not started/);
  });

test('the end without moves is announced, and can be undone', async ({ page }) => {
  const game = lostGame();
  await open(page, game, game.moves.length - 1);
  await expect(page.locator('.notice')).toBeHidden();
  await button(page, 'Redo').click();
  await expect(spoken(page)).toContainText(/No moves left\. \d+ of 104 cards are home\./);
  await expect(page.locator('.side-panel.lost .words')).toHaveText(
    /^No moves left\. \d+ of 104 home\.$/,
  );
  await button(page, 'Undo').click();
  await expect(page.locator('.notice')).toBeHidden();
});

test('a lost game is played to its end by clicks', async ({ page }) => {
  const game = lostGame();
  await open(page, game);
  for (const move of game.moves)
    for (const place of move.includes('-') ? move.split('-') : ['s'])
      await pile(page, place).dispatchEvent('click');
  await expect(spoken(page)).toContainText('No moves left.');
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
});

test('a won game is announced and shown', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  await button(page, 'Redo').click();
  await expect(spoken(page)).toContainText('You won in 116 moves');
  await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
});
