/** Measures the room for the table, and the corners where title and buttons stand. */
import { afterFrame } from '../platform/afterFrame.ts';
import type { Box, Viewport } from './layout/geometry.ts';

/** The least distance between anything on the table and a button, in pixels. */
const AIR = 6;

/** The elements that take room from the table. */
const TAKEN =
  '.title, .status-place, .group, .side-line, .side-panel:not(.won), .side-panel.lost > .words, .side-panel.lost > .buttons, .open-stock';
/** Takes room only in a large wide window; in others a tip covers the title. */
const TIP = '.tip:not(.update)';
const hasCorner = matchMedia('(min-height: 521px) and (orientation: landscape)');
/** The won clock moves aside for it. */
const SHEET = '.side-panel.won';

/** Reports the space now and after every change. */
export function watchSpace(
  table: HTMLElement,
  panels: HTMLElement,
  changed: (space: Viewport) => void,
): void {
  let last = '';
  const report = (): void => {
    const space = measure(table, panels);
    const now = JSON.stringify(space);
    // Several elements are observed; when they report the same space, the table is laid out once.
    if (now === last) return;
    last = now;
    changed(space);
  };
  const observer = new ResizeObserver(report);
  observer.observe(table);
  const observeAll = (): void => {
    for (const taken of panels.querySelectorAll(`${TAKEN}, ${TIP}, ${SHEET}`))
      observer.observe(taken);
    report();
  };
  // Elements that appear and disappear.
  new MutationObserver(observeAll).observe(panels, { childList: true });
  observeAll();
  // After the first frame: an earlier request for the fonts makes the browser lay out the whole
  // page once more.
  afterFrame(() => void document.fonts.ready.then(report));
}

/** The final place of an element, which might still be sliding in. */
function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { m42 } = new DOMMatrix(getComputedStyle(element).transform);
  return new DOMRect(x, y - m42, width, height);
}

function measure(table: HTMLElement, panels: HTMLElement): Viewport {
  const frame = table.getBoundingClientRect();
  const boxesOf = (selector: string): Box[] =>
    [...panels.querySelectorAll(selector)]
      .map(placeOf)
      // In a low window the parts of a side panel are in two corners, and the panel itself has no
      // size.
      .filter(({ height }) => height > 0)
      .map((box) => ({
        left: box.left - frame.left - AIR,
        right: box.right - frame.left + AIR,
        top: box.top - frame.top - AIR,
        bottom: box.bottom - frame.top + AIR,
      }))
      // Bars are outside the table. Only elements in its corners take room from it.
      .filter((box) => box.bottom > AIR && box.top < frame.height - AIR);
  return {
    size: { width: frame.width, height: frame.height },
    obstacles: boxesOf(hasCorner.matches ? `${TAKEN}, ${TIP}` : TAKEN),
    sheet: boxesOf(SHEET)[0],
  };
}
