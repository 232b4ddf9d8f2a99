import { expect, it } from 'vitest';
import { randomBits } from './randomBits.ts';

/** How many of the numbers, of 64 bits each, are independent under exclusive or. */
function rank(numbers: readonly bigint[]): number {
  const basis: bigint[] = [];
  for (const number of numbers) {
    let rest = number;
    for (const vector of basis) if ((rest ^ vector) < rest) rest ^= vector;
    if (rest !== 0n) {
      basis.push(rest);
      basis.sort((a, b) => (a < b ? 1 : -1));
    }
  }
  return basis.length;
}

// Two sequences of one shift register have rank 32: then 64-bit keys collide like 32-bit keys.
it('makes keys of two sequences that do not depend on each other', () => {
  const [first, second] = [randomBits(256, 1), randomBits(256, 2)];
  const keys = [...first].map(
    (bits, i) => (BigInt(bits >>> 0) << 32n) | BigInt((second[i] as number) >>> 0),
  );
  expect(rank(keys)).toBe(64);
  expect(new Set(first).size).toBe(256);
});
