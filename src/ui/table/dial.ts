/** The clock face under the cards: dial, rose, ticks, a lamp for each hour, and the hand. */

import { HOURS, type Hour, indexOf, sizeWhenComplete } from '../../rules/hour.ts';
import { foundationHeight, isComplete, isWon, type Position } from '../../rules/position.ts';
import { CARDS_TO_PLACE, cardsHome } from '../../rules/questions.ts';
import type { Point, Size, TableGeometry } from './layout/geometry.ts';
import { svg } from './svg.ts';
import { setBox } from './write.ts';

export interface DialView {
  /** Draws everything for a layout. */
  draw(geometry: TableGeometry, size: Size): void;
  /** Shows the progress of the game. */
  update(position: Position): void;
}

interface Lamp {
  readonly group: SVGGElement;
  readonly arc: SVGCircleElement;
}

const PETALS = 24;
/** The radius of the hand's boss, in card widths. */
export const BOSS = 0.095;

/**
 * Makes the clock face. The plate has its own layer, so that it is not painted again whenever a tick is lit.
 * Its soft shadow has one too: WebKit draws none for a single shape inside a picture.
 */
export function createDial(root: HTMLElement): DialView {
  const halo = svg('svg', { class: 'layer halo' });
  const face = svg('svg', { class: 'layer' });
  const works = svg('svg', { class: 'layer' });
  root.replaceChildren(halo, face, works);
  let ticks: SVGElement[] = [];
  let lamps: Lamp[] = [];
  let hand: SVGElement | undefined;
  let rider: SVGElement | undefined;
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
      rider = svg('path', { class: 'rider', d: 'M0 -7 L4 0 L0 7 L-4 0Z' });
      halo.replaceChildren(drawPlate(geometry, 0));
      face.replaceChildren(...drawFace(geometry), drawTracery(geometry));
      works.replaceChildren(
        // At every fifth tick stands a lamp.
        ...ticks.filter((_, i) => i % 5 !== 0),
        rider,
        ...lamps.map(({ group }) => group),
      );
      if (hand) root.append(hand);
      shown = undefined;
    },
    update(position) {
      if (!shape) return;
      const heights = position.foundations.join();
      // Most moves bring no card home and change nothing here.
      if (heights === shown) return;
      shown = heights;
      const progress = (cardsHome(position) - HOURS.length) / CARDS_TO_PLACE;
      root.classList.toggle('won', isWon(position));
      ticks.forEach((tick, i) => {
        tick.classList.toggle('lit', i / ticks.length < progress);
      });
      for (const hour of HOURS) showLamp(lamps[indexOf(hour)] as Lamp, position, hour);
      pointAt(shape, progress, hand, rider);
    },
  };
}

/** The shape of the dial, drawn so far inside its edge. */
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
  return [drawGlow(), drawPlate(geometry, 0, 'face'), drawPlate(geometry, inner, 'rim inner')];
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
function drawTracery({ centre, lamps, lampRadius, roseReach }: TableGeometry): SVGElement {
  const [top, right] = [lamps[0] as Point, lamps[3] as Point];
  const rx = (right.x - centre.x - lampRadius) * roseReach;
  const ry = (centre.y - top.y - lampRadius) * roseReach;
  const petals = Array.from({ length: PETALS }, (_, i) =>
    svg('ellipse', {
      cx: 0,
      cy: -50,
      rx: 24,
      ry: 50,
      transform: `rotate(${(360 / PETALS) * i})`,
    }),
  );
  const transform = `translate(${centre.x} ${centre.y}) scale(${rx / 100} ${ry / 100})`;
  return svg('g', { class: 'tracery', transform }, ...petals);
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
  const arc = svg('circle', {
    class: 'arc',
    r: lampRadius,
    transform: 'rotate(-90)',
    'stroke-dasharray': length,
    'stroke-dashoffset': length,
  });
  const text = svg(
    'text',
    { y: 0.35 * lampRadius * 1.08, 'font-size': lampRadius * 1.08 },
    `${hour}`,
  );
  const disc = svg('circle', { class: 'disc', r: lampRadius });
  const glow = svg('circle', { class: 'glow', r: lampRadius * 2.9 });
  const group = svg(
    'g',
    { class: 'lamp', transform: `translate(${x} ${y})` },
    glow,
    disc,
    arc,
    text,
  );
  return { group, arc };
}

function showLamp({ group, arc }: Lamp, position: Position, hour: Hour): void {
  const share = (foundationHeight(position, hour) - 1) / (sizeWhenComplete(hour) - 1);
  const length = Number(arc.getAttribute('stroke-dasharray'));
  arc.setAttribute('stroke-dashoffset', `${length * (1 - share)}`);
  group.classList.toggle('complete', isComplete(position, hour));
}

/**
 * Draws the hand at twelve o'clock, where it reaches to the ticks. It is a picture of its own, so that the
 * browser can rotate it without painting.
 */
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

function pointAt(
  { ticks, centre }: TableGeometry,
  progress: number,
  hand: SVGElement | undefined,
  rider: SVGElement | undefined,
): void {
  const exact = progress * ticks.length;
  const from = ticks[Math.floor(exact) % ticks.length] as Point;
  const to = ticks[(Math.floor(exact) + 1) % ticks.length] as Point;
  const part = exact - Math.floor(exact);
  const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const angle = Math.atan2(at.x - centre.x, centre.y - at.y);
  const degrees = ((angle * 180) / Math.PI + 360) % 360;
  // At the win the hand goes on to twelve and not back round the clock.
  const shown = progress === 1 ? 360 : degrees;
  rider?.setAttribute('transform', `translate(${at.x} ${at.y}) rotate(${shown})`);
  rider?.classList.toggle('hidden', progress === 0 || progress === 1);
  if (hand) hand.style.transform = `rotate(${shown}deg)`;
}
