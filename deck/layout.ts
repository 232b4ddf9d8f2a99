// The places of everything on a face. Units are hundredths of the card's width: a card is 100 by 140.

import type { CourtKey, Rank } from './cards.ts';

/** The two decks: classic for most windows, large print for the smallest. */
export type DeckStyle = 'classic' | 'large';

/** A rectangle on the card. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The measures of the index of a style. */
export interface IndexStyle {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  /**
   * The height of the suit; a suit that would be wider than pipWidth, such as the club, is made
   * smaller.
   */
  readonly pip: number;
  readonly pipWidth: number;
  readonly gap: number;
  /** The maximum width of a one-letter rank, and of 10; wider letters are condensed. */
  readonly maxLetter: number;
  readonly maxTen: number;
}

/** The index of each style. */
export const INDEX: Readonly<Record<DeckStyle, IndexStyle>> = {
  classic: {
    x: 4.8,
    y: 5.5,
    cap: 20,
    pip: 16.5,
    pipWidth: 14,
    gap: 1.8,
    maxLetter: 16,
    maxTen: 21,
  },
  large: {
    x: 5.5,
    y: 5.6,
    cap: 25,
    pip: 20.5,
    pipWidth: 17.5,
    gap: 2,
    maxLetter: 24,
    maxTen: 26,
  },
};

/** The centre and the height of a pip. Pips below the middle are turned upside down. */
export interface PipSpot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

type PipCell = readonly [column: -1 | 0 | 1, row: number];

/** The cells of two columns of two, three and four pips. Rows go from -1 at the top to 1 at the bottom. */
const PAIR: readonly PipCell[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const TRIPLE: readonly PipCell[] = [...PAIR, [-1, 0], [1, 0]];
const QUADRUPLE: readonly PipCell[] = [...PAIR, [-1, -1 / 3], [1, -1 / 3], [-1, 1 / 3], [1, 1 / 3]];

const PIP_CELLS: Readonly<Partial<Record<Rank, readonly PipCell[]>>> = {
  '2': [
    [0, -1],
    [0, 1],
  ],
  '3': [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  '4': PAIR,
  '5': [...PAIR, [0, 0]],
  '6': TRIPLE,
  '7': [...TRIPLE, [0, -1 / 2]],
  '8': [...TRIPLE, [0, -1 / 2], [0, 1 / 2]],
  '9': [...QUADRUPLE, [0, 0]],
  T: [...QUADRUPLE, [0, -2 / 3], [0, 2 / 3]],
};

/** Distance of the outer rows from the middle, and height of a pip. Nine and ten have closer rows and smaller pips. */
const LOW = { reach: 31, height: 19.5 };
const HIGH = { reach: 33, height: 17 };
const COLUMN = 21;

/** The pips of a number card of the classic deck; the ace has one large pip. */
export function pipSpots(rank: Rank): readonly PipSpot[] {
  if (rank === 'A') {
    return [{ x: 50, y: 70, height: 46 }];
  }
  const { reach, height } = rank === '9' || rank === 'T' ? HIGH : LOW;
  const cells = PIP_CELLS[rank] ?? [];
  return cells.map(([column, row]) => ({ x: 50 + column * COLUMN, y: 70 + row * reach, height }));
}

/** The frame of a court of the classic deck. */
export const COURT_BOX: Box = { x: 18.9, y: 22, width: 62.2, height: 96 };

/** The one pip of a number card of the large deck. */
export const LARGE_PIP: PipSpot = { x: 50, y: 85, height: 76 };

interface LargeCourt {
  readonly box: Box;
  /** The height of the part of the drawing that the box shows. */
  readonly seenHeight: number;
  /** The left edge of that part, in the drawing. */
  readonly usualLeft: number;
  readonly left: Readonly<Partial<Record<CourtKey, number>>>;
}

/** The part of a court that the large deck shows. */
export const LARGE_COURT: LargeCourt = {
  box: { x: 3.5, y: 34, width: 93, height: 102.5 },
  seenHeight: 540,
  usualLeft: 85,
  left: { QC: 130, JC: 88, JS: 88, QH: 100 },
};
