// Faces side by side in a few pictures. A browser makes a document of each SVG, which costs a slow
// phone more time than the drawing; but a picture of thirteen faces would block the browser for too
// long.

import { RANKS, SUITS } from './cards.ts';
import { type DeckLetters, type DeckStyle, makeFace, type SuitColours } from './faces.ts';

const COURTS_FROM = RANKS.indexOf('J');

/** The keys of the faces on each sheet, from left to right: of each suit the numbers, and the courts. */
export const SHEETS: readonly (readonly string[])[] = SUITS.flatMap((suit) => [
  RANKS.slice(0, COURTS_FROM).map((rank) => `${rank}${suit}`),
  RANKS.slice(COURTS_FROM).map((rank) => `${rank}${suit}`),
]);

/** The picture of a face is as large as its `viewBox`: see `withShadow`. */
const [WIDTH, HEIGHT] = [110, 154];

/**
 * One sheet of a deck as an SVG text: each face fills its place as it would fill its own picture.
 */
export function makeSheet(
  keys: readonly string[],
  style: DeckStyle,
  colours?: SuitColours,
  letters?: DeckLetters,
): string {
  const faces = keys.map((key, i) =>
    makeFace(key, style, colours, letters).replace(
      '<svg xmlns="http://www.w3.org/2000/svg"',
      `<svg x="${WIDTH * i}" width="${WIDTH}" height="${HEIGHT}"`,
    ),
  );
  const size = `width="${WIDTH * keys.length}" height="${HEIGHT}"`;
  const view = `viewBox="0 0 ${WIDTH * keys.length} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${faces.join('')}</svg>`;
}
