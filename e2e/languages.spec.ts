/** The page in every language: chosen, kept, whole, and fitting. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { ar, en, fr, ja, WHOLE } from '../src/i18n/testing/whole.ts';
import { current, goTo } from '../src/rules/game.ts';
import { legalMoves, topAt } from '../src/rules/move.ts';
import { readRecord } from '../src/rules/record.ts';
import { violations } from './axe.ts';
import {
  choose,
  keptGames,
  keptMoves,
  open,
  openOptions,
  pile,
  unpainted,
  wonGame,
} from './player.ts';
import { languageSwitch, namesOf, textsOf } from './shown.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Every dialog that the menu leads to, that of a new game and that of the deal, one after the other. */
async function lookAtAll(page: Page, messages: Messages, look: () => Promise<void>) {
  const { panels, statistics, links } = messages;
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

/** Buttons whose words are wider than they are, and dialogs that would have to be moved sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const said = (element: Element): string =>
      `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`;
    const labels = [
      ...document.querySelectorAll(
        '.control span, .pill, .empty-place, .hint-chip button, .help-line button',
      ),
    ].filter(isShown);
    const cut = [...document.querySelectorAll('.hint-chip .words, .help-line span')].filter(
      (each) => isShown(each) && each.scrollHeight > each.clientHeight + 1,
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
    return [...wide, ...cut, ...sheets].map(said);
  });

for (const language of Object.keys(LANGUAGES) as Language[]) {
  const messages = WHOLE[language];
  test(`${LANGUAGES[language]}: words fit everywhere`, async ({ page }) => {
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

/** Names, keys and what stands on cards are the same in every language. */
const SAME = new Set(
  'Big Ben PySolFC McNeely Lady Cadogan SolSuite gamerules com Wikipedia card game Enter Esc Shift Space Tab Home End UTC English Deutsch Français Español Português A J Q K C D H L U R N V Z B S W Y F P ms'.split(
    ' ',
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
  const found: unknown[] = [];
  await lookAtAll(page, ar, async () => {
    found.push(...(await violations(page)));
  });
  expect(found).toEqual([]);
  const at = (hour: number) => page.locator(`[data-pile=f${hour}]`).boundingBox();
  const [three, nine] = [await at(3), await at(9)];
  expect(three?.x).toBeGreaterThan(nine?.x ?? Number.POSITIVE_INFINITY);
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('is spoken to in French', async ({ page }) => {
    await page.goto('./');
    await expect(button(page, fr.menu)).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});

/** By turns in another script, so that words that have stayed behind are seen by their letters. */
const BY_TURNS: readonly Language[] = ['ja', 'de', 'zh', 'fr', 'ar', 'es', 'ja', 'pt', 'zh', 'en'];

/** Words in a script that is not the language's; rule sets are named after books and programs. */
async function strangersOn(page: Page, language: Language): Promise<string[]> {
  const ruleSets = Object.values(WHOLE[language].rules.sets).map(({ title }) => title);
  const text = [...(await textsOf(page)), ...(await namesOf(page))]
    .filter((each) => !ruleSets.includes(each))
    .join(' ');
  if (!['ja', 'zh', 'ar'].includes(language))
    return text.match(/[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Arab}]+/gu) ?? [];
  return (text.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !SAME.has(word));
}

/** Opens deal 1; returns what chooses a language. */
async function openToSwitch(page: Page, at: number) {
  await open(page, wonGame('1'), at);
  return languageSwitch(page);
}

/** Goes through all languages: a sentence is there in each, and nothing in that before it. */
async function switchThrough(
  page: Page,
  switchTo: Awaited<ReturnType<typeof openToSwitch>>,
  [place, sentence]: readonly [Locator, (messages: Messages) => string],
) {
  await expect(place).toHaveText(sentence(en));
  for (const language of BY_TURNS) {
    await switchTo(language);
    await expect(place).toHaveText(sentence(WHOLE[language]));
    await expect.poll(() => strangersOn(page, language), language).toEqual([]);
  }
}

test.describe('every language is changed for every other', () => {
  const played = readRecord(wonGame('1'));
  if (!played.ok) throw new Error('deal 1 was recorded');
  const at = (moves: number) => goTo(played.value, moves);

  test('while a hint is shown', async ({ page }) => {
    const switchTo = await openToSwitch(page, 112);
    await button(page, en.hint).click();
    await button(page, en.hintChip.asking.show).click();
    const said = page.locator('#spoken');
    await expect(said).toHaveText(/^Hint: .+ from /);
    const text = await said.textContent();
    const position = current(at(112));
    const sentences = legalMoves(played.value.ruleSet, position).map((move) => {
      const card = move.kind === 'carry' ? topAt(position, move.from) : undefined;
      return (messages: Messages) => messages.hintMove(move, card, 'hint');
    });
    const hint = sentences.find((sentence) => sentence(en) === text);
    if (!hint) throw new Error(`no move is said by: ${text}`);
    await switchThrough(page, switchTo, [said, hint]);
  });

  test('while a refusal is shown', async ({ page }) => {
    const switchTo = await openToSwitch(page, 0);
    await page.clock.install();
    await pile(page, 't5').press('f');
    const plaque = page.locator('.plaque');
    await expect(plaque).toHaveText(en.answers.noHour);
    // It would go by itself.
    await page.clock.pauseAt(Date.now() + 1000);
    await switchThrough(page, switchTo, [plaque, ({ answers }) => answers.noHour]);
  });

  test('while a deal number is refused', async ({ page }) => {
    const switchTo = await openToSwitch(page, 5);
    await openOptions(page);
    await page.locator('#deal-number').fill('?!');
    await button(page, en.dialog.deal).click();
    const note = page.locator('#deal-number-note');
    await switchThrough(page, switchTo, [note, ({ dialog }) => dialog.notANumber]);
  });

  test('when a file has been taken over', async ({ page }) => {
    const switchTo = await openToSwitch(page, 5);
    const [kept] = (await keptGames(page)).games;
    const everything = { bigben: 'everything', version: 1, games: [{ ...kept, id: 'other' }] };
    await button(page, en.menu).click();
    await button(page, en.panels.theGames).click();
    const chooser = page.waitForEvent('filechooser');
    await button(page, en.games.bring).click();
    const buffer = Buffer.from(JSON.stringify(everything));
    await (await chooser).setFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    const told = page.getByRole('dialog').getByRole('status');
    await switchThrough(page, switchTo, [told, ({ files }) => files.brought(1, 0)]);
  });

  test('when a link has been copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const switchTo = await openToSwitch(page, 5);
    await button(page, en.menu).click();
    await button(page, en.links.share).click();
    await button(page, en.links.copy).click();
    const told = page.getByRole('dialog').getByRole('status');
    await switchThrough(page, switchTo, [told, ({ links }) => links.copied]);
  });
});
