/** The player's games: several open, a log, files, a game looked through, and what the statistics say. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, keptGames, keptMoves, open, pile, spoken, wonGame } from './player.ts';
import { spoiled } from './solver.ts';

async function openPanel(page: Page, entry: string, title = entry): Promise<Locator> {
  await button(page, 'Menu').click();
  await button(page, entry).click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

async function deal(page: Page, number: string, keepOpen = false): Promise<void> {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const keep = dialog.getByLabel('Keep the game on the table open');
  if (keepOpen) await keep.check();
  await dialog.getByLabel('or by its number').fill(number);
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('.deal')).toContainText(`Deal ${number}`);
}

const title = (page: Page) => page.locator('.deal');

test('several games are open at once, and each is found again', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '32000', true);
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Games');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByLabel('Search: deal or rules').fill('deal 1,');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Open: Deal 1, classic' }).click();
  await expect(title(page)).toHaveText('Deal 1 classic');
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await page.reload();
  await expect(title(page)).toHaveText('Deal 1 classic');
  expect((await keptGames(page)).games).toHaveLength(2);
  await openPanel(page, 'Games');
  // There is nothing to open of the game that lies there.
  const onTable = panel.getByRole('listitem').filter({ hasText: 'On the table' });
  await expect(onTable).toContainText(['Deal 1, classic']);
  await expect(onTable.getByRole('button', { name: /^Open/ })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Open: Deal 32000, classic' })).toHaveCount(1);
});

test('a game is given up for a new one, and can be filtered, deleted and brought back', async ({
  page,
}) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '7');
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Games');
  await panel.getByLabel('Show').selectOption('lost');
  await expect(panel.getByRole('listitem')).toContainText(['Deal 1, classic Given up']);
  await panel.getByRole('button', { name: 'Delete: Deal 1, classic' }).click();
  await expect(panel.getByRole('button', { name: 'Keep', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Delete: Deal 1, classic' })).toBeFocused();
  await panel.getByRole('button', { name: 'Delete: Deal 1, classic' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel).toContainText('No game is like that.');
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(1);
  await panel.getByRole('button', { name: 'Bring it back' }).click();
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
      panel.getByRole('button', { name: 'Open a file …' }).click(),
    ]);
    await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    // The field that asked is gone.
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  };
  const one = await save('Save as a file: Deal 1, classic');
  expect(JSON.parse(one.toString()).moves).toEqual(game.moves);
  const all = await save('Save everything in one file');
  await bring(Buffer.from('{"moves":'));
  await expect(panel).toContainText('This is not a file of Big Ben, or it cannot be read.');
  const broken = { ...game, moves: [...game.moves.slice(0, 4), 'redeal'] };
  await bring(Buffer.from(JSON.stringify(broken)));
  await expect(panel).toContainText('its move 5 is against the rules');
  await bring(one);
  await expect(spoken(page)).toContainText('You have won');
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
  panel = await openPanel(page, 'Games');
  await panel.getByRole('button', { name: 'Open: Deal 1, classic' }).last().click();
  await expect.poll(() => keptMoves(page)).toHaveLength(9);
  panel = await openPanel(page, 'Games');
  await panel.getByRole('button', { name: 'Delete: Deal 1, classic' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await bring(all);
  await expect(panel).toContainText('One game taken over.');
  await panel.getByRole('button', { name: 'Bring it back' }).click();
  // The message about the games before no longer holds.
  await expect(panel).not.toContainText('taken over');
});

test('everything is deleted when that is meant, and can be brought back', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await deal(page, '7');
  await pile(page, 's').press('d');
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('button', { name: 'Delete everything …' }).click();
  await panel.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  await panel.getByRole('button', { name: 'Delete everything …' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel).toContainText('Deleted: 2 games.');
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(1);
  await expect.poll(() => keptMoves(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  await expect(title(page)).toHaveText('Deal 7 classic');
});

test('a lost game is looked through, to the move that lost it, and goes on from there', async ({
  page,
}) => {
  await open(page, spoiled(), 103);
  await button(page, 'Menu').click();
  await button(page, 'Look through this game').click();
  const bar = page.getByRole('complementary', { name: 'Look through' });
  await expect(bar).toContainText('lost');
  await bar.getByRole('button', { name: /^The mistake: go to move 101/ }).click();
  await expect(bar).toContainText('Move 101 of 103');
  await expect(bar).toContainText('can be won');
  await expect.poll(() => keptMoves(page)).toHaveLength(101);
  const slider = bar.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 102 of 103: lost\./);
  await slider.press('Home');
  await expect(bar).toContainText('Deal, of 103 moves');
  await bar.getByRole('button', { name: 'One move on' }).click();
  await expect(bar).toContainText('Move 1 of 103');
  expect((await new AxeBuilder({ page }).include('.review').analyze()).violations).toEqual([]);
  await bar.getByText('Close', { exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(pile(page, 's')).toBeFocused();
});

test('Esc ends looking through, after what lies over it', async ({ page }) => {
  await open(page, spoiled(), 103);
  await button(page, 'Menu').click();
  await button(page, 'Look through this game').click();
  const bar = page.getByRole('complementary', { name: 'Look through' });
  await bar.getByRole('slider').focus();
  // A dialog is closed by itself, a hint and a card in hand come first.
  await openPanel(page, 'How to play', 'Help');
  await expect(page.getByRole('dialog')).toContainText('or looking through a game');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'To the deal' }).click();
  await pile(page, 't3').click();
  await expect(pile(page, 't3')).toHaveAccessibleName(/, held$/);
  await page.keyboard.press('Escape');
  await expect(pile(page, 't3')).not.toHaveAccessibleName(/, held$/);
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
  await button(page, 'Look through this game').click();
  const bar = page.getByRole('complementary', { name: 'Look through' });
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
  await expect(spoken(page)).toContainText('You have won');
  const read = async (): Promise<string> => {
    const panel = await openPanel(page, 'Statistics');
    const text = (await panel.locator('dl').first().textContent()) ?? '';
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
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
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await page.keyboard.press('Escape');
    await button(page, 'Menu').click();
    await button(page, 'Look through this game').click();
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
