/**
 * The difficulty of deals, with the real solver and fair player; the texts are tested in
 * src/ui/dialogs.
 */
import { expect, test } from '@playwright/test';
import { button, openOptions, wonGame } from './player.ts';
import { askStatus, openAt } from './solver.ts';

test('a new deal has the chosen difficulty, and can be won', { tag: '@all' }, async ({ page }) => {
  test.slow();
  // A fixed sequence, so that the same deals are tried each time.
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
  await openAt(page, wonGame('1'), 10);
  await openOptions(page);
  const told = page.locator('.difficulty p');
  await page.getByLabel('Or play a numbered deal').fill('1000002');
  await button(page, 'Check difficulty').click();
  // The games take the fair player a while on a busy machine.
  await expect(told).toHaveText(/^(Easy|Medium|Hard): the computer won \d+ of 25 quick games\.$/, {
    timeout: 60_000,
  });
  await expect(told).toBeFocused();
  await page.getByRole('radio', { name: 'Medium' }).check();
  await button(page, 'Deal').click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('.deal')).toHaveText('Medium');
  await page.locator('.deal button').click();
  await expect(told).toHaveText(/^Medium: the computer won \d+ of 25 quick games\.$/);
  await page.keyboard.press('Escape');
  await askStatus(page);
  await expect(page.locator('.status')).toHaveText('Winnable');
});
