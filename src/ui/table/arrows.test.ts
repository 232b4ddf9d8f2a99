import { describe, expect, it } from 'vitest';
import { type Arrow, isArrow, neighbour } from './arrows.ts';
import { PILES, type PileName } from './pileName.ts';

const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** All piles that the arrows reach from a pile. */
function reachableFrom(start: PileName): Set<PileName> {
  const found = new Set([start]);
  for (const pile of found) for (const arrow of ARROWS) found.add(neighbour(pile, arrow));
  return found;
}

describe('the arrow keys', () => {
  it.each(PILES)('lead from %s to every pile', (pile) => {
    expect([...reachableFrom(pile)].sort()).toEqual([...PILES].sort());
  });

  it('go round the clock and back', () => {
    expect(neighbour('f12', 'ArrowRight')).toBe('f1');
    expect(neighbour('t1', 'ArrowLeft')).toBe('t12');
    for (const pile of PILES.filter((name) => name !== 's' && name !== 'w'))
      expect(neighbour(neighbour(pile, 'ArrowRight'), 'ArrowLeft')).toBe(pile);
  });

  it('go from a fan inward to its hour, and on to the nearer side of the middle', () => {
    expect(neighbour('t9', 'ArrowDown')).toBe('f9');
    expect(neighbour('f9', 'ArrowDown')).toBe('w');
    expect(neighbour('f3', 'ArrowDown')).toBe('s');
    expect(neighbour('f9', 'ArrowUp')).toBe('t9');
    expect(neighbour('s', 'ArrowUp')).toBe('f12');
  });

  it('are four', () => {
    expect(ARROWS.every(isArrow)).toBe(true);
    expect(['Arrow', 'toString', 'a', ''].some(isArrow)).toBe(false);
  });
});
