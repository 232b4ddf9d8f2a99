/** The clock face under the cards: dial, rose, ticks, a lamp for each hour, and the hands. */

import { progressOf, shareOf } from '../../rules/gameQueries.ts';
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { isComplete, type Position } from '../../rules/position.ts';
import type { Point, Size, TableGeometry, Tick } from './layout/geometry.ts';
import { svg } from './svg.ts';
import { setBox } from './write.ts';

export interface DialView {
  /** Redraws everything for a new layout. */
  draw(geometry: TableGeometry, size: Size): void;
  /** Shows the progress of the game, and the light if it is won. */
  update(position: Position, isLit: boolean): void;
}

interface Lamp {
  readonly group: SVGGElement;
  readonly arc: SVGPathElement;
}

const PETALS = 24;
/** The radius of the hand's boss, in card widths. */
export const BOSS = 0.095;

/**
 * Makes the clock face. The plate has its own layer, so that it is not repainted when a tick is
 * lit. Its soft shadow has one, too: WebKit draws no shadow for a single shape inside an SVG. Few
 * shapes have their own opacity or transform, because Chromium sorts each of them among the cards
 * in every frame.
 */
export function createDial(root: HTMLElement): DialView {
  const halo = svg('svg', { class: 'layer halo' });
  const face = svg('svg', { class: 'layer' });
  const works = svg('svg', { class: 'layer' });
  // The gradients are never replaced, so that the light can fade in.
  root.replaceChildren(svg('svg', { class: 'layer' }, drawGlow()), halo, face, works);
  let ticks: SVGElement[] = [];
  let lamps: Lamp[] = [];
  let hand: SVGElement | undefined;
  let marker: ProgressMarker | undefined;
  let shape: TableGeometry | undefined;
  let shown: string | undefined;

  return {
    draw(geometry, { width, height }) {
      shape = geometry;
      for (const layer of [halo, face, works])
        layer.setAttribute('viewBox', `0 0 ${width} ${height}`);
      ticks = drawTicks(geometry);
      lamps = HOURS.map((hour) => drawLamp(geometry, hour));
      hand?.remove();
      hand = geometry.hasHand ? drawHand(geometry) : undefined;
      marker = drawMarker(geometry);
      halo.replaceChildren(drawPlate(geometry, 0));
      face.replaceChildren(...drawFace(geometry), drawGuilloche(geometry));
      works.replaceChildren(
        // Every fifth tick is covered by a lamp.
        ...ticks.filter((_, i) => i % 5 !== 0),
        marker.element,
        ...lamps.map(({ group }) => group),
      );
      if (hand) root.append(hand);
      shown = undefined;
    },
    update(position, isLit) {
      if (!shape) return;
      const heights = position.foundations.join();
      // Most moves bring no card to the clock and change nothing here.
      if (heights === shown) return;
      shown = heights;
      const progress = progressOf(position);
      root.classList.toggle('won', isLit);
      ticks.forEach((tick, i) => {
        tick.classList.toggle('lit', i / ticks.length < progress);
      });
      for (const hour of HOURS) showLamp(lamps[indexOf(hour)] as Lamp, position, hour);
      root.classList.toggle('at-twelve', progress === 1);
      if (marker) pointAt(shape, progress, marker);
    },
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shape of the dial, drawn `inset` pixels inside its edge. */
const drawPlate = ({ dial }: TableGeometry, inset: number, className = ''): SVGElement =>
  dial.shape === 'ellipse'
    ? svg('ellipse', {
        class: className,
        cx: dial.centre.x,
        cy: dial.centre.y,
        rx: dial.rx - inset,
        ry: dial.ry - inset,
      })
    : svg('rect', {
        class: className,
        x: dial.box.left + inset,
        y: dial.box.top + inset,
        width: dial.box.right - dial.box.left - 2 * inset,
        height: dial.box.bottom - dial.box.top - 2 * inset,
        rx: Math.max(2, dial.radius - inset),
      });

function drawFace(geometry: TableGeometry): SVGElement[] {
  const { dial, cardWidth } = geometry;
  const inner = dial.shape === 'ellipse' ? Math.max(4, 0.06 * cardWidth) : 2.5;
  return [drawPlate(geometry, 0, 'face'), drawPlate(geometry, inner, 'rim inner')];
}

/** The gradients of the dial, which is lighter in the middle, and of a lit lamp. The theme has the colours. */
const drawGlow = (): SVGElement =>
  svg(
    'defs',
    {},
    svg(
      'radialGradient',
      { id: 'dial-fill' },
      svg('stop', { offset: '0', class: 'dial-light' }),
      svg('stop', { offset: '1', class: 'dial-dark' }),
    ),
    svg(
      'radialGradient',
      { id: 'lamp-glow' },
      svg('stop', { offset: '0.35', class: 'glow-near' }),
      svg('stop', { offset: '1', class: 'glow-far' }),
    ),
  );

/** A rose of petals round the centre, as on engine-turned dials, scaled to the shape of the dial. */
function drawGuilloche({ centre, lamps, lampRadius, roseReach }: TableGeometry): SVGElement {
  const [top, right] = [lamps[0] as Point, lamps[3] as Point];
  const rx = (right.x - centre.x - lampRadius) * roseReach;
  const ry = (centre.y - top.y - lampRadius) * roseReach;
  const petals = Array.from({ length: PETALS }, (_, i) => {
    const turn = (360 / PETALS) * i;
    const half = `A24 50 ${turn} 1 1`;
    const tip = `${100 * Math.sin(radians(turn))} ${-100 * Math.cos(radians(turn))}`;
    return svg('path', { d: `M0 0${half} ${tip}${half} 0 0Z` });
  });
  const transform = `translate(${centre.x} ${centre.y}) scale(${rx / 100} ${ry / 100})`;
  return svg('g', { class: 'guilloche', transform }, ...petals);
}

function drawTicks({ ticks, cardWidth }: TableGeometry): SVGElement[] {
  const half = Math.max(4, 0.1 * cardWidth) / 2;
  return ticks.map(({ x, y, towards }) =>
    svg('line', {
      class: 'tick',
      x1: x - towards.x * half,
      y1: y - towards.y * half,
      x2: x + towards.x * half,
      y2: y + towards.y * half,
    }),
  );
}

function drawLamp({ lamps, lampRadius }: TableGeometry, hour: Hour): Lamp {
  const { x, y } = lamps[indexOf(hour)] as Point;
  const length = 2 * Math.PI * lampRadius;
  const half = `a${lampRadius} ${lampRadius} 0 1 1 0`;
  const arc = svg('path', {
    class: 'arc',
    // Clockwise from its top.
    d: `M${x} ${y - lampRadius}${half} ${2 * lampRadius}${half} ${-2 * lampRadius}`,
    'stroke-dasharray': length,
    'stroke-dashoffset': length,
  });
  const size = lampRadius * 1.08;
  const text = svg('text', { x, y: y + 0.35 * size, 'font-size': size }, `${hour}`);
  const disc = svg('circle', { class: 'disc', cx: x, cy: y, r: lampRadius });
  const glow = svg('circle', { class: 'glow', cx: x, cy: y, r: lampRadius * 2.9 });
  return { group: svg('g', { class: 'lamp' }, glow, disc, arc, text), arc };
}

function showLamp({ group, arc }: Lamp, position: Position, hour: Hour): void {
  const length = Number(arc.getAttribute('stroke-dasharray'));
  arc.setAttribute('stroke-dashoffset', `${length * (1 - shareOf(position, hour))}`);
  group.classList.toggle('complete', isComplete(position, hour));
}

/** Draws the hand of a won game at twelve o'clock, where it reaches the ticks. */
function drawHand({ centre, lamps, lampRadius, cardWidth }: TableGeometry): SVGElement {
  const reach = centre.y - (lamps[0] as Point).y - lampRadius - 3;
  const width = 0.045 * cardWidth;
  const blade = `M0 ${-reach} L${width} ${-reach * 0.72} L${width * 0.6} 0 L${-width * 0.6} 0 L${-width} ${-reach * 0.72}Z`;
  const tail = `M${width * 0.6} 0 L${width} ${reach * 0.24} L0 ${reach * 0.3} L${-width} ${reach * 0.24} L${-width * 0.6} 0Z`;
  const boss = svg('circle', { r: BOSS * cardWidth });
  const viewBox = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  const hand = svg(
    'svg',
    { class: 'hand', viewBox },
    svg('path', { d: blade }),
    svg('path', { class: 'tail', d: tail }),
    boss,
  );
  const { x, y } = centre;
  setBox(hand, { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  return hand;
}

/**
 * The hand during play, which rides along the track: in the middle, stock and waste would cover it.
 */
interface ProgressMarker {
  readonly element: SVGElement;
  /** The tick at which it points, as a fraction between two ticks. */
  at: number;
}

/** Its length and its width, in card widths. */
const RIDER = [0.56, 0.13] as const;
/** From this many ticks on it jumps, because on a straight path it would cross the clock. */
const FAR = 4;

function drawMarker({ cardWidth }: TableGeometry): ProgressMarker {
  const [length, half] = [RIDER[0] * cardWidth, (RIDER[1] * cardWidth) / 2];
  const d = `M0 0 L${half} ${length * 0.82} L0 ${length} L${-half} ${length * 0.82}Z`;
  return { element: svg('path', { class: 'progress-marker', d }), at: Number.NaN };
}

/** Shows the progress of the game as a place on the track, from twelve round to twelve. */
function pointAt(
  { ticks, cardWidth }: TableGeometry,
  progress: number,
  marker: ProgressMarker,
): void {
  const exact = progress * ticks.length;
  const from = ticks[Math.floor(exact) % ticks.length] as Tick;
  const to = ticks[(Math.floor(exact) + 1) % ticks.length] as Tick;
  const mixed = (a: number, b: number): number => a + (b - a) * (exact % 1);
  const inward = { x: mixed(from.towards.x, to.towards.x), y: mixed(from.towards.y, to.towards.y) };
  const reach = 0.09 * cardWidth;
  const x = mixed(from.x, to.x) + inward.x * reach;
  const y = mixed(from.y, to.y) + inward.y * reach;
  const angle = Math.atan2(-inward.x, inward.y);
  const { element, at } = marker;
  element.classList.toggle('flies', Math.abs(exact - at) < FAR);
  element.style.transform = `translate(${x}px, ${y}px) rotate(${angle}rad)`;
  element.classList.toggle('hidden', progress === 0 || progress === 1);
  marker.at = exact;
}
