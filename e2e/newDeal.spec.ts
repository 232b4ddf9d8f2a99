/** A new deal: at once, asked for only where a game would be given up, and taken back. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { button, keptGames, open, openOptions, pile, spoken, wonGame } from './player.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'New deal?' });
const line = (page: Page) => page.getByRole('complementary', { name: 'New deal' });
const outcomes = async (page: Page) =>
  (await keptGames(page)).games.map(({ number, outcome }) => [number === '1', outcome?.result]);

test('from a deal without a move it comes at once, and Undo takes it back', async ({ page }) => {
  await open(page, { ...wonGame('1'), moves: [] });
  await button(page, 'New deal').click();
  await expect(spoken(page)).toHaveText(/^New deal: number \d+, Classic\.$/);
  await expect(pile(page, 's')).toBeFocused();
  // It does not go while it is pointed at.
  await line(page).hover();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Undo').click();
  await expect(spoken(page)).toHaveText('Deal 1, not started.');
  await expect(line(page)).toHaveCount(0);
  await expect.poll(() => outcomes(page)).toEqual([[true, undefined]]);
});

test('the line goes with the first move, or by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, { ...wonGame('1'), moves: [] });
  await button(page, 'New deal').click();
  await expect(line(page)).toBeVisible();
  await pile(page, 's').press('d');
  await expect(line(page)).toHaveCount(0);
  await button(page, 'Undo').click();
  await button(page, 'New deal').click();
  await button(page, 'Give up and deal').click();
  await expect(line(page)).toBeVisible();
  await page.clock.runFor(9000);
  await expect(line(page)).toHaveCount(0);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('over a game that was begun it asks: keep playing', async ({ page }) => {
  await open(page, wonGame('1'), 20);
  await button(page, 'New deal').click();
  await expect(question(page)).toContainText('This game will count as a loss.');
  await expect(button(page, 'Save this game for later')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Keep playing').click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('.deal')).toContainText('Deal 1 ');
});

test('over a game that was begun it asks: save it for later', async ({ page }) => {
  await open(page, wonGame('1'), 20);
  await button(page, 'New deal').click();
  await button(page, 'Save this game for later').click();
  await expect(page.locator('.deal')).not.toContainText('Deal 1 ');
  await expect.poll(() => outcomes(page)).toContainEqual([true, undefined]);
});

test('over a game that was begun it asks: give up; taken back, it was never given up', async ({
  page,
}) => {
  await open(page, wonGame('1'), 20);
  await button(page, 'New deal').click();
  await expect(button(page, 'Give up and deal')).toHaveAccessibleDescription(
    'This game will count as a loss.',
  );
  await button(page, 'Give up and deal').click();
  await expect.poll(() => outcomes(page)).toContainEqual([true, 'lost']);
  await pile(page, 's').press('z');
  await expect(spoken(page)).toHaveText('Deal 1, 20 moves made.');
  await expect.poll(() => outcomes(page)).toEqual([[true, undefined]]);
  await page.reload();
  await expect(spoken(page)).toHaveText('Deal 1, 20 moves made.');
});

test('the options are there before a game is left and after a deal', async ({ page }) => {
  await open(page, wonGame('1'), 20);
  const options = page.getByRole('dialog', { name: 'New deal' });
  await button(page, 'New deal').click();
  await button(page, 'Options…').click();
  await expect(options.getByLabel('Rules')).toBeVisible();
  await button(page, 'Close').click();
  await expect(page.locator('.deal')).toContainText('Deal 1 ');
  await button(page, 'New deal').click();
  await button(page, 'Give up and deal').click();
  await line(page).getByRole('button', { name: 'Options…' }).click();
  await expect(options.getByLabel('Rules')).toBeVisible();
});

test('a tip for beginners waits until the line is gone', async ({ page }) => {
  await open(page, { ...wonGame('1'), moves: [] });
  await page.evaluate(() => localStorage.setItem('bigben.tips', '[]'));
  await page.reload();
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toBeVisible();
  await button(page, 'New deal').click();
  await expect(line(page)).toBeVisible();
  await expect(tip).toBeHidden();
});

test('in the options the rules come last, what they say is folded, and a low window has two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, wonGame('1'), 20);
  await button(page, 'New deal').click();
  await button(page, 'Options…').click();
  const options = page.getByRole('dialog', { name: 'New deal' });
  const tops = await Promise.all(
    [
      options.getByRole('group', { name: 'Difficulty' }),
      options.getByLabel('Or play a numbered deal'),
    ].map(async (each) => (await each.boundingBox()) ?? { x: 0, y: 0 }),
  );
  expect(tops[0]?.x).toBeLessThan(tops[1]?.x ?? 0);
  expect(await options.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  const source = options.getByText('Wikipedia, “Big Ben (card game)”');
  await expect(source).toBeHidden();
  await options.getByText('What these rules say, and where they are from').click();
  await expect(source).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  const last = options.locator('select, input, button').last();
  await expect(last).toHaveAccessibleName('Rules');
});

test('a deal that nobody has decided can be chosen, by the rules that are chosen', async ({
  page,
}) => {
  await open(page, { ...wonGame('1'), moves: [] });
  await openOptions(page);
  const options = page.getByRole('dialog', { name: 'New deal' });
  await options.getByText('Deals nobody has decided').click();
  await options.getByRole('button', { name: '169', exact: true }).click();
  await expect(options.getByLabel('Or play a numbered deal')).toHaveValue('169');
  expect(await violations(page, 'dialog')).toEqual([]);
  await options.getByLabel('Rules', { exact: true }).selectOption({ label: 'GameRules.com' });
  await expect(options.getByRole('button', { name: '169', exact: true })).toHaveCount(0);
  await options.getByRole('button', { name: '3459', exact: true }).click();
  await options.getByRole('button', { name: 'Play this deal' }).click();
  await expect(spoken(page)).toHaveText(/^New deal: number 3459, /);
});
