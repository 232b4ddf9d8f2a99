/** The question whether to have sound. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { isTimeToAsk } from '../src/app/sounds/chime.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { goTo } from '../src/rules/game.ts';
import { readRecord } from '../src/rules/record.ts';
import { violations } from './axe.ts';
import { button, choose, open, pile, spoken, wonGame } from './player.ts';

const game = wonGame('1');
const read = readRecord(game);
if (!read.ok) throw new Error('the record is damaged');
const never = { getItem: () => null, setItem: () => {} };
/** The moves after which a chime would ring. */
const CHIMES = game.moves.flatMap((_, at) =>
  isTimeToAsk(
    { kind: 'moved', before: goTo(read.value, at), after: goTo(read.value, at + 1) },
    never,
  )
    ? [at + 1]
    : [],
);
const [third, sixth] = CHIMES as [number, number];

const line = (page: Page) => page.getByRole('complementary', { name: 'Big Ben can chime.' });

/** Opens the page on the move before a chime, for somebody who has not been asked. */
async function openBefore(page: Page, chime: number): Promise<void> {
  await open(page, game, chime - 1);
  await page.evaluate(() => localStorage.removeItem('bigben.chime'));
  // Who asks comes after the table, with the answers of piles.
  await expect(page.locator('.answers')).toBeAttached();
}

test('is asked once, goes by itself, and never comes again', async ({ page }) => {
  await page.clock.install();
  await openBefore(page, third);
  await button(page, 'Redo').click();
  await expect(line(page)).toBeVisible();
  await expect(spoken(page)).toContainText('Big Ben can chime.');
  expect(await violations(page)).toEqual([]);
  await page.clock.runFor(9000);
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  await expect(pile(page, 's')).toBeVisible();
  for (let at = third; at < sixth; at++) await button(page, 'Redo').click();
  await expect(spoken(page)).toContainText('is lit');
  await expect(line(page)).toHaveCount(0);
});

test('Turn on sound turns it on; No, thanks does not', async ({ page }) => {
  const isOn = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('bigben.settings') ?? '{}').sound === true);
  await openBefore(page, third);
  await button(page, 'Redo').click();
  await button(page, 'No, thanks').click();
  await expect(line(page)).toHaveCount(0);
  await expect(pile(page, 's')).toBeFocused();
  expect(await isOn()).toBe(false);
  await page.evaluate(() => localStorage.removeItem('bigben.chime'));
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await button(page, 'Turn on sound').click();
  await expect(line(page)).toHaveCount(0);
  expect(await isOn()).toBe(true);
});

test('is not asked where sound is on, nor at the win', async ({ page }) => {
  await choose(page, { sound: true });
  await openBefore(page, third);
  await button(page, 'Redo').click();
  await expect(spoken(page)).toContainText('is lit');
  await expect(line(page)).toHaveCount(0);
});

for (const language of Object.keys(LANGUAGES) as Language[])
  test(`${LANGUAGES[language]}: it covers nothing, and its words fit`, async ({ page }) => {
    const messages = WHOLE[language];
    await choose(page, { language, showStatus: true, speed: 'off' });
    await openBefore(page, third);
    await button(page, messages.redo).click();
    // It stays while it has the focus.
    await button(page, messages.chime.on).focus();
    for (const [width, height] of [
      [1280, 800],
      [1024, 600],
      [390, 844],
      [360, 640],
      [844, 390],
      [667, 375],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The table is laid out anew when the browser has measured it.
      await expect.poll(() => faults(page), `${width}×${height}`).toEqual([]);
    }
  });

/** Cards and piles under it, and words that are wider than their place. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.chime-line, .chime-line span, .chime-line button'),
    ];
    const boxes = parts.map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0);
    const covered = [...document.querySelectorAll<HTMLElement>('.card, .gap, .pile, .control')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return boxes.some(
          (box) =>
            left < box.right - 0.5 &&
            box.left < right - 0.5 &&
            top < box.bottom - 0.5 &&
            box.top < bottom - 0.5,
        );
      })
      .map((each) => `covers ${each.dataset['pile'] ?? each.className}`);
    const cut = parts
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.tagName !== 'SPAN')
      .map((each) => `cut ${each.textContent}`);
    const outside = boxes
      .filter((box) => box.left < 0 || box.right > innerWidth || box.top < 0)
      .map(() => 'outside');
    return [...covered, ...cut, ...outside];
  });
