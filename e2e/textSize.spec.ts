/** The browser's own text settings: font size, minimum font size, and automatic dark mode. */
import { expect, type Page, test as plain } from '@playwright/test';
import type { Language } from '../src/app/preferences/languages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { choose, lostGame, open, openOptions, wonGame } from './player.ts';

/** A page in a separate browser, with settings in the form of `--blink-settings`. */
const test = plain.extend<{ pageWith: (settings: string) => Promise<Page> }>({
  pageWith: async ({ playwright, launchOptions, contextOptions, baseURL, storageState }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (settings) => {
      const args = [
        ...(launchOptions.args ?? []),
        ...(settings ? [`--blink-settings=${settings}`] : []),
      ];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      ends.push(() => browser.close());
      return browser.newPage({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        serviceWorkers: 'block',
      });
    });
    for (const end of ends) await end();
  },
});

const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [360, 640],
] as const;

/** Text outside the window, except in chips, which scroll; and sheets that scroll sideways. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const root = dialog ?? document.getElementById('panels') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = [
      ...root.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, label, span, strong'),
    ]
      .filter((each) => isSeen(each) && !each.closest('.spoken, svg, .chips'))
      .filter(({ textContent }) => textContent.trim() !== '');
    const outside = words.filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const sideways = [...document.querySelectorAll('dialog[open], dialog[open] .sheet')].filter(
      (each) => each.scrollWidth > each.clientWidth + 1,
    );
    return [...outside, ...sideways].map(
      (each) => `${each.className}: ${each.textContent?.slice(0, 30)}`,
    );
  });

/**
 * Text cut off by the window or by a box that does not scroll. Text above and below in a scrolling
 * box does not count.
 */
const cutInBoxes = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((css) => {
    const isWithin = (from: number, to: number, start: number, end: number): boolean =>
      from >= start - 2 && to <= end + 2;
    const isCutBy = (line: DOMRect, box: Element, isInReach: boolean): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBeside = overflowX !== 'visible' && !isWithin(line.left, line.right, left, right);
      const isAbove = overflowY !== 'visible' && !isWithin(line.top, line.bottom, top, bottom);
      return isBeside || (isAbove && !isInReach);
    };
    const isCut = (line: DOMRect, element: Element): boolean => {
      let isInReach = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        isInReach ||= getComputedStyle(box).overflowY === 'auto';
        if (isCutBy(line, box, isInReach)) return true;
      }
      return !isWithin(line.left, line.right, 0, innerWidth);
    };
    const range = document.createRange();
    return [...document.querySelectorAll(css)]
      .flatMap((each) => [...each.querySelectorAll('h2, p, dt, dd, button, label, strong, span')])
      .filter((each) => !each.closest('svg, select, .spoken, .chips'))
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => {
        range.selectNodeContents(each);
        return [...range.getClientRects()].some((line) => line.width > 2 && isCut(line, each));
      })
      .map((each) => `${each.tagName} ${each.textContent.slice(0, 30)}`);
  }, selector);

/** The width of the cards, in pixels. */
const cardWidth = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().width),
    ),
  );

/**
 * The sheets at the end of a game, the lesson, and the options of the next deal, each on a new
 * page.
 */
const ENDS = {
  won: async (page: Page) => {
    const game = wonGame('1');
    await open(page, game, game.moves.length);
    await expect(page.locator('.side-panel.won .main')).toBeFocused();
    return '.side-panel';
  },
  lost: async (page: Page) => {
    const game = lostGame();
    await open(page, game, game.moves.length);
    await expect(page.locator('.side-panel.lost .main')).toBeVisible();
    return '.side-panel, .title';
  },
  lesson: async (page: Page, language: Language) => {
    await page.addInitScript((tag) => {
      localStorage.removeItem('bigben.lesson');
      Object.defineProperty(navigator, 'languages', { get: () => [tag] });
    }, language);
    await page.goto('./');
    await expect(page.locator('.side-panel.lesson .standing')).toBeVisible();
    return '.side-panel';
  },
  options: async (page: Page, language: Language) => {
    await open(page, wonGame('1'), 40);
    await openOptions(page, WHOLE[language]);
    await expect(page.locator('.deal-options')).toBeVisible();
    return 'dialog[open]';
  },
} as const;

/** The font size of each element, in pixels; 0 for one that is missing. */
const sizesOf = (page: Page, selectors: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      }),
    selectors,
  );

async function lookAtAll(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  const { panels } = WHOLE[language];
  await look();
  await page.locator('#open-menu').click();
  await look();
  await page.keyboard.press('Escape');
  for (const name of [panels.settings, panels.theGames]) {
    await page.locator('#open-menu').click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await look();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await look();
  await page.keyboard.press('Escape');
}

test('text follows the browser’s text size, up to twice the default', async ({ pageWith }) => {
  const sizes: number[][] = [];
  for (const size of [16, 24, 32, 48]) {
    const page = await pageWith(`defaultFontSize=${size}`);
    await choose(page, { language: 'de' });
    await open(page, wonGame('1'), 40);
    await page.locator('#open-menu').click();
    sizes.push(await sizesOf(page, ['h1', '.status', '.tile strong', '.rest button', '.menu h3']));
  }
  const [once, half, twice, most] = sizes as [number[], number[], number[], number[]];
  expect(once.every((size) => size > 10)).toBe(true);
  expect(half).toEqual(once.map((size) => 1.5 * size));
  expect(twice).toEqual(once.map((size) => 2 * size));
  expect(most).toEqual(twice);
});

for (const [settings, language] of [
  ['defaultFontSize=32', 'de'],
  ['minimumFontSize=24', 'en'],
  ['defaultFontSize=32', 'ar'],
  ['defaultFontSize=32', 'ja'],
  ['minimumFontSize=24', 'de'],
  ['defaultFontSize=24', 'fr'],
] as const)
  test(`no word is cut: ${settings} in ${WHOLE[language].locale}`, { tag: '@all' }, async ({
    pageWith,
  }) => {
    const page = await pageWith(settings);
    await choose(page, { language, showStatus: true });
    await open(page, wonGame('1'), 40);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await lookAtAll(page, language, async () => {
        await expect.poll(() => cut(page), `${width}×${height}`).toEqual([]);
      });
      const card = await page.locator('.card').first().boundingBox();
      expect(card?.width, `${width}×${height}`).toBeGreaterThan(24);
    }
  });

for (const [end, begin] of Object.entries(ENDS))
  for (const [settings, language] of [
    ['defaultFontSize=32', 'de'],
    ['minimumFontSize=24', 'de'],
    ['defaultFontSize=32', 'en'],
    ['defaultFontSize=32', 'ar'],
    ['defaultFontSize=32', 'ja'],
  ] as const)
    test(`no word is cut and cards can be seen, ${end}: ${settings} in ${WHOLE[language].locale}`, {
      tag: settings === 'defaultFontSize=32' && language === 'de' ? [] : '@all',
    }, async ({ pageWith }) => {
      const page = await pageWith(settings);
      // The lesson is shown only without saved settings.
      if (end !== 'lesson') await choose(page, { language, speed: 'off' });
      const words = await begin(page, language);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => cutInBoxes(page, words), `${width}×${height}`).toEqual([]);
        await expect.poll(() => cardWidth(page), `${width}×${height}`).toBeGreaterThan(24);
      }
    });

/** How many pixels differ between two pictures of the same size, decoded by a browser. */
const countDiffering = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (texts) => {
      const [a, b] = await Promise.all(
        texts.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return new Uint32Array(
            context.getImageData(0, 0, canvas.width, canvas.height).data.buffer,
          );
        }),
      );
      return a?.filter((pixel, at) => pixel !== b?.[at]).length ?? Number.NaN;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

test('a browser that darkens pages leaves each theme its colours', { tag: '@all' }, async ({
  pageWith,
}) => {
  const reader = await pageWith('');
  for (const theme of ['felt', 'paper', 'contrast', 'night']) {
    const pictures: Buffer[] = [];
    for (const settings of ['', 'forceDarkModeEnabled=true']) {
      const page = await pageWith(settings);
      await page.emulateMedia({ colorScheme: 'dark' });
      await choose(page, { theme, speed: 'off' });
      await open(page, wonGame('1'), 40);
      await expect(page.locator('.gap').first()).toBeVisible();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      pictures.push(await page.locator('#table').screenshot());
    }
    // A few pixels at the edges of cards differ between two paints.
    expect(await countDiffering(reader, pictures), theme).toBeLessThan(100);
  }
});
