/** What the fair player has learned from play (docs/odds.md). */
import type { Weights } from '../evaluate.ts';

/** How hopeful a position to deal from looks. */
export const FAIR: Weights = {
  home: [30, 0],
  waste: [-10, 0],
  pairs: [3, 0],
  carries: [-10, 0],
  depth: [0, 0],
  emptyFans: 0,
  gaps: 0,
  tops: 0,
  tall: 0,
  breaksAbove: [-8, -6, -4, -2],
  wasteAbove: [-8, -6, -4, -2],
  inStock: [0, 0, 0, 0],
  needsGrow: 0,
};

/** The logit of the chance to win: a constant, by the logit of the worth of the playouts, and by the share of the stock that is left. */
export const CHANCE = { constant: 0, worth: 1, stock: 0 };
