/** What the browser tests share: opening a game, finding piles by their names, reading what is kept. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { lostGames, wonGames } from '../src/rules/vectors/vectors.ts';

const SAVED = 'bigben.game';

const find = (games: GameRecord[], number: string, rules: string): GameRecord => {
  const game = games.find((each) => each.number === number && each.rules === rules);
  if (!game) throw new Error(`no recorded game of deal ${number} by ${rules}`);
  return game;
};

/** A recorded game that ends in a win. */
export const wonGame = (number: string, rules = 'classic'): GameRecord =>
  find(wonGames(), number, rules);

/** A recorded game that ends without a move and not won. */
export const lostGame = (): GameRecord => lostGames()[0] as GameRecord;

/** Opens the page, here or at another host, on a game that stands after so many of its moves; the others can be redone. */
export async function open(page: Page, game: GameRecord, at = 0, url = './'): Promise<void> {
  const { moves, ...deal } = game;
  const saved = { version: 1, ...deal, moves: moves.slice(0, at), undone: moves.slice(at) };
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, text);
      // Somebody who knows the game.
      localStorage.setItem('bigben.tips', '["begin","gaps","waste","hour"]');
    },
    [SAVED, JSON.stringify(saved)] as const,
  );
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^Stock: / })).toBeVisible();
}

/** What the player has chosen before the page opens; to be called before `open`. */
export const choose = (page: Page, choices: object) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('bigben.settings') === null)
      localStorage.setItem('bigben.settings', text);
  }, JSON.stringify(choices));

/** What the page keeps at this moment: the moves made. */
export const keptMoves = (page: Page): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').moves, SAVED);

/** A pile by its accessible name: `t3`, `f10`, `w`, or the stock for anything else. */
export function pile(page: Page, place: string): Locator {
  const hour = place.slice(1);
  if (place.startsWith('t'))
    return page.getByRole('button', { name: new RegExp(`^Fan at ${hour}: `) });
  if (place.startsWith('f'))
    return page.getByRole('button', { name: new RegExp(`^Foundation at ${hour}: `) });
  return page.getByRole('button', { name: place === 'w' ? /^Waste: / : /^Stock: / });
}

/** The two places of a move that carries a card; none for refill, draw and redeal. */
export function placesOf(move: string): [string, string] | undefined {
  const [from, to] = move.split('-');
  return from && to ? [from, to] : undefined;
}

/** One of the page's own buttons, by its whole name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The middle of what is on the page, in pixels of the window. */
export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The page's last announcement. */
export const spoken = (page: Page): Locator => page.getByRole('status');

/** The game is won, all twelve foundations say so, and every move was made and kept as it was meant. */
export async function expectWon(page: Page, game: GameRecord): Promise<void> {
  await expect(spoken(page)).toContainText(`You have won, in ${game.moves.length} moves`);
  await expect(page.getByRole('button', { name: /^Foundation at \d+: .*complete/ })).toHaveCount(
    12,
  );
  expect(await keptMoves(page)).toEqual(game.moves);
}
