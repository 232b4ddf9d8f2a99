/** The rays of a lamp that flares. */
import { type Hour, indexOf } from '../../rules/hour.ts';
import type { Point, TableGeometry } from '../table/layout/geometry.ts';
import { svg } from '../table/svg.ts';

/** How long a lamp flares at normal pace, in milliseconds. */
export const FLARE_MS = 400;
/** How far the rays reach at their widest, in radii of a lamp. */
const REACH = 3.4;
const easing = 'ease-out';

/** Makes one lamp flare. */
export function flareOnce(geometry: TableGeometry, hour: Hour): void {
  const rays = drawRays(geometry);
  document.querySelector('.dial')?.append(rays);
  rays.animate(flareFrames(placeAt(geometry, hour)), { duration: FLARE_MS }).finished.then(
    () => rays.remove(),
    () => {},
  );
}

/** The CSS translation that puts the rays round a lamp. */
export function placeAt({ lamps, lampRadius }: TableGeometry, hour: Hour): string {
  const { x, y } = lamps[indexOf(hour)] as Point;
  const reach = REACH * lampRadius;
  return `translate(${x - reach}px, ${y - reach}px)`;
}

/** Keyframes: rays appear, grow and fade in place. */
export const flareFrames = (at: string): Keyframe[] => [
  { transform: `${at} scale(.55)`, opacity: 0, easing },
  { transform: `${at} scale(.85)`, opacity: 1, offset: 0.25, easing },
  { transform: `${at} scale(1)`, opacity: 0 },
];

/** Rays sized for the lamps of a layout. */
export function drawRays({ lampRadius }: TableGeometry): SVGElement {
  const size = 2 * REACH * lampRadius;
  const rays = Array.from({ length: 16 }, (_, i) => {
    const transform = `rotate(${22.5 * i})`;
    return svg('path', { d: i % 2 ? 'M0 -4 V-7.5' : 'M0 -4 V-10', transform });
  });
  return svg(
    'svg',
    { class: 'flare', viewBox: '-10 -10 20 20', width: size, height: size },
    ...rays,
  );
}
