/** Games found when the page loads, and data found that is not a game. */
import { expect, test } from '@playwright/test';
import { button, keptGames, keptMoves, open, spoken, wonGame } from './player.ts';

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

test('a damaged game left by a page is set aside, and the page says so', async ({ page }) => {
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

test('foreign data in the place of unfinished writes is ignored', { tag: '@all' }, async ({
  page,
}) => {
  for (const text of ['{"moves":', '7', 'null', '[{"owner":"x","change":{"serial":1}}]']) {
    await page.goto('./NOTICE.txt');
    await page.evaluate((left) => localStorage.setItem('bigben.unwritten', left), text);
    await page.goto('./');
    await expect(spoken(page), text).toHaveText(/^Deal \d+, not started/);
  }
});
