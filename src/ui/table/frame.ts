/** Where the table lies in the window. */
import type { Box, Point } from './layout/geometry.ts';

/**
 * Turns points of the window into points of the table, and back. The browser is asked only when the table may have moved:
 * to ask at a release would hold up its frame.
 */
export class TableFrame {
  readonly #table: HTMLElement;
  #box: DOMRect | undefined;

  /** @param moved called when the table may have moved, but not after `forget` */
  constructor(table: HTMLElement, moved: () => void) {
    this.#table = table;
    const anew = (): void => {
      this.forget();
      moved();
    };
    window.addEventListener('resize', anew);
    // Whatever scrolls: in a very small window it is the body.
    window.addEventListener('scroll', anew, { capture: true, passive: true });
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, anew);
  }

  /** Asks the browser anew next time. */
  forget(): void {
    this.#box = undefined;
  }

  /** A point of the window, on the table. */
  onTable({ x, y }: Point): Point {
    const { left, top } = this.#where();
    return { x: x - left, y: y - top };
  }

  /** A box on the table, in the window. */
  inWindow({ left, right, top, bottom }: Box): Box {
    const { left: x, top: y } = this.#where();
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  }

  #where(): DOMRect {
    this.#box ??= this.#table.getBoundingClientRect();
    return this.#box;
  }
}
