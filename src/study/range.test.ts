import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DealRange, numbersIn, parseShard, shardRange, united } from './range.ts';

const range = (from: number, to: number): DealRange => ({ from: BigInt(from), to: BigInt(to) });

const ranges = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, more]) => range(from, from + more));

describe('a range of deals', () => {
  it('falls into parts that together are the whole, in order, and as even as can be', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 80 }), (whole, of) => {
        const parts = Array.from({ length: of }, (_, i) => [
          ...numbersIn(shardRange(whole, { index: i + 1, count: of })),
        ]);
        expect(parts.flat()).toEqual([...numbersIn(whole)]);
        const sizes = parts.map((part) => part.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('can begin beyond what a number holds exactly', () => {
    const from = 10n ** 19n + 1n;
    expect([...numbersIn({ from, to: from + 1n })]).toEqual([
      '10000000000000000001',
      '10000000000000000002',
    ]);
  });

  it('unites with others to the same numbers, rising and apart', () => {
    fc.assert(
      fc.property(fc.array(ranges, { maxLength: 6 }), (list) => {
        const result = united(list);
        const numbers = new Set(list.flatMap((one) => [...numbersIn(one)]));
        expect(result.flatMap((one) => [...numbersIn(one)])).toEqual(
          [...numbers].sort((a, b) => Number(a) - Number(b)),
        );
        for (const [i, { from }] of result.entries())
          if (i > 0) expect(from).toBeGreaterThan((result[i - 1] as DealRange).to + 1n);
      }),
    );
  });
});

describe('a shard', () => {
  it('is read', () => expect(parseShard('2/4')).toEqual({ index: 2, count: 4 }));

  it.each(['', '0/4', '5/4', '1/0', '1', '1/2/3', '-1/2', '1.5/2', '1/1e3', ' 1/2'])(
    'is refused: %j',
    (text) => expect(parseShard(text)).toBeUndefined(),
  );
});
