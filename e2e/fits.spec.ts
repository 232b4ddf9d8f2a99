/** In every language: tips and the review cover no card, and no text is cut off. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { makeCard } from '../src/rules/card.ts';
import { dealCards, plainNumber, startOf } from '../src/rules/deal.ts';
import { startGame } from '../src/rules/game.ts';
import { HOURS } from '../src/rules/hour.ts';
import { type GameRecord, makeRecord } from '../src/rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../src/rules/ruleSet.ts';
import { button, choose, keptMoves, open, openOptions, unpainted, wonGame } from './player.ts';
import { problemWhere, putProblem } from './problems.ts';
import { languageSwitch } from './shown.ts';
import { spoiled } from './solver.ts';

const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
/** Wide, low windows of browsers with many toolbars, and half of a tablet. */
const LOW = [
  { width: 1024, height: 600 },
  { width: 1366, height: 640 },
  { width: 800, height: 560 },
];
const WIDE = { width: 1280, height: 800 };
const LONG = '12345678901234567890';
const TIPS = ['gaps', 'refill', 'begin', 'waste'] as const;

/**
 * After this many moves of the game there are gaps, much to play, and five cards in the fan at 8.
 */
const LATE = 21;

/** A game whose deal number is as long as those of random deals. */
const longNumber = (): GameRecord => {
  const deal = dealCards({ generator: 'twister', seed: BigInt(LONG) });
  return makeRecord(startGame(RULE_SETS.classic, startOf(deal), LONG));
};

const sized = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // The table is laid out again when the browser has measured it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};

/** The cards, gaps and piles that an element covers. */
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

/** Whether the tip's text lacks room beside its close button. */
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

/** Elements whose text is wider than they are. */
const cutOff = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent),
    selector,
  );

/** Options that are wider than their list, including its arrow. */
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

/** Goes through all languages on one page, and back to English at the end. */
async function inEveryLanguage(
  page: Page,
  look: (messages: Messages, language: Language) => Promise<void>,
): Promise<void> {
  const switchTo = await languageSwitch(page);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await switchTo(language);
    const messages = WHOLE[language];
    const tag = new Intl.Locale(messages.locale).baseName;
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await look(messages, language);
  }
  await switchTo('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** After how many moves a tip appears. */
const MOVES_MADE = { gaps: LATE, refill: LATE, begin: 0, waste: 0 };

for (const name of TIPS)
  test(`the tip “${name}” covers no card, in any language`, { tag: '@all' }, async ({ page }) => {
    await choose(page, { language: 'en', speed: 'off' });
    await open(page, wonGame('1'), MOVES_MADE[name]);
    if (name === 'waste') {
      await page.keyboard.press('d');
      await expect.poll(() => keptMoves(page)).toEqual(['draw']);
    }
    await page.evaluate(
      (seen) => localStorage.setItem('bigben.tips', JSON.stringify(seen)),
      TIPS.filter((each) => each !== name),
    );
    await page.reload();
    await unpainted(page);
    const tip = page.locator('.tip');
    await inEveryLanguage(page, async (messages, language) => {
      await expect(tip).toContainText(messages.tips.texts[name]);
      for (const size of [...SMALL, ...LOW, WIDE]) {
        await sized(page, size);
        const where = `${language} ${size.width}×${size.height}`;
        expect(await coveredBy(page, '.tip'), where).toEqual([]);
        expect(await isTipCut(page), where).toBe(false);
      }
    });
  });

/**
 * How many lines a part of a text takes. A text that is cut at its end has two boxes, side by side.
 */
const linesOfNumber = (page: Page): Promise<number> =>
  page.evaluate((number) => {
    const text = document.querySelector('.deal-name')?.firstChild as Text;
    const at = text.data.indexOf(number);
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + number.length);
    const box = (document.querySelector('.deal button') as HTMLElement).getBoundingClientRect();
    const shown = [...range.getClientRects()].filter(({ bottom }) => bottom <= box.bottom + 2);
    return new Set(shown.map(({ top }) => Math.round(top))).size;
  }, LONG);

test('a long deal number is never broken, and complete in its dialog, in any language', {
  tag: '@all',
}, async ({ page }) => {
  await choose(page, { language: 'en', showStatus: true, showChance: true });
  await open(page, longNumber());
  await unpainted(page);
  await inEveryLanguage(page, async (_, language) => {
    for (const size of SMALL) {
      await sized(page, size);
      expect(await linesOfNumber(page), `${language} ${size.width}×${size.height}`).toBe(1);
    }
    await page.locator('.deal button').click();
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(LONG);
    expect(await cutOff(page, 'dialog h2')).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

async function openReview(page: Page, messages: Messages): Promise<void> {
  await button(page, messages.menu).click();
  await button(page, messages.panels.lookThrough).click();
  const ask = button(page, messages.hintChip.asking.openReview);
  // The warning that it counts as help comes once.
  await expect(ask.or(page.locator('.review'))).toBeVisible();
  if (await ask.isVisible()) await ask.click();
}

test('the review is not cut off and covers no card, in any language', { tag: '@all' }, async ({
  page,
}) => {
  await choose(page, { language: 'en' });
  await open(page, spoiled(), 102);
  await unpainted(page);
  await inEveryLanguage(page, async (messages, language) => {
    await openReview(page, messages);
    await expect(page.locator('.review .losing-move')).toBeVisible();
    for (const size of [...SMALL, ...LOW, WIDE]) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect(await cutOff(page, '.review button'), where).toEqual([]);
      expect(await coveredBy(page, '.review'), where).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.review')).toHaveCount(0);
  });
});

/** In a game with real cards, whose verdict has words of its own. */
test('nor is the review of real cards', { tag: ['@all', '@chromium'] }, async ({ page }) => {
  const { fans } = dealCards(plainNumber(7n));
  await choose(page, { language: 'en' });
  await open(page, wonGame('1'));
  await openOptions(page);
  await button(page, 'Set up cards…').click();
  const setup = page.getByRole('dialog', { name: 'Your own cards' });
  await button(page, 'Paste text…').click();
  const lines = HOURS.map((hour, i) => `${hour}: ${(fans[i] ?? []).map(makeCard).join(' ')}`);
  await setup.getByRole('textbox').fill(lines.join('\n'));
  await setup.getByRole('button', { name: 'Read', exact: true }).click();
  await setup.getByRole('button', { name: 'Play', exact: true }).click();
  await unpainted(page);
  await inEveryLanguage(page, async (messages, language) => {
    await openReview(page, messages);
    await expect(page.locator('.review .verdict')).toBeVisible();
    for (const size of [...SMALL, ...LOW, WIDE]) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect.soft(await cutOff(page, '.review button'), where).toEqual([]);
      expect.soft(await coveredBy(page, '.review'), where).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.review')).toHaveCount(0);
  });
});

test('a problem covers no card and is not cut off, in any language', { tag: '@all' }, async ({
  page,
}) => {
  // The longest stock, and the longest words.
  const { problem } = problemWhere(
    ({ right }, { stock }) => stock.length === 16 && !right.includes('refill'),
    'refill',
  );
  await choose(page, { language: 'en' });
  await open(page, wonGame('1'), LATE);
  await unpainted(page);
  await inEveryLanguage(page, async (messages, language) => {
    await putProblem(page, problem, messages);
    const panel = page.locator('.side-panel.problem');
    await page.keyboard.press('d');
    await expect(panel).toContainText(messages.trial.lost);
    for (const size of [...SMALL, ...LOW, WIDE]) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect.soft(await cutOff(page, '.side-panel.problem button'), where).toEqual([]);
      expect.soft(await coveredBy(page, '.open-stock'), where).toEqual([]);
      expect.soft(await coveredBy(page, '.side-panel.problem .words'), where).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
});

test('setting up cards stands in the window and is not cut off, in any language', {
  tag: ['@all', '@chromium'],
}, async ({ page }) => {
  await choose(page, { language: 'en' });
  await open(page, wonGame('1'));
  await inEveryLanguage(page, async (messages, language) => {
    await openOptions(page, messages);
    await button(page, messages.ownCards.setUp).click();
    const dialog = page.getByRole('dialog', { name: messages.ownCards.title });
    await expect(dialog).toBeVisible();
    for (const size of SMALL) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect.soft(await cutOff(page, 'dialog button'), where).toEqual([]);
      const hidden = await dialog.evaluate((each) => each.scrollHeight - each.clientHeight);
      if (Math.max(size.width, size.height) === 844) expect.soft(hidden, where).toBeLessThan(2);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

/** Words in the review that its buttons for other lines cover. */
const coveredWords = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const lines = (document.querySelector('.review .lines') as HTMLElement).getBoundingClientRect();
    return [...document.querySelectorAll('.review .place span')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isAbove = bottom <= lines.top || top >= lines.bottom;
        return !isAbove && left < lines.right && right > lines.left;
      })
      .map((each) => each.textContent);
  });

test('nor is it with buttons for other lines', async ({ page }) => {
  await choose(page, { language: 'en' });
  await open(page, spoiled(), 101);
  await unpainted(page);
  await page.locator('#table [data-pile=s]').press('b');
  for (const key of ['z', 'a']) await page.keyboard.press(key);
  await inEveryLanguage(page, async (messages, language) => {
    await button(page, messages.menu).click();
    await button(page, messages.panels.lookThrough).click();
    const ask = button(page, messages.hintChip.asking.openReview);
    await expect(ask.or(page.locator('.review'))).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await expect(page.locator('.review .lines button').first()).toBeVisible();
    for (const size of [...SMALL, ...LOW, WIDE]) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect(await cutOff(page, '.review button'), where).toEqual([]);
      expect(await coveredBy(page, '.review'), where).toEqual([]);
      expect(await coveredWords(page), where).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.review')).toHaveCount(0);
  });
});

test('custom rules are not cut off, in any language', { tag: '@all' }, async ({ page }) => {
  await choose(page, { language: 'en' });
  await open(page, spoiled(), 102);
  await unpainted(page);
  await inEveryLanguage(page, async (messages, language) => {
    await openOptions(page, messages);
    const choice = page.locator('#rule-set');
    for (const name of RULE_SET_NAMES) {
      await choice.selectOption(name);
      const note = page.locator('.rules details p');
      await expect(note).toContainText(messages.rules.sets[name].source);
      expect(await note.textContent()).not.toMatch(/。\s/);
    }
    await choice.selectOption('own');
    for (const size of [...SMALL, WIDE]) {
      await sized(page, size);
      const where = `${language} ${size.width}×${size.height}`;
      expect(await cutOff(page, 'dialog fieldset label'), where).toEqual([]);
      expect(await tooLongChoices(page), where).toEqual([]);
    }
    for (const sentences of Object.values(messages.rules.choices))
      for (const sentence of Object.values(sentences))
        await expect(page.getByLabel(sentence, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
