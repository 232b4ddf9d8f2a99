/**
 * What a first visit costs, in what is counted and not timed: bytes, requests, pictures, layouts. Each limit is a tenth or so
 * above what it is, so that a relapse is seen and noise is not. How long it takes: `npm run -w lab bench:visit`.
 */
import { expect, type Page, test } from '@playwright/test';

/** Nothing is kept: nobody was here before. */
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 412, height: 823 } });

const LIMITS = {
  /** Script and styles before the table is laid out, without the cards, in bytes as they come. */
  beforeTable: 88_000,
  requestsBeforeTable: 14,
  /** Everything before the first move can be made: the font and the cards, too. */
  beforeMove: 180_000,
  /** Each is a document of its own: eight sheets of faces and a back. */
  pictures: 9,
};

/** On a fast host they come before it. */
const CARDS = /\/(sheets|paper|back|cards)-[^/]*\.js$/;

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly time: number;
}

/** Notes what comes from the host or is made in the page. */
async function watchLoading(page: Page): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, { url: string; type: string }>();
  const loaded: Loaded[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    asked.set(requestId, { url: request.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = asked.get(requestId);
    if (request) loaded.push({ ...request, bytes: encodedDataLength, time: timestamp });
  });
  await session.send('Network.enable');
  return loaded;
}

/** Notes layouts and shifts from the beginning. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const seen = { layouts: 0, shifts: 0, largest: '' };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      seen.layouts += changes.length;
    }).observe(document, { attributeFilter: ['data-layout'], subtree: true });
    new PerformanceObserver((list) => {
      seen.shifts += list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      seen.largest = element?.className ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const sum = (loaded: readonly Loaded[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0);

test('costs no more than it must', { tag: ['@all', '@chromium'] }, async ({ page }) => {
  const loaded = await watchLoading(page);
  await watchPage(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('body[data-layout]').waitFor();
  const requests = loaded.filter(({ url }) => url.startsWith('http') && !CARDS.test(url));
  const beforeTable = requests.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
  await page.locator('.cards:not(.plain)').waitFor();
  const beforeMove = loaded.filter(({ url }) => url.startsWith('http'));
  const pictures = loaded.filter(({ url }) => url.startsWith('blob:'));
  const counted = {
    beforeTable: sum(beforeTable),
    requestsBeforeTable: requests.length,
    beforeMove: sum(beforeMove),
    pictures: pictures.length,
  };
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
  for (const [what, limit] of Object.entries(LIMITS))
    expect(counted[what as keyof typeof counted], what).toBeLessThanOrEqual(limit);
  expect(counted.pictures).toBeGreaterThan(0);
  // The dialogs come when the cards lie still, and change nothing.
  await page.locator('.answers').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    layouts: 1,
    shifts: 0,
    largest: 'words',
  });
});
