import type { Point } from './geometry.ts';

const SAMPLES = 3600;

/**
 * Points at equal distances along an ellipse, clockwise from the top. Equal angles would crowd them
 * at the ends. Arc length has no closed form here, so it is summed over short chords.
 */
export function alongEllipse(centre: Point, rx: number, ry: number, count: number): Point[] {
  const at = (i: number): Point => {
    const angle = (2 * Math.PI * i) / SAMPLES;
    return { x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [a, b] = [at(i - 1), at(i)];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[SAMPLES] as number;
  let sample = 0;
  return Array.from({ length: count }, (_, k) => {
    while ((lengths[sample] as number) < (whole * k) / count) sample++;
    return at(sample);
  });
}
