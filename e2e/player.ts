/**
 * Shared by the browser tests: opening a game, finding piles by their names, reading the stored
 * games.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { readGame, type StoredGame } from '../src/app/games/stored.ts';
import type { GameRecord } from '../src/rules/record.ts';
import { lostGame, placesOf, seedOf, TIPS_SEEN, TWO_TAPS, wonGame } from './recorded.ts';
import { UNWRITTEN } from './seed.ts';

/** Marks that the game was put there, so that a reload does not put it there again. */
const PUT = 'test.put';

export { lostGame, placesOf, wonGame };

/**
 * Opens the page, here or at another host, on a game after a number of moves; the other moves can
 * be redone.
 */
export async function open(page: Page, game: GameRecord, at = 0, url = './'): Promise<void> {
  await openEarly(page, game, at, url);
  // A key loads the late parts; wait until they are there.
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await expect(page.locator('.answers')).toBeAttached();
}

/** The same, before the late parts are there. */
export async function openEarly(page: Page, game: GameRecord, at = 0, url = './'): Promise<void> {
  await page.addInitScript(
    ([key, text, put, tips, choices]) => {
      if (localStorage.getItem(put) !== null) return;
      localStorage.setItem(put, 'yes');
      if (localStorage.getItem('bigben.settings') === null)
        localStorage.setItem('bigben.settings', choices);
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.tips', tips);
      localStorage.setItem('bigben.chime', '"asked"');
    },
    [UNWRITTEN, seedOf(game, at), PUT, TIPS_SEEN, JSON.stringify(TWO_TAPS)] as const,
  );
  await page.goto(url);
  await expect(page.locator('[data-pile=f12]')).toBeVisible();
}

/**
 * Opens the options of a deal: rules, difficulty and number. They are beside the question whether
 * to leave the game, or in the line after the new deal.
 */
export async function openOptions(page: Page, messages = english): Promise<void> {
  await page.locator('#new').click();
  await button(page, messages.newDeal.options).click();
}

/** Asks for the first hint of a game, and accepts that it counts. */
export async function askHint(page: Page): Promise<void> {
  await button(page, 'Hint').click();
  await button(page, 'Show it').click();
}

/** The labels that `openOptions` needs. */
const english = { newGame: 'New deal', newDeal: { options: 'Options…' } };

/**
 * The options of tests about motion, and of some whole games; all other tests use reduced motion.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Makes choices before the page opens; call it before `open`. */
export const choose = (page: Pick<Page, 'addInitScript'>, choices: object) =>
  page.addInitScript(
    (text) => {
      if (localStorage.getItem('bigben.settings') === null)
        localStorage.setItem('bigben.settings', text);
    },
    JSON.stringify({ ...TWO_TAPS, ...choices }),
  );

/** The contents of the database at this moment: every game, and which one lies on the table. */
export const keptGames = (
  page: Page,
): Promise<{ games: StoredGame[]; table: string | undefined; damaged: { value: unknown }[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('bigben');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const work = db.transaction(['games', 'facts', 'damaged']);
          const games = work.objectStore('games').getAll();
          const damaged = work.objectStore('damaged').getAll();
          const table = work.objectStore('facts').get('table');
          work.oncomplete = () => {
            db.close();
            resolve({ games: games.result, table: table.result, damaged: damaged.result });
          };
        };
      }),
  );

/**
 * Upgrades the database like a newer version of the page.
 *
 * @returns the events: `blocked` if another page keeps the database open
 */
export const upgradeGames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const events: string[] = [];
        const opening = indexedDB.open('bigben', 99);
        for (const name of ['blocked', 'success', 'error'] as const)
          opening.addEventListener(name, () => events.push(name));
        opening.onsuccess = () => {
          opening.result.close();
          resolve(events);
        };
      }),
  );

/** The moves made in the game on the table, as stored. */
export async function keptMoves(page: Page): Promise<string[]> {
  const { games, table } = await keptGames(page);
  const game = games.find(({ id }) => id === table);
  return game ? game.moves.split(' ').slice(0, game.at) : [];
}

/** The only stored game, which is on the table and must be legal. */
export async function soundGame(page: Page): Promise<StoredGame> {
  const { games, table, damaged } = await keptGames(page);
  expect(damaged).toEqual([]);
  expect(games).toHaveLength(1);
  const stored = games.find(({ id }) => id === table);
  const read = stored && readGame(stored);
  if (!read?.ok || !stored) throw new Error(JSON.stringify(read));
  return stored;
}

/** A pile by its accessible name: `t3`, `f10`, `w`, or the stock for anything else. */
export function pile(page: Page, place: string): Locator {
  const hour = place.slice(1);
  if (place.startsWith('t'))
    return page.getByRole('button', { name: new RegExp(`^Fan at ${hour}: `) });
  if (place.startsWith('f'))
    return page.getByRole('button', { name: new RegExp(`^Foundation at ${hour}: `) });
  return page.getByRole('button', { name: place === 'w' ? /^Waste: / : /^Stock: / });
}

/** The sheet over the page while the game is played in another window. */
export const overlay = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Big Ben is open in another window' });

/** One of the page's own buttons, by its whole name. */
export const button = (page: Page, name: string): Locator =>
  // Sheets and lines can show a second one.
  (name === 'Undo' || name === english.newGame ? page.locator('.controls') : page).getByRole(
    'button',
    { name, exact: true },
  );

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of an element. */
export async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with a finger, sent as the browser's own input so that nothing is skipped. */
export async function makeFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (to: Point) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
    async drag(from: Point, to: Point) {
      await this.down(from);
      await this.move(between(from, to));
      await this.move(to);
      await this.up();
    },
  };
}

/** The point half-way. */
export const between = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/**
 * Hides all pictures until the next reload: painting takes most of the time of tests that only
 * measure boxes.
 */
export const unpainted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.card, .card *, svg, svg * { visibility: hidden !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The page's last announcement. */
export const spoken = (page: Page): Locator => page.locator('#spoken');

/**
 * Checks that the game is won, that all twelve foundations say so, and that every move was made and
 * kept.
 */
export async function expectWon(page: Page, game: GameRecord): Promise<void> {
  await expect(spoken(page)).toContainText(`You won in ${game.moves.length} moves`);
  await expect(page.getByRole('button', { name: /^Foundation at \d+: .*done$/ })).toHaveCount(12);
  await expect.poll(() => keptMoves(page)).toEqual(game.moves);
}

/** Reproducible random numbers, 0 <= number < 1. */
export function dice(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Prints how many kills lost how many moves. */
export function tellMissing(killed: string, missing: ReadonlyMap<number, number>): void {
  const parts = [...missing]
    .sort(([a], [b]) => a - b)
    .map(([moves, kills]) => `${moves}: ${kills}`);
  if (process.env['KILLS'])
    process.stdout.write(`moves missing after kills of the ${killed}: ${parts.join(', ')}\n`);
}

/** Holds back the page's requests to an address. @returns a function that lets them through */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letIt = () => {};
  const asked = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return () => letIt();
}
