/** How much room the table has, and which corners of it are taken. */
import type { Box, Space } from './table/layout/geometry.ts';

/** Nothing on the table comes nearer to a button than this. */
const AIR = 6;

/** What takes room from the table. */
const TAKEN = '.title, .status-place, .group';

/** Tells the space now and after every change of the window. */
export function watchSpace(
  table: HTMLElement,
  panels: HTMLElement,
  changed: (space: Space) => void,
): void {
  let last = '';
  const tell = (): void => {
    const space = measure(table, panels);
    const now = JSON.stringify(space);
    // Several things are watched; what they agree on need not be laid out twice.
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
    // Bars lie outside the table; only what stands in its corners takes room from it.
    .filter((box) => box.bottom > AIR && box.top < frame.height - AIR);
  return { size: { width: frame.width, height: frame.height }, obstacles };
}
