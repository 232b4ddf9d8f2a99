import { describe, expect, it } from 'vitest';
import { labelled, middleOf, ticksUpTo } from './axis.ts';

describe('ticks', () => {
  it('are even and few, and reach the top', () => {
    expect([0, 1, 4, 5, 7, 9, 17, 21, 130].map(ticksUpTo)).toEqual([
      ...[
        [0, 1],
        [0, 1],
        [0, 1, 2, 3, 4],
        [0, 2, 4, 6],
        [0, 2, 4, 6, 8],
        [0, 5, 10],
      ],
      ...[
        [0, 5, 10, 15, 20],
        [0, 10, 20, 30],
        [0, 50, 100, 150],
      ],
    ]);
    for (let most = 0; most < 3000; most++) {
      const ticks = ticksUpTo(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }
  });
});

describe('labels', () => {
  it('are no more than fit, and the last slot has one', () => {
    expect(labelled(26, 26, 4)).toEqual([4, 11, 18, 25]);
    expect(labelled(3, 13, 4)).toEqual([2]);
    expect(labelled(6, 13, 4)).toEqual([1, 5]);
    expect(labelled(3, 3, 6)).toEqual([0, 1, 2]);
    expect(labelled(0, 13, 4)).toEqual([]);
  });

  it('stand in the middle of their slots', () => {
    expect([0, 1, 2, 3].map((i) => middleOf(i, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
  });
});
