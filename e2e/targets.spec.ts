/** Touch targets on a phone: every button is 44 pixels each way, measured by hit testing. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { askHint, button, lostGame, open, openOptions, wonGame } from './player.ts';
import { problemWhere, putProblem } from './problems.ts';
import { spoiled } from './solver.ts';

/** Controls that are too small: their names, and how far they reach from their centre. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NEEDED = 43;
    const shown = [...document.querySelectorAll('button, summary, select, input, a')].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.matches('.pile, .card *, [tabindex="-1"]'),
    );
    const modal = document.querySelector('dialog[open]');
    const faults: string[] = [];
    for (const control of shown) {
      if (modal && !modal.contains(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      // A slider can be hit along its whole track; a switch also by its label.
      const label = control.closest('label');
      const meets = (dx: number, dy: number): boolean => {
        const met = document.elementFromPoint(cx + dx, cy + dy);
        return Boolean(met && (control.contains(met) || label?.contains(met)));
      };
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < NEEDED && meets(dx * far, dy * far)) far += 0.5;
        return far;
      };
      // The target can extend to one side of the centre of the visible part.
      const across = reach(-1, 0) + reach(1, 0);
      const down = reach(0, -1) + reach(0, 1);
      const name = control.ariaLabel || control.textContent || control.id || control.className;
      if (across < NEEDED || down < NEEDED)
        faults.push(`${name.trim().slice(0, 40)}: ${across} × ${down}`);
    }
    return faults;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const close = (page: Page): Promise<void> =>
  page.getByRole('dialog').locator('.head button').last().click();

async function lookAtDialogs(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await openOptions(page);
  await look('options');
  await page.locator('#rule-set').selectOption('own');
  await look('own rules');
  await close(page);
  await page.locator('.deal button').click();
  await look('deal');
  await close(page);
  await button(page, en.menu).click();
  await look('menu');
  for (const entry of [
    en.problems.title,
    en.dealNames.daily,
    en.panels.theGames,
    en.statistics.title,
    en.links.share,
    en.panels.howToPlay,
    en.panels.settings,
  ]) {
    await button(page, entry).click();
    await look(entry);
    if (entry === en.problems.title) {
      await page.getByText(en.problems.all).click();
      await look('list of problems');
    }
    if (entry === en.panels.theGames) {
      await page.locator('.actions .more').first().click();
      await look('actions of a game');
      await page.keyboard.press('Escape');
    }
    await close(page);
    await button(page, en.menu).click();
  }
  await page.keyboard.press('Escape');
}

for (const [width, height, tag] of [
  [390, 844, []],
  [360, 640, '@all'],
  [844, 390, '@all'],
] as const)
  test(`a finger finds every button in a window of ${width} by ${height}`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const look = async (where: string): Promise<void> => {
      expect.soft(await missed(page), where).toEqual([]);
    };
    await open(page, wonGame('1'), 40);
    await look('table');
    await lookAtDialogs(page, look);
    await askHint(page);
    await look('hint');
    await button(page, en.hintChip.close).click();
    await button(page, en.menu).click();
    await button(page, en.panels.findCard).click();
    await look('find a card');
  });

test('a finger finds every button at the end of a game', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = lostGame();
  await open(page, game, game.moves.length);
  await expect(page.locator('.side-panel.lost')).toBeVisible();
  expect.soft(await missed(page), 'lost').toEqual([]);
});

test('a finger finds every button of a review', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, spoiled(), 102);
  await button(page, en.menu).click();
  await button(page, en.panels.lookThrough).click();
  expect.soft(await missed(page), 'question').toEqual([]);
  await button(page, en.hintChip.asking.openReview).click();
  await expect(page.locator('.review .losing-move')).toBeVisible();
  expect.soft(await missed(page), 'review').toEqual([]);
});

test('a finger finds every button of a problem', { tag: '@all' }, async ({ page }) => {
  const { problem } = problemWhere(({ kind }) => kind === 'keep', '-');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, wonGame('1'), 40);
    await putProblem(page, problem);
    await expect(page.locator('.side-panel.problem')).toBeAttached();
    expect.soft(await missed(page), `${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
