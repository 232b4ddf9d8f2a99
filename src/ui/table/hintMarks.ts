/** Draws a hint: dashed frames round a card and its target, and an arrow from one to the other. */
import type { Move } from '../../rules/move.ts';
import { type Box, clamp, type Point, type TableGeometry } from './layout/geometry.ts';
import { pilesOf } from './pileName.ts';
import type { Placement } from './placement.ts';
import { svg } from './svg.ts';

/** The space between a card and its frame, in pixels. */
const MARGIN = 3;

export function drawHint(
  layer: SVGSVGElement,
  { cardWidth }: TableGeometry,
  { piles }: Placement,
  move: Move | undefined,
): void {
  const boxes = pilesOf(move).map((pile) => piles[pile].top);
  const frames = boxes.flatMap((box) => drawFrame(box, cardWidth));
  const [from, to] = boxes;
  layer.replaceChildren(...frames, ...(from && to ? drawArrow(from, to, cardWidth) : []));
}

/** Light dashes on a dark line are visible on cards and on felt. */
function drawFrame({ left, top, right, bottom }: Box, cardWidth: number): SVGElement[] {
  const frame = (kind: string): SVGElement =>
    svg('rect', {
      class: `frame ${kind}`,
      x: left - MARGIN,
      y: top - MARGIN,
      width: right - left + 2 * MARGIN,
      height: bottom - top + 2 * MARGIN,
      rx: cardWidth * 0.071 + MARGIN,
    });
  return [frame('ground'), frame('dashes')];
}

/**
 * The arrow is curved, so that it does not run along a row of cards. It goes from frame to frame
 * and covers neither card.
 */
function drawArrow(from: Box, to: Box, cardWidth: number): SVGElement[] {
  const [a, b] = [middle(from), middle(to)];
  const straight = direction(a, b);
  const start = leaving(from, a, straight);
  const end = leaving(to, b, { x: -straight.x, y: -straight.y });
  const way = { x: end.x - start.x, y: end.y - start.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const bow = clamp(length * 0.16, 0, cardWidth * 0.9);
  const bend: Point = {
    x: (start.x + end.x) / 2 - (way.y / length) * bow,
    y: (start.y + end.y) / 2 + (way.x / length) * bow,
  };
  const head = clamp(cardWidth * 0.34, 14, 30);
  const aim = direction(bend, end);
  const neck = { x: end.x - aim.x * head * 0.8, y: end.y - aim.y * head * 0.8 };
  const shaft = `M${start.x} ${start.y} Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`;
  const tip = arrowHead(end, aim, head);
  return [
    svg('path', { class: 'shaft ground', d: shaft }),
    svg('path', { class: 'tip', d: tip }),
    svg('path', { class: 'shaft', d: shaft }),
    svg('circle', { class: 'tail', cx: start.x, cy: start.y, r: 4.5 }),
  ];
}

function arrowHead(end: Point, aim: Point, head: number): string {
  const side = { x: -aim.y * head * 0.5, y: aim.x * head * 0.5 };
  const back = { x: end.x - aim.x * head, y: end.y - aim.y * head };
  const notch = { x: end.x - aim.x * head * 0.72, y: end.y - aim.y * head * 0.72 };
  return `M${end.x} ${end.y} L${back.x + side.x} ${back.y + side.y} L${notch.x} ${notch.y} L${back.x - side.x} ${back.y - side.y} Z`;
}

/** The point where a line from the middle of a card crosses its frame. */
function leaving({ left, right, top, bottom }: Box, { x, y }: Point, by: Point): Point {
  const across = (right - left) / 2 + MARGIN;
  const down = (bottom - top) / 2 + MARGIN;
  const far = Math.min(across / Math.abs(by.x), down / Math.abs(by.y));
  return { x: x + by.x * far, y: y + by.y * far };
}

const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
