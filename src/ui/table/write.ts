/**
 * Writes to the page only what differs: browsers lay out and paint again even for unchanged values.
 */
import type { Box } from './layout/geometry.ts';

/** Sets the text of an element, unless it is the same. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Hides or shows an element, unless it already is hidden or shown. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** Sets the box of an element, in pixels within its layer. */
export function setBox(element: HTMLElement | SVGElement, box: Box): void {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}
