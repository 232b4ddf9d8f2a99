/** The whole browser is killed, as by a flat battery: everything kept is there after a restart. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import type { StoredGame } from '../src/app/games/stored.ts';
import type { GameRecord } from '../src/rules/record.ts';
import {
  button,
  dice,
  keptGames,
  pile,
  placesOf,
  soundGame,
  spoken,
  tellMissing,
  wonGame,
} from './player.ts';
import { seedOf, TIPS_SEEN, TWO_TAPS } from './recorded.ts';
import { UNWRITTEN } from './seed.ts';

/** How often the browser is killed in each test; `KILLS` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 4);

interface Browser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Kills the browser's process at once. */
  readonly kill: () => Promise<void>;
}

/** A separate browser with a persistent profile folder. */
async function startBrowser(folder: string): Promise<Browser> {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser does not tell its process');
  const kill = async () => {
    const closed = context.waitForEvent('close');
    process.kill(browser.id, 'SIGKILL');
    await closed;
  };
  return { context, page: context.pages()[0] ?? (await context.newPage()), kill };
}

/** Clears the storage, and opens the page on a game after a number of moves. */
async function lay(page: Page, { moves, ...game }: GameRecord, at: number): Promise<void> {
  await page.goto('./NOTICE.txt');
  await page.evaluate(
    async ([key, text, tips, choices]) => {
      await new Promise((done) => {
        indexedDB.deleteDatabase('bigben').onsuccess = done;
      });
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.tips', tips);
      localStorage.setItem('bigben.settings', choices);
    },
    [
      UNWRITTEN,
      seedOf({ ...game, moves: moves.slice(0, at) }, at),
      TIPS_SEEN,
      JSON.stringify(TWO_TAPS),
    ] as const,
  );
  await openAgain(page);
  await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
}

async function openAgain(page: Page): Promise<void> {
  await page.goto('./');
  await expect(pile(page, 'f12')).toBeVisible();
}

/** The page's last report from a burst: how many moves were made, and how many it called kept. */
interface MoveCounts {
  readonly made: number;
  readonly kept: number;
}

/**
 * Plays moves in a row without waiting until they are kept, and kills the browser in the middle.
 *
 * @param pause between two moves, in milliseconds
 * @param count the browser is killed once the page has reported this number of moves …
 * @param delay … and this time has passed, in milliseconds
 */
async function playAndKill(
  { page, kill }: Browser,
  moves: readonly string[],
  { pause, count, delay }: { pause: number; count: number; delay: number },
): Promise<MoveCounts> {
  const counts = { made: 0, kept: 0 };
  let isEnough = (): void => {};
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve;
  });
  await page.exposeFunction('tell', (what: keyof MoveCounts, moves: number) => {
    counts[what] = moves;
    if (counts.made >= count) isEnough();
  });
  const inputs = moves.map((move) => [...(placesOf(move) ?? ['s'])]);
  const playing = page.evaluate(
    async ([all, ms]) => {
      const { tell } = window as never as { tell: (what: string, moves: number) => void };
      let made = 0;
      new MutationObserver(() => {
        if (document.body.dataset['saveState'] === 'saved') tell('kept', made);
      }).observe(document.body, { attributeFilter: ['data-save-state'] });
      for (const names of all) {
        for (const name of names)
          document.querySelector<HTMLElement>(`[data-pile="${name}"]`)?.click();
        tell('made', ++made);
        await new Promise((next) => setTimeout(next, ms));
      }
    },
    [inputs, pause] as const,
  );
  // The killed browser usually cannot answer.
  void playing.catch(() => {});
  await enough;
  await wait(delay);
  await kill();
  return counts;
}

/** Kills a new browser again and again on the same folder. */
async function killAgain(
  kill: (browser: Browser, restart: () => Promise<Browser>) => Promise<void>,
): Promise<void> {
  test.setTimeout(60_000 + 30_000 * KILLS);
  const folder = await mkdtemp(join(tmpdir(), 'bigben-crash-'));
  let browser = await startBrowser(folder);
  const restart = async () => {
    browser = await startBrowser(folder);
    return browser;
  };
  try {
    for (let times = 0; times < KILLS; times++) await kill(browser, restart);
  } finally {
    await browser.context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Checks that the game found is a prefix of the one played, with every move that was called kept.
 *
 * @returns how many of the reported moves are missing
 */
function missingIn(
  found: StoredGame,
  game: GameRecord,
  before: number,
  counts: MoveCounts,
): number {
  const moves = found.moves.split(' ').filter(Boolean);
  expect(moves).toEqual(game.moves.slice(0, moves.length));
  expect(found.at).toBe(moves.length);
  expect(found.at).toBeGreaterThanOrEqual(before + counts.kept);
  return Math.max(0, before + counts.made - found.at);
}

test('the browser is killed in a burst of moves: every move called kept is there, in order', {
  tag: '@all',
}, async () => {
  const game = wonGame('1');
  const random = dice(4711);
  const missing = new Map<number, number>();
  await killAgain(async (browser, restart) => {
    const before = Math.floor(random() * (game.moves.length - 30));
    await lay(browser.page, game, before);
    const burst = game.moves.slice(before, before + 20);
    const when = { pause: Math.floor(random() * 40), count: 1 + Math.floor(random() * 16) };
    const counts = await playAndKill(browser, burst, { ...when, delay: random() * 20 });
    const { page } = await restart();
    await openAgain(page);
    const found = await soundGame(page);
    const lost = missingIn(found, game, before, counts);
    missing.set(lost, (missing.get(lost) ?? 0) + 1);
    expect(found.outcome).toBeUndefined();
    await expect(spoken(page)).toContainText('Deal 1, ');
    const hasMoves = found.at > 0 ? 'false' : 'true';
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', hasMoves);
  });
  tellMissing('browser in a burst', missing);
});

test('the browser is killed around a win: it is counted once, or can still be won', {
  tag: '@all',
}, async () => {
  const game = wonGame('2');
  const random = dice(12);
  const missing = new Map<number, number>();
  await killAgain(async (browser, restart) => {
    const before = game.moves.length - 4;
    await lay(browser.page, game, before);
    const when = { pause: Math.floor(random() * 40), count: 3 + Math.floor(random() * 2) };
    const last = game.moves.slice(before);
    const counts = await playAndKill(browser, last, { ...when, delay: random() * 40 });
    const { page } = await restart();
    await openAgain(page);
    const found = await soundGame(page);
    const lost = missingIn(found, game, before, counts);
    missing.set(lost, (missing.get(lost) ?? 0) + 1);
    const isWon = found.at === game.moves.length;
    expect(found.outcome?.result).toBe(isWon ? 'won' : undefined);
    // The missing moves can be played, and then it is won once.
    for (const place of game.moves.slice(found.at).flatMap((move) => placesOf(move) ?? ['s']))
      await pile(page, place).click();
    await expect.poll(async () => (await soundGame(page)).outcome?.result).toBe('won');
    const { games } = await keptGames(page);
    expect(games.map(({ outcome }) => [outcome?.result, outcome?.order])).toEqual([['won', 1]]);
  });
  tellMissing('browser around a win', missing);
});
