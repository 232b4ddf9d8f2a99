/** A browser that is too old says so instead of showing nothing. */
import { expect, type Page, test } from '@playwright/test';

/** What the oldest browsers lack: the page's script cannot even begin there. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/assets/*.js', (route) => route.abort());
}

test('in English', async ({ page }) => {
  await makeOld(page);
  await page.goto('./');
  await expect(page.getByRole('alert')).toHaveText(
    /^This browser is too old for Big Ben\. It needs Chrome \d/,
  );
});

test.describe('in its language', () => {
  test.use({ locale: 'de-AT' });

  test('where that is one of the eight', async ({ page }) => {
    await makeOld(page);
    await page.goto('./');
    await expect(page.getByRole('alert')).toHaveText(/^Dieser Browser ist zu alt für Big Ben\./);
  });
});

test('a browser that is new enough says nothing', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('[data-pile=f12]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
