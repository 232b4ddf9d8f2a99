/** Shared by the measurements of the page: a server of the built site, the browser, printing. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { seed, UNWRITTEN } from '../../e2e/seed.ts';
import { freePort } from '../../scripts/freePort.mjs';
import type { GameRecord } from '../../src/rules/record.ts';
import { launchBrowser } from '../scripts/launch.ts';

// A run that was killed can have left a server of another build.
const PORT = await freePort();
export const SITE = `http://127.0.0.1:${PORT}/`;
const SERVER = fileURLToPath(new URL('../../e2e/server.mjs', import.meta.url));

/** tsx wraps functions in calls of its helper `__name`, which does not exist in the page. */
export const NAMES_IN_PAGE = 'globalThis.__name = (named) => named;';

/** A position on the page, in pixels. */
export type Place = readonly [x: number, y: number];

/** Runs a measurement while the site is served. */
export async function withSite(measure: () => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, [SERVER, `${PORT}`], { stdio: 'ignore' });
  await wait(500);
  try {
    await measure();
  } finally {
    server.kill();
  }
}

/** Runs a measurement in a browser on the served site. */
export const withBrowser = (measure: (browser: Browser) => Promise<void>): Promise<void> =>
  withSite(async () => {
    const browser = await launchBrowser();
    try {
      await measure(browser);
    } finally {
      await browser.close();
    }
  });

/** A page on which functions of this program can run. */
export async function newPage(browser: Browser, window: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(window);
  await page.addInitScript(NAMES_IN_PAGE);
  return page;
}

/**
 * The stored state of the page: settings, and a game after a number of moves, whose other moves can
 * be redone.
 */
export const keptFor = (
  game: GameRecord,
  made: number,
  settings: object,
): readonly (readonly [key: string, text: string])[] => [
  [UNWRITTEN, seed(game, made)],
  ['bigben.settings', JSON.stringify({ singleTap: false, ...settings })],
  ['bigben.tips', '["begin","gaps","refill","waste"]'],
];

/** A page on a game after a number of moves, whose other moves can be redone. */
export async function openAt(
  browser: Browser,
  game: GameRecord,
  made: number,
  settings: object,
  window: BrowserContextOptions = {},
  site = SITE,
): Promise<Page> {
  const page = await newPage(browser, window);
  await page.addInitScript(
    (items) => {
      for (const [key, text] of items) localStorage.setItem(key, text);
    },
    [...keptFor(game, made, settings)],
  );
  await page.goto(site);
  await page.locator('.status').waitFor();
  // Wait for the parts that load late.
  await page.locator('.answers').waitFor({ state: 'attached' });
  return page;
}

/** The centre of the element that a selector finds. */
export async function centreOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

declare global {
  /** The time from each release of the pointer, or another event, to its painted frame, in ms. */
  var responses: number[] | undefined;
}

/** Slows the processor down four times, and starts recording the page's responses. */
export async function watchResponses(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteResponses(page);
}

/** Starts recording the page's responses to releases of the pointer, or to another event. */
export async function noteResponses(page: Page, event = 'pointerup'): Promise<void> {
  await page.evaluate((type) => {
    const noted: number[] = [];
    globalThis.responses = noted;
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // After the frame has been painted.
          port1.onmessage = () => noted.push(performance.now() - timeStamp);
          port2.postMessage(0);
        }),
      true,
    );
  }, event);
}

/** The responses recorded so far. */
export const responsesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => globalThis.responses ?? []);

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Prints the distribution of times in milliseconds. */
export function print(name: string, times: readonly number[]): void {
  const ms = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  say(`${name}: ${times.length}, median ${ms(0.5)}, 95th percentile ${ms(0.95)}, worst ${ms(1)}`);
}
