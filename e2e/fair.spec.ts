/** The fair player: its hints, its chance, a game watched, and what it says of a game looked through. */
import { expect, type Page, test } from '@playwright/test';
import { NO_ASSISTS } from '../src/app/games/assists.ts';
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { en, WHOLE } from '../src/i18n/testing/whole.ts';
import {
  askHint,
  button,
  choose,
  keptGames,
  keptMoves,
  open,
  pile,
  placesOf,
  spoken,
  wonGame,
} from './player.ts';
import { languageSwitch } from './shown.ts';
import { assists, marks, openAt, solver, spoiled, tapSolver } from './solver.ts';

const chip = (page: Page) => page.locator('.hint-chip .words');
const chances = /What the computer would do: \d+%\.$/;

test.describe('a fair hint', () => {
  test('comes by its key and from the menu, says why, and is stepped', async ({ page }) => {
    await tapSolver(page);
    await open(page, wonGame('1'));
    await pile(page, 't3').press('Shift+h');
    await button(page, 'Show it').click();
    await expect(chip(page)).toHaveText(chances);
    await expect(spoken(page)).toHaveText(/^Hint without peeking: .+ Estimated chance: \d+%/);
    await expect(marks(page).locator('.dashes').first()).toBeVisible();
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, fairHints: 1 });
    expect((await solver(page)).asked).toBe(0);
    await button(page, 'Do it').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(1);
    await button(page, 'Close the hint').click();
    await expect(chip(page)).toHaveCount(0);
    await button(page, 'Menu').click();
    await button(page, en.panels.fairHint).click();
    await expect(chip(page)).toHaveText(chances);
    await expect.poll(() => assists(page)).toMatchObject({ fairHints: 2, shownMoves: 1 });
  });

  test('is what the hint button gives when it is chosen, and is told at the win', async ({
    page,
  }) => {
    await choose(page, { hints: 'fair' });
    const game = wonGame('1');
    await openAt(page, game, game.moves.length - 2);
    await askHint(page);
    await expect(chip(page)).toContainText('Nothing is hidden any more: this wins.');
    await button(page, 'Close the hint').click();
    for (const move of game.moves.slice(-2)) {
      const places = placesOf(move);
      if (!places) await pile(page, 's').press('d');
      for (const place of places ?? []) await pile(page, place).press('Enter');
    }
    await expect(page.locator('.won .help')).toContainText('Helped: 1 hint without peeking');
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, fairHints: 1 });
  });
});

test.describe('the chance', () => {
  const chance = (page: Page) => page.getByRole('img', { name: /^Estimated chance: / });

  test('is hidden until it is wanted, follows the game, and moves nothing', async ({ page }) => {
    await open(page, wonGame('1'), 40);
    const table = await pile(page, 't3').boundingBox();
    await button(page, 'Menu').click();
    await button(page, 'Settings').click();
    await page.getByLabel('Show the estimated chance').check();
    await page.keyboard.press('Escape');
    await expect(chance(page)).toHaveAccessibleName(/^Estimated chance: \d+%$/);
    const before = await chance(page).getAttribute('aria-label');
    await expect.poll(() => assists(page)).toEqual({ ...NO_ASSISTS, chanceSeen: true });
    await button(page, 'Undo').click();
    await expect(chance(page)).toHaveAccessibleName(/\d+%$/);
    await button(page, 'Redo').click();
    await expect(chance(page)).toHaveAttribute('aria-label', before ?? '');
    expect(await pile(page, 't3').boundingBox()).toEqual(table);
    for (const region of ['#spoken', '#spoken-status'])
      await expect(page.locator(region)).not.toContainText('chance');
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 640],
    [844, 390],
  ] as const)
    test(`has its place in every language at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await choose(page, { showChance: true, showStatus: true });
      await page.goto('./');
      await expect(page.locator('.chance:not(.stale)')).toBeVisible();
      await expect(page.locator('.status')).not.toHaveClass(/thinking|unseen/);
      const switchTo = await languageSwitch(page);
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        await switchTo(language);
        const tag = new Intl.Locale(WHOLE[language].locale).baseName;
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('.chance:not(.stale)')).toBeVisible();
        await expect(page.locator('.status')).not.toHaveClass(/thinking|unseen/);
        // What stands beside the words moves when the browser has measured them.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const boxes = await page
          .locator('.chance, .status, .deal, h1')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
        for (const [i, a] of boxes.entries()) {
          expect(a.left >= 0 && a.right <= width, language).toBe(true);
          for (const b of boxes.slice(i + 1))
            expect(
              a.right <= b.left + 0.5 ||
                b.right <= a.left + 0.5 ||
                a.bottom <= b.top + 0.5 ||
                b.bottom <= a.top + 0.5,
              `${language} ${JSON.stringify([a, b])}`,
            ).toBe(true);
        }
      }
    });
});

test('the fair player is watched in a copy, and the own game is back afterwards', async ({
  page,
}) => {
  await choose(page, { speed: 'off' });
  await open(page, wonGame('1'), 30);
  await button(page, 'Menu').click();
  await button(page, en.panels.watchFair).click();
  await expect(chip(page)).toHaveText(chances);
  await button(page, 'Pause').click();
  await button(page, 'Do it').click();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  const { games, table } = await keptGames(page);
  expect(games.find(({ id }) => id === table)?.continued).toBe(true);
  await button(page, 'Rewind').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(30);
  await button(page, 'Close the hint').click();
  await expect.poll(() => keptMoves(page)).toEqual(wonGame('1').moves.slice(0, 30));
  await expect.poll(() => assists(page)).toEqual(NO_ASSISTS);
  await expect(pile(page, 's')).toBeFocused();
});

test('a game looked through tells where the fair player thinks chance was lost', async ({
  page,
}) => {
  test.slow();
  await open(page, spoiled(), 103);
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  await button(page, 'Review').click();
  const bar = page.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar.locator('.losing-mark')).toHaveCount(1);
  const slider = bar.getByRole('slider');
  await slider.fill('102');
  // Nothing is hidden there: whoever plays on knows that it was won, and is not any more.
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Move 102 of 103: lost. Estimated chance: 100% before, 0% after.',
    { timeout: 60_000 },
  );
  await expect(bar.locator('.mistake')).toHaveText('Estimated chance: 100% before, 0% after');
  await expect(bar.locator('.mistake-mark').last()).toBeVisible();
  expect(await assists(page)).toMatchObject({ chanceSeen: true });
  await slider.fill('100');
  await expect(bar.locator('.mistake')).not.toHaveText(/100%/);
});
