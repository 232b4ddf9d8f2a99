/**
 * `npm run -w lab bench:lost -- [chromium|firefox] [moves a second] [kills] [rest] [seed]`: how old
 * is the oldest move that is lost when the whole browser is killed? Uses the built site (`npm run
 * build`). A recorded game is played by clicks of the mouse, beginning `rest` milliseconds after
 * the page has loaded; 0 moves a second means that each click follows as soon as the browser has
 * answered the previous one. At a random moment every process of the browser gets SIGKILL. Then the
 * browser is started again on the same folder, and the database is read before the game's page is
 * opened.
 *
 * A move's age runs from when this program sent the release of the mouse to when it sent the
 * signal: this includes the delay between driver and page, so no age is understated. The database
 * is on the disk of the temporary folder. Only prints figures, without a limit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { seed, UNWRITTEN } from '../../e2e/seed.ts';
import { findBrowser, findFirefox, findShell } from '../../scripts/browser.mjs';
import type { GameRecord } from '../../src/rules/record.ts';
import { wonGames } from '../../src/rules/testing/vectors.ts';
import { ARGS } from '../scripts/launch.ts';
import { NAMES_IN_PAGE, type Place, print, SITE, say, withSite } from './site.ts';

const [ENGINE = 'chromium', RATE = '5', KILLS = '200', REST = '1500', SEED = '1'] =
  process.argv.slice(2);
/** The browser is killed within this time after the first moves, in milliseconds. */
const WITHIN = 1000;
const FIRST = 2;
/** More moves than can be made by then. */
const ENOUGH = 60;

let state = Number(SEED);
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

/** A browser to be killed, its page, and its process group. */
interface Victim {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly group: number;
}

/** When each move was sent, and when the signal was sent. */
interface Played {
  readonly sent: readonly number[];
  readonly killed: number;
}

/** How many moves were made and lost, and the age of the oldest lost one. */
interface Kill {
  readonly made: number;
  readonly lost: number;
  readonly age: number;
}

/** The centre of each pile, by its name. */
type Centres = Readonly<Record<string, Place>>;

/** The browser's own process. */
async function processOf(context: BrowserContext, folder: string): Promise<number> {
  // Firefox stores the id in a link in its folder.
  if (ENGINE === 'firefox') return Number(/\d+$/.exec(await readlink(join(folder, 'lock')))?.[0]);
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  return answer?.processInfo.find(({ type }) => type === 'browser')?.id ?? Number.NaN;
}

/** The process group of a process. */
const groupOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'pgid=', '-p', `${pid}`], { encoding: 'utf8' }));

/** A browser with a persistent profile folder. */
async function start(folder: string): Promise<Victim> {
  const isFirefox = ENGINE === 'firefox';
  const executablePath = isFirefox ? findFirefox() : (findShell() ?? (await findBrowser()));
  const context = await (isFirefox ? firefox : chromium).launchPersistentContext(folder, {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...(executablePath ? { executablePath } : {}),
    ...(isFirefox ? { channel: 'moz-firefox' } : { args: ARGS }),
  });
  await context.addInitScript(NAMES_IN_PAGE);
  const group = groupOf(await processOf(context, folder));
  const page = context.pages()[0] ?? (await context.newPage());
  // A page of the same origin that does not open the games.
  await page.goto(`${SITE}NOTICE.txt`);
  return { context, page, group };
}

/**
 * Clears the storage, and opens the page on a game after a number of moves.
 *
 * @returns the piles' centres
 */
async function lay(page: Page, game: GameRecord, at: number): Promise<Centres> {
  const made = { ...game, moves: game.moves.slice(0, at) };
  await page.evaluate(
    async ([key, text]) => {
      await new Promise((done, failed) => {
        const deleting = indexedDB.deleteDatabase('bigben');
        Object.assign(deleting, { onsuccess: done, onerror: failed });
      });
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.tips', '["begin","gaps","refill","waste"]');
      localStorage.setItem('bigben.settings', '{"singleTap":false}');
    },
    [UNWRITTEN, seed(made, at)] as const,
  );
  await page.goto(SITE);
  await page.locator('body[data-save-state=saved] [data-pile=f12]').waitFor();
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-pile]')].map((pile) => {
        const { x, y, width, height } = pile.getBoundingClientRect();
        return [pile.dataset['pile'], [x + width / 2, y + height / 2] as const];
      }),
    ),
  );
}

/**
 * Plays until the browser is dead. The time of each move is added to `sent` before its last input.
 */
async function play(
  page: Page,
  moves: readonly string[],
  centres: Centres,
  sent: number[],
  underWay: () => void,
): Promise<void> {
  const centre = (place: string) => centres[place] as Place;
  const begun = performance.now();
  for (const [i, move] of moves.entries()) {
    if (Number(RATE) > 0) await wait(begun + (1000 * i) / Number(RATE) - performance.now());
    const [from, to] = move.split('-');
    if (from && to) await page.mouse.click(...centre(from));
    await page.mouse.move(...centre(to ?? 's'));
    await page.mouse.down();
    sent.push(performance.now());
    await page.mouse.up();
    if (sent.length === FIRST) underWay();
  }
}

/** Plays and kills. */
async function playUntilKilled(
  { page, context, group }: Victim,
  moves: readonly string[],
  centres: Centres,
): Promise<Played> {
  const sent: number[] = [];
  const closed = context.waitForEvent('close', { timeout: 0 });
  let played: Promise<void> | undefined;
  await new Promise<void>((underWay) => {
    played = play(page, moves, centres, sent, underWay).catch(() => {});
  });
  await wait(random() * WITHIN);
  const killed = performance.now();
  process.kill(-group, 'SIGKILL');
  await Promise.all([closed, played]);
  return { sent: sent.filter((moment) => moment <= killed), killed };
}

/** The moves of the only stored game. */
const keptMoves = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bigben');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result[0].moves.split(' ').filter(Boolean));
          };
        };
      }),
  );

/** Plays in a browser until it is killed. @returns the loss, and the next browser */
async function kill(folder: string, browser: Victim): Promise<{ next: Victim; result: Kill }> {
  const all = wonGames().filter(({ rules }) => rules === 'classic');
  const game = all[Math.floor(random() * all.length)] as GameRecord;
  const at = Math.floor(random() * (game.moves.length - ENOUGH));
  const centres = await lay(browser.page, game, at);
  const moves = game.moves.slice(at);
  await wait(Number(REST));
  const { sent, killed } = await playUntilKilled(browser, moves, centres);
  const next = await start(folder);
  const kept = await keptMoves(next.page);
  if (kept.join() !== game.moves.slice(0, kept.length).join() || kept.length < at)
    throw new Error(`${kept.length} moves are kept, not those of the game: ${kept}`);
  const [oldest] = sent.slice(kept.length - at);
  const lost = at + sent.length - kept.length;
  const age = oldest === undefined ? 0 : killed - oldest;
  return { next, result: { made: sent.length, lost, age } };
}

await withSite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bigben-lost-'));
  let browser = await start(folder);
  const busy = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`${ENGINE} ${browser.context.browser()?.version()}, ${new Date().toISOString()}, ${busy()}`);
  const kills: Kill[] = [];
  try {
    for (let i = 0; i < Number(KILLS); i++) {
      const { next, result } = await kill(folder, browser);
      browser = next;
      kills.push(result);
      say(`  of ${result.made} moves lost ${result.lost}, ${result.age.toFixed(1)} ms`);
    }
  } finally {
    await browser.context.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
  const speed = Number(RATE) > 0 ? `${RATE} moves a second` : 'machine speed';
  const made = kills.reduce((sum, each) => sum + each.made, 0);
  const worst = Math.max(...kills.map(({ lost }) => lost));
  const losing = kills.filter(({ lost }) => lost > 0);
  say(`${speed} after ${REST} ms, ${kills.length} kills, ${made} moves, ${busy()}`);
  say(`nothing lost: ${kills.length - losing.length}; most moves lost: ${worst}`);
  const counts = new Map<number, number>();
  for (const { lost } of kills) counts.set(lost, (counts.get(lost) ?? 0) + 1);
  const rising = [...counts].sort(([a], [b]) => a - b);
  say(`kills by moves lost: ${rising.map(([lost, count]) => `${lost}: ${count}`).join(', ')}`);
  const ages = (list: readonly Kill[]) => list.map(({ age }) => age);
  print('age of the oldest lost move, 0 where none is', ages(kills));
  print('where one is', ages(losing));
});
