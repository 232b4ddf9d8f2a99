import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilson } from '../app/statistics/intervals.ts';
import { fairInWords } from '../cli/english/reports.ts';
import type { Collection } from './collect.ts';
import { fairSummary } from './fairReport.ts';
import { RowStore } from './rowStore.ts';
import type { FairRow } from './rows.ts';
import { distribution } from './statistics.ts';

const PLAYER = { kind: 'fair', seed: 0, think: null } as const;
/** More than one page of the row store. */
const LAST = 5000;

const rowsArbitrary: fc.Arbitrary<FairRow[]> = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: LAST }).map(String),
    won: fc.boolean(),
    moves: fc.nat(2 ** 32 - 1),
    nodes: fc.nat(),
    ms: fc.nat().map((us) => us / 1000),
  }),
  { selector: ({ number }) => number },
);

function collection(rows: readonly FairRow[]): Collection {
  const store = new RowStore();
  for (const row of rows) expect(store.add(row)).toBeUndefined();
  const ranges = [{ from: 1n, to: BigInt(LAST) }];
  return { rules: 'classic', player: PLAYER, store, ranges, versions: ['1.2.3'] };
}

it('a fair report says of any rows, in any order, what they say one by one', () => {
  fc.assert(
    fc.property(rowsArbitrary, (rows) => {
      const summary = fairSummary(PLAYER, collection(rows));
      const won = rows.filter((row) => row.won);
      const of = (some: FairRow[], column: 'moves' | 'nodes' | 'ms') =>
        distribution(Float64Array.from(some.map((row) => row[column]).sort((a, b) => a - b)));
      expect(summary).toMatchObject({
        deals: rows.length,
        won: won.length,
        missing: LAST - rows.length,
        interval: wilson(won.length, rows.length),
        duplicates: 0,
      });
      expect(summary.share).toBe(rows.length === 0 ? undefined : won.length / rows.length);
      expect(summary.moves).toEqual(of(won, 'moves'));
      expect(summary.nodes).toEqual(of(rows, 'nodes'));
      expect(summary.ms).toEqual(of(rows, 'ms'));
      expect(fairSummary(PLAYER, collection(rows.toReversed()))).toEqual(summary);
      expect(fairInWords(summary)).not.toMatch(/NaN|undefined|Infinity/);
    }),
    { seed: 1 },
  );
});

it('a fair report of no rows claims nothing', () => {
  expect(fairInWords(fairSummary(PLAYER, collection([])))).toContain(
    '\n  won                    0      0.00 %\n  share 0.00 % to 100.00 %: 95 % Wilson interval\n',
  );
});
