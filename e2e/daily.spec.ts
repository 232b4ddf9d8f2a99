/** The daily deal and its calendar. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { dailyDeal } from '../src/app/library/daily.ts';
import { makeDealNumber } from '../src/rules/deal.ts';
import { button, keptGames, open, pile, wonGame } from './player.ts';

const numberOf = (date: string): string => makeDealNumber(dailyDeal(date));

async function openDaily(page: Page) {
  await button(page, 'Menu').click();
  await button(page, 'Daily deal').click();
  const panel = page.getByRole('dialog', { name: 'Daily deal' });
  await expect(panel).toBeVisible();
  return panel;
}

test('today’s deal is that of the date in UTC, and is gone on with', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00Z'));
  await open(page, wonGame('1'), 5);
  let panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText(`Deal ${numberOf('2026-11-21')} classic`);
  await pile(page, 's').press('d');
  await expect.poll(async () => (await keptGames(page)).games.length).toBe(2);
  panel = await openDaily(page);
  await expect(panel.getByRole('button', { name: 'November 21, 2026: open' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'November 22, 2026: not played' })).toBeDisabled();
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await panel.getByRole('button', { name: 'Go on with today’s deal' }).click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  // Midnight in UTC, whatever the time where the player is.
  await page.clock.setFixedTime(new Date('2026-11-22T00:30:00Z'));
  panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText(`Deal ${numberOf('2026-11-22')} classic`);
});

test('a past day is played from the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await open(page, wonGame('1'), 5);
  const panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Earlier month' }).click();
  await expect(panel).toContainText('October 2026');
  await panel.getByRole('button', { name: 'October 31, 2026: not played' }).click();
  await expect(page.locator('.deal')).toContainText(`Deal ${numberOf('2026-10-31')}`);
  // The game that lay on the table has stayed open.
  const { games } = await keptGames(page);
  expect(games.find(({ number }) => number === '1')?.outcome).toBeUndefined();
});
