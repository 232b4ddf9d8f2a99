/** The place of the table in the window. */
import type { Box, Point } from './layout/geometry.ts';

/**
 * Converts between window and table coordinates. The browser is asked only if the table might have
 * moved: asking at a release would delay its frame.
 */
export class TableFrame {
  readonly #table: HTMLElement;
  #box: DOMRect | undefined;

  /** @param moved called when the table might have moved, but not after `forget` */
  constructor(table: HTMLElement, moved: () => void) {
    this.#table = table;
    const anew = (): void => {
      this.forget();
      moved();
    };
    window.addEventListener('resize', anew);
    // Captures any scrolling: in a very small window the body scrolls.
    window.addEventListener('scroll', anew, { capture: true, passive: true });
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, anew);
  }

  /** Makes the next conversion ask the browser again. */
  forget(): void {
    this.#box = undefined;
  }

  /** Converts a point from window to table coordinates. */
  onTable({ x, y }: Point): Point {
    const { left, top } = this.#where();
    return { x: x - left, y: y - top };
  }

  /** Converts a box from table to window coordinates. */
  inWindow({ left, right, top, bottom }: Box): Box {
    const { left: x, top: y } = this.#where();
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  }

  #where(): DOMRect {
    this.#box ??= this.#table.getBoundingClientRect();
    return this.#box;
  }
}
