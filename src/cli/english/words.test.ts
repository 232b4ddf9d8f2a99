import { expect, it } from 'vitest';
import { timeLeft } from './words.ts';

it.each([
  [0, '0 s left'],
  [499, '0 s left'],
  [59_400, '59 s left'],
  [60_000, '1 min left'],
  [3_725_000, '1 h 2 min left'],
  [90_000_000, '1 d 1 h left'],
  [Number.POSITIVE_INFINITY, 'time left unknown'],
])('%i ms are %j', (ms, text) => expect(timeLeft(ms)).toBe(text));
