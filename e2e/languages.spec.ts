/** The text of every language fits; its content is tested in src/ui/platform/language.test.tsx. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { ar, WHOLE } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import { choose, open, unpainted, wonGame } from './player.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/**
 * Every dialog that can be opened from the menu, the one of a new game and the one of the deal, in
 * turn.
 */
async function lookAtAll(page: Page, messages: Messages, look: () => Promise<void>) {
  const { panels, problems, statistics, links } = messages;
  const menu = button(page, messages.menu);
  const close = () => page.getByRole('dialog').locator('.head button').click();
  await look();
  await button(page, messages.newGameShort).or(button(page, messages.newGame)).first().click();
  await look();
  await button(page, messages.newDeal.options).click();
  await look();
  await close();
  await page.locator('.deal button').click();
  await look();
  await close();
  await menu.click();
  await look();
  await page.keyboard.press('Escape');
  const entries = [
    problems.title,
    messages.dealNames.daily,
    panels.theGames,
    statistics.title,
    links.share,
    panels.howToPlay,
    panels.settings,
  ];
  for (const entry of entries) {
    await menu.click();
    await button(page.getByRole('dialog'), entry).click();
    await look();
    await close();
  }
}

async function lookAtHint(page: Page, messages: Messages, look: () => Promise<void>) {
  const { asking, doIt } = messages.hintChip;
  const show = button(page, asking.show);
  await expect(show.or(button(page, doIt))).toBeVisible();
  await look();
  if (await show.isVisible()) await show.click();
  await expect(button(page, doIt)).toBeVisible();
  await look();
  await button(page, messages.hintChip.close).click();
}

/** Buttons whose text is wider than they are, and dialogs that scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const said = (element: Element): string =>
      `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`;
    const labels = [
      ...document.querySelectorAll(
        '.control span, .pill, .empty-place, .hint-chip button, .side-line button',
      ),
    ].filter(isShown);
    const cut = [...document.querySelectorAll('.hint-chip .words, .side-line span')].filter(
      (each) => isShown(each) && each.scrollHeight > each.clientHeight + 1,
    );
    const wide = labels.filter((label) => {
      const control = label.closest('button') ?? label;
      const { width } = label.getBoundingClientRect();
      return width > control.getBoundingClientRect().width || label.scrollWidth > label.clientWidth;
    });
    // A header's close button reaches into its margin; typed text can be longer than its field.
    const sheets = [...document.querySelectorAll('dialog .sheet, dialog .sheet *')].filter(
      (each) =>
        isShown(each) &&
        (each.matches('.sheet') || each.childElementCount === 0) &&
        !each.matches('input, svg *, .spoken') &&
        getComputedStyle(each).display !== 'inline' &&
        each.scrollWidth > each.clientWidth + 1,
    );
    return [...wide, ...cut, ...sheets].map(said);
  });

for (const language of Object.keys(LANGUAGES) as Language[]) {
  const messages = WHOLE[language];
  // German has the longest words.
  const tag = language === 'de' ? [] : '@all';
  test(`${LANGUAGES[language]}: words fit everywhere`, { tag }, async ({ page }) => {
    await choose(page, { language, showStatus: true });
    await open(page, wonGame('1'), 40);
    await unpainted(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const look = async () => {
        expect(await tooWide(page), `${size.width}×${size.height}`).toEqual([]);
      };
      await lookAtAll(page, messages, look);
      await button(page, messages.hint).click();
      await lookAtHint(page, messages, look);
      await button(page, messages.menu).click();
      await button(page.getByRole('dialog'), messages.panels.fairHint).click();
      await lookAtHint(page, messages, look);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(
      new Intl.Locale(messages.locale).baseName,
    );
  });
}

test('Arabic: lines begin at the right, the clock is not mirrored', { tag: '@all' }, async ({
  page,
}) => {
  await choose(page, { language: 'ar' });
  await open(page, wonGame('1'), 60);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const found: unknown[] = [];
  await lookAtAll(page, ar, async () => {
    found.push(...(await violations(page)));
  });
  expect(found).toEqual([]);
  const at = (hour: number) => page.locator(`[data-pile=f${hour}]`).boundingBox();
  const [three, nine] = [await at(3), await at(9)];
  expect(three?.x).toBeGreaterThan(nine?.x ?? Number.POSITIVE_INFINITY);
});
