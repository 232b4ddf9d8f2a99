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
/** A click comes at most so many milliseconds after the release it belongs to. */
const CLICK_DELAY = 700;
/** How far beside a target, in parts of a card's width, a drop still counts. */
const FORGIVING = 0.4;

/** A pointer that is down on a pile. */
interface Press {
  readonly pointer: number;
  readonly pile: PileName;
  readonly start: Point;
  readonly threshold: number;
  /** The card under it is being dragged. */
  dragging: boolean;
}

export function connectHands(
  layer: HTMLElement,
  session: Session,
  board: Board,
  placementNow: () => Placement,
): void {
  let press: Press | undefined;
  let released = Number.NEGATIVE_INFINITY;
  let lastTap: { readonly pile: PileName; readonly time: number } | undefined;

  function begin(event: PointerEvent): void {
    const pile = pileOf(event.target);
    if (press || event.button !== 0 || pile === undefined) return;
    const kind = event.pointerType as keyof typeof THRESHOLD;
    press = {
      pointer: event.pointerId,
      pile,
      start: { x: event.clientX, y: event.clientY },
      threshold: THRESHOLD[kind] ?? THRESHOLD.mouse,
      dragging: false,
    };
  }

  function follow(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
    if (!press.dragging && Math.hypot(by.x, by.y) >= press.threshold) lift(press, event);
    if (!press.dragging) return;
    // Something else may have happened to the game meanwhile: then the card is no longer in hand.
    if (session.held.value) board.lift(press.pile, by);
    else end();
  }

  function lift(pressed: Press, event: PointerEvent): void {
    const from = parsePlace(pressed.pile);
    if (!from || topAt(current(session.game.value), from) === undefined) return;
    pressed.dragging = true;
    (event.target as Element).setPointerCapture(event.pointerId);
    session.take(from);
    layer.classList.add('dragging');
  }

  function end(): void {
    press = undefined;
    layer.classList.remove('dragging');
  }

  function release(event: PointerEvent): void {
    released = event.timeStamp;
    if (!press || event.pointerId !== press.pointer) return;
    const { pile, start, dragging } = press;
    end();
    const by = { x: event.clientX - start.x, y: event.clientY - start.y };
    const frame = layer.getBoundingClientRect();
    const finger = { x: event.clientX - frame.left, y: event.clientY - frame.top };
    if (dragging) drop(parsePlace(pile) as Place, by, finger);
    else if (contains(placementNow().boxes.get(pile) as Box, finger)) tap(pile, event.timeStamp);
  }

  function drop(from: Place, by: Point, finger: Point): void {
    if (!session.held.value) return;
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
    if (!press) return;
    const { dragging } = press;
    end();
    if (dragging) session.putBack();
  }

  function tap(pile: PileName, time: number): void {
    const quick = lastTap?.pile === pile && time - lastTap.time < DOUBLE_TAP;
    lastTap = { pile, time };
    touchPile(session, pile, quick, true);
  }

  /**
   * Taps are told by the pointer itself: browsers leave out the click that follows when a finger
   * comes down soon after a drag. A click without a pointer is from a key or a screen reader.
   */
  function click(event: MouseEvent): void {
    const pile = pileOf(event.target);
    const byPointer = event.detail > 0 && event.timeStamp - released < CLICK_DELAY;
    if (pile !== undefined && !byPointer) touchPile(session, pile, false, false);
  }

  layer.addEventListener('pointerdown', begin);
  layer.addEventListener('pointermove', follow);
  layer.addEventListener('pointerup', release);
  layer.addEventListener('pointercancel', cancel);
  window.addEventListener('blur', cancel);
  layer.addEventListener('click', click);
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
function touchPile(session: Session, pile: PileName, quick: boolean, byHand: boolean): void {
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
