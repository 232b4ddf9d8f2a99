/** In every language: tips and a review that cover no card, and words that are not cut off. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { en, WHOLE } from '../src/i18n/testing/whole.ts';
import { dealCards, startOf } from '../src/rules/deal.ts';
import { startGame } from '../src/rules/game.ts';
import { type GameRecord, makeRecord } from '../src/rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../src/rules/ruleSet.ts';
import { button, choose, keptMoves, open, openOptions, unpainted, wonGame } from './player.ts';
import { languageSwitch } from './shown.ts';
import { spoiled } from './solver.ts';

const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
/** Wide windows of browsers with many bars, and a tablet's half. */
const LOW = [
  { width: 1024, height: 600 },
  { width: 1366, height: 640 },
  { width: 800, height: 560 },
];
const WIDE = { width: 1280, height: 800 };
const LONG = '12345678901234567890';
const TIPS = ['gaps', 'refill', 'begin', 'waste'] as const;

/** After this many moves of the game there are gaps, much to play, and five cards in the fan at 8. */
const LATE = 21;

/** A game whose deal number is as long as those of random deals. */
const longNumber = (): GameRecord => {
  const deal = dealCards({ generator: 'twister', seed: BigInt(LONG) });
  return makeRecord(startGame(RULE_SETS.classic, startOf(deal), LONG));
};

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];
const langOf = (language: Language): string => new Intl.Locale(WHOLE[language].locale).baseName;

const sized = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // The table is laid out anew when the browser has measured it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};

/** The cards, gaps and piles that something lies on. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((name) => {
    const box = (document.querySelector(name) as HTMLElement).getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.card, .gap, .pile')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isBeside = left > box.right - 0.5 || right < box.left + 0.5;
        return !isBeside && top < box.bottom - 0.5 && bottom > box.top + 0.5;
      })
      .map((each) => each.dataset['pile'] ?? each.className);
  }, selector);

/** Whether the words of the tip lack room beside its cross. */
const isTipCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const tip = document.querySelector('.tip') as HTMLElement;
    const box = tip.getBoundingClientRect();
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 0.5 &&
      b.left < a.right - 0.5 &&
      a.top < b.bottom - 0.5 &&
      b.top < a.bottom - 0.5;
    const range = document.createRange();
    range.selectNodeContents(tip.querySelector('p') as HTMLElement);
    const cross = (tip.querySelector('.agree') as HTMLElement).getBoundingClientRect();
    return [...range.getClientRects()].some(
      (line) => line.bottom > box.bottom || line.right > box.right || meets(line, cross),
    );
  });

/** Those whose words are wider than they are. */
const cutOff = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent),
    selector,
  );

/** Choices in lists that are wider than the list, its arrow counted in. */
const tooLongChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return [...document.querySelectorAll<HTMLSelectElement>('dialog .rules select')].flatMap(
      (list) => {
        canvas.font = getComputedStyle(list).font;
        return [...list.options]
          .map(({ text }) => text)
          .filter((text) => canvas.measureText(text).width > list.clientWidth - 40);
      },
    );
  });

/** Looks at the page in every language, each time in windows of all sizes; then it is English again. */
async function inEveryLanguage(
  page: Page,
  switchTo: (language: Language) => Promise<void>,
  sizes: readonly { width: number; height: number }[],
  look: (messages: Messages, where: string) => Promise<void>,
): Promise<void> {
  for (const language of [...LANGUAGE_NAMES, 'en'] as const) {
    await switchTo(language);
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(language));
    for (const size of sizes) {
      await sized(page, size);
      await look(WHOLE[language], `${language} ${size.width}×${size.height}`);
    }
  }
}

test('a tip covers no card', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await choose(page, { speed: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, wonGame('1'), LATE);
  const tip = page.locator('.tip');
  for (const name of TIPS) {
    if (name === 'begin') {
      await button(page, 'Restart').click();
      await expect.poll(() => keptMoves(page)).toEqual([]);
    }
    if (name === 'waste') {
      await page.keyboard.press('d');
      await expect.poll(() => keptMoves(page)).toEqual(['draw']);
    }
    await page.evaluate(
      (seen) => localStorage.setItem('bigben.tips', JSON.stringify(seen)),
      TIPS.filter((each) => each !== name),
    );
    await page.reload();
    await expect(tip).toBeVisible();
    const switchTo = await languageSwitch(page);
    await unpainted(page);
    await inEveryLanguage(page, switchTo, [...SMALL, ...LOW, WIDE], async ({ tips }, where) => {
      await expect(tip).toContainText(tips.texts[name]);
      expect(await coveredBy(page, '.tip'), `${name} ${where}`).toEqual([]);
      expect(await isTipCut(page), `${name} ${where}`).toBe(false);
    });
  }
});

test('a long deal number is broken nowhere, and whole in its dialog', async ({ page }) => {
  await choose(page, { showStatus: true, showChance: true });
  await open(page, longNumber());
  const switchTo = await languageSwitch(page);
  await unpainted(page);
  await inEveryLanguage(page, switchTo, SMALL, async (_, where) => {
    const lines = await page.evaluate((number) => {
      const text = document.querySelector('.deal-name')?.firstChild as Text;
      const at = text.data.indexOf(number);
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + number.length);
      const box = (document.querySelector('.deal button') as HTMLElement).getBoundingClientRect();
      // One that is cut at its end has two boxes, side by side.
      const shown = [...range.getClientRects()].filter(({ bottom }) => bottom <= box.bottom + 2);
      return new Set(shown.map(({ top }) => Math.round(top))).size;
    }, LONG);
    expect(lines, where).toBe(1);
  });
  await page.locator('.deal button').click();
  await inEveryLanguage(page, switchTo, [SMALL.at(-1) ?? WIDE], async (_, where) => {
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(LONG);
    expect(await cutOff(page, 'dialog h2'), where).toEqual([]);
  });
});

test('the review and one’s own rules are not cut off', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await open(page, spoiled(), 102);
  const switchTo = await languageSwitch(page);
  await unpainted(page);
  await button(page, en.menu).click();
  await button(page, en.panels.lookThrough).click();
  await button(page, en.hintChip.asking.openReview).click();
  await expect(page.locator('.review .losing-move')).toBeVisible();
  await inEveryLanguage(page, switchTo, [...SMALL, ...LOW, WIDE], async (_, where) => {
    expect(await cutOff(page, '.review button'), where).toEqual([]);
    expect(await coveredBy(page, '.review'), where).toEqual([]);
  });
  await page.keyboard.press('Escape');
  await openOptions(page);
  const choice = page.locator('#rule-set');
  await inEveryLanguage(page, switchTo, [SMALL.at(-1) ?? WIDE], async ({ rules }) => {
    for (const name of RULE_SET_NAMES) {
      await choice.selectOption(name);
      const note = page.locator('.rules details p');
      await expect(note).toContainText(rules.sets[name].source);
      expect(await note.textContent()).not.toMatch(/。\s/);
    }
  });
  await choice.selectOption('own');
  await inEveryLanguage(page, switchTo, [...SMALL, WIDE], async ({ rules }, where) => {
    expect(await cutOff(page, 'dialog fieldset label'), where).toEqual([]);
    expect(await tooLongChoices(page), where).toEqual([]);
    for (const sentences of Object.values(rules.choices))
      for (const sentence of Object.values(sentences))
        await expect(page.getByLabel(sentence, { exact: true })).toBeVisible();
  });
});
