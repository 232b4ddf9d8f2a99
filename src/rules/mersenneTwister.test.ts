import { expect, it } from 'vitest';
import { mersenneTwister } from './mersenneTwister.ts';

const wordsOf = (seed: bigint): number[] => {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  return words;
};

// The first row is the start of mt19937ar.out, by which its authors test an implementation; the
// others are by `getrandbits(32)` of Python's `random`.
it.each([
  [
    [0x123, 0x234, 0x345, 0x456],
    [1067595299, 955945823, 477289528, 4107218783],
  ],
  [wordsOf(1n), [577090037, 2444712010, 3639700191, 3445702192]],
  [wordsOf(32000n), [1598467916, 3084624151, 3613492840, 144024671]],
  [wordsOf(2n ** 32n - 1n), [2728839433, 2661025012, 872737089, 924893097]],
  [wordsOf(2n ** 32n), [485306839, 1508871100, 1794561286, 4014597330]],
  [wordsOf(12345678901234567890n), [2199100970, 3695432519, 4002396509, 2348474455]],
  [wordsOf(2n ** 100n + 7n), [1786885132, 353954449, 1403444918, 2297707818]],
])('the Mersenne Twister started from %j draws as other implementations do', (key, expected) => {
  const draw = mersenneTwister(key);
  expect(expected.map(() => draw())).toEqual(expected);
});

it('draws the same after a thousand words as Python does', () => {
  const draw = mersenneTwister([5]);
  const words = Array.from({ length: 2000 }, draw);
  expect([words[999], words[1247], words[1999]]).toEqual([142892084, 544940891, 2894893787]);
});
