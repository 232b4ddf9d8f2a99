/**
 * The layout around a new deal; its questions and actions are tested in
 * src/ui/dialogs/NewDeal.test.tsx.
 */
import { expect, type Page, test } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { wonGames } from '../src/rules/testing/vectors.ts';
import { violations } from './axe.ts';
import { button, open, openOptions, wonGame } from './player.ts';

const line = (page: Page) => page.getByRole('complementary', { name: 'New deal' });

/** The options are visible from their title on. */
async function expectAtTop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await expect(dialog.getByRole('heading', { name: 'New deal' })).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Deal')).toBeInViewport({ ratio: 1 });
  const scrolled = await dialog.evaluate((shown) =>
    [shown, ...shown.children].map((each) => each.scrollTop),
  );
  expect(scrolled).toEqual([0, 0]);
}

test('a tip for beginners waits until the line is gone', { tag: '@all' }, async ({ page }) => {
  await open(page, { ...wonGame('1'), moves: [] });
  await page.evaluate(() => localStorage.setItem('bigben.tips', '[]'));
  await page.reload();
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toBeVisible();
  await button(page, 'New deal').click();
  await expect(line(page)).toBeVisible();
  await expect(tip).toBeHidden();
});

test('in the options the rules come last, their text is folded, and a low window has two columns', async ({
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
  await expectAtTop(page);
  const source = options.getByText('Wikipedia, “Big Ben (card game)”');
  await expect(source).toBeHidden();
  await options.getByText('What these rules say, and where they are from').click();
  await expect(source).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  const last = options.locator('select, input, button').last();
  await expect(last).toHaveAccessibleName('Rules');
});

test('in a low window the long options of a deal by custom rules open at their top', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const ownGame = wonGames().find(({ rules }) => typeof rules === 'object') as GameRecord;
  await open(page, ownGame, 20);
  await openOptions(page);
  await expectAtTop(page);
});
