/** Measures the room for the table, and the corners where title and buttons stand. */
import type { Box, Space } from './table/layout/geometry.ts';

/** The least distance between anything on the table and a button, in pixels. */
const AIR = 6;

/** The elements that take room from the table. */
const TAKEN = '.title, .status-place, .group';

/** Reports the space now and after every change of the window. */
export function watchSpace(
  table: HTMLElement,
  panels: HTMLElement,
  changed: (space: Space) => void,
): void {
  let last = '';
  const tell = (): void => {
    const space = measure(table, panels);
    const now = JSON.stringify(space);
    // Several elements are observed; when they report the same space, the table is laid out once.
    if (now === last) return;
    last = now;
    changed(space);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(table);
  for (const taken of panels.querySelectorAll(TAKEN)) observer.observe(taken);
  document.fonts.ready.then(tell);
}

function measure(table: HTMLElement, panels: HTMLElement): Space {
  const frame = table.getBoundingClientRect();
  const obstacles = [...panels.querySelectorAll(TAKEN)]
    .map((element) => element.getBoundingClientRect())
    .map(
      (box): Box => ({
        left: box.left - frame.left - AIR,
        right: box.right - frame.left + AIR,
        top: box.top - frame.top - AIR,
        bottom: box.bottom - frame.top + AIR,
      }),
    )
    // Bars lie outside the table. Only elements in its corners take room from it.
    .filter((box) => box.bottom > AIR && box.top < frame.height - AIR);
  return { size: { width: frame.width, height: frame.height }, obstacles };
}
