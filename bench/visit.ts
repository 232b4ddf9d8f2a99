/**
 * `npm run bench:visit -- [RUNS] [COMMIT]`: what a first visit shows when, in ms after the address: on a phone's window, with
 * 150 ms to the host and back, 1.6 Mbit/s and the processor slowed down twice; and, if a commit is given, the same on the page
 * as it was then, in turns. Prints the medians. What a service worker loads is not slowed down.
 */
import type { Browser } from '@playwright/test';
import { serveEarlier } from './earlier.ts';
import { newPage, quantile, SITE, say, withBrowser } from './site.ts';

const [runs = '5', commit] = process.argv.slice(2);

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** What comes, and when, in ms. */
type Times = Readonly<Record<string, number>>;

declare global {
  /** What has come so far. */
  var come: Record<string, number> | undefined;
}

/** From the beginning the page notes what comes. */
function note(): void {
  const come: Record<string, number> = {};
  globalThis.come = come;
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  const flies = (): boolean => document.getAnimations().some(isFlight);
  const isFlight = ({ effect }: Animation): boolean =>
    effect instanceof KeyframeEffect && effect.target?.matches('.card') === true;
  new MutationObserver(() => {
    if (isThere('.cards')) come['table'] ??= performance.now();
    if (flies()) come['deal'] ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      come['title'] ??= entry.startTime;
      if (entry.element?.matches('.lesson > .words')) come['words'] ??= entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function visit(browser: Browser, site: string): Promise<Times> {
  const page = await newPage(browser, PHONE);
  await page.addInitScript(note);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await page.goto(site);
  await page.waitForFunction(() => globalThis.come?.['deal'] && globalThis.come['words']);
  const times = (await page.evaluate(() => globalThis.come)) as Times;
  await page.context().close();
  return times;
}

await withBrowser(async (browser) => {
  const earlier = commit === undefined ? undefined : await serveEarlier(commit);
  const sites = { ...(earlier && { [`${commit}`]: earlier.url }), now: SITE };
  try {
    const all = new Map<string, Times[]>(Object.keys(sites).map((name) => [name, []]));
    for (let run = 0; run < Number(runs); run++)
      for (const [name, site] of Object.entries(sites))
        all.get(name)?.push(await visit(browser, site));
    for (const [name, visits] of all) {
      const median = (what: string): number =>
        quantile(
          visits.map((times) => times[what] as number),
          0.5,
        );
      const parts = ['title', 'table', 'words', 'deal'].map(
        (what) => `${what} ${median(what).toFixed(0)}`,
      );
      say(`${name}: ${parts.join(', ')} ms`);
    }
  } finally {
    earlier?.end();
  }
});
