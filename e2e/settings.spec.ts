/** The visible and audible effects of settings: colours, cards, layout, speed, hands, sounds. */
import { expect, type Page, test } from '@playwright/test';
import { goTo } from '../src/rules/game.ts';
import { targetsOf } from '../src/rules/gameQueries.ts';
import { type GameRecord, readRecord } from '../src/rules/record.ts';
import { playthroughs } from '../src/rules/testing/vectors.ts';
import { violations } from './axe.ts';
import {
  button,
  centreOf,
  choose,
  keptMoves,
  MOVING,
  open,
  pile,
  spoken,
  wonGame,
} from './player.ts';

test.use(MOVING);

const openSettings = async (page: Page): Promise<void> => {
  await button(page, 'Menu').click();
  await button(page, 'Settings').click();
};

const select = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

const tableColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--table-light'));

test('axe finds nothing with any colours', { tag: ['@all', '@chromium'] }, async ({ page }) => {
  await choose(page, { showStatus: true });
  await open(page, wonGame('1'), 60);
  const check = async () => (await violations(page)).map(({ id }) => id);
  for (const name of ['felt', 'night', 'paper', 'contrast']) {
    await openSettings(page);
    await select(page, 'Theme', name);
    expect(await theme(page)).toBe(name);
    expect(await check(), name).toEqual([]);
    await button(page, 'Close').click();
    expect(await check(), name).toEqual([]);
  }
});

test('colours follow the system until the player chooses some', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot change the colours of the system yet');
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, wonGame('1'));
  expect(await theme(page)).toBe('felt');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await openSettings(page);
  await select(page, 'Theme', 'paper');
  expect(await theme(page)).toBe('paper');
  const paper = await tableColour(page);
  await page.reload();
  await expect.poll(() => tableColour(page)).toBe(paper);
});

test('cards and backs are drawn as chosen, at once', { tag: ['@all', '@chromium'] }, async ({
  page,
}) => {
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
  await select(page, 'Suit colours', 'four');
  await expect.poll(picture).not.toBe(before[0]);
  await select(page, 'Card backs', 'rays');
  await expect.poll(back).not.toBe(before[1]);
  const four = await picture();
  await select(page, 'Card faces', 'large');
  await expect.poll(picture).not.toBe(four);
});

test('the largest cards, and the stock for the left hand', { tag: ['@all', '@chromium'] }, async ({
  page,
}) => {
  await open(page, wonGame('1'), 30);
  const width = () =>
    page
      .locator('#table')
      .evaluate((table) => Number.parseFloat(table.style.getPropertyValue('--w')));
  const small = await width();
  await openSettings(page);
  await select(page, 'Layout', 'large');
  expect(await width()).toBeGreaterThan(small);
  await select(page, 'Controls', 'left');
  await button(page, 'Close').click();
  expect((await centreOf(pile(page, 's'))).x).toBeLessThan((await centreOf(pile(page, 'w'))).x);
  expect((await centreOf(button(page, 'Undo'))).x).toBeLessThan(200);
});

/** A recorded move of a card whose only place is a fan. */
function soleFanMove(): { game: GameRecord; at: number; move: string } {
  for (const record of playthroughs()) {
    const game = readRecord({ ...record, moves: [...record.moves] });
    if (!game.ok) continue;
    const at = game.value.moves.findIndex((move, i) => {
      if (move.kind !== 'carry' || move.to.pile !== 'fan') return false;
      return targetsOf(goTo(game.value, i), move.from).length === 1;
    });
    if (at >= 0) return { game: record, at, move: record.moves[at] as string };
  }
  throw new Error('no such move is recorded');
}

test('one tap plays a card that has only one place, and a second tap right after it plays no other card', {
  tag: '@all',
}, async ({ page }) => {
  await choose(page, { singleTap: true });
  await open(page, wonGame('1'));
  // The card of fan 3 can go to two places: a tap only picks it up.
  await pile(page, 't3').click();
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await pile(page, 'f8').click();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
  await pile(page, 't1').dblclick();
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8', 't1-f1']);
});

test('a double click plays a card to its only place, on a fan too', async ({ page }) => {
  const { game, at, move } = soleFanMove();
  await open(page, game, at);
  await pile(page, move.split('-')[0] as string).dblclick();
  await expect.poll(async () => (await keptMoves(page))[at]).toBe(move);
});

test('the other mouse button sends a card home', { tag: '@all' }, async ({ page }) => {
  await open(page, wonGame('1'));
  await pile(page, 't3').click({ button: 'right' });
  await expect.poll(() => keptMoves(page)).toEqual(['t3-f8']);
});

test('nothing flies if the player has chosen so', { tag: ['@all', '@chromium'] }, async ({
  page,
}) => {
  await choose(page, { speed: 'off' });
  await open(page, wonGame('1'));
  await pile(page, 's').click();
  expect(
    await page.evaluate(
      () => document.querySelector('.cards')?.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0);
});

test('a folded fan unfolds on hover', { tag: ['@all', '@chromium'] }, async ({ page }) => {
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
});

test('so does a fan whose cards have too little room for their suits', {
  tag: ['@all', '@chromium'],
}, async ({ page }) => {
  const { legal, won, ...game } = playthroughs()[2] as ReturnType<typeof playthroughs>[number];
  await choose(page, { print: 'large' });
  await open(page, game, 65);
  await pile(page, 't2').focus();
  await page.keyboard.press('v');
  await expect(page.locator('.peek .card')).toHaveCount(5);
});

test('a refusal does not block touches on the cards below it', {
  tag: ['@all', '@chromium'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, wonGame('1'));
  await pile(page, 't5').focus();
  await page.keyboard.press('f');
  const callout = page.locator('.callout');
  await expect(callout).toHaveText('No hour takes it right now');
  const { x, y } = await centreOf(callout);
  await page.mouse.click(x, y);
  await expect(spoken(page)).toContainText('picked up');
});

/** Counts the sounds that the page plays, instead of playing them. */
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

test('sounds are off until wanted; then the clock strikes at the win', {
  tag: ['@all', '@chromium'],
}, async ({ page }) => {
  await countSounds(page);
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  // The code that strikes twelve is loaded after the table.
  await expect(page.locator('.answers')).toBeAttached();
  await button(page, 'Redo').click();
  expect(await sounds(page)).toEqual({ tones: 0, noises: 0 });
  await button(page, 'Undo').click();
  await openSettings(page);
  await page.getByLabel('Sound').check();
  await button(page, 'Close').click();
  await button(page, 'Redo').click();
  // Four bells and a stroke at the second win, seven partials each, and the tick.
  expect(await sounds(page)).toEqual({ tones: 5 * 7 + 1, noises: 1 });
});
