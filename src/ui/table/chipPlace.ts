/** Places a hint's chip near the tail of the arrow, where it covers no pile. */

import { parsePlace } from '../../rules/move.ts';
import { freePlace, isFree } from './layout/freePlace.ts';
import { type Box, cardBox, type Point, type Size, type TableGeometry } from './layout/geometry.ts';
import { PILES } from './pileName.ts';
import type { Scene } from './scene.ts';

/** Upright: the words are in the title line, and only the buttons are on the table. */
const isUpright = matchMedia('(orientation: portrait)');
/** In a low window it has two corners: see hintChip.css. */
const isLow = matchMedia('(max-height: 520px) and (orientation: landscape)');
/** Other elements in the corners of the window. */
const CORNERS = '.title > *, .group, .tip, .side-line, .side-panel, .review';
/** The height of the index, as a share of the card. */
const INDEX = 0.34;
/** The space to keep free round the arrow, in pixels. */
const ARROW = 8;
const ARROW_POINTS = 16;

/**
 * @param chip must be in the document; gets its place in custom properties
 * @param mayStay whether it stays where it is if that is free, so that a button pressed repeatedly
 * does not move
 */
export function placeChip(chip: HTMLElement, scene: Scene, mayStay: boolean): void {
  if (isLow.matches) return;
  const part = isUpright.matches ? (chip.querySelector('.buttons') as HTMLElement) : chip;
  const size = { width: part.offsetWidth, height: part.offsetHeight };
  const frame = (document.getElementById('table') as HTMLElement).getBoundingClientRect();
  const panels = (chip.parentElement as HTMLElement).getBoundingClientRect();
  const from = { x: frame.left - panels.left, y: frame.top - panels.top };
  const at = findPlace(part, size, scene, frame, mayStay);
  chip.classList.toggle('placed', at !== undefined);
  chip.style.setProperty('--chip-x', `${(at?.x ?? 0) + from.x}px`);
  chip.style.setProperty('--chip-y', `${(at?.y ?? 0) + from.y}px`);
}

function findPlace(
  part: HTMLElement,
  size: Size,
  scene: Scene,
  frame: DOMRect,
  mayStay: boolean,
): Point | undefined {
  const arrow = arrowPoints();
  const marked = [...document.querySelectorAll('.hint-marks .frame.ground')];
  const solid = [
    ...arrow.map(({ x, y }) => ({
      ...{ left: x - ARROW, right: x + ARROW, top: y - ARROW, bottom: y + ARROW },
    })),
    ...[...marked, ...corners()].map((element) => boxIn(frame, element)),
  ];
  const near = arrow[0] ?? (marked[0] ? middle(boxIn(frame, marked[0])) : scene.geometry.stock);
  const whole = [...solid, ...pileBoxes(scene, !isUpright.matches)];
  const { left: x, top: y } = boxIn(frame, part);
  if (mayStay && isFree({ x, y }, size, scene.size, whole, 0)) return { x, y };
  const { s, w } = scene.placement.piles;
  for (const taken of [whole, [...solid, ...indexBoxes(scene)], [...solid, s.box, w.box]]) {
    const place = freePlace(size, scene.size, taken, near);
    if (place) return place;
  }
  return undefined;
}

/** Points along the arrow, from its tail. */
function arrowPoints(): Point[] {
  const shaft = document.querySelector<SVGPathElement>('.hint-marks .shaft.ground');
  if (!shaft) return [];
  const length = shaft.getTotalLength();
  return Array.from({ length: ARROW_POINTS + 1 }, (_, i) => {
    const { x, y } = shaft.getPointAtLength((length * i) / ARROW_POINTS);
    return { x, y };
  });
}

const corners = (): Element[] =>
  [...document.querySelectorAll(CORNERS)].filter(
    (element) => element.getBoundingClientRect().height > 0,
  );

const boxIn = (frame: DOMRect, element: Element): Box => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    ...{ left: left - frame.left, right: right - frame.left },
    ...{ top: top - frame.top, bottom: bottom - frame.top },
  };
};

const middle = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * Boxes not to cover: every pile, and the numbers of the hours.
 *
 * @param isWhole whether the feet of the hours must not be covered either
 */
function pileBoxes({ geometry, placement }: Scene, isWhole: boolean): Box[] {
  const { cardHeight } = geometry;
  const piles = PILES.map((pile) => {
    const { box, top } = placement.piles[pile];
    const kind = parsePlace(pile)?.pile;
    if (kind === 'foundation')
      return isWhole ? top : { ...top, bottom: top.top + cardHeight * INDEX };
    // Labels below stock and waste say what a touch does.
    return kind === 'fan' ? box : { ...box, bottom: box.bottom + cardHeight * 0.25 };
  });
  return [...piles, ...lampBoxes(geometry)];
}

const lampBoxes = ({ lamps, lampRadius }: TableGeometry): Box[] =>
  lamps.map(({ x, y }) => ({
    ...{ left: x - lampRadius, right: x + lampRadius },
    ...{ top: y - lampRadius, bottom: y + lampRadius },
  }));

/** If there is no free place: at least every index and number stays legible. */
function indexBoxes({ geometry, placement }: Scene): Box[] {
  const { cardWidth, cardHeight } = geometry;
  const indices = [...placement.slots.filter(({ shown }) => shown), ...placement.gaps].map(
    ({ at }) => {
      const box = cardBox(at, cardWidth);
      return { ...box, right: box.left + cardWidth / 2, bottom: box.top + cardHeight * INDEX };
    },
  );
  return [...indices, ...lampBoxes(geometry), placement.piles.s.box, placement.piles.w.box];
}
