/** The browser's console has nothing to say of the page. */
import { expect } from '@playwright/test';
import { complaints, test, useEverything } from './host.ts';
import { MOVING } from './player.ts';

test.use({ ...MOVING, serviceWorkers: 'allow' });

test('a session that uses everything draws no warning and no error', { tag: '@all' }, async ({
  page,
  context,
  host,
}) => {
  const heard = complaints(context);
  await useEverything(page, host.url);
  expect(heard).toEqual([]);
});
