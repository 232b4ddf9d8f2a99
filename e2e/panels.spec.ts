/** Checks with axe the dialogs and lines that `page.spec.ts` does not open. */

import { expect, test } from '@playwright/test';
import winnability from '../data/winnability.json' with { type: 'json' };
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, open, pile, wonGame } from './player.ts';

test('axe finds nothing in the question before a deal, the options, and the line after a deal', async ({
  page,
}) => {
  await open(page, wonGame('1'), 20);
  const check = async () => (await violations(page)).map(({ id }) => id);
  await button(page, 'New deal').click();
  await expect(button(page, 'Save this game for later')).toBeFocused();
  expect(await check()).toEqual([]);
  await button(page, 'Options…').click();
  const options = page.getByRole('dialog', { name: 'New deal' });
  await options.getByText('Deals nobody has decided').click();
  await expect(
    options.getByRole('button', {
      name: `${winnability.ruleSets.classic.unknown[0]}`,
      exact: true,
    }),
  ).toBeVisible();
  expect(await check()).toEqual([]);
  await options.getByLabel('Rules').selectOption('own');
  await options.getByLabel('you can turn the waste over').check();
  expect(await check()).toEqual([]);
  await options.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'New deal' })).toBeVisible();
  expect(await check()).toEqual([]);
});

test('axe finds nothing in the dialogs of the menu and in the review', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  // A game that has ended, for the statistics.
  await button(page, 'Redo').click();
  const check = async () => (await violations(page)).map(({ id }) => id);
  const { dealNames, panels, statistics, links, problems } = en;
  const entries = [dealNames.daily, panels.theGames, statistics.title, links.share, problems.title];
  for (const entry of entries) {
    await button(page, 'Menu').click();
    await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
    await expect(page.getByRole('dialog').locator('.head')).toBeVisible();
    expect(await check(), entry).toEqual([]);
    await button(page, 'Close').last().click();
  }
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  const bar = page.getByRole('complementary', { name: en.reviewBar.title });
  const slider = bar.getByRole('slider');
  await slider.press('Home');
  await expect(bar).toContainText('Start, of 116 moves');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 1 of 116: /);
  expect(await check()).toEqual([]);
  await bar.getByText('Close', { exact: true }).click();
  await expect(pile(page, 's')).toBeFocused();
});
