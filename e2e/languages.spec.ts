/** The page in every language: chosen, kept, whole, and fitting. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/languages.ts';
import { ar } from '../src/words/ar.ts';
import { de } from '../src/words/de.ts';
import { en, type Messages } from '../src/words/en.ts';
import { es } from '../src/words/es.ts';
import { fr } from '../src/words/fr.ts';
import { ja } from '../src/words/ja.ts';
import { pt } from '../src/words/pt.ts';
import { zh } from '../src/words/zh.ts';
import { choose, keptMoves, open, wonGame } from './player.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, fr, es, pt, ja, zh, ar };
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Every dialog that the menu leads to, that of a new game and that of the deal, one after the other. */
async function lookAtAll(page: Page, messages: Messages, look: () => Promise<void>) {
  const { panels, daily, statistics, links } = messages;
  const menu = button(page, panels.menu);
  const close = () => page.getByRole('dialog').locator('.head button').click();
  await look();
  await button(page, messages.newGameShort).or(button(page, messages.newGame)).first().click();
  await look();
  await close();
  await page.locator('.deal button').click();
  await look();
  await close();
  await menu.click();
  await look();
  await close();
  const entries = [
    daily.title,
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
  await expect(button(page, messages.stepName)).toBeVisible();
  await look();
  await button(page, messages.hintDoneName).click();
}

/** Buttons whose words are wider than they are, and dialogs that would have to be moved sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const said = (element: Element): string =>
      `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`;
    const labels = [...document.querySelectorAll('.control span, .pill, .empty-place')].filter(
      isShown,
    );
    const wide = labels.filter((label) => {
      const control = label.closest('button') ?? label;
      const { width } = label.getBoundingClientRect();
      return width > control.getBoundingClientRect().width || label.scrollWidth > label.clientWidth;
    });
    // A header's cross reaches into its margin; what is typed may be longer than its field.
    const sheets = [...document.querySelectorAll('dialog .sheet, dialog .sheet *')].filter(
      (each) =>
        isShown(each) &&
        (each.matches('.sheet') || each.childElementCount === 0) &&
        !each.matches('input, svg *, .spoken') &&
        getComputedStyle(each).display !== 'inline' &&
        each.scrollWidth > each.clientWidth + 1,
    );
    return [...wide, ...sheets].map(said);
  });

for (const language of Object.keys(LANGUAGES) as Language[]) {
  const messages = CATALOGUES[language];
  test(`${LANGUAGES[language]}: words fit everywhere`, async ({ page }) => {
    await choose(page, { language, showStatus: true });
    await open(page, wonGame('1'), 40);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const look = async () => {
        expect(await tooWide(page), `${size.width}×${size.height}`).toEqual([]);
      };
      await lookAtAll(page, messages, look);
      await button(page, messages.hint).click();
      await lookAtHint(page, messages, look);
      await button(page, messages.panels.menu).click();
      await button(page.getByRole('dialog'), messages.fair.hint).click();
      await lookAtHint(page, messages, look);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(messages.locale);
  });
}

/** Names, keys and what stands on cards are the same in every language. */
const SAME = new Set(
  'Big Ben PySolFC McNeely Lady Cadogan SolSuite gamerules com Wikipedia card game Enter Esc Shift Space Tab Home End UTC English Deutsch Français Español Português A J Q K D H L U R N V Z B S W Y F P'.split(
    ' ',
  ),
);

/** Texts that can be read on the page, now or later. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('noscript'))
        found.push(walker.currentNode.textContent ?? '');
    return found;
  });

/** Texts that are only spoken. */
const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
    ),
  );

test('nothing is left in English', async ({ page }) => {
  await choose(page, { language: 'ja', showStatus: true });
  await page.goto('./');
  const foreign = new Set<string>();
  await lookAtAll(page, ja, async () => {
    const texts = [...(await textsOf(page)), ...(await namesOf(page))];
    for (const word of texts.join(' ').match(/\p{Script=Latin}+/gu) ?? [])
      if (!SAME.has(word)) foreign.add(word);
  });
  expect([...foreign]).toEqual([]);
});

test('a language is chosen, at once and for ever', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await button(page, 'Menu').click();
  await button(page, 'Settings').click();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('dialog').locator('.head button').click();
  await expect(page.locator('.deal')).toContainText('Spiel 1');
  await expect(page.getByRole('button', { name: /^Talon: /u })).toBeVisible();
  await button(page, 'Zurück').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(4);
  await page.reload();
  await expect(button(page, 'Vor')).toHaveAttribute('aria-disabled', 'false');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('Arabic: lines begin at the right, the clock is not mirrored', async ({ page }) => {
  await choose(page, { language: 'ar' });
  await open(page, wonGame('1'), 60);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const violations: unknown[] = [];
  await lookAtAll(page, ar, async () => {
    violations.push(...(await new AxeBuilder({ page }).analyze()).violations);
  });
  expect(violations).toEqual([]);
  const at = (hour: number) => page.locator(`[data-pile=f${hour}]`).boundingBox();
  const [three, nine] = [await at(3), await at(9)];
  expect(three?.x).toBeGreaterThan(nine?.x ?? Number.POSITIVE_INFINITY);
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('is spoken to in French', async ({ page }) => {
    await page.goto('./');
    await expect(button(page, fr.panels.menu)).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});
