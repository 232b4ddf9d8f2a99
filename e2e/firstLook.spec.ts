/**
 * The first look, shown before the script has loaded: the page takes it over without a visible
 * change.
 */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { WHOLE } from '../src/i18n/testing/whole.ts';
import { holdBack } from './player.ts';

/** Empty storage: a first visit. */
test.use({ storageState: { cookies: [], origins: [] } });

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

/** The page's own script; without it there is only the first look. */
const SCRIPT = /\/assets\/index-[^/]*\.js$/;

/** The visible parts and their boxes: title, panel, sentence, and button. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      'h1',
      '.title .deal',
      '.side-panel.lesson',
      '.side-panel.lesson > .words',
      '.side-panel.lesson .dots',
      '.side-panel.lesson button:not(.undo)',
    ];
    return parts.map((part) => {
      const element = document.querySelector<HTMLElement>(part);
      if (!element) return [part, 'is missing'];
      const { left, right, y, height } = element.getBoundingClientRect();
      const { color, backgroundColor, direction, fontSize } = getComputedStyle(element);
      // More is shown beside the deal's name later.
      const sides = part === '.title .deal' ? [direction === 'rtl' ? right : left] : [left, right];
      const box = [...sides, y, height].map((each) => Math.round(each * 10) / 10).join();
      const text = element.textContent.replaceAll(/\s+/g, '');
      return [part, text, box, color, backgroundColor, fontSize];
    });
  });

/** Records layout shifts from the beginning. Only Chromium reports them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Element }[] }).sources)
          shifts.push(`${node.nodeName} ${node.className}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

async function visit(page: Page, language: Language): Promise<() => void> {
  await page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, language);
  await watchShifts(page);
  const letIt = await holdBack(page, SCRIPT);
  // Holding back the script also holds back the load event.
  await page.goto('./', { waitUntil: 'commit' });
  return letIt;
}

const begun = (page: Page) => page.locator('.cards .card').first().waitFor({ state: 'attached' });

for (const window of WINDOWS)
  test.describe(`${window.width} by ${window.height}`, () => {
    test.use({ viewport: window });

    for (const language of ['en', 'de', 'ja', 'ar'] as const)
      test(`the lesson begins before the script, and stays where it is: ${language}`, {
        tag: language === 'en' ? [] : '@all',
      }, async ({ page }) => {
        const letIt = await visit(page, language);
        const { lesson } = WHOLE[language];
        await expect(page.locator('#first-lesson')).toContainText(lesson.count(1));
        await expect(page.locator('.title .deal')).toHaveText(lesson.title(1));
        await page.evaluate(() => document.fonts.load('700 1em Bitter').then(() => {}));
        const before = await seen(page);
        letIt();
        await begun(page);
        expect(await seen(page)).toEqual(before);
        await expect(page.locator('#first-lesson')).toHaveCount(0);
        expect(await shifts(page)).toEqual([]);
      });
  });

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [412, 915],
  [640, 900],
] as const)
  test(`the dial of a phone stands where the script draws it: ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const letIt = await visit(page, 'en');
    await expect(page.locator('#first-lesson')).toBeVisible();
    const drawn = await page.evaluate(() => {
      const table = document.querySelector<HTMLElement>('#table');
      if (!table) return undefined;
      const { width: w, height: h } = getComputedStyle(table, '::before');
      const { left, top, width: room, height: high } = table.getBoundingClientRect();
      // Without line breaks.
      const [across, down] = [Number.parseFloat(w) - 2, Number.parseFloat(h) - 2];
      return [left + room / 2 - across / 2, top + high / 2 - down / 2, across, down];
    });
    letIt();
    await begun(page);
    const face = page.locator('.dial .face');
    await face.waitFor({ state: 'attached' });
    const box = await face.evaluate((element) => {
      const { x, y, width: w, height: h } = (element as SVGGraphicsElement).getBBox();
      const { left, top } = (element.closest('#table') as HTMLElement).getBoundingClientRect();
      return [left + x, top + y, w, h];
    });
    for (const [i, side] of box.entries()) expect(drawn?.[i]).toBeCloseTo(side, 0);
  });

test('the sentence is said in every language', async ({ browser }) => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const page = await browser.newPage();
    const letIt = await visit(page, language);
    await expect(page.locator('#first-lesson > .words b')).toHaveCount(2);
    const before = await page.locator('#first-lesson > .words').innerHTML();
    letIt();
    await begun(page);
    expect(await page.locator('.side-panel.lesson > .words').innerHTML()).toBe(before);
    await page.close();
  }
});
