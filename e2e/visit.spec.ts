/**
 * The cost of a first visit in things that can be counted: bytes, requests, pictures, layouts. Each
 * limit is about a tenth above the current value, to catch regressions but not noise. For times:
 * `npm run -w lab bench:visit`.
 */
import { expect, type Page, test } from '@playwright/test';

/** Empty storage: a first visit. */
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 412, height: 823 } });

const LIMITS = {
  /** Script and styles before the table is laid out, without the cards, in transferred bytes. */
  beforeTable: 88_000,
  requestsBeforeTable: 14,
  /** Everything before the first move can be made, including the font and the cards. */
  beforeMove: 180_000,
  /** Each is a separate document: eight sheets of faces and a back. */
  pictures: 9,
};

/** On a fast host they load before it. */
const CARDS = /\/(sheets|paper|back|cards)-[^/]*\.js$/;

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly time: number;
}

/** Records everything that is loaded from the host or made in the page. */
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

/** Records layouts and shifts from the beginning. */
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
  // The dialogs load when the cards lie still, and change nothing visible.
  await page.locator('.answers').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    layouts: 1,
    shifts: 0,
    largest: 'words',
  });
});
