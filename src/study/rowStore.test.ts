import { describe, expect, it } from 'vitest';
import { RowStore } from './rowStore.ts';
import type { SolverRow } from './rows.ts';

const row = (
  number: string,
  verdict: SolverRow['verdict'],
  more: Partial<SolverRow> = {},
): SolverRow => ({
  number,
  verdict,
  ...(verdict === 'unknown' && { reason: 'nodes' as const }),
  nodes: 1,
  ms: 1,
  ...more,
});

const storeOf = (...rows: SolverRow[]): RowStore => {
  const store = new RowStore();
  for (const one of rows) expect(store.add(one)).toBeUndefined();
  return store;
};

describe('the rows of a study', () => {
  it('finds deals by number, in any order, across its pages', () => {
    const store = storeOf(
      row('12289', 'unwinnable'),
      row('4096', 'unwinnable'),
      row('1', 'winnable'),
      row('4095', 'unwinnable'),
    );
    const lost = store.spans({ from: 1n, to: 20_000n }, (kind) => kind === 'unwinnable');
    expect(lost).toEqual([
      { from: 4095n, to: 4096n },
      { from: 12_289n, to: 12_289n },
    ]);
    const missing = store.spans({ from: 1n, to: 10n ** 8n }, (kind) => kind === undefined);
    expect(missing).toEqual([
      { from: 2n, to: 4094n },
      { from: 4097n, to: 12_288n },
      { from: 12_290n, to: 10n ** 8n },
    ]);
  });

  it.each([
    ['999999999999999', '1000000000000000'],
    ['9007199254740991', '9007199254740993'],
    ['99999999999999999999', '100000000000000000000'],
  ])('tells long numbers apart: %s, %s', (one, other) => {
    const store = storeOf(row(one, 'winnable'), row(other, 'unwinnable'));
    const [from, to] = [BigInt(one), BigInt(other)];
    const all = store.spans({ from: from - 2n, to: to + 2n }, (kind) => kind !== undefined);
    expect(all.flatMap((span) => [span.from, span.to])).toEqual(
      to === from + 1n ? [from, to] : [from, from, to, to],
    );
    expect(store.duplicates).toBe(0);
  });

  it('counts a deal once', () => {
    const store = storeOf(row('5', 'winnable', { nodes: 7 }), row('5', 'winnable', { nodes: 9 }));
    expect(store.duplicates).toBe(1);
    expect([...store.values('nodes')]).toEqual([7]);
  });

  it('takes a verdict for an unknown, in either order', () => {
    const known = row('5', 'unwinnable', { nodes: 7, ms: 0.5 });
    for (const rows of [
      [known, row('5', 'unknown')],
      [row('5', 'unknown'), known],
    ]) {
      const store = storeOf(...rows);
      expect(store.counts().get('unwinnable')).toBe(1);
      expect(store.counts().get('nodes')).toBe(0);
      expect([...store.values('ms')]).toEqual([0.5]);
    }
  });

  it('says what a verdict contradicts', () => {
    const store = storeOf(row('5', 'unwinnable'));
    expect(store.add(row('5', 'winnable'))).toBe('unwinnable');
  });
});
