import { describe, expect, it } from 'vitest';
import { chooseLayout } from './choose.ts';
import { alongEllipse } from './ellipse.ts';
import type { Point } from './geometry.ts';

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const tableOf = (width: number, height: number) =>
  chooseLayout({ size: { width, height }, obstacles: [] });

describe('points along an ellipse', () => {
  it('begin at the top, go clockwise, and are evenly spaced', () => {
    const points = alongEllipse({ x: 0, y: 0 }, 300, 200, 60);
    expect(points[0]).toEqual({ x: 0, y: -200 });
    expect(points[15]?.x).toBeCloseTo(300, 0);
    const gaps = points.map((point, i) => apart(point, points[(i + 1) % 60] as Point));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.05);
  });
});

describe('ticks', () => {
  it.each([
    ['ring', 1280, 800],
    ['columns', 390, 750],
    ['rows', 844, 390],
  ])('of a %s have a direction of length one', (_, width, height) => {
    for (const { towards } of tableOf(width, height).ticks)
      expect(Math.hypot(towards.x, towards.y)).toBeCloseTo(1, 9);
  });

  it('of a ring point at the centre', () => {
    const { ticks, centre } = tableOf(1280, 800);
    for (const { x, y, towards } of ticks) {
      const way = apart({ x, y }, centre);
      expect(x + way * towards.x).toBeCloseTo(centre.x, 6);
      expect(y + way * towards.y).toBeCloseTo(centre.y, 6);
    }
  });

  it('of columns are perpendicular to the line between two lamps', () => {
    const { ticks, lamps } = tableOf(390, 750);
    const [three, four] = [lamps[3] as Point, lamps[4] as Point];
    const { towards } = ticks[17] as (typeof ticks)[number];
    const along = { x: four.x - three.x, y: four.y - three.y };
    expect(towards.x * along.x + towards.y * along.y).toBeCloseTo(0, 9);
  });
});
