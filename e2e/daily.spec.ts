/** The daily deal and its calendar. */
import { expect, type Page, test } from '@playwright/test';
import { dailyDeal } from '../src/app/games/daily.ts';
import { makeDealNumber } from '../src/rules/deal.ts';
import { violations } from './axe.ts';
import { button, keptGames, open, pile, spoken, wonGame } from './player.ts';
import { seed, UNWRITTEN } from './seed.ts';

const numberOf = (date: string): string => makeDealNumber(dailyDeal(date));

async function openDaily(page: Page) {
  await button(page, 'Menu').click();
  await button(page, 'Daily').click();
  const panel = page.getByRole('dialog', { name: 'Daily deal' });
  await expect(panel).toBeVisible();
  return panel;
}

test('today’s deal is that of the date in UTC, and is gone on with', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00Z'));
  await open(page, wonGame('1'), 5);
  let panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Daily · November 21');
  await expect(page.locator('.deal')).toHaveAttribute('title', `Deal ${numberOf('2026-11-21')}`);
  await pile(page, 's').press('d');
  await expect.poll(async () => (await keptGames(page)).games.length).toBe(2);
  panel = await openDaily(page);
  await expect(panel.getByRole('button', { name: 'November 21, 2026: open' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'November 22, 2026: not played' })).toBeDisabled();
  expect(await violations(page, 'dialog')).toEqual([]);
  await panel.getByRole('button', { name: 'Continue today’s deal' }).click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  // Midnight in UTC, whatever the time where the player is.
  await page.clock.setFixedTime(new Date('2026-11-22T00:30:00Z'));
  panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Daily · November 22');
});

test('a past day is played from the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await open(page, wonGame('1'), 5);
  const panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Previous month' }).click();
  await expect(panel).toContainText('October 2026');
  await panel.getByRole('button', { name: 'October 31, 2026: not played' }).click();
  await expect(page.locator('.deal')).toHaveText('Daily · October 31');
  // The game that lay on the table has stayed open.
  const { games } = await keptGames(page);
  expect(games.find(({ number }) => number === '1')?.outcome).toBeUndefined();
});

test('a game of a day that no calendar has is set aside, and the days are there', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  const [left] = JSON.parse(seed(wonGame('1'), 5, true));
  left.change.put[0].daily = '2026-99-99';
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    UNWRITTEN,
    JSON.stringify([left]),
  ] as const);
  await page.goto('./');
  await expect(spoken(page)).toContainText('couldn’t be read');
  const panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Daily · November 21');
});

test('on a clock that is set before the first daily deal that one is today’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('1970-01-01T12:00:00Z'));
  await open(page, wonGame('1'), 5);
  const panel = await openDaily(page);
  await panel.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page.locator('.deal')).toHaveText('Daily · January 1');
});
