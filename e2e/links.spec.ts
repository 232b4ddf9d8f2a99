/** Links: shared, followed, watched, damaged; and rules of one's own. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { button, keptGames, keptMoves, open, pile, spoken, wonGame } from './player.ts';

const game = wonGame('1');

async function linkOf(page: Page, what?: string): Promise<string> {
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  if (what) await dialog.getByLabel('What the link holds').selectOption({ label: what });
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
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
  const dialog = other.getByRole('dialog', { name: 'A link to a game' });
  await expect(dialog).toContainText('Deal 1, classic.');
  await expect(dialog).toContainText('It holds a game that was won in 116 moves.');
  await dialog.getByRole('button', { name: 'Watch the game' }).click();
  const bar = other.getByRole('complementary', { name: 'Look through' });
  await expect(bar).toContainText('Deal, of 116 moves');
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(other.getByText('Twelve o’clock')).toBeVisible();
  // It is in the log as somebody else's, and the address does not open it again.
  const { games } = await keptGames(other);
  expect(games.map(({ continued }) => continued)).toEqual([true]);
  await other.reload();
  await expect(spoken(other)).toContainText('Deal 1, 116 moves.');
  await expect(dialog).toHaveCount(0);
  // The same link once more, in the page that is open.
  await other.evaluate((hash) => {
    location.hash = hash;
  }, link.split('#')[1] ?? '');
  await dialog.getByRole('button', { name: 'Play this deal' }).click();
  await expect(other.locator('.deal')).toHaveText('Deal 1 classic');
  await expect.poll(() => keptMoves(other)).toEqual([]);
  expect((await keptGames(other)).games).toHaveLength(2);
  await other.context().close();
});

test('a deal alone is shared, by rules of one’s own', async ({ page }) => {
  await open(page, game, 3);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByLabel('Rules').selectOption('own');
  await dialog.getByLabel('the waste may be turned over once').check();
  await dialog.getByLabel('as long as it is not empty').check();
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await dialog.getByLabel('or by its number').fill('7');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('.deal')).toHaveText('Deal 7 own rules');
  const link = await linkOf(page);
  // The game on the table keeps its rules through a reload.
  await expect.poll(async () => (await keptGames(page)).games.at(-1)?.rules).toBeTruthy();
  await page.reload();
  await expect(page.locator('.deal')).toHaveText('Deal 7 own rules');
  await pile(page, 's').press('d');
  await page.goto('about:blank');
  await page.goto(link);
  const linked = page.getByRole('dialog', { name: 'A link to a game' });
  await expect(linked).toContainText('Deal 7, own rules.');
  await linked.getByRole('button', { name: 'Play this deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Deal 7 own rules');
  await button(page, 'Menu').click();
  await button(page, 'How to play').click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText(
    'the waste may be turned over once',
  );
});

test('what is no link, or a damaged one, harms nothing and says so', async ({ page }) => {
  await open(page, game, 5);
  const link = (await linkOf(page)).split('#')[1] ?? '';
  const changed = link.replace(/.(?=.$)/, (c) => (c === 'a' ? 'b' : 'a'));
  for (const [hash, said] of [
    [changed, 'This link is damaged'],
    [link.slice(0, -1), 'This link is damaged'],
    ['9/whatever', 'newer version'],
    ['1/nonsense/7', 'This link'],
    ['1/classic/0', 'This link'],
    ['nonsense', 'could not be read. A link holds rules and a deal number'],
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
  await expect(page.locator('.notice')).toContainText('This link could not be read.');
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('copying a link says that it was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, game, 5);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await button(page, 'Copy').click();
  await expect(page.getByRole('dialog')).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#1\/classic\/1\/\w+$/);
});
