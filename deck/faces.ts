// The fifty-two faces as standalone SVG texts, each a card with its shadow.
// No face has an id, so any number of them can be in one document.

import { COURT_HEIGHT, COURT_WIDTH, COURTS } from './art/courts.ts';
import {
  type CourtRank,
  DEFAULT_LETTERS,
  type DeckLetters,
  inkOf,
  type Letter,
  letterOf,
  type Rank,
  type Suit,
  type SuitColours,
  short,
} from './cards.ts';
import { indexLine, pipPath } from './indexLine.ts';
import { COURT_BOX, type DeckStyle, LARGE_COURT, LARGE_PIP, pipSpots } from './layout.ts';
import { printed, withShadow } from './paper.ts';

export type { DeckLetters, SuitColours } from './cards.ts';
export type { DeckStyle } from './layout.ts';

const FRAME = 'fill="none" stroke="#1f4490" stroke-width=".8"';
const TURN = 'transform="rotate(180 50 70)"';
const COURT_TURN = `transform="rotate(180 ${COURT_WIDTH / 2} ${COURT_HEIGHT / 2})"`;

function isCourt(rank: Rank): rank is CourtRank {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

const wrap = (content: string): string => withShadow(printed(content, '#fffdf7'));

/** Both ends of a court. The half is written twice, because <use> would need an id. */
function drawing(rank: CourtRank, suit: Suit): string {
  const half = COURTS[`${rank}${suit}`];
  return `${half}<g ${COURT_TURN}>${half}</g>`;
}

/** Crops with a nested svg: a clipPath would need an id. */
function classicCourt(rank: CourtRank, suit: Suit): string {
  const { x, y, width, height } = COURT_BOX;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const view = `viewBox="0 0 ${COURT_WIDTH} ${COURT_HEIGHT}" preserveAspectRatio="none"`;
  // The frame is open at two corners, where the indices are.
  const corner = `M39 ${y}H${x + width}V${short(140 - 28.5)}`;
  const frame = `<path ${FRAME} d="${corner}M61 ${y + height}H${x}V28.5"/>`;
  return `<svg ${place} ${view}>${drawing(rank, suit)}</svg>${frame}`;
}

function largeCourt(rank: CourtRank, suit: Suit): string {
  const { x, y, width, height } = LARGE_COURT.box;
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const left = LARGE_COURT.left[`${rank}${suit}`] ?? LARGE_COURT.usualLeft;
  const seen = LARGE_COURT.seenHeight;
  const view = `viewBox="${left} 0 ${short((seen * width) / height)} ${seen}"`;
  return `<svg ${place} ${view}>${drawing(rank, suit)}</svg>`;
}

function classicPips(rank: Rank, suit: Suit, colours: SuitColours): string {
  const pips = pipSpots(rank).map(({ x, y, height }) => pipPath(suit, x, y, height, y > 70));
  return `<g fill="${inkOf(suit, colours)}">${pips.join('')}</g>`;
}

function classicFace(rank: Rank, letter: Letter, suit: Suit, colours: SuitColours): string {
  const middle = isCourt(rank) ? classicCourt(rank, suit) : classicPips(rank, suit, colours);
  const index = indexLine(letter, suit, 'classic', colours);
  return wrap(`${middle}${index}<g ${TURN}>${index}</g>`);
}

function largeFace(rank: Rank, letter: Letter, suit: Suit, colours: SuitColours): string {
  const { x, y, height } = LARGE_PIP;
  const pip = `<g fill="${inkOf(suit, colours)}">${pipPath(suit, x, y, height)}</g>`;
  const middle = isCourt(rank) ? largeCourt(rank, suit) : pip;
  return wrap(`${middle}${indexLine(letter, suit, 'large', colours)}`);
}

/** A face by its key: rank then suit, such as 'TC' or 'QH'. */
export function makeFace(
  key: string,
  style: DeckStyle,
  colours: SuitColours = 'two',
  letters: DeckLetters = DEFAULT_LETTERS,
): string {
  const [rank, suit] = [key.charAt(0) as Rank, key.charAt(1) as Suit];
  const face = style === 'classic' ? classicFace : largeFace;
  return face(rank, letterOf(rank, letters), suit, colours);
}
