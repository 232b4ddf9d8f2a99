import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace, isFree } from './freePlace.ts';
import type { Box } from './geometry.ts';

const room = { width: 400, height: 300 };
const size = { width: 100, height: 50 };

const boxes = fc.array(
  fc
    .record({
      left: fc.integer({ min: -20, max: 380 }),
      top: fc.integer({ min: -20, max: 280 }),
      width: fc.integer({ min: 1, max: 120 }),
      height: fc.integer({ min: 1, max: 120 }),
    })
    .map(({ left, top, width, height }) => ({
      ...{ left, top, right: left + width, bottom: top + height },
    })),
  { maxLength: 12 },
);
const point = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 300 }),
});

const distance = ({ x, y }: { x: number; y: number }, near: { x: number; y: number }) =>
  Math.hypot(x + size.width / 2 - near.x, y + size.height / 2 - near.y);

/** Other places to compare with. */
const GRID = Array.from({ length: 31 * 41 }, (_, i) => ({
  x: (i % 41) * 10,
  y: Math.floor(i / 41) * 10,
}));

describe('a free place', () => {
  it('is at the point itself where nothing lies there', () => {
    expect(freePlace(size, room, [], { x: 200, y: 150 })).toEqual({ x: 150, y: 125 });
  });

  it('is beside what lies there, at some distance', () => {
    const taken: Box[] = [{ left: 190, top: 100, right: 210, bottom: 200 }];
    expect(freePlace(size, room, taken, { x: 205, y: 150 })).toEqual({ x: 216, y: 125 });
  });

  it('does not exist in a full room', () => {
    const taken: Box[] = [{ left: 60, top: 0, right: 340, bottom: 300 }];
    expect(freePlace(size, room, taken, { x: 10, y: 10 })).toBeUndefined();
  });

  it('touches nothing, and no other free place is nearer', () => {
    fc.assert(
      fc.property(boxes, point, (taken, near) => {
        const found = freePlace(size, room, taken, near);
        if (found) expect(isFree(found, size, room, taken)).toBe(true);
        const free = GRID.filter((place) => isFree(place, size, room, taken));
        const least = Math.min(...free.map((place) => distance(place, near)));
        expect(found ? distance(found, near) : Infinity).toBeLessThanOrEqual(least);
      }),
    );
  });
});
