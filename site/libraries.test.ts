import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  'preact',
  'idb',
  'valibot',
  'lucide',
  'uqr',
  'Cole Bemis',
  'Makoto Matsumoto',
  'SIL OPEN FONT',
])('the notice beside the site has the licence of %s', (name) => {
  const notice = readFileSync(new URL('../dist/site/NOTICE.txt', import.meta.url), 'utf8');
  expect(notice).toContain(name);
});
