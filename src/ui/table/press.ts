/** A pointer that is down on a pile, from its press to its release, and the click that comes after. */
import type { Box, Point } from './layout/geometry.ts';
import type { PileName } from './pileName.ts';

/** The least distance of a drag, in pixels. Hands tremble: anything shorter is a tap. */
const THRESHOLD: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** The longest time from a release to its click, in milliseconds. */
const CLICK_DELAY = 700;
/** What `buttons` says of the main button of a mouse and the contact of a finger or a pen, and of the other button. */
const MAIN = 1;
const OTHER = 2;

export interface Press {
  readonly pointer: number;
  readonly pile: PileName;
  readonly threshold: number;
  readonly start: Point;
  /** Where the pointer is now, in the window. */
  at: Point;
  /** Of which click of a burst the system speaks. */
  count: number;
  /** From the middle of the pile's top card to the pointer, in card widths. */
  readonly grip: Point;
  readonly doubt: Doubt;
  /** `givenUp`: whatever the pointer still does means nothing, and neither does its click. */
  phase: 'pressed' | 'dragging' | 'givenUp';
}

/**
 * Why a press may be none. Screen readers make some before they click, at a place (`place`) or a target where nothing was
 * pressed, and without a size (`size`), which some screens do not tell of fingers either. If it does not move, its click
 * says what was meant.
 */
type Doubt = 'none' | 'size' | 'place';

/**
 * @param top the box of the pile's top card, in the window like the event
 * @param isBeside whether it is not where the pile lies
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

/** How far a pointer has moved its card from where that lies now, wherever it lay when it was pressed. */
export function draggedBy({ at, grip }: Press, top: Box): Point {
  const wide = top.right - top.left;
  return {
    x: at.x - grip.x * wide - (top.left + top.right) / 2,
    y: at.y - grip.y * wide - (top.top + top.bottom) / 2,
  };
}

export const isFar = ({ at, start, threshold }: Press): boolean =>
  Math.hypot(at.x - start.x, at.y - start.y) >= threshold;

/** Whether another button is down beside the one that was pressed. */
export const isJoined = ({ buttons }: PointerEvent): boolean => (buttons & ~MAIN) !== 0;

/** Whether the other button is pressed while one is down. */
export const isChord = ({ buttons }: MouseEvent): boolean => (buttons & ~OTHER) !== 0;

/** The presses that have ended, until their clicks have come. */
export class ReleasedPresses {
  /** When each pile was let go. */
  readonly #times = new Map<PileName, number>();

  /** A press on a pile has ended: a click on it would be its own. */
  add(pile: PileName, time: number): void {
    this.#times.set(pile, time);
  }

  /** The next click on a pile, or on any, is not of a press that has ended. */
  forget(pile?: PileName): void {
    if (pile) this.#times.delete(pile);
    else this.#times.clear();
  }

  /** Whether a click is the one of a press that has ended. A press has one. */
  take(pile: PileName, time: number): boolean {
    const released = this.#times.get(pile);
    this.#times.delete(pile);
    return released !== undefined && time - released < CLICK_DELAY;
  }
}

/** Sends all further events of a pointer that comes down to its pile, wherever the pointer goes. */
export function capture({ target, pointerId }: PointerEvent): void {
  try {
    (target as Element).setPointerCapture(pointerId);
  } catch {
    // An event that a program made has no pointer to capture.
  }
}
