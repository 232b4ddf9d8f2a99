import { expect, it } from 'vitest';
import { nodeHistogram, packedRows } from './dataFiles.ts';

it('rows are published in the order of their numbers, without times', () => {
  const rows = [
    { number: '10', verdict: 'unknown', reason: 'nodes', nodes: 6_000_000, ms: 9 },
    { number: '2', verdict: 'winnable', moves: 115, nodes: 427, ms: 15.212 },
    { number: '7', verdict: 'unwinnable', nodes: 1, ms: 0 },
  ] as const;
  expect(packedRows(rows)).toEqual({
    text: [
      '{"number":2,"verdict":"winnable","moves":115,"nodes":427}',
      '{"number":7,"verdict":"unwinnable","nodes":1}',
      '{"number":10,"verdict":"unknown","nodes":6000000}\n',
    ].join('\n'),
    counts: { deals: 3, winnable: 1, unwinnable: 1, unknown: 1 },
  });
});

it('deals are binned by their positions, in half powers of two', () => {
  const rows = [1, 2, 3, 4, 1448, 1449].map(
    (nodes) => ({ number: '1', verdict: 'unknown', nodes }) as const,
  );
  expect(nodeHistogram(rows)).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [10.5, 1],
    [11, 1],
  ]);
});
