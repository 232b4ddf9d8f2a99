/**
 * `npm run -w lab bench:visit -- [RUNS] [COMMIT]`: when a visit shows what, in ms after navigation,
 * in a phone's window, with a round trip of 150 ms, 1.6 Mbit/s and the processor slowed down twice:
 * for the first visit, and for a second one, when the service worker has everything. And how long a
 * first visit blocks the browser with the processor slowed down four times: tasks of more than 50
 * ms once the script runs. If a commit is given, the same for the page of that commit, alternating.
 * Prints medians. Loads of the service worker are not slowed down.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serveEarlier } from './earlier.ts';
import { NAMES_IN_PAGE, quantile, SITE, say, withBrowser } from './site.ts';

const [runs = '5', commit] = process.argv.slice(2);

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** The parts of the page, and when each appears, in ms. */
const PARTS = ['title', 'words', 'table', 'deal', 'rest'] as const;

/** The record of one visit: the parts, and tasks of more than 50 ms. */
type Visit = Readonly<Record<string, number>>;

declare global {
  /** The parts so far, and the lengths of long tasks. */
  var come: Record<string, number> | undefined;
  var longTasks: number[] | undefined;
}

/** Records from the beginning what appears on the page. */
function note(): void {
  const come: Record<string, number> = {};
  const longTasks: number[] = [];
  Object.assign(globalThis, { come, longTasks });
  const flights = (): Animation[] => document.getAnimations().filter(isFlight);
  const isFlight = ({ effect }: Animation): boolean =>
    effect instanceof KeyframeEffect && effect.target?.matches('.card') === true;
  const awaitRest = (): void => {
    const flying = flights();
    if (!flying[0]) come['rest'] ??= performance.now();
    else void Promise.allSettled(flying.map(({ finished }) => finished)).then(awaitRest);
  };
  new MutationObserver(() => {
    // The layout writes its measures into the styles.
    if (document.body?.dataset['layout']) come['table'] ??= performance.now();
    if (come['deal'] !== undefined || !flights()[0]) return;
    come['deal'] = performance.now();
    awaitRest();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      come['title'] ??= entry.startTime;
      if (entry.element?.matches('.lesson > .words')) come['words'] ??= entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > 0 && document.querySelector('h1')) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Opens the page in a new window. */
async function openPage(context: BrowserContext, site: string, rate: number): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(site);
  await page.waitForFunction(() => globalThis.come?.['rest'] && globalThis.come['words']);
  return page;
}

/** Waits until the service worker has everything. */
const isKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

async function visit(browser: Browser, site: string): Promise<Visit> {
  const context = await newVisitor(browser);
  const first = await openPage(context, site, 2);
  const times = await timesOf(first);
  await isKept(first);
  await first.close();
  const again = await openPage(context, site, 2);
  const later = await timesOf(again);
  await context.close();
  return {
    ...times,
    ...Object.fromEntries(Object.entries(later).map(([part, time]) => [`again ${part}`, time])),
    ...(await blocking(browser, site)),
  };
}

const timesOf = async (page: Page): Promise<Record<string, number>> =>
  (await page.evaluate(() => globalThis.come)) ?? {};

async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(NAMES_IN_PAGE);
  await context.addInitScript(note);
  return context;
}

/** Tasks of more than 50 ms, until the dialogs have loaded. */
async function blocking(browser: Browser, site: string): Promise<Visit> {
  const context = await newVisitor(browser);
  const page = await openPage(context, site, 4);
  await page.waitForSelector('.answers');
  await page.waitForTimeout(500);
  const tasks = (await page.evaluate(() => globalThis.longTasks)) ?? [];
  await context.close();
  return {
    count: tasks.length,
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, ms) => sum + ms - 50, 0),
  };
}

/** The medians of all visits. */
function print(name: string, visits: readonly Visit[]): void {
  const median = (what: string): string =>
    quantile(
      visits.map((each) => each[what] ?? Number.NaN),
      0.5,
    ).toFixed(0);
  const times = (prefix: string) => PARTS.map((part) => `${part} ${median(prefix + part)}`);
  say(`${name}, first visit: ${times('').join(', ')} ms`);
  say(`${name}, second visit: ${times('again ').join(', ')} ms`);
  say(
    `${name}, slowed down four times: ${median('count')} tasks of more than 50 ms, the longest ${median('longest')} ms, blocked for ${median('blocked')} ms`,
  );
}

await withBrowser(async (browser) => {
  const earlier = commit === undefined ? undefined : await serveEarlier(commit);
  const sites = { ...(earlier && { [`${commit}`]: earlier.url }), now: SITE };
  try {
    const all = new Map<string, Visit[]>(Object.keys(sites).map((name) => [name, []]));
    for (let run = 0; run < Number(runs); run++)
      for (const [name, site] of Object.entries(sites))
        all.get(name)?.push(await visit(browser, site));
    for (const [name, visits] of all) print(name, visits);
  } finally {
    earlier?.end();
  }
});
