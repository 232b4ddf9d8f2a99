/** Writes to the page, but only what differs: the browser lays out and paints again even what is written unchanged. */
import type { Box } from './layout/geometry.ts';

/** Gives an element a text, unless it already has it. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Hides or shows an element, unless it already is so. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** Gives an element a box, in pixels of its layer. */
export function setBox(element: HTMLElement | SVGElement, box: Box): void {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}
