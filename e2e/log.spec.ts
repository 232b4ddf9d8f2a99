/** The player's games: several open, a log, files, a game looked through, and what the statistics say. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { violations } from './axe.ts';
import {
  button,
  keptGames,
  keptMoves,
  open,
  openOptions,
  pile,
  spoken,
  wonGame,
} from './player.ts';
import { spoiled } from './solver.ts';

async function openPanel(page: Page, entry: string, title = entry): Promise<Locator> {
  await button(page, 'Menu').click();
  await button(page, entry).click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

async function deal(page: Page, number: string, keepOpen = false): Promise<void> {
  await openOptions(page);
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  const keep = dialog.getByLabel(en.games.keepOpen);
  if (keepOpen) await keep.check();
  await dialog.getByLabel('Or play a numbered deal').fill(number);
  await dialog.getByRole('button', { name: 'Play this deal', exact: true }).click();
  await expect(page.locator('.deal')).toContainText(`Deal ${number}`);
}

const title = (page: Page) => page.locator('.deal');

/** The row of a game, by the beginning of its name. */
const row = (panel: Locator, name: string): Locator =>
  panel.getByRole('button', { name: new RegExp(`^${name}, `) });

const within = (panel: Locator, name: string): Locator =>
  panel.getByRole('button', { name, exact: true });

/** Unfolds what can be done with a game besides going on with it. */
const openActions = (panel: Locator, name: string): Promise<void> =>
  within(panel, en.games.actions(name)).click();

test('several games are open at once, and each is found again', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '32000', true);
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Games');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByLabel(en.games.search).fill('deal 1,');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await row(panel, 'Deal 1').click();
  await expect(title(page)).toHaveText('Deal 1');
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await page.reload();
  await expect(title(page)).toHaveText('Deal 1');
  expect((await keptGames(page)).games).toHaveLength(2);
  await openPanel(page, 'Games');
  const onTable = panel.getByRole('listitem').filter({ hasText: en.games.onTable });
  await expect(onTable).toContainText(['Deal 1']);
  // What lies on the table is not given up nor deleted from here.
  await openActions(panel, 'Deal 1');
  await expect(panel.locator('.action-menu button')).toHaveText([
    'Review',
    'Share',
    'Save as a file',
  ]);
  await page.keyboard.press('Escape');
  await expect(panel.locator('.action-menu')).toHaveCount(0);
  await expect(within(panel, en.games.actions('Deal 1'))).toBeFocused();
  await row(panel, 'Deal 1').click();
  await expect(panel).toHaveCount(0);
  await expect(title(page)).toHaveText('Deal 1');
});

test('a game is given up for a new one, and can be filtered, deleted and brought back', async ({
  page,
}) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '7');
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Games');
  await panel.getByRole('button', { name: /^Lost 1$/ }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/^Deal 1 5 moves .+◆ Lost, \d+ home$/]);
  await openActions(panel, 'Deal 1');
  await within(panel, en.games.remove).click();
  await expect(within(panel, en.games.no)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(within(panel, en.games.remove)).toBeFocused();
  await within(panel, en.games.remove).click();
  await within(panel, en.games.yes).click();
  await expect(panel).toContainText(en.games.noneFound);
  await expect(within(panel, en.games.undoRemove)).toBeFocused();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(1);
  await within(panel, en.games.undoRemove).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
});

test('a game is saved as a file and opened from it, and so is everything', async ({ page }) => {
  const game = wonGame('1');
  await open(page, game, 9);
  let panel = await openPanel(page, 'Games');
  const save = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name }).click(),
    ]);
    return readFile(await download.path());
  };
  const bring = async (buffer: Buffer): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      within(panel, en.games.bring).click(),
    ]);
    await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    // The field that asked is gone.
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  };
  await openActions(panel, 'Deal 1');
  const one = await save(en.games.save);
  expect(JSON.parse(one.toString()).moves).toEqual(game.moves);
  const all = await save(en.games.saveAll);
  await bring(Buffer.from('{"moves":'));
  await expect(panel).toContainText(
    'This isn’t a Big Ben file, or it can’t be read. Choose another one.',
  );
  const broken = { ...game, moves: [...game.moves.slice(0, 4), 'redeal'] };
  await bring(Buffer.from(JSON.stringify(broken)));
  await expect(panel).toContainText('its move 5 is against the rules');
  await bring(one);
  await expect(spoken(page)).toContainText('You won');
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
  panel = await openPanel(page, 'Games');
  // Those of files are newer.
  await row(panel, 'Deal 1').last().click();
  await expect.poll(() => keptMoves(page)).toHaveLength(9);
  panel = await openPanel(page, 'Games');
  // The older one lies on the table.
  await within(panel, en.games.actions('Deal 1')).first().click();
  await within(panel, en.games.remove).click();
  await within(panel, en.games.yes).click();
  await bring(all);
  await expect(panel).toContainText('1 game imported.');
  await within(panel, en.games.undoRemove).click();
  // The message about the games before no longer holds.
  await expect(panel).not.toContainText('imported');
  // One that was not there yet is marked for a while.
  const { games, ...rest } = JSON.parse(all.toString());
  await bring(Buffer.from(JSON.stringify({ ...rest, games: [{ ...games[0], id: 'other' }] })));
  await expect(panel.locator('.games li.new')).toHaveCount(1);
  await expect(panel.locator('.games li.new')).toHaveCount(0);
});

test('everything is deleted when that is meant, and can be brought back', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '7');
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('button', { name: en.games.removeAll }).click();
  await panel.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  await panel.getByRole('button', { name: en.games.removeAll }).click();
  await within(panel, 'Delete 2 games').click();
  await expect(panel).toContainText('2 games deleted.');
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(1);
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await within(panel, en.games.undoRemove).click();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  await expect(title(page)).toHaveText('Deal 7');
});

test('a lost game is looked through, to the move that lost it, and goes on from there', async ({
  page,
}) => {
  await open(page, spoiled(), 103);
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  await button(page, 'Review').click();
  const bar = page.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar).toContainText('lost');
  await bar.getByRole('button', { name: /^The mistake: go to move 101/ }).click();
  await expect(bar).toContainText('Move 101 of 103');
  await expect(bar).toContainText('winnable');
  await expect.poll(() => keptMoves(page)).toHaveLength(101);
  const slider = bar.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 102 of 103: lost\./);
  await slider.press('Home');
  await expect(bar).toContainText('Start, of 103 moves');
  await bar.getByRole('button', { name: en.reviewBar.forward }).click();
  await expect(bar).toContainText('Move 1 of 103');
  expect(await violations(page, '.review')).toEqual([]);
  await bar.getByText('Close', { exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(pile(page, 's')).toBeFocused();
});

test('Esc ends looking through, after what lies over it', async ({ page }) => {
  await open(page, spoiled(), 103);
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  await button(page, 'Review').click();
  const bar = page.getByRole('complementary', { name: en.reviewBar.title });
  await bar.getByRole('slider').focus();
  // A dialog is closed by itself, a hint and a card in hand come first.
  await openPanel(page, 'How to play');
  await expect(page.getByRole('dialog')).toContainText('close a hint or the review');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: en.reviewBar.toDeal }).click();
  await pile(page, 't3').click();
  await expect(pile(page, 't3')).toHaveAccessibleName(/, picked up$/);
  await page.keyboard.press('Escape');
  await expect(pile(page, 't3')).not.toHaveAccessibleName(/, picked up$/);
  await expect(bar).toBeVisible();
  await bar.getByRole('slider').focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(pile(page, 's')).toBeFocused();
});

test('what is looked through ends with the game, and a dialog gives the focus back', async ({
  page,
}) => {
  await open(page, wonGame('1'), 5);
  await button(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Settings').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toBeFocused();
  await button(page, 'Menu').click();
  await button(page, en.panels.lookThrough).click();
  await button(page, 'Review').click();
  const bar = page.getByRole('complementary', { name: en.reviewBar.title });
  await expect(bar).toBeVisible();
  await deal(page, '7');
  await expect(bar).toBeHidden();
  const { games, table } = await keptGames(page);
  expect(games.find(({ id }) => id === table)?.assists).toMatchObject({ statusSeen: false });
});

test('the statistics count a win and a loss once each, and neither for the same deal again', async ({
  page,
}) => {
  const game = wonGame('1');
  await open(page, game, game.moves.length - 1);
  await button(page, 'Redo').click();
  await expect(spoken(page)).toContainText('You won');
  const read = async (): Promise<string> => {
    const panel = await openPanel(page, 'Statistics');
    const text = (await panel.locator('dl').first().textContent()) ?? '';
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    return text;
  };
  const won = await read();
  expect(won).toContain('Played1');
  for (const number of ['7', '1', '9']) {
    await deal(page, number);
    await pile(page, 's').press('d');
  }
  await expect(title(page)).toContainText('Deal 9');
  // Deal 7 was given up; deal 1 had been won before; deal 9 is open.
  expect(await read()).toContain('Played2');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
] as const)
  test(`lists and review fit a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, wonGame('1'), 60);
    const panel = await openPanel(page, 'Games');
    expect(await violations(page, 'dialog')).toEqual([]);
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await page.keyboard.press('Escape');
    await button(page, 'Menu').click();
    await button(page, en.panels.lookThrough).click();
    await button(page, 'Review').click();
    const bar = await page.locator('.review').boundingBox();
    for (const name of await page.locator('button.pile').all()) {
      const at = await name.boundingBox();
      if (!bar || !at) throw new Error('not on the page');
      const apart =
        at.x + at.width <= bar.x + 1 ||
        at.x >= bar.x + bar.width - 1 ||
        at.y + at.height <= bar.y + 1 ||
        at.y >= bar.y + bar.height - 1;
      expect(apart, `${await name.getAttribute('data-pile')}`).toBe(true);
    }
  });
