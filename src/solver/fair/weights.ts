/** The numbers by which the fair player judges; how they were found: docs/odds.md. */
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

/**
 * The logit of the chance to win is a line over the logit of the worth of the playouts. Its height and its
 * slope: each when the stock is empty, and how much it changes until the stock is whole. Fitted by
 * `npm run bench:fair-chance`.
 */
export const CHANCE: readonly [number, number, number, number] = [-0.17, -1.21, 0.35, -0.08];
