/** The lesson: the first visit of a new player, with every kind of input and in every language. */
import { expect, type Page, test } from '@playwright/test';
import { LESSON } from '../src/app/guidance/steps.ts';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { parseCard } from '../src/rules/card.ts';
import { makeMove } from '../src/rules/move.ts';
import { violations } from './axe.ts';
import {
  button,
  centreOf,
  holdBack,
  keptGames,
  keptMoves,
  makeFinger,
  pile,
  placesOf,
  spoken,
  unpainted,
} from './player.ts';
import { keysBetween } from './recorded.ts';

/** Empty storage: a first visit. */
test.use({ storageState: { cookies: [], origins: [] } });

const MOVES = LESSON.map(({ move }) => makeMove(move));
const WORDS = WHOLE.en.lesson;

const lesson = (page: Page) => page.getByRole('complementary', { name: WORDS.name });
const sentence = (page: Page) => page.locator('.side-panel.lesson > .words');

async function visit(page: Page): Promise<void> {
  await page.goto('./');
  await expect(sentence(page)).toBeVisible();
  // The messages of the piles load later.
  await expect(page.locator('.answers')).toBeAttached();
}

/** The browser asks for this language. */
async function visitIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, language);
  await visit(page);
}

test('comes before the deal, so that it does not cut it off', async ({ page }) => {
  const letIt = await holdBack(page, /late-[^/]*\.js$/);
  await page.addInitScript(() => {
    const flights = { begun: 0, cancelled: 0 };
    Object.assign(window, { flights });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...details) {
      const flight = animate.apply(this, details);
      if (this.matches('.card')) flights.begun++;
      flight.addEventListener('cancel', () => flights.cancelled++);
      return flight;
    };
  });
  const flights = () =>
    page.evaluate(() => (window as unknown as { flights: Record<string, number> }).flights);
  await page.goto('./');
  // It does not wait for the dialogs, and the deal waits for neither.
  await expect(page.locator('.pulse')).toHaveCount(1);
  await expect.poll(async () => (await flights())['begun']).toBeGreaterThanOrEqual(48);
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each instanceof CSSTransition),
  );
  expect((await flights())['cancelled']).toBe(0);
  letIt();
  await expect(page.locator('.callout .first')).toHaveText(/^Needs \S*7♣/);
  await expect(sentence(page)).toBeVisible();
});

/** A pile by its name in the DOM, which is the same in every language. */
const touch = (page: Page, place: string) => page.locator(`[data-pile=${place}]`);

/**
 * For each page, the pile that was tapped last, and when. Two quick taps on a pile would be a
 * double tap, which plays one card.
 */
const lastTaps = new WeakMap<Page, { place: string; time: number }>();

/**
 * Taps a card, and then its place if it has several; or taps the stock. Pauses between taps on one
 * pile, like a player.
 */
async function make(
  page: Page,
  move: string,
  tap: (place: string) => Promise<void>,
): Promise<void> {
  const [from = 's', to] = placesOf(move) ?? [];
  const last = lastTaps.get(page);
  if (last?.place === from)
    await page.waitForFunction((time) => performance.now() > time + 450, last.time);
  await tap(from);
  const tapped = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  lastTaps.set(page, { place: from, time: tapped });
  if (to && (await page.locator('.card.lifted').count()) > 0) {
    await tap(to);
    const time = await page.evaluate(() => performance.now());
    lastTaps.set(page, { place: to, time });
  }
}

const byMouse = (page: Page) => (place: string) => touch(page, place).click();

/** Moves the focus by arrow keys from the stock to each place in turn. */
async function byKeys(page: Page) {
  await touch(page, 's').focus();
  let at = 's';
  return async (place: string): Promise<void> => {
    for (const key of keysBetween(at, place)) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    at = place;
  };
}

async function expectEnd(page: Page): Promise<void> {
  await expect(lesson(page)).toContainText('One o’clock. Eleven to go.');
  await expect(pile(page, 'f1')).toHaveAccessibleName(/done$/);
  await expect.poll(() => keptMoves(page)).toEqual(MOVES);
}

test.describe('the first visit', () => {
  test('teaches by mouse, and ends in a game', async ({ page }) => {
    await visit(page);
    await expect(page.locator('.title')).toContainText('Lesson · 1 of 9');
    await expect(button(page, 'Hint')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'New deal')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.pulse')).toHaveCount(1);
    await expect(page.locator('.callout .first')).toHaveText(/^Needs \S*7♣/);
    expect(await violations(page)).toEqual([]);
    for (const [i, move] of MOVES.entries()) {
      await expect(page.locator('.title')).toContainText(`Lesson · ${LESSON[i]?.step} of 9`);
      await make(page, move, byMouse(page));
    }
    await expectEnd(page);
    expect(await violations(page)).toEqual([]);
    await lesson(page).getByRole('button', { name: 'Play on' }).click();
    await expect(lesson(page)).toHaveCount(0);
    await expect(page.locator('.title')).toContainText('Deal 952');
    await expect(button(page, 'Hint')).not.toHaveAttribute('aria-disabled', 'true');
    const { games } = await keptGames(page);
    expect(games.map(({ assists }) => assists)).toEqual([
      expect.objectContaining({ lesson: true }),
    ]);
    await page.reload();
    await expect(spoken(page)).toContainText('Deal 952, 15 moves made.');
    await expect(lesson(page)).toHaveCount(0);
  });

  test('ends on Esc or Skip, and the game goes on as it is', { tag: '@all' }, async ({ page }) => {
    await visit(page);
    await make(page, 't6-f1', byMouse(page));
    await expect(lesson(page)).toContainText('2 of 9');
    await page.reload();
    await expect(lesson(page)).toContainText('2 of 9');
    // The king has two places: a tap only picks it up, and Esc puts it back.
    await touch(page, 't11').click();
    await page.keyboard.press('Escape');
    await expect(lesson(page)).toContainText('2 of 9');
    await page.keyboard.press('Escape');
    await expect(lesson(page)).toHaveCount(0);
    await touch(page, 's').click();
    await expect.poll(() => keptMoves(page)).toEqual(['t6-f1', 'refill']);
  });

  test('by a link offers the lesson, until the player answers', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('./#1/classic/4');
    await page.getByRole('dialog').getByRole('button', { name: 'Play this deal' }).click();
    await expect(lesson(page)).toContainText('New here?');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await lesson(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(lesson(page)).toHaveCount(0);
    await expect(pile(page, 's')).toBeFocused();
    await page.reload();
    await expect(page.locator('.tip')).toBeVisible();
    await expect(lesson(page)).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the lesson takes the place of the bar', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'its own way to send touches');
    await visit(page);
    await expect(page.locator('.controls')).toBeHidden();
    const finger = await makeFinger(page);
    await touch(page, MOVES[0]?.split('-')[0] ?? '').tap();
    await lesson(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(lesson(page)).toContainText('1 of 9');
    for (const move of MOVES)
      await make(page, move, async (place) => {
        await finger.down(await centreOf(touch(page, place)));
        await finger.up();
      });
    await expectEnd(page);
    await lesson(page).getByRole('button', { name: 'Play on' }).tap();
    await expect(page.locator('.controls')).toBeVisible();
  });
});

/** A state of the lesson: before a move, or after the last one. */
interface Station {
  readonly title: string;
  /** The longest part of the sentence between its cards. */
  readonly sentence: string;
  /** The piles to tap: a card, and its place if it has several; or the stock. */
  readonly taps: readonly string[];
}

/**
 * Makes a function in the page that finds piles under the side panel, and its text that is cut off.
 */
const faultFinder = (page: Page) =>
  page.evaluateHandle(() => (): string[] => {
    const parts = [
      ...document.querySelectorAll('.side-panel, .side-panel > .words, .side-panel > .buttons'),
    ];
    const boxes = parts.map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0);
    const covered = [...document.querySelectorAll<HTMLElement>('[data-pile]')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return boxes.some(
          (other) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        );
      })
      .map((element) => `covers ${element.dataset['pile']}`);
    const cut = [...document.querySelectorAll('.side-panel.lesson, .side-panel.lesson *')]
      .filter((each) => each instanceof HTMLElement && each.offsetHeight > 0)
      .filter((each) => each.tagName !== 'I' && each.tagName !== 'B')
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
      )
      .map((each) => `too wide: ${each.className} ${each.textContent}`);
    const words = document.querySelector('.side-panel.lesson > .words');
    const buttons = document.querySelector('.side-panel.lesson > .buttons');
    if (!words || !buttons) return ['no lesson'];
    const [top, low] = [words.getBoundingClientRect(), buttons.getBoundingClientRect()];
    const high =
      words.scrollHeight > words.clientHeight + 1 ? [`too high: ${words.textContent}`] : [];
    const panel = document.querySelector('.side-panel.lesson')?.getBoundingClientRect();
    const ends = [...buttons.children].map((each) => each.getBoundingClientRect().bottom);
    const out =
      panel && panel.height > 0 && Math.max(...ends) > panel.bottom + 1
        ? [`out of its room: ${buttons.textContent}`]
        : [];
    const meet = top.right > low.left && low.right > top.left && top.bottom > low.top + 1;
    return [...covered, ...cut, ...high, ...out, ...(meet ? [`meets: ${words.textContent}`] : [])];
  });

/**
 * Goes through the lesson in the page itself, which saves a hundred messages back and forth.
 * Looks for faults before each move, and after a wrong move if there is one.
 *
 * @returns the titles and sentences shown, and the faults
 */
async function walk(page: Page, stations: readonly Station[]) {
  const finder = await faultFinder(page);
  return page.evaluate(
    async ([all, faults]) => {
      const one = (selector: string) => document.querySelector<HTMLElement>(selector);
      const textOf = (selector: string): string => one(selector)?.textContent?.trim() ?? '';
      const tap = (place: string) => one(`[data-pile=${place}]`)?.click();
      let patience = 5000;
      /**
       * Waits until a condition holds, at least until the table has been laid out again. After one
       * timeout it does not wait for conditions any more.
       */
      const until = async (isSo: () => boolean): Promise<void> => {
        const end = performance.now() + patience;
        do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        while (!isSo() && performance.now() < end);
        if (!isSo()) patience = 0;
      };
      const said: string[][] = [];
      const found: string[] = [];
      const look = async (name: string): Promise<void> => {
        if (faults().length > 0) await until(() => faults().length === 0);
        found.push(...faults().map((each) => `${name}: ${each}`));
      };
      const lookAtAnswer = async (title: string): Promise<void> => {
        tap('s');
        await until(() => one('.side-panel .answer') !== null);
        if (!one('.side-panel .answer')) found.push(`${title}: no answer`);
        await look(`${title}, answer`);
      };
      for (const { title, sentence, taps } of all) {
        const now = () => [textOf('.title .deal'), textOf('.side-panel.lesson > .words')] as const;
        await until(() => now()[0] === title && now()[1].includes(sentence));
        said.push([...now()]);
        await look(title);
        const [from, to] = taps;
        // The message after a wrong move needs room too; at a step where a card is to move, the
        // stock is a wrong move.
        if (from?.startsWith('t')) await lookAtAnswer(title);
        if (from) tap(from);
        if (to && one('.card.lifted')) tap(to);
      }
      return { said, found };
    },
    [stations, finder] as const,
  );
}

const takeBack = (page: Page, moves: number) =>
  page.evaluate((times) => {
    for (let i = 0; i < times; i++) document.getElementById('undo')?.click();
  }, moves);

/** The longest part of a sentence between its cards. */
const longest = (text = ''): string =>
  text
    .split('|')
    .reduce((best, part) => (part.length > best.length ? part : best), '')
    .trim();

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [667, 375],
] as const;

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`${LANGUAGES[language]}: every step fits, and covers no pile`, {
    tag: language === 'de' ? [] : '@all',
  }, async ({ page }) => {
    const { lesson: words } = WHOLE[language];
    const stations = [...MOVES, undefined].map((move, i) => {
      const step = LESSON[i]?.step;
      return {
        title: words.title(step ?? LESSON.length),
        sentence: longest(step ? words.steps(() => '|')[step - 1] : words.done),
        taps: move ? (placesOf(move) ?? ['s']) : [],
      };
    });
    const expected = stations.map((each) => [each.title, expect.stringContaining(each.sentence)]);
    await visitIn(page, language);
    await unpainted(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const { said, found } = await walk(page, stations);
      expect(said, `${width}×${height}`).toEqual(expected);
      expect(found, `${width}×${height}`).toEqual([]);
      await takeBack(page, MOVES.length);
    }
  });
}

test.describe('in every language', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const name = LANGUAGES[language];
    const { lesson: words, card } = WHOLE[language];
    const told = words.steps((each) => card(parseCard(each) as number));

    test(`${name}: taught by keys, and announced`, { tag: '@all' }, async ({ page }) => {
      await visitIn(page, language);
      await unpainted(page);
      const go = await byKeys(page);
      for (const [i, move] of MOVES.entries()) {
        const step = LESSON[i]?.step ?? 0;
        if (step !== LESSON[i - 1]?.step)
          await expect(spoken(page)).toContainText(told[step - 1] ?? '?');
        if (placesOf(move)) await make(page, move, go);
        else await page.keyboard.press('d');
      }
      await expect(spoken(page)).toContainText(words.done);
      await expect.poll(() => keptMoves(page)).toEqual(MOVES);
    });

    test.describe('with a finger', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test(`${name}: taught by touch`, { tag: '@all' }, async ({ page }) => {
        await visitIn(page, language);
        await unpainted(page);
        for (const move of MOVES) await make(page, move, (place) => touch(page, place).tap());
        await expect(sentence(page)).toContainText(words.done);
        await expect.poll(() => keptMoves(page)).toEqual(MOVES);
      });
    });
  }
});
