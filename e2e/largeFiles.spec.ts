/** Large files, valid and hostile: the table stays responsive while they are read. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { button, keptGames, keptMoves, open, spoken, wonGame } from './player.ts';

const game = wonGame('1');
const HEAD = '{"bigben":"everything","games":[';

/**
 * A file assembled in the page from parts, each repeated. `#` stands for the number of the
 * repetition.
 */
type Parts = readonly (readonly [text: string, times: number])[];

const drop = (page: Page, parts: Parts): Promise<void> =>
  page.evaluate((all) => {
    const texts = all.flatMap(([text, times]) =>
      text.includes('#')
        ? Array.from({ length: times }, (_, i) => text.replace('#', `${i}`))
        : [text.repeat(times)],
    );
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(texts, 'games.json', { type: 'application/json' }));
    const target = document.querySelector('#table') as HTMLElement;
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, parts);

const stored = (id: string): string =>
  JSON.stringify({
    ...{ version: 2, id, number: game.number, rules: game.rules, moves: game.moves.join(' ') },
    ...{ at: 9, assists: {}, begun: 1, touched: 1, playedMs: 1, undos: 0 },
  });

const honest = (games: number): Parts => [
  [HEAD, 1],
  [`${stored('come-#')},`, games - 1],
  [stored('last'), 1],
  ['],"damaged":[]}', 1],
];

const panel = (page: Page) => page.getByRole('dialog', { name: en.games.title });
const MEGA = 2 ** 20;

for (const [name, parts, answer] of [
  ['49 MB of brackets', [['[', 49 * MEGA]], en.files.notOurs],
  [
    '24 million brackets in a game',
    [
      [HEAD, 1],
      ['[', 24 * MEGA],
    ],
    en.files.gamesImported(0, 1),
  ],
  [
    '9 million nulls',
    [
      [HEAD, 1],
      ['null,', 9 * MEGA],
      ['1]}', 1],
    ],
    en.files.tooMany('50,000'),
  ],
  [
    'a string of 49 MB',
    [
      [`${HEAD}"`, 1],
      ['x', 49 * MEGA],
      ['"]}', 1],
    ],
    en.files.gamesImported(0, 1),
  ],
  [
    'long numbers',
    [
      [HEAD, 1],
      [`${'9'.repeat(10_000)},`, 900],
      ['1]}', 1],
    ],
    en.files.gamesImported(0, 901),
  ],
] as const satisfies readonly (readonly [string, Parts, string])[])
  test(`a file of ${name} is answered, and the table goes on`, { tag: '@all' }, async ({
    page,
  }) => {
    await open(page, game, 5);
    await drop(page, parts);
    await expect(spoken(page)).toHaveText(answer, { timeout: 60_000 });
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Redo').click();
    await expect.poll(() => keptMoves(page)).toHaveLength(6);
    expect((await keptGames(page)).games).toHaveLength(1);
  });

test('while thousands of games are imported the player plays on, and no move is lost', async ({
  page,
}) => {
  await open(page, game, 5);
  await drop(page, honest(6000));
  await expect(panel(page).getByText(en.games.importing)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Redo').click();
  expect((await keptGames(page)).games.length).toBeLessThan(6001);
  await button(page, 'Menu').click();
  await button(page, 'Games').click();
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  for (let made = 7; made <= 20; made++) await button(page, 'Redo').click();
  await expect
    .poll(async () => (await keptGames(page)).games.length, { timeout: 60_000 })
    .toBe(6001);
  await expect.poll(() => keptMoves(page)).toHaveLength(20);
});

test('an import can be cancelled: none of its games is there', async ({ page }) => {
  await open(page, game, 5);
  await drop(page, honest(6000));
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(spoken(page)).toHaveText(en.files.gamesImported(0, 0));
  await expect(panel(page)).toHaveCount(0);
  expect((await keptGames(page)).games).toHaveLength(1);
  await button(page, 'Undo').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(4);
});
