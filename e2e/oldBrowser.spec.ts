/** A browser that is too old says so instead of showing nothing. */
import { expect, type Page, test } from '@playwright/test';
import { askHint, button, open, pile, wonGame } from './player.ts';

/** A feature that the oldest browsers lack, so that the page's script cannot even start. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.route('**/assets/*.js', (route) => route.abort());
}

/** The message in each language, and in a language that the page does not have. */
const BEGINNINGS = {
  'en-GB': 'This browser is too old for Big Ben.',
  'de-AT': 'Dieser Browser ist zu alt für Big Ben.',
  'fr-CA': 'Ce navigateur est trop ancien pour Big Ben.',
  'es-MX': 'Este navegador es demasiado antiguo para Big Ben.',
  'pt-BR': 'Este navegador é antigo demais para o Big Ben.',
  'ja-JP': 'このブラウザーではBig Benは動きません。',
  'zh-CN': '此浏览器版本过旧，无法运行 Big Ben。',
  'ar-EG': 'هذا المتصفّح أقدم من أن يشغّل Big Ben.',
  'nl-NL': 'This browser is too old for Big Ben.',
};

for (const [locale, beginning] of Object.entries(BEGINNINGS))
  test.describe(`for ${locale}`, () => {
    test.use({ locale });

    test('says so', { tag: locale === 'ar-EG' ? [] : '@all' }, async ({ page }) => {
      await makeOld(page);
      await page.goto('./');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(beginning);
      await expect(alert).toContainText(/Chrome \d+, Firefox \d+, Safari [\d.]+/);
      await expect(alert).toHaveAttribute('dir', locale === 'ar-EG' ? 'rtl' : 'ltr');
    });
  });

test('a browser that is new enough says nothing', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('[data-pile=f12]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('features of newer browsers are not required', async ({ page }) => {
  await page.addInitScript(() => {
    // Firefox 114, the oldest that can play, has neither.
    Reflect.deleteProperty(Element.prototype, 'ariaLabel');
    Reflect.deleteProperty(Intl.NumberFormat.prototype, 'formatRange');
  });
  await open(page, wonGame('1'), 112);
  await expect(pile(page, 's')).toBeVisible();
  await askHint(page);
  await button(page, 'Play it out').click();
  await expect(page.locator('.win')).toBeVisible({ timeout: 10_000 });
  await button(page, 'Menu').click();
  await button(page, 'Statistics').click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText('%');
});
