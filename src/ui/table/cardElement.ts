/** The element of one card: what is written to it, and how it currently looks. */
import type { Card } from '../../rules/card.ts';
import type { FaceImage } from './deckImages.ts';
import type { Look } from './motion.ts';
import type { Slot } from './placement.ts';

export interface CardElement {
  readonly card: Card;
  readonly root: HTMLElement;
  readonly face: HTMLImageElement;
  slot: Slot | undefined;
  /**
   * The slot for which its styles were written; absent if something else has changed them since.
   */
  drawn: Slot | undefined;
  flights: readonly Animation[];
  /** Set while the card waits to leave the stock. */
  takeOff: ReturnType<typeof setTimeout> | undefined;
}

export function makeElement(layer: HTMLElement, card: Card): CardElement {
  const root = document.createElement('div');
  root.className = 'card';
  const face = document.createElement('img');
  face.alt = '';
  face.draggable = false;
  root.append(face);
  layer.append(root);
  return {
    card,
    root,
    face,
    slot: undefined,
    drawn: undefined,
    flights: [],
    takeOff: undefined,
  };
}

/** Shows a face, one of several on a sheet. */
export function print(face: HTMLImageElement, { sheet, position }: FaceImage): void {
  face.style.objectPosition = position;
  if (face.src !== sheet) face.src = sheet;
}

/** Ends a flight at once. */
export function land(element: CardElement): void {
  clearTimeout(element.takeOff);
  for (const flight of element.flights) flight.cancel();
  element.flights = [];
  element.root.classList.remove('turning');
}

/**
 * How a card currently looks. The browser is asked only during a flight, because it has to compute
 * all styles for the answer.
 */
export function lookOf({ root, face, flights }: CardElement): Look {
  if (!flights[0]) {
    const { translate, scale, rotate } = root.style;
    const faceUp = !root.classList.contains('down');
    return { translate, scale: scale || '1', rotate: rotate || '0deg', faceUp };
  }
  const { translate, scale, rotate } = getComputedStyle(root);
  return { translate, scale, rotate, faceUp: getComputedStyle(face).opacity === '1' };
}
