/**
 * Writing to the page only what is new: the browser takes what is written again for a change, and styles,
 * lays out and paints again.
 */
import type { Box } from './layout/geometry.ts';

export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

export function setBox(element: HTMLElement | SVGElement, box: Box): void {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.right - box.left}px`;
  element.style.height = `${box.bottom - box.top}px`;
}
