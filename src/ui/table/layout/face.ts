/** The clock face: its lamps, its ticks, and the room for words between the lamps. */
import { type Hour, indexOf } from '../../../rules/hour.ts';
import { alongEllipse } from './ellipse.ts';
import type { Box, Face, Point, Tick } from './geometry.ts';

/** The space between words and lamps, in pixels. */
const GAP = 4;

/**
 * A dial with round corners. Its ticks are on straight lines between the lamps, perpendicular to
 * them.
 */
export function rectangularFace(
  box: Box,
  centre: Point,
  cardWidth: number,
  lamps: readonly Point[],
  lampRadius: number,
): Face {
  const track = lamps.flatMap((lamp, i) => {
    const next = around(lamps, i + 1);
    return Array.from({ length: 5 }, (_, k) => ({
      x: lamp.x + ((next.x - lamp.x) * k) / 5,
      y: lamp.y + ((next.y - lamp.y) * k) / 5,
    }));
  });
  return {
    dial: { shape: 'rectangle', radius: 0.24 * cardWidth, box },
    hasHand: false,
    roseReach: 0.96,
    lamps,
    lampRadius,
    ticks: track.map((at, i) => {
      const [before, after] = [around(track, i - 1), around(track, i + 1)];
      return tick(at, before.y - after.y, after.x - before.x);
    }),
    wordsWidth: widthInside(3, lamps, centre, lampRadius),
  };
}
/** An elliptic dial with a hand. Its ticks are on an ellipse and point at the centre. */
export function ellipticFace(
  dial: Extract<Face['dial'], { shape: 'ellipse' }>,
  trackX: number,
  trackY: number,
  lampRadius: number,
  lampAt: (tick: Point) => Point,
): Face {
  const { centre } = dial;
  const track = alongEllipse(centre, trackX, trackY, 60);
  const lamps = track.filter((_, i) => i % 5 === 0).map(lampAt);
  return {
    dial,
    hasHand: true,
    roseReach: 0.86,
    lamps,
    lampRadius,
    ticks: track.map((at) => tick(at, centre.x - at.x, centre.y - at.y)),
    // The words are low, between the lamps of eight and four.
    wordsWidth: widthInside(4, lamps, centre, lampRadius),
  };
}

const around = (points: readonly Point[], i: number): Point =>
  points[(i + points.length) % points.length] as Point;

function tick({ x, y }: Point, alongX: number, alongY: number): Tick {
  const length = Math.hypot(alongX, alongY) || 1;
  return { x, y, towards: { x: alongX / length, y: alongY / length } };
}

/** The distance from the lamp of an hour on the right to the one opposite. */
const widthInside = (
  hour: Hour,
  lamps: readonly Point[],
  centre: Point,
  lampRadius: number,
): number => 2 * ((lamps[indexOf(hour)] as Point).x - centre.x - lampRadius - GAP);
