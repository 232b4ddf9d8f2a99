// Adrian Kennard's suit shapes (CC0, see README.md), 1000 units high, centred at 0 0.

import type { Suit } from '../cards.ts';

/** A suit shape, 1000 units high. */
export interface Pip {
  readonly width: number;
  readonly d: string;
}

/** The height of every suit shape. */
export const PIP_HEIGHT = 1000;

/** The suit shapes. */
export const PIPS: Readonly<Record<Suit, Pip>> = {
  C: {
    width: 924,
    d:
      'M30 150C35 385 85 400 130 500H-130C-85 400-35 385-30 150A10 10 0 0 0-50 150A210 210 0 1 1-124-51' +
      'A10 10 0 0 0-110-65A230 230 0 1 1 110-65A10 10 0 0 0 124-51A210 210 0 1 1 50 150A10 10 0 0 0 30 150Z',
  },
  H: {
    width: 800,
    d:
      'M0-300C0-400 100-500 200-500C300-500 400-400 400-250C400 0 0 400 0 500C0 400-400 0-400-250' +
      'C-400-400-300-500-200-500C-100-500 0-400 0-300Z',
  },
  S: {
    width: 710,
    d:
      'M0-500C100-250 355-100 355 185A150 150 0 0 1 55 185A10 10 0 0 0 35 185C35 385 85 400 130 500H-130' +
      'C-85 400-35 385-35 185A10 10 0 0 0-55 185A150 150 0 0 1-355 185C-355-100-100-250 0-500Z',
  },
  D: {
    width: 800,
    d: 'M-400 0C-350 0 0-450 0-500C0-450 350 0 400 0C350 0 0 450 0 500C0 450-350 0-400 0Z',
  },
};
