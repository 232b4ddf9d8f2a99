/** Mouse, pen and finger: drag a card, or tap it and then where it shall go. */
import type { Session } from '../../app/session.ts';
import { targetsOf } from '../../app/session.ts';
import { current } from '../../rules/game.ts';
import { type Place, parsePlace, samePlace, topAt } from '../../rules/move.ts';
import type { Board } from './board.ts';
import type { Box, Point } from './layout/geometry.ts';
import { pileOf } from './piles.ts';
import { type PileName, type Placement, pileName, STOCK } from './placement.ts';

/** A hand trembles: a shorter way is a tap. */
const THRESHOLD = { mouse: 5, pen: 8, touch: 10 } as const;
/** Two taps on one pile within this many milliseconds send its card home. */
const DOUBLE_TAP = 400;
/** How far beside a target, in parts of a card's width, a drop still counts. */
const FORGIVING = 0.4;

interface Drag {
  readonly pointer: number;
  readonly from: Place;
  readonly start: Point;
  readonly threshold: number;
  moved: boolean;
}

export function connectHands(
  layer: HTMLElement,
  session: Session,
  board: Board,
  placementNow: () => Placement,
): void {
  let drag: Drag | undefined;
  let swallowClick = false;
  let lastTap: { readonly pile: PileName; readonly time: number } | undefined;

  function begin(event: PointerEvent): void {
    swallowClick = false;
    const pile = pileOf(event.target);
    const from = pile === undefined ? undefined : parsePlace(pile);
    if (drag || event.button !== 0 || !from) return;
    if (topAt(current(session.game.value), from) === undefined) return;
    const kind = event.pointerType as keyof typeof THRESHOLD;
    drag = {
      pointer: event.pointerId,
      from,
      start: { x: event.clientX, y: event.clientY },
      threshold: THRESHOLD[kind] ?? THRESHOLD.mouse,
      moved: false,
    };
  }

  function follow(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const by = { x: event.clientX - drag.start.x, y: event.clientY - drag.start.y };
    if (!drag.moved) {
      if (Math.hypot(by.x, by.y) < drag.threshold) return;
      drag.moved = true;
      (event.target as Element).setPointerCapture(event.pointerId);
      session.take(drag.from);
      layer.classList.add('dragging');
    } else if (!session.held.value) {
      // Something else has happened to the game meanwhile: the card is no longer in hand.
      end();
      return;
    }
    board.lift(pileName(drag.from), by);
  }

  function end(): void {
    drag = undefined;
    layer.classList.remove('dragging');
  }

  function drop(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { from, start, moved } = drag;
    end();
    if (!moved) return;
    swallowClick = true;
    if (!session.held.value) return;
    const by = { x: event.clientX - start.x, y: event.clientY - start.y };
    const frame = layer.getBoundingClientRect();
    const finger = { x: event.clientX - frame.left, y: event.clientY - frame.top };
    const to = targetUnder(from, by, finger);
    if (to) session.place(to);
    else session.putBack();
  }

  function targetUnder(from: Place, by: Point, finger: Point): Place | undefined {
    const { tops, boxes } = placementNow();
    const own = tops.get(pileName(from)) as Box;
    const card = {
      left: own.left + by.x,
      right: own.right + by.x,
      top: own.top + by.y,
      bottom: own.bottom + by.y,
    };
    const reach = (own.right - own.left) * FORGIVING;
    const scored = targetsOf(session.game.value, from).map((place) => {
      const box = boxes.get(pileName(place)) as Box;
      const under = contains(box, finger) ? 1e9 : 0;
      return { place, score: under + overlap(card, box, reach) };
    });
    const best = scored.sort((a, b) => b.score - a.score)[0];
    return best && best.score > 0 ? best.place : undefined;
  }

  function cancel(): void {
    if (!drag) return;
    const { moved } = drag;
    end();
    if (moved) session.putBack();
  }

  function tap(event: MouseEvent): void {
    const pile = pileOf(event.target);
    if (pile === undefined) return;
    if (swallowClick) {
      swallowClick = false;
      return;
    }
    // Keys and screen readers click without a count; two quick ones are two, not a double tap.
    const byHand = event.detail > 0;
    const quick = byHand && lastTap?.pile === pile && event.timeStamp - lastTap.time < DOUBLE_TAP;
    lastTap = { pile, time: event.timeStamp };
    touchPile(session, pile, quick, byHand);
  }

  layer.addEventListener('pointerdown', begin);
  layer.addEventListener('pointermove', follow);
  layer.addEventListener('pointerup', drop);
  layer.addEventListener('pointercancel', cancel);
  window.addEventListener('blur', cancel);
  layer.addEventListener('click', tap);
  // A long press would open the browser's menu in the middle of a drag.
  layer.addEventListener('contextmenu', (event) => event.preventDefault());
}

const contains = (box: Box, at: Point): boolean =>
  at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;

/** The area two boxes share, the second one widened by a margin. */
function overlap(a: Box, b: Box, margin: number): number {
  const width = Math.min(a.right, b.right + margin) - Math.max(a.left, b.left - margin);
  const height = Math.min(a.bottom, b.bottom + margin) - Math.max(a.top, b.top - margin);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * A pile is tapped, or activated by a key.
 *
 * @param quick a second tap on the same pile: sends home the card that the first one took in hand
 * @param byHand a tap on another card means that card; a key means the place it is on
 */
export function touchPile(session: Session, pile: PileName, quick: boolean, byHand: boolean): void {
  const place = parsePlace(pile);
  const held = session.held.value;
  if (pile === STOCK || !place) session.deal();
  else if (!held) session.take(place);
  else if (quick && pileName(held) === pile) session.sendHome(place);
  else if (byHand && meansAnother(session, held, place)) session.take(place);
  else session.place(place);
}

/** Whether a tap, with a card in hand, is for the card that lies there rather than for its place. */
function meansAnother(session: Session, held: Place, place: Place): boolean {
  const fits = targetsOf(session.game.value, held).some((to) => samePlace(to, place));
  const card = topAt(current(session.game.value), place);
  return !fits && !samePlace(held, place) && card !== undefined;
}
