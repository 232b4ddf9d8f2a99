// The one-line index: rank and suit side by side, so that a narrow strip of the card shows both.

import { PIP_HEIGHT, PIPS } from './art/pips.ts';
import { inkOf, type Letter, type Suit, type SuitColours, short } from './cards.ts';
import { GLYPH_HEIGHT, GLYPHS } from './glyphs.ts';
import { type Box, type DeckStyle, INDEX } from './layout.ts';

/** A suit shape of the given height centred at x, y; turned upside down on request. */
export function pipPath(suit: Suit, x: number, y: number, height: number, turned = false): string {
  const scale = String(Math.round((height / PIP_HEIGHT) * 1e4) / 1e4).replace('0.', '.');
  // A diamond looks the same either way, so it gets the shorter text.
  const turn = turned && suit !== 'D' ? '-' : '';
  const transform = `translate(${short(x)} ${short(y)})scale(${turn}${scale})`;
  return `<path transform="${transform}" d="${PIPS[suit].d}"/>`;
}

/** The width of a letter in the index: its own, condensed if that is too wide. */
function letterWidth(letter: Letter, style: DeckStyle): number {
  const { cap, maxLetter, maxTen } = INDEX[style];
  const natural = (GLYPHS[letter].width * cap) / GLYPH_HEIGHT;
  return Math.min(natural, letter === 'T' ? maxTen : maxLetter);
}

/** The height of a suit in the index. */
function pipHeight(suit: Suit, style: DeckStyle): number {
  const { pip, pipWidth } = INDEX[style];
  return Math.min(pip, (pipWidth * PIP_HEIGHT) / PIPS[suit].width);
}

/** The rectangle that the index fills. */
export function indexBox(letter: Letter, suit: Suit, style: DeckStyle): Box {
  const { x, y, cap, gap } = INDEX[style];
  const pipWidth = (PIPS[suit].width * pipHeight(suit, style)) / PIP_HEIGHT;
  return { x, y, width: letterWidth(letter, style) + gap + pipWidth, height: cap };
}

/** The index at the top left. */
export function indexLine(
  letter: Letter,
  suit: Suit,
  style: DeckStyle,
  colours: SuitColours,
): string {
  const { x, y, cap } = INDEX[style];
  const height = pipHeight(suit, style);
  const glyph = GLYPHS[letter];
  const box = indexBox(letter, suit, style);
  const sx = String(Math.round((letterWidth(letter, style) / glyph.width) * 1e4) / 1e4);
  const transform = `translate(${short(x)} ${short(y)})scale(${sx} ${short(cap / GLYPH_HEIGHT)})`;
  const pipX = box.x + box.width - (PIPS[suit].width * height) / PIP_HEIGHT / 2;
  const drawn = `<path transform="${transform}" d="${glyph.d}"/>`;
  return `<g fill="${inkOf(suit, colours)}">${drawn}${pipPath(suit, pipX, y + cap / 2, height)}</g>`;
}
