/** A pointer that is down on a pile, from its press to its release, and the click that follows. */
import type { Box, Point } from './layout/geometry.ts';
import type { PileName } from './pileName.ts';

/** The least distance of a drag, in pixels. Hands tremble: anything shorter is a tap. */
const THRESHOLD: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** The longest time from a release to its click, in milliseconds. */
const CLICK_DELAY = 700;
/**
 * Bits of `buttons`: the main mouse button or the contact of a finger or pen, and the other mouse
 * button.
 */
const MAIN = 1;
const OTHER = 2;

export interface Press {
  readonly pointer: number;
  readonly pile: PileName;
  readonly threshold: number;
  readonly start: Point;
  /** The current position in the window. */
  at: Point;
  /** The system's click count within a burst. */
  count: number;
  /** From the middle of the pile's top card to the pointer, in card widths. */
  readonly grip: Point;
  readonly doubt: Doubt;
  /** `givenUp`: whatever the pointer still does is ignored, and so is its click. */
  phase: 'pressed' | 'dragging' | 'givenUp';
}

/**
 * Why a press might not be one. Before a click, screen readers send presses at a wrong place or
 * target (`place`) or without a contact size (`size`), which some touchscreens do not report
 * either. If such a press does not move, its click decides what was meant.
 */
type Doubt = 'none' | 'size' | 'place';

/**
 * @param top the box of the pile's top card, in the window like the event
 * @param isBeside whether the event is outside the pile
 */
export function pressOf(event: PointerEvent, pile: PileName, top: Box, isBeside: boolean): Press {
  const at = { x: event.clientX, y: event.clientY };
  const wide = top.right - top.left;
  return {
    pointer: event.pointerId,
    pile,
    threshold: THRESHOLD[event.pointerType] ?? 5,
    start: at,
    at,
    count: 1,
    grip: {
      x: (at.x - (top.left + top.right) / 2) / wide,
      y: (at.y - (top.top + top.bottom) / 2) / wide,
    },
    doubt: isBeside ? 'place' : event.width === 0 && event.height === 0 ? 'size' : 'none',
    phase: event.button === 0 ? 'pressed' : 'givenUp',
  };
}

/**
 * The distance from the card's current place to where the pointer holds it, even if the card's
 * place has changed since the press.
 */
export function draggedBy({ at, grip }: Press, top: Box): Point {
  const wide = top.right - top.left;
  return {
    x: at.x - grip.x * wide - (top.left + top.right) / 2,
    y: at.y - grip.y * wide - (top.top + top.bottom) / 2,
  };
}

export const isFar = ({ at, start, threshold }: Press): boolean =>
  Math.hypot(at.x - start.x, at.y - start.y) >= threshold;

/** Whether another button is down in addition to the main one. */
export const isJoined = ({ buttons }: PointerEvent): boolean => (buttons & ~MAIN) !== 0;

/** Whether a button is down in addition to the other one. */
export const isChord = ({ buttons }: MouseEvent): boolean => (buttons & ~OTHER) !== 0;

/** The presses that have ended and whose clicks are still expected. */
export class ReleasedPresses {
  /** When the press on each pile ended. */
  readonly #times = new Map<PileName, number>();

  /** Records that a press on a pile has ended: the next click on the pile belongs to it. */
  add(pile: PileName, time: number): void {
    this.#times.set(pile, time);
  }

  /** No longer expects the click of an ended press on a pile, or on any pile. */
  forget(pile?: PileName): void {
    if (pile) this.#times.delete(pile);
    else this.#times.clear();
  }

  /** Whether a click belongs to an ended press. Each press has only one. */
  take(pile: PileName, time: number): boolean {
    const released = this.#times.get(pile);
    this.#times.delete(pile);
    return released !== undefined && time - released < CLICK_DELAY;
  }
}

/** Sends all further events of a pressed pointer to its pile, wherever the pointer goes. */
export function capture({ target, pointerId }: PointerEvent): void {
  try {
    (target as Element).setPointerCapture(pointerId);
  } catch {
    // A synthetic event has no pointer to capture.
  }
}
