/**
 * Clicks one after the other on one place, by whichever button: one intention. Once it has played a card, the others of
 * the burst do not mean the card that lay under it. Pure.
 */
import type { Point } from './layout/geometry.ts';
import type { PileName } from './pileName.ts';

/** Clicks within this time, each after the one before, are of one burst, in milliseconds. */
const DOUBLE_CLICK = 400;
/** Hands tremble between two clicks, too, in pixels. */
const TREMBLE = 10;

export interface Click {
  readonly pile: PileName;
  /** Where in the window. */
  readonly at: Point;
  /** In milliseconds. */
  readonly time: number;
  /** Of which click of a burst the system speaks, where it does; 1 for the first. Its bursts may last longer. */
  readonly count: number;
}

/** What a click is to its burst: it begins one; goes on with one; or comes after a card has been played by it. */
type Part = 'first' | 'further' | 'spent';

export class ClickBurst {
  #last: Click | undefined;
  #isSpent = false;

  /** Takes the next click. */
  add(click: Click): Part {
    const last = this.#last;
    this.#last = click;
    const goesOn = last && (click.time - last.time < DOUBLE_CLICK || click.count > 1);
    if (goesOn && this.#isSpent && isSamePlace(last, click)) return 'spent';
    this.#isSpent = false;
    return goesOn && last.pile === click.pile ? 'further' : 'first';
  }

  /** The last click has played a card. */
  spend(): void {
    this.#isSpent = true;
  }

  /** Whatever comes next begins anew. */
  end(): void {
    this.#last = undefined;
  }
}

/** A pile may make way under the pointer for another one. */
const isSamePlace = (a: Click, b: Click): boolean =>
  a.pile === b.pile || Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) <= TREMBLE;
