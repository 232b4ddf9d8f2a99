/** What Chromium asks of a page that can be installed. */
import { expect } from '@playwright/test';
import { test, visit } from './host.ts';

test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that would hinder it', async ({ page, context, host }) => {
  await visit(page, host);
  const protocol = await context.newCDPSession(page);
  const { errors, url } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.url}manifest.webmanifest`);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  // A test's window is a private one; that is all there is against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
