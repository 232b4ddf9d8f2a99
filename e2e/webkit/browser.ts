/**
 * WebKit, opened by scripts/webkit.mjs, and the page in it: the same for all tests, which take
 * turns.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Origin, Session, WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import type { StoredGame } from '../../src/app/games/stored.ts';
import type { GameRecord } from '../../src/rules/record.ts';
import { seedOf, TIPS_SEEN, TWO_TAPS } from '../recorded.ts';
import { UNWRITTEN } from '../seed.ts';

interface Surroundings {
  readonly driver: string;
  readonly session: string;
  /** The address of the built site. */
  readonly site: string;
  /** The file with the browser's console output. */
  readonly heard: string;
  /** A folder that is removed after the tests. */
  readonly folder: string;
  /** The path of the browser. */
  readonly browser: string;
}

const given = process.env['BIGBEN_WEBKIT'];
if (!given) throw new Error('run these tests by `npm run test:webkit`');
export const surroundings = JSON.parse(given) as Surroundings;
export const { site } = surroundings;

// The types allow this folder to be imported, but only `require` resolves it.
const { Executor, HttpClient } = createRequire(import.meta.url)(
  'selenium-webdriver/http',
) as typeof import('selenium-webdriver/http');
const executor = new Executor(new HttpClient(surroundings.driver));
Object.assign(executor, { w3c: true });
export const driver = new WebDriver(new Session(surroundings.session, {}), executor);

/** The size of the browser's toolbars, in pixels. */
const BARS = 38;
export const resize = (width: number, height: number): Promise<unknown> =>
  driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + BARS });

/** Runs a function in the page. The function can use only its arguments. */
export const evaluate = <Result, Args extends unknown[]>(
  act: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Awaited<Result>> =>
  driver.executeAsyncScript(
    `const [args, done] = arguments;
    Promise.resolve().then(() => (${act})(...args)).then(done, (error) => done('failed: ' + error));`,
    args,
  );

/** Waits until a value is as expected; fails with the last value. */
export const eventually = (read: () => Promise<unknown>, wished: unknown): Promise<void> =>
  expect.poll(read, { timeout: 30_000, interval: 20 }).toEqual(wished);

/** Elements by accessible name: the whole name, or its beginning. */
const byName = (name: string): Promise<WebElement | null> =>
  driver.executeScript(
    `const shown = [...document.querySelectorAll('button')].filter((each) => each.checkVisibility());
    const names = shown.map((each) => (each.ariaLabel ?? each.textContent).trim());
    return shown[names.indexOf(arguments[0])] ?? null;`,
    name,
  );

/** Clicks a button with the mouse, as soon as it is there. */
export async function click(name: string): Promise<void> {
  const button = await driver.wait(() => byName(name), 30_000, `no button “${name}”`);
  await button?.click();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of piles: `t3`, `f10`, `w` or `s`. */
export const middles = (...places: string[]): Promise<Point[]> =>
  driver.executeScript(
    `return arguments[0].map((place) => {
      const box = document.querySelector('[data-pile="' + place + '"]').getBoundingClientRect();
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    });`,
    places,
  );

const origin = Origin.VIEWPORT;
/** A click of the mouse at each of these points of the window. */
export function clickAt(...points: Point[]): Promise<void> {
  const hand = driver.actions();
  for (const point of points)
    hand
      .move({ ...point, origin, duration: 0 })
      .press()
      .release();
  return hand.perform();
}

/** Drags with the mouse. */
export const drag = (from: Point, to: Point): Promise<void> =>
  driver
    .actions()
    .move({ ...from, origin, duration: 0 })
    .press()
    .move({ ...to, origin, duration: 0 })
    .release()
    .perform();

/** The text of the first element, or an empty text. */
const textOf = (selector: string): Promise<string | undefined> =>
  evaluate((css) => document.querySelector(css)?.textContent?.trim() ?? undefined, selector);

/** Whether there is such an element. */
export const has = (selector: string): Promise<boolean> =>
  evaluate((css) => document.querySelector(css) !== null, selector);

/** The page's last announcement. */
export const spoken = (): Promise<string | undefined> => textOf('#spoken');

/** All card faces are there. */
export const cardsShown = (): Promise<void> =>
  eventually(
    () =>
      evaluate(
        () =>
          document.images.length > 0 &&
          [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      ),
    true,
  );

/** Opens the page with the existing storage. */
export async function visit(url = site): Promise<void> {
  await driver.get(url);
  await eventually(() => has('[data-pile=f12]'), true);
}

/** Opens the page on a game after a number of moves, with no other stored data. */
export async function open(
  game: GameRecord,
  at = 0,
  settings: object = {},
  url = site,
): Promise<void> {
  await closeOthers();
  await driver.get(`${url}NOTICE.txt`);
  await evaluate(
    async (items) => {
      localStorage.clear();
      for (const [key, text] of items) localStorage.setItem(key, text);
      if (!(await indexedDB.databases()).some(({ name }) => name === 'bigben')) return;
      // Emptied, not deleted: a page left in the middle of a write keeps the database open as long
      // as WebKit caches the page.
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bigben');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const work = db.transaction([...db.objectStoreNames], 'readwrite');
          for (const store of db.objectStoreNames) work.objectStore(store).clear();
          work.onabort = () => reject(work.error);
          work.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      });
    },
    [
      [UNWRITTEN, seedOf(game, at)],
      ['bigben.settings', JSON.stringify({ ...TWO_TAPS, ...settings })],
      ['bigben.tips', TIPS_SEEN],
    ] as [string, string][],
  );
  await visit(url);
  // Input loads the late parts; wait until they are there.
  await evaluate(() => window.dispatchEvent(new Event('focusin')));
  await eventually(() => has('.answers'), true);
}

/** The contents of the database at this moment; fails if it does not answer. */
const kept = (): Promise<{ games: StoredGame[]; table: string | undefined }> =>
  evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('bigben');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const work = db.transaction(['games', 'facts']);
          const games = work.objectStore('games').getAll();
          const table = work.objectStore('facts').get('table');
          work.oncomplete = () => {
            db.close();
            resolve({ games: games.result, table: table.result });
          };
        };
      }),
  );

/** The moves made in the game on the table, as stored. */
export async function keptMoves(): Promise<string[]> {
  const { games, table } = await kept();
  const game = games.find(({ id }) => id === table);
  return game ? game.moves.split(' ').slice(0, game.at) : [];
}

/**
 * Checks that the game is won, that all foundations say so, and that every move was made and kept.
 */
export async function expectWon(game: GameRecord): Promise<void> {
  await expect.poll(spoken, { timeout: 30_000 }).toContain(`You won in ${game.moves.length} moves`);
  const complete = () =>
    evaluate(
      () =>
        [...document.querySelectorAll('[data-pile^=f]')].filter((each) =>
          each.ariaLabel?.endsWith('done'),
        ).length,
    );
  // The piles get their names after the frame is painted.
  await eventually(complete, 12);
  await eventually(keptMoves, game.moves);
}

/** Closes all windows but the first. */
async function closeOthers(): Promise<void> {
  const [first, ...others] = await driver.getAllWindowHandles();
  for (const other of others) {
    await driver.switchTo().window(other);
    // On a busy machine WebKit sometimes keeps the lock of a closed window.
    await driver.get(`${site}NOTICE.txt`);
    await driver.close();
  }
  await driver.switchTo().window(first ?? '');
}

/** Opens another window at the page. @returns its handle */
export async function openWindow(): Promise<string> {
  await driver.switchTo().newWindow('window');
  await driver.get(site);
  return driver.getWindowHandle();
}

/** A picture of the window, as a PNG. */
export const screenshot = async (): Promise<Buffer> =>
  Buffer.from(await driver.takeScreenshot(), 'base64');

/** Takes a picture for inspection, if `PICTURES` is set. */
export async function picture(name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) writeFileSync(`${folder}/${name}.png`, await screenshot());
}

/** The warnings and errors that the browser has written to its console so far. */
export const complaints = (): string[] =>
  readFileSync(surroundings.heard, 'utf8')
    .split('\n')
    .filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line));
