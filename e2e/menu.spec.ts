/**
 * The layout of the menu and of the bar of a phone. Their actions are tested in
 * src/ui/dialogs/Menu.test.tsx.
 */
import { expect, type Page, test } from '@playwright/test';
import { ar, en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { button, open, pile, wonGame } from './player.ts';

const PHONE = { width: 390, height: 844 };

const menu = (page: Page) => page.getByRole('dialog', { name: en.menu });

/** The visible labels of the bar's buttons, from the left. */
const bar = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.control')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
      .map((each) => each.textContent ?? ''),
  );

test('it opens over its button, and a click beside it closes it', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await button(page, en.menu).click();
  const [sheet, opener] = [
    await menu(page).boundingBox(),
    await button(page, en.menu).boundingBox(),
  ];
  expect(sheet && opener && sheet.y + sheet.height < opener.y).toBe(true);
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.mouse.click(300, 400);
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page, en.menu)).toBeFocused();
});

test('on a phone it comes from below, and a finger draws it down again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await open(page, wonGame('1'), 5);
  const swipe = async (way: number): Promise<void> => {
    await button(page, en.menu).click();
    const box = await menu(page).boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(PHONE.height);
    const client = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: 195, y }] });
    const begin = (box?.y ?? 0) + 20;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(begin) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(begin + way / 2) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(begin + way) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(40);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await swipe(160);
  await expect(menu(page)).toHaveCount(0);
});

test('the bar of a phone is for the hand that plays, in every script', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, wonGame('1'), 5);
  expect(await bar(page)).toEqual([en.menu, en.newGameShort, en.redo, en.hint, en.undo]);
  const [redo] = await Promise.all([button(page, en.redo).boundingBox()]);
  expect(redo && [Math.round(redo.width), Math.round(redo.height) >= 59]).toEqual([78, true]);
  await pile(page, 's').press('d');
  // Nothing can be redone any more: the button's place stays.
  expect(await bar(page)).toEqual([en.menu, en.newGameShort, en.hint, en.undo]);
  for (const [hand, order] of [
    ['right', [ar.menu, ar.newGameShort, ar.hint, ar.undo]],
    ['left', [ar.undo, ar.hint, ar.newGameShort, ar.menu]],
  ] as const) {
    await page.evaluate(
      (chosen) => {
        const kept = JSON.parse(localStorage.getItem('bigben.settings') ?? '{}');
        localStorage.setItem('bigben.settings', JSON.stringify({ ...kept, ...chosen }));
      },
      { language: 'ar', hand },
    );
    await page.reload();
    await expect(page.locator('[data-pile=s]')).toBeVisible();
    await expect.poll(() => bar(page)).toEqual(order);
  }
});

test.describe('in another region', () => {
  test.use({ locale: 'en-GB' });

  test('dates have the format of the region', { tag: '@all' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'));
    await open(page, wonGame('1'), 5);
    await button(page, en.menu).click();
    const daily = button(page, en.dealNames.daily);
    await expect(daily).toHaveAccessibleDescription('24 Nov not played');
    await daily.click();
    await page.getByRole('button', { name: en.daily.today }).click();
    await expect(page.locator('.deal')).toHaveText('Daily · 24\u00a0November');
  });
});
