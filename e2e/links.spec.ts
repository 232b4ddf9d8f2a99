/** Links: shared, followed, watched, damaged; and rules of one's own. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import {
  button,
  keptGames,
  keptMoves,
  open,
  openOptions,
  pile,
  spoken,
  wonGame,
} from './player.ts';

const game = wonGame('1');

async function linkOf(page: Page, what?: string): Promise<string> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  if (what) await dialog.getByLabel('What to share').selectOption({ label: what });
  expect(await violations(page, 'dialog')).toEqual([]);
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
  await expect(dialog).toContainText('With a game that was won in 116 moves.');
  await dialog.getByRole('button', { name: 'Review the game' }).click();
  const bar = other.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar).toContainText('Start, of 116 moves');
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(other.locator('.win')).toBeVisible();
  // It is in the log as somebody else's, and the address does not open it again.
  const { games } = await keptGames(other);
  expect(games.map(({ continued }) => continued)).toEqual([true]);
  await other.reload();
  await expect(spoken(other)).toContainText('Deal 1, 116 moves made.');
  await expect(dialog).toHaveCount(0);
  // The same link once more, in the page that is open.
  await other.evaluate((hash) => {
    location.hash = hash;
  }, link.split('#')[1] ?? '');
  await dialog.getByRole('button', { name: 'Play this deal' }).click();
  await expect(other.locator('.deal')).toHaveText('Deal 1');
  await expect.poll(() => keptMoves(other)).toEqual([]);
  expect((await keptGames(other)).games).toHaveLength(2);
  await other.context().close();
});

test('a deal alone is shared, by rules of one’s own', async ({ page }) => {
  await open(page, game, 3);
  await openOptions(page);
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await dialog.getByLabel('Rules').selectOption('own');
  await dialog.getByLabel('you can turn the waste over').check();
  await dialog.getByLabel('unless it is empty').check();
  expect(await violations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Or play a numbered deal').fill('7');
  await dialog.getByRole('button', { name: 'Play this deal', exact: true }).click();
  await expect(page.locator('.deal')).toHaveText('Deal 7 Your own rules');
  const link = await linkOf(page);
  // The game on the table keeps its rules through a reload.
  await expect.poll(async () => (await keptGames(page)).games.at(-1)?.rules).toBeTruthy();
  await page.reload();
  await expect(page.locator('.deal')).toHaveText('Deal 7 Your own rules');
  await pile(page, 's').press('d');
  await page.goto('about:blank');
  await page.goto(link);
  const linked = page.getByRole('dialog', { name: 'Shared game' });
  await expect(linked).toContainText('Deal 7, Your own rules.');
  await linked.getByRole('button', { name: 'Play this deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Deal 7 Your own rules');
  await button(page, 'Menu').click();
  await button(page, 'How to play').click();
  await expect(page.getByRole('dialog', { name: 'How to play' })).toContainText(
    'you can turn the waste over',
  );
});

test('what is no link, or a damaged one, harms nothing and says so', async ({ page }) => {
  await open(page, game, 5);
  const link = (await linkOf(page)).split('#')[1] ?? '';
  const changed = link.replace(/.(?=.$)/, (c) => (c === 'a' ? 'b' : 'a'));
  for (const [hash, said] of [
    [changed, 'missing or changed'],
    [link.slice(0, -1), 'missing or changed'],
    ['9/whatever', 'newer version'],
    ['1/nonsense/7', 'This link'],
    ['1/classic/0', 'no deal with this number'],
    ['nonsense', 'couldn’t be read. Check that you copied all of it.'],
  ] as const) {
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await expect(page.locator('.notice')).toContainText(said);
    await expect.poll(() => keptMoves(page)).toHaveLength(5);
    await button(page, 'Undo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(4);
    // Until it is done it would take away what is said of the next one.
    await button(page, 'Redo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(5);
  }
  await page.goto('./#<img src=x onerror=alert(1)>');
  await expect(page.locator('.notice')).toContainText('This link couldn’t be read.');
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('copying a link says that it was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, game, 5);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await button(page, 'Copy link').click();
  await expect(page.getByRole('dialog')).toContainText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#1\/classic\/1\/\w+$/);
});
