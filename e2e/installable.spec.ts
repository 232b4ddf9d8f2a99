/** Chromium's requirements for an installable page. */
import { expect } from '@playwright/test';
import { test, visit } from './host.ts';

test.use({ serviceWorkers: 'allow' });

test('the browser finds no obstacle to installing', async ({ page, context, host }) => {
  await visit(page, host);
  const protocol = await context.newCDPSession(page);
  const { errors, url } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.url}manifest.webmanifest`);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // The only obstacle is that a test's window is private.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
