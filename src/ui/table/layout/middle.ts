/** The middle of the clock, with stock and waste. */
import { CARD_RATIO, type Middle, type Point } from './geometry.ts';

/**
 * How much of a lower card of the waste shows, in card widths: at the side, or above, where a lamp
 * is close.
 */
const SLIVER_ASIDE = 0.13;
const SLIVER_ABOVE = 0.05;
/** How far the button for drawing is below the centre of the waste, in card heights. */
const BUTTON_LOW = 0.36;
/**
 * If the waste is above the stock, the button is higher: a finger that misses it must not touch the
 * stock.
 */
const BUTTON_HIGH = 0.12;

/**
 * The waste to the left of the centre and the stock to the right, each `apart` card widths from it.
 */
export const twoColumns = ({ x, y }: Point, apart: number, cardWidth: number): Middle => ({
  waste: { x: x - apart * cardWidth, y },
  stock: { x: x + apart * cardWidth, y },
  wasteStep: { x: -SLIVER_ASIDE * cardWidth, y: 0 },
  drawButtonDrop: BUTTON_LOW * CARD_RATIO * cardWidth,
});

/** The waste above the stock, in reach of either thumb. */
export const wasteAboveStock = (waste: Point, stock: Point, cardWidth: number): Middle => ({
  waste,
  stock,
  wasteStep: { x: 0, y: -SLIVER_ABOVE * cardWidth },
  drawButtonDrop: BUTTON_HIGH * CARD_RATIO * cardWidth,
});

/** Swaps stock and waste, for the left hand. */
export const mirrored = <Table extends Middle>(table: Table): Table => ({
  ...table,
  stock: table.waste,
  waste: table.stock,
  wasteStep: { ...table.wasteStep, x: -table.wasteStep.x },
});
