/**
 * Links in the address of real pages; other tests of links are in src/ui/dialogs/Linked.test.tsx.
 */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, keptGames, keptMoves, open, spoken, wonGame } from './player.ts';

const game = wonGame('1');

async function linkOf(page: Page): Promise<string> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

test('a won game is shared, watched by another, and played by them', async ({ page, browser }) => {
  await open(page, game, game.moves.length);
  const link = await linkOf(page);
  expect(link.split('#')[1]?.length).toBeLessThan(250);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const dialog = other.getByRole('dialog', { name: 'Shared game' });
  await expect(dialog).toContainText('Deal 1, Classic.');
  expect(await violations(other, 'dialog')).toEqual([]);
  await expect(dialog).toContainText('With a game that was won in 116 moves.');
  await dialog.getByRole('button', { name: 'Review the game' }).click();
  const bar = other.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar).toContainText('Start, of 116 moves');
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(other.locator('.win')).toBeVisible();
  // The log has it as somebody else's game, and the address does not open it again.
  const { games } = await keptGames(other);
  expect(games.map(({ continued }) => continued)).toEqual([true]);
  await other.reload();
  await expect(spoken(other)).toContainText('Deal 1, 116 moves made.');
  await expect(dialog).toHaveCount(0);
  // The same link again, in the open page.
  await other.evaluate((hash) => {
    location.hash = hash;
  }, link.split('#')[1] ?? '');
  await dialog.getByRole('button', { name: 'Play this deal' }).click();
  await expect(other.locator('.deal')).toHaveText('Deal 1');
  await expect.poll(() => keptMoves(other)).toEqual([]);
  expect((await keptGames(other)).games).toHaveLength(2);
  await other.context().close();
});

test('copying a link says that it was copied', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, game, 5);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await button(page, 'Copy link').click();
  await expect(page.getByRole('dialog')).toContainText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#1\/classic\/1\/\w+$/);
});
