/** The layout of the question whether to turn on sound. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { isTimeToAsk } from '../src/app/sounds/chime.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { goTo } from '../src/rules/game.ts';
import { readRecord } from '../src/rules/record.ts';
import { violations } from './axe.ts';
import { button, choose, open, wonGame } from './player.ts';

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
const third = CHIMES[0] as number;

/** Opens the page on the move before a chime, for somebody who has not been asked. */
async function openBefore(page: Page, chime: number): Promise<void> {
  await open(page, game, chime - 1);
  await page.evaluate(() => localStorage.removeItem('bigben.chime'));
  // The question is loaded after the table, with the messages of the piles.
  await expect(page.locator('.answers')).toBeAttached();
}

for (const language of Object.keys(LANGUAGES) as Language[])
  test(`${LANGUAGES[language]}: it covers nothing, and its text fits`, {
    tag: language === 'de' ? [] : '@all',
  }, async ({ page }) => {
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
      // The table is laid out again when the browser has measured it.
      await expect.poll(() => faults(page), `${width}×${height}`).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });

/** Cards and piles under it, and text that is wider than its box. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.side-line, .side-line span, .side-line button')];
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
