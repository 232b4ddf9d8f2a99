/** The files that `npm run -w lab data` makes, as functions of rows. */
import type { SolverRow } from '../../src/study/rows.ts';

/** Where the rows of the deals up to `to` are worked out and packed: only those of all deals lie where a release takes them. */
export const foldersFor = (to: string | undefined) => ({
  studies: to === undefined ? 'results' : `results/to-${to}`,
  packed: to === undefined ? 'data/rows' : `data/rows/to-${to}`,
});

/** The published part of a study's row: without times, which depend on the machine. */
export type StudyRow = Pick<SolverRow, 'number' | 'verdict' | 'moves' | 'nodes'>;

/** Rows as lines of JSON in the order of their deal numbers, and the count of each verdict. */
export function packedRows(rows: readonly StudyRow[]) {
  const counts = { deals: rows.length, winnable: 0, unwinnable: 0, unknown: 0 };
  for (const { verdict } of rows) counts[verdict]++;
  const lines = rows
    .toSorted((a, b) => Number(BigInt(a.number) - BigInt(b.number)))
    .map(({ number, verdict, moves, nodes }) => JSON.stringify({ number, verdict, moves, nodes }));
  return { text: `${lines.join('\n')}\n`, counts };
}

/** A histogram of the positions per deal: bins are exponents of two, in steps of a half. */
export function nodeHistogram(rows: readonly StudyRow[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const { nodes } of rows) {
    const bin = Math.ceil(2 * Math.log2(Math.max(1, nodes))) / 2;
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
