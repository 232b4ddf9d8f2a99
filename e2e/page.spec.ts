/** Windows, accessibility, hosts. */
import { expect, type Page, test } from '@playwright/test';
import { de, en, fr } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import {
  button,
  choose,
  keptMoves,
  open,
  openEarly,
  openOptions,
  pile,
  wonGame,
} from './player.ts';

const WINDOWS = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [768, 1024],
  [360, 640],
  [667, 375],
] as const;

for (const [width, height] of WINDOWS)
  test(`has every card and button inside a window of ${width} by ${height}`, {
    tag: width === 360 ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, wonGame('1'), 40);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, .card, .gap, .pill')]
        .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.left < -0.5 ||
            box.top < -0.5 ||
            box.right > innerWidth + 0.5 ||
            box.bottom > innerHeight + 0.5,
        )
        .map(({ name }) => name),
    );
    expect(outside).toEqual([]);
    // Each control can be hit in its centre: nothing covers it.
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button:not([hidden])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return hit?.closest('button') !== element;
        })
        .map((element) => element.ariaLabel),
    );
    expect(covered).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.control')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter((box) => Math.min(box.width, box.height) < 44),
    );
    expect(small).toEqual([]);
  });

test('axe finds nothing on the table and in the dialogs', async ({ page }) => {
  await open(page, wonGame('1'), 30);
  const check = async () => (await violations(page)).map(({ id }) => id);
  expect(await check()).toEqual([]);
  await openOptions(page);
  expect(await check()).toEqual([]);
  await button(page, 'Close').click();
  for (const entry of ['How to play', 'Settings']) {
    await button(page, 'Menu').click();
    expect(await check()).toEqual([]);
    await button(page, entry).click();
    expect(await check()).toEqual([]);
    await button(page, 'Close').click();
  }
});

test('script and styles are requested at the top of the page, before anything blocks', async ({
  request,
}) => {
  const html = await (await request.get('./')).text();
  const before = html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'));
  const parts = [...before.matchAll(/assets\/([a-zA-Z]+)-/g)].map(([, part]) => part);
  expect(parts.toSorted()).toEqual(['index', 'index', 'page']);
  // Browsers look for the character set in these bytes.
  expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">');
});

test('works from a folder of a host, and asks no other host for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('games/big-ben/');
  await expect(pile(page, 's')).toBeVisible();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await pile(page, 's').click();
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  const { origin } = new URL(page.url());
  const elsewhere = asked.filter(
    (url) => !url.startsWith(`${origin}/games/big-ben/`) && !url.startsWith(`blob:${origin}/`),
  );
  expect(elsewhere).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
});

test('resizing keeps the game and the card in hand', { tag: '@all' }, async ({ page }) => {
  await open(page, wonGame('1'), 10);
  await pile(page, 't3').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'columns');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'rows');
  await expect(pile(page, 't3')).toHaveAccessibleName(/, picked up$/);
  await expect(page.locator('.card.lifted')).toHaveCount(1);
});

test('no error stays unseen', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, wonGame('1'), 116);
  await button(page, 'Restart').click();
  await openOptions(page);
  await button(page, 'Deal').click();
  await pile(page, 's').click();
  expect(errors).toEqual([]);
});

test('at 400 % zoom a move can be made, and a focused element scrolls into view', {
  tag: '@all',
}, async ({ page }) => {
  // At this zoom a window of 1280 by 800 is as small as this.
  await page.setViewportSize({ width: 320, height: 200 });
  await open(page, wonGame('1'));
  await pile(page, 't3').click();
  await pile(page, 'f8').click();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
  await pile(page, 't6').focus();
  const box = await pile(page, 't6').boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.y < 200).toBe(true);
  await openOptions(page);
  await button(page, 'Close').click();
});

test('in forced colours cards have edges and targets are outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, wonGame('1'));
  await pile(page, 't3').click();
  const edge = await page
    .locator('.card:not(.down)')
    .first()
    .evaluate((card) => getComputedStyle(card).borderTopWidth);
  expect(edge).toBe('1px');
  const outline = await page
    .locator('.over .target')
    .first()
    .evaluate((target) => getComputedStyle(target).outlineStyle);
  expect(outline).toBe('solid');
});

test('forced colours switched on in the middle of a game replace the chosen theme', {
  tag: '@all',
}, async ({ page }) => {
  await choose(page, { theme: 'paper' });
  await open(page, wonGame('1'));
  const theme = page.locator('html');
  await expect(theme).toHaveAttribute('data-theme', 'paper');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(theme).toHaveAttribute('data-theme', 'contrast');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(theme).toHaveAttribute('data-theme', 'paper');
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`in forced colours, ${colorScheme}, the clock has the system’s colours, whatever theme is chosen`, {
    tag: '@all',
  }, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Firefox forces no colours by this');
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await choose(page, { theme: 'paper' });
    await open(page, wonGame('1'), 45);
    // The browser's own values for the system colours.
    const system = (name: string) =>
      page.evaluate((word) => {
        const probe = document.createElement('div');
        probe.style.cssText = `position: absolute; color: ${word}; forced-color-adjust: none`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    const colour = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
    await expect.poll(() => colour('.dial .face', 'stroke')).toBe(await system('CanvasText'));
    await expect.poll(() => colour('.pill', 'background-color')).toBe(await system('Highlight'));
    expect(await colour('.pill', 'color')).toBe(await system('HighlightText'));
    expect(await system('Canvas')).not.toBe(await system('CanvasText'));
  });

test.describe('a part that does not load', () => {
  const block = (page: Page, name: string) =>
    page.route(`**/assets/${name}-*.js`, (route) => route.abort());

  for (const name of ['late', 'dialogs'])
    test(`is reported, and requested again: ${name}`, {
      tag: name === 'late' ? [] : '@all',
    }, async ({ page }) => {
      await choose(page, { language: 'de' });
      await block(page, name);
      await openEarly(page, wonGame('1'), 5);
      await button(page, de.menu).click();
      await expect(page.locator('#spoken')).toHaveText(de.chunkLoadFailed);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.unrouteAll();
      await button(page, de.menu).click();
      await expect(page.getByRole('dialog', { name: de.menu })).toBeVisible();
    });

  test('is reported when it should have read a link', { tag: '@all' }, async ({ page }) => {
    await block(page, 'challenge');
    await openEarly(page, wonGame('1'), 5);
    const follow = () =>
      page.evaluate(() => {
        location.hash = '1/classic/7';
      });
    await follow();
    await expect(page.locator('#spoken')).toHaveText(en.chunkLoadFailed);
    await page.unrouteAll();
    await follow();
    await expect(page.getByRole('dialog', { name: en.links.title })).toBeVisible();
  });

  test('leaves the whole page in its language until it loads', async ({ page }) => {
    await open(page, wonGame('1'), 5);
    await button(page, en.menu).click();
    await button(page, en.panels.settings).click();
    const asked = page.waitForEvent('requestfailed');
    await block(page, 'dialogs');
    await page.getByLabel(en.panels.language).selectOption('fr');
    await asked;
    await page.unrouteAll();
    await expect(page.getByRole('heading', { name: en.panels.settings })).toBeVisible();
    await expect(page.locator('.deal')).toContainText('Deal 1');
    await page.getByLabel(en.panels.options.suitColours.title).selectOption('four');
    await expect(page.getByRole('heading', { name: fr.panels.settings })).toBeVisible();
    await expect(page.locator('.deal')).toContainText(fr.dealTitle('1'));
  });
});
