/** The sixty ticks of the minutes. */
import type { Point, Tick } from './geometry.ts';

/** Ticks that point at the centre of the clock. */
export const pointingAt = (centre: Point, track: readonly Point[]): Tick[] =>
  track.map((at) => ({ ...at, towards: unit({ x: centre.x - at.x, y: centre.y - at.y }) }));

/** Four ticks between each lamp and the next, on straight lines, and one under each lamp; all stand across the line. */
export function betweenLamps(lamps: readonly Point[]): Tick[] {
  const track = lamps.flatMap((lamp, i) => {
    const next = lamps[(i + 1) % lamps.length] as Point;
    return Array.from({ length: 5 }, (_, k) => ({
      x: lamp.x + ((next.x - lamp.x) * k) / 5,
      y: lamp.y + ((next.y - lamp.y) * k) / 5,
    }));
  });
  return track.map((at, i) => {
    const before = track[(i + track.length - 1) % track.length] as Point;
    const after = track[(i + 1) % track.length] as Point;
    return { ...at, towards: unit({ x: before.y - after.y, y: after.x - before.x }) };
  });
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
