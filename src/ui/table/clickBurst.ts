/**
 * Quick clicks on one place, by any button, are one burst and one intention. Once the burst has
 * played a card, its further clicks do not mean the card beneath. Pure.
 */
import type { Point } from './layout/geometry.ts';
import type { PileName } from './pileName.ts';

/** The maximum time between two clicks of a burst, in milliseconds. */
const DOUBLE_CLICK_MS = 400;
/** The maximum distance between two clicks of a burst, in pixels. */
const MAX_TREMBLE = 10;

export interface Click {
  readonly pile: PileName;
  /** In window coordinates. */
  readonly at: Point;
  /** In milliseconds. */
  readonly time: number;
  /**
   * The system's own click count, 1 for the first click of a burst. The system's bursts can last
   * longer.
   */
  readonly count: number;
}

/**
 * A click's part in its burst: it begins one, continues one, or comes after the burst has played a
 * card.
 */
type Part = 'first' | 'further' | 'spent';

export class ClickBurst {
  #last: Click | undefined;
  #isSpent = false;

  /** Takes the next click. */
  add(click: Click): Part {
    const last = this.#last;
    this.#last = click;
    const goesOn = last && (click.time - last.time < DOUBLE_CLICK_MS || click.count > 1);
    if (goesOn && this.#isSpent && isSamePlace(last, click)) return 'spent';
    this.#isSpent = false;
    return goesOn && last.pile === click.pile ? 'further' : 'first';
  }

  /** Records that the last click has played a card. */
  spend(): void {
    this.#isSpent = true;
  }

  /** Ends the burst: the next click begins a new one. */
  end(): void {
    this.#last = undefined;
  }
}

/** The pile under the pointer can change between two clicks. */
const isSamePlace = (a: Click, b: Click): boolean =>
  a.pile === b.pile || Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) <= MAX_TREMBLE;
