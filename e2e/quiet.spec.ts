/** The page causes no messages in the browser's console. */
import { expect } from '@playwright/test';
import { complaints, test, useEverything } from './host.ts';
import { MOVING } from './player.ts';

test.use({ ...MOVING, serviceWorkers: 'allow' });

test('a session that uses everything causes no warning and no error', { tag: '@all' }, async ({
  page,
  context,
  host,
}) => {
  const heard = complaints(context);
  await useEverything(page, host.url);
  expect(heard).toEqual([]);
});
