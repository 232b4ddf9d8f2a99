/** The settings: colours, cards, layout, speed, hands, sounds. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { playthroughs, wonGames } from '../src/rules/testing/vectors.ts';
import { button, centreOf, choose, keptMoves, open, pile, wonGame } from './player.ts';

const openSettings = async (page: Page): Promise<void> => {
  await button(page, 'Menu').click();
  await button(page, 'Settings').click();
};

const select = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

const tableColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--table-light'));

for (const name of ['felt', 'night', 'paper', 'contrast'])
  test(`has nothing that axe finds by the colours ${name}`, async ({ page }) => {
    await choose(page, { theme: name, showStatus: true });
    await open(page, wonGame('1'), 60);
    expect(await theme(page)).toBe(name);
    const check = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await check()).toEqual([]);
    await openSettings(page);
    expect(await check()).toEqual([]);
  });

test('colours follow the system until they are chosen, and then do not', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot change the colours of the system yet');
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, wonGame('1'));
  expect(await theme(page)).toBe('felt');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await openSettings(page);
  await select(page, 'Colours', 'paper');
  expect(await theme(page)).toBe('paper');
  const paper = await tableColour(page);
  await page.reload();
  await expect.poll(() => tableColour(page)).toBe(paper);
});

test('cards and backs are drawn as chosen, at once', async ({ page }) => {
  await open(page, wonGame('1'), 30);
  const picture = () => page.locator('.card:not(.down) img').first().getAttribute('src');
  const back = () =>
    page
      .locator('.cards')
      .first()
      .evaluate((layer) => layer.style.getPropertyValue('--back'));
  await expect.poll(picture).toMatch(/^blob:/);
  const before = [await picture(), await back()];
  await openSettings(page);
  await select(page, 'Suits', 'four');
  await expect.poll(picture).not.toBe(before[0]);
  await select(page, 'Backs', 'rays');
  await expect.poll(back).not.toBe(before[1]);
  const four = await picture();
  await select(page, 'Cards', 'large');
  await expect.poll(picture).not.toBe(four);
});

test('the largest cards, and the stock for the left hand', async ({ page }) => {
  await open(page, wonGame('1'), 30);
  const width = () =>
    page
      .locator('#table')
      .evaluate((table) => Number.parseFloat(table.style.getPropertyValue('--w')));
  const small = await width();
  await openSettings(page);
  await select(page, 'Table', 'large');
  expect(await width()).toBeGreaterThan(small);
  await select(page, 'Playing hand', 'left');
  await button(page, 'Close').click();
  expect((await centreOf(pile(page, 's'))).x).toBeLessThan((await centreOf(pile(page, 'w'))).x);
  expect((await centreOf(button(page, 'Undo'))).x).toBeLessThan(200);
});

test('one tap plays a card that has one place to go, where that is chosen', async ({ page }) => {
  await choose(page, { singleTap: true });
  await open(page, wonGame('1'));
  // The card of fan 3 can go to two places: it is only taken.
  await pile(page, 't3').click();
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await pile(page, 'f8').click();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
  await pile(page, 't1').click();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8', 't1-f1']);
});

test('the other mouse button sends a card home', async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').click({ button: 'right' });
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('letters are no keys where that is chosen, arrows and Enter still are', async ({ page }) => {
  await choose(page, { letterKeys: false });
  await open(page, wonGame('1'));
  await pile(page, 's').focus();
  await page.keyboard.press('d');
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
});

test('nothing flies where that is chosen', async ({ page }) => {
  await choose(page, { speed: 'off' });
  await open(page, wonGame('1'));
  await pile(page, 's').click();
  expect(
    await page.evaluate(
      () => document.querySelector('.cards')?.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0);
});

test('the stock’s place finishes the game when only the way home is left', async ({ page }) => {
  // A recorded win that ends with carries, after the stock has run out.
  const game = wonGames().find(
    ({ moves }) => moves.slice(-3).every((move) => /-f/.test(move)) && moves.length > 110,
  ) as GameRecord;
  await choose(page, { speed: 'fast' });
  await open(page, game, game.moves.length - 3);
  await expect(pile(page, 's')).toHaveAccessibleName(
    'Stock: empty, finishes: sends all cards home',
  );
  await pile(page, 's').click();
  await expect(page.getByRole('status')).toContainText('You have won');
  await expect.poll(() => keptMoves(page)).toHaveLength(game.moves.length);
});

test('a folded fan shows itself whole on hover, and by a key', async ({ page }) => {
  const { legal, won, ...game } = playthroughs()[2] as ReturnType<typeof playthroughs>[number];
  await open(page, game, 31);
  const badge = page.locator('.badge').first();
  await expect(badge).toBeVisible();
  const count = Number(await badge.textContent());
  const { x, y } = await centreOf(badge);
  await page.mouse.move(x, y);
  const peek = page.locator('.peek');
  await expect(peek).toBeVisible();
  await expect(peek.locator('.card')).toHaveCount(count);
  await page.mouse.move(5, 400);
  await expect(peek).toBeHidden();
  const fan = await page.evaluate(
    ([left, top]) =>
      document
        .elementsFromPoint(left as number, top as number)
        .map((element) => (element as HTMLElement).dataset['pile'])
        .find((name) => name !== undefined),
    [x, y],
  );
  await pile(page, fan as string).focus();
  await page.keyboard.press('v');
  await expect(peek).toBeVisible();
  await page.keyboard.press('v');
  await expect(peek).toBeHidden();
  await page.keyboard.press('v');
  await expect(peek).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
});

test('so does a fan whose cards have too little room for their suits', async ({ page }) => {
  const { legal, won, ...game } = playthroughs()[2] as ReturnType<typeof playthroughs>[number];
  await choose(page, { print: 'large' });
  await open(page, game, 31);
  await pile(page, 't2').focus();
  await page.keyboard.press('v');
  await expect(page.locator('.peek .card')).toHaveCount(4);
});

test('a refusal goes by itself, and lets the line below it be touched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, wonGame('1'));
  await page.clock.install();
  await pile(page, 't5').focus();
  await page.keyboard.press('f');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('No foundation takes');
  await page.clock.runFor(9000);
  await expect(notice).toBeHidden();
  await page.keyboard.press('f');
  await expect(notice).toContainText('No foundation takes');
  await page.getByRole('button', { name: /^Deal 1/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tip is told once', async ({ page }) => {
  await page.goto('./');
  const tip = page.getByRole('complementary', { name: 'Tip' });
  await expect(tip).toContainText('Tap a card');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(tip).toContainText('drawn');
  await expect.poll(() => keptMoves(page)).toEqual(['draw']);
  await page.reload();
  await expect(tip).toContainText('drawn');
  await tip.getByRole('button', { name: 'No tips' }).click();
  await page.reload();
  await expect(pile(page, 's')).toBeVisible();
  await expect(tip).toHaveCount(0);
});

/** Counts what the page plays, in the place of the browser's own sounds. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const counts = { tones: 0, noises: 0 };
    Object.assign(window, { counts });
    const { createOscillator, createBufferSource } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      counts.tones++;
      return createOscillator.call(this);
    };
    BaseAudioContext.prototype.createBufferSource = function (this: BaseAudioContext) {
      counts.noises++;
      return createBufferSource.call(this);
    };
  });

const sounds = (page: Page): Promise<{ tones: number; noises: number }> =>
  page.evaluate(() => (window as unknown as { counts: { tones: number; noises: number } }).counts);

test('sounds are off until wanted; then the clock chimes and strikes at the win', async ({
  page,
}) => {
  await countSounds(page);
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  await button(page, 'Redo').click();
  expect(await sounds(page)).toEqual({ tones: 0, noises: 0 });
  await button(page, 'Undo').click();
  await openSettings(page);
  await page.getByLabel('Sounds').check();
  await button(page, 'Close').click();
  await button(page, 'Redo').click();
  // Sixteen bells of the chime and twelve strokes, seven partials each, and the tick.
  expect(await sounds(page)).toEqual({ tones: 28 * 7 + 1, noises: 1 });
});
