/**
 * A challenge between two players, each with a browser of their own; other tests of challenges are in
 * src/ui/dialogs/Challenge.test.tsx.
 */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, keptGames, lostGame, open, placesOf, unpainted, wonGame } from './player.ts';

const TITLE = { name: en.challenge.title };
const SEALED = /#c1\/classic\/\d+\/\w+$/;

/** Makes recorded moves by keys. */
async function play(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const places = placesOf(move);
    if (!places) {
      await page.locator('[data-pile=s]').focus();
      await page.keyboard.press('d');
    }
    for (const place of places ?? []) {
      await page.locator(`[data-pile=${place}]`).focus();
      await page.keyboard.press('Enter');
    }
  }
}

/** Seals the game on the table. @returns the link */
async function seal(page: Page): Promise<string> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByLabel('What to share').selectOption(en.links.challenge);
  await expect(dialog).toContainText(en.links.challengeNote);
  expect(await violations(page, 'dialog')).toEqual([]);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(SEALED);
  await page.keyboard.press('Escape');
  return link;
}

/** The rows of the comparison, each with the player's value and the other's. */
const rowsOf = (page: Page): Promise<string[][]> =>
  page
    .getByRole('dialog', TITLE)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Follows a link in an open page. */
const follow = (page: Page, link: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, link.split('#')[1] ?? '');

test('a sealed game is played by another, compared once given up, and answered', async ({
  page,
  browser,
}) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length);
  const link = await seal(page);
  // The computer plays this deal as long as the won game is shown.
  await page.goto('about:blank');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(() =>
    localStorage.setItem('bigben.settings', JSON.stringify({ version: 1, singleTap: false })),
  );
  await other.goto(link);
  const dialog = other.getByRole('dialog', TITLE);
  await expect(dialog).toContainText('Deal 1, Classic.');
  await expect(dialog).toContainText(en.challenge.sealed);
  await expect(dialog).not.toContainText('116');
  expect(await violations(other, 'dialog')).toEqual([]);
  await expect(dialog.getByRole('button', { name: en.challenge.compare })).toHaveCount(0);
  await other.keyboard.press('Enter');
  await expect(other.locator('.deal')).toHaveText('Deal 1');

  // The same first moves, then another one; then the game is given up.
  await play(other, [...game.moves.slice(0, 3), 'refill']);
  await button(other, 'New deal').click();
  await button(other, 'Give up and deal').click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await button(other, 'Menu').click();
  await other
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^Games/ })
    .click();
  await button(other, en.games.actions('Deal 1')).click();
  await button(other, en.challenge.compare).click();
  await expect(dialog).toContainText(en.challenge.parted(3));
  expect(await violations(other, 'dialog')).toEqual([]);
  const rows = await rowsOf(other);
  expect(rows[0]).toEqual(['Result', 'Not won', '✓ Won']);
  expect(rows[3]).toEqual(['Moves', '4', '116']);

  // The answer.
  await button(other, en.challenge.send).click();
  const share = other.getByRole('dialog', { name: 'Share' });
  const answer = await share.getByLabel('Link', { exact: true }).inputValue();
  expect(answer).toMatch(SEALED);
  await other.keyboard.press('Escape');
  await expect(share).toHaveCount(0);

  // Their way, in the review.
  await button(other, en.challenge.review).click();
  const bar = other.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar).toContainText('Move 3 of 4');
  const lines = bar.getByRole('group', { name: en.reviewBar.lines });
  await lines.getByRole('button').click();
  await expect(bar).toContainText('Move 3 of 116');
  await expect
    .poll(async () => (await keptGames(other)).games.find(({ number }) => number === '1'))
    .toMatchObject({ outcome: { result: 'lost' }, challenges: [link.split('#')[1]] });

  await context.close();

  // The first player has ended this deal, and compares at once.
  await page.goto(answer);
  await expect(page.getByRole('dialog', TITLE)).toContainText(en.challenge.ended);
  await button(page, en.challenge.compare).click();
  await expect(page.getByRole('dialog', TITLE)).toContainText(en.challenge.parted(3));
  expect((await rowsOf(page))[3]).toEqual(['Moves', '116', '4']);
});

test('a sealed game is compared where the own one is won', { tag: ['@all', '@chromium'] }, async ({
  page,
}) => {
  const game = wonGame('1');
  await open(page, game, 20);
  const link = await seal(page);
  await follow(page, link);
  await page.getByRole('dialog', TITLE).getByRole('button', { name: en.links.play }).click();
  await unpainted(page);
  await play(page, game.moves);
  const sheet = page.getByRole('complementary', { name: /^You won in 116 moves/ });
  await sheet.getByRole('button', { name: en.challenge.compare }).click();
  await expect(page.getByRole('dialog', TITLE)).toContainText(en.challenge.parted(20));
  expect((await rowsOf(page))[0]).toEqual(['Result', '✓ Won', 'Not won']);
});

test('a sealed game is compared where no move is left, in any window', {
  tag: ['@all', '@chromium'],
}, async ({ page }) => {
  const game = lostGame();
  await open(page, game, 20);
  const link = await seal(page);
  await follow(page, link);
  await page.getByRole('dialog', TITLE).getByRole('button', { name: en.links.play }).click();
  await unpainted(page);
  await play(page, game.moves);
  const compare = button(page, en.challenge.compare);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(compare).toBeInViewport({ ratio: 1 });
    const box = await compare.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await compare.click();
  await expect(page.getByRole('dialog', TITLE)).toContainText(en.challenge.parted(20));
  expect((await rowsOf(page))[0]).toEqual(['Result', 'Not won', 'Not won']);
  await expect(page.getByRole('dialog', TITLE)).toContainText(en.challenge.end);
});
