// The backs of the cards: three patterns around a clock, in any two colours.

import { short } from './cards.ts';
import { printed } from './paper.ts';

const CENTRE_X = 50;
const CENTRE_Y = 70;
const PETALS = 24;
const HOURS = 12;

/** The distance of the inner line of the frame from the edge of the card. */
const EDGE = 6.4;

/** A point at a turn (0 to 1, clockwise from twelve o'clock) and a distance from the centre. */
function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const x = CENTRE_X + radius * Math.sin(angle);
  const y = CENTRE_Y - radius * Math.cos(angle);
  return `${short(x)} ${short(y)}`;
}

/** Petals that start and end at the inner radius, wide enough to cross their neighbours. */
function petals(count: number, inner: number, outer: number, spread: number): string {
  const petal = (i: number): string => {
    const turn = i / count;
    const belly = inner + (outer - inner) * 0.62;
    const left = `${at(turn - spread, belly)} ${at(turn - spread * 0.62, outer)}`;
    const right = `${at(turn + spread * 0.62, outer)} ${at(turn + spread, belly)}`;
    return `M${at(turn, inner)}C${left} ${at(turn, outer)}C${right} ${at(turn, inner)}`;
  };
  return Array.from({ length: count }, (_, i) => petal(i)).join('');
}

/** Short radial strokes, such as the marks of the hours. */
function marks(count: number, inner: number, outer: number): string {
  const mark = (_: unknown, i: number): string =>
    `M${at(i / count, inner)}L${at(i / count, outer)}`;
  return Array.from({ length: count }, mark).join('');
}

/** The diagonal lines of the ground, inside the frame. */
function lozenges(step: number): string {
  const [left, top, right, bottom] = [EDGE, EDGE, 100 - EDGE, 140 - EDGE];
  const lines: string[] = [];
  for (let c = left + top + step; c < right + bottom; c += step) {
    const from = c - top < right ? [c - top, top] : [right, c - right];
    const to = c - left < bottom ? [left, c - left] : [c - bottom, bottom];
    const [fx = 0, fy = 0, tx = 0, ty = 0] = [...from, ...to];
    lines.push(`M${short(fx)} ${short(fy)}L${short(tx)} ${short(ty)}`);
    lines.push(`M${short(100 - fx)} ${short(fy)}L${short(100 - tx)} ${short(ty)}`);
  }
  return lines.join('');
}

function circle(radius: number, paint: string): string {
  return `<circle cx="${CENTRE_X}" cy="${CENTRE_Y}" r="${radius}" ${paint}/>`;
}

/** Arcs in the four corners of the frame. */
function corners(): string {
  const arcs = [7, 10, 13]
    .map((r) => `M${EDGE + r} ${EDGE}A${r} ${r} 0 0 1 ${EDGE} ${EDGE + r}`)
    .join('');
  const path = `<path d="${arcs}"/>`;
  const places = [
    '',
    'translate(100)scale(-1 1)',
    'translate(0 140)scale(1 -1)',
    'rotate(180 50 70)',
  ];
  return places.map((p) => (p === '' ? path : `<g transform="${p}">${path}</g>`)).join('');
}

/** A clock that shows four: a dark dial, twelve marks, two hands. */
function clock(colour: string, gold: string): string {
  const dial = circle(15.5, `fill="${colour}" stroke="${gold}" stroke-width="1.3"`);
  const short12 = `<path d="${marks(HOURS, 12.2, 13.8)}" stroke-width=".8"/>`;
  const quarters = `<path d="${marks(4, 11.4, 13.8)}" stroke-width="1.4"/>`;
  const lines = `M${at(0.5, 2.6)}L${at(0, 10.6)}M${at(5 / 6, 2.6)}L${at(1 / 3, 7.8)}`;
  const hands = `<path d="${lines}" stroke="#fffdf7" stroke-width="1.9" stroke-linecap="round"/>`;
  return `${dial}${short12}${quarters}${hands}${circle(2, 'fill="#fffdf7" stroke="none"')}`;
}

/** A rose window of 24 petals on a plate, with the sixty marks of the minutes. */
function rose(colour: string): string {
  const plate = circle(40, `fill="${colour}" stroke-width="1.3"`);
  const rim = `${circle(37.6, 'stroke-width=".5"')}<path d="${marks(60, 37.6, 39.4)}" stroke-width=".5"/>`;
  const window = `<path d="${petals(PETALS, 15.5, 37.2, 0.08)}" stroke-width=".62"/>`;
  return `${weave(5, 0.22)}${corners()}${plate}${rim}${window}`;
}

/** A trellis, with a stud where its laths cross. */
function lattice(colour: string): string {
  const studs: string[] = [];
  for (let row = -3; row <= 3; row++)
    for (let column = -2; column <= 2; column++)
      if ((row + column) % 2 === 0)
        studs.push(`M${short(CENTRE_X + column * 20.8)} ${short(CENTRE_Y + row * 20.8)}h0`);
  const dots = `<path d="${studs.join('')}" stroke-width="4" stroke-linecap="round"/>`;
  const plate = circle(22, `fill="${colour}" stroke-width="1.3"`);
  return `${weave(10.4, 0.55)}${weave(5.2, 0.18)}${dots}${plate}${circle(19.6, 'stroke-width=".5"')}`;
}

/** Rays from the clock to the frame, with three rings across them. */
function rays(colour: string): string {
  const view = `x="${EDGE}" y="${EDGE}" width="${100 - 2 * EDGE}" height="${140 - 2 * EDGE}"`;
  const box = `viewBox="${EDGE} ${EDGE} ${100 - 2 * EDGE} ${140 - 2 * EDGE}"`;
  const long = `<path d="${marks(36, 16, 90)}" stroke-width=".9" opacity=".75"/>`;
  const between = `<path d="${marks(72, 30, 90)}" stroke-width=".45" opacity=".5"/>`;
  const rings = [26, 38, 58].map((radius) => circle(radius, 'stroke-width=".7"')).join('');
  const plate = circle(21, `fill="${colour}" stroke-width="1.3"`);
  return `<svg ${view} ${box}>${between}${long}${rings}</svg>${plate}`;
}

const weave = (step: number, opacity: number): string =>
  `<path d="${lozenges(step)}" stroke-width=".5" opacity="${opacity}"/>`;

const PATTERNS = { rose, lattice, rays };

/** The pattern around the clock. */
export type BackPattern = keyof typeof PATTERNS;

/**
 * A back as a standalone SVG text, with no ids.
 * @param colour the ground
 * @param gold the lines
 */
export function makeBack(pattern: BackPattern, colour: string, gold: string): string {
  const frames =
    '<rect x="4" y="4" width="92" height="132" rx="4.6" stroke-width="1.3"/>' +
    `<rect x="${EDGE}" y="${EDGE}" width="87.2" height="127.2" rx="2.6" stroke-width=".5"/>`;
  const lines = `fill="none" stroke="${gold}" stroke-width=".7"`;
  const ink = `<g ${lines}>${PATTERNS[pattern](colour)}${frames}${clock(colour, gold)}</g>`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">';
  return `${svg}${printed(ink, colour)}</svg>`;
}
