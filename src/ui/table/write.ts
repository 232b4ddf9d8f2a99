/** Writing to the page. A text or a state that is written again counts as a change, and is laid out and painted anew. */
import type { Box } from './layout/geometry.ts';

/** Gives an element a text, unless it has that already. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Hides or shows an element, unless that is so already. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** Puts an element somewhere, in pixels of the layer it is in. */
export function setBox(element: HTMLElement | SVGElement, box: Box): void {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}
