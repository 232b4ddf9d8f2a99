import { expect, it } from 'vitest';
import { written } from './PlayClock.ts';

it('time is written like a clock', () => {
  const all = [0, 999, 59_999, 60_000, 372_000, 3_599_999, 3_600_000, 3_972_000, 36_000_000];
  expect(all.map(written)).toEqual([
    '0:00',
    '0:00',
    '0:59',
    '1:00',
    '6:12',
    '59:59',
    '1:00:00',
    '1:06:12',
    '10:00:00',
  ]);
});
