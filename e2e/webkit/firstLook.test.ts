/**
 * The first look in WebKit, which can hold back a page with little text until its scripts have
 * loaded.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { driver, evaluate, eventually, has, resize, site } from './browser.ts';

/** The page's own script arrives a second later than everything else. */
const LATE_MS = 1000;
const SCRIPT = /\/assets\/index-[^/]*\.js$/;

async function slowHost() {
  const files = sirv(fileURLToPath(new URL('../../dist/site', import.meta.url)), { gzip: true });
  const server = createServer((request, response) => {
    const send = (): void => files(request, response);
    if (SCRIPT.test(request.url ?? '')) setTimeout(send, LATE_MS);
    else send();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/` };
}

test.each([
  [1280, 800],
  [390, 844],
])('the lesson is seen before the script has come: %i by %i', async (width, height) => {
  const { server, url } = await slowHost();
  try {
    await resize(width, height);
    await driver.get(url);
    await eventually(() => has('.side-panel.lesson:not(#first-lesson)'), true);
    const [seen, come] = await evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        /\/index-[^/]*\.js$/.test(name),
      )?.responseEnd,
    ]);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(come as number);
  } finally {
    server.close();
    server.closeAllConnections();
    await driver.get(site);
  }
});
