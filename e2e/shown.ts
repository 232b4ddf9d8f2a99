/**
 * Shared by the tests of languages: all texts that a page shows or speaks, and a way to switch its
 * language.
 */
import type { Page } from '@playwright/test';
import type { Language } from '../src/app/preferences/languages.ts';
import { en } from '../src/i18n/testing/whole.ts';
import { button } from './player.ts';

/**
 * Texts that can be read on the page, now or later. A dialog empties the announcements that it covers, and nobody hears
 * one that is made under it.
 */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const unread = document.querySelector('dialog[open]')
      ? 'noscript, #spoken, #spoken-status'
      : 'noscript';
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(unread))
        found.push(walker.currentNode.textContent ?? '');
    return found;
  });

/** Texts that are only spoken. */
const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
    ),
  );

/** All texts shown or spoken, in page order, in a form in which two pages can be compared. */
export async function shownOn(page: Page): Promise<string[]> {
  const about = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return [document.title, lang, dir];
  });
  const texts = [...(await textsOf(page)), ...(await namesOf(page))];
  // A repeated announcement ends with a space.
  return [...about, ...texts.map((text) => text.trim()).filter(Boolean)];
}

/** The faces of the cards on the table, as one number: their letters follow the language too. */
export const facesOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.card img')];
    // A sheet has ten faces, or three.
    const [width, height] = [600, 84];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let sum = 0;
    for (const image of new Map(images.map((each) => [each.src, each])).values()) {
      await image.decode();
      context?.clearRect(0, 0, width, height);
      context?.drawImage(image, 0, 0, width, height);
      for (const value of context?.getImageData(0, 0, width, height).data ?? [])
        sum = (Math.imul(sum, 31) + value) | 0;
    }
    return sum;
  });

/**
 * @returns a function that switches the language, even when a player could not reach the settings;
 *   the page must be English
 */
export async function languageSwitch(page: Page): Promise<(language: Language) => Promise<void>> {
  await button(page, en.menu).click();
  await button(page, en.panels.settings).click();
  const select = await page.getByLabel(en.panels.language).elementHandle();
  await button(page, en.close).click();
  return async (language) =>
    select?.evaluate((element, value) => {
      (element as HTMLSelectElement).value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
}
