/** The middle of the clock: where stock and waste lie, and how much room words have there. */
import { CARD_RATIO, type Middle, type Point } from './geometry.ts';

/** How much of a lower card of the waste shows, in card widths: to the side, and above, where a lamp is close. */
const SLIVER_ASIDE = 0.13;
const SLIVER_ABOVE = 0.05;
/** How far below the centre of the waste the button lies, in card heights. */
const BUTTON_LOW = 0.36;
/** Above the stock the button lies higher: a finger that misses it must not touch the stock. */
const BUTTON_HIGH = 0.12;
/** Between words and lamps, in pixels. */
const GAP = 4;

/** The waste to the left of the centre and the stock to the right, each so many card widths from it. */
export function sideBySide({ x, y }: Point, apart: number, cardWidth: number): Middle {
  const waste = { x: x - apart * cardWidth, y };
  return {
    waste,
    stock: { x: x + apart * cardWidth, y },
    wasteStep: { x: -SLIVER_ASIDE * cardWidth, y: 0 },
    drawButton: lower(waste, BUTTON_LOW, cardWidth),
  };
}

/** The waste above the stock, near either thumb. */
export const wasteAboveStock = (waste: Point, stock: Point, cardWidth: number): Middle => ({
  waste,
  stock,
  wasteStep: { x: 0, y: -SLIVER_ABOVE * cardWidth },
  drawButton: lower(waste, BUTTON_HIGH, cardWidth),
});

/** Stock and waste with their sides exchanged, for the left hand. */
export const mirrored = ({ stock, waste, wasteStep, drawButton }: Middle): Middle => ({
  stock: waste,
  waste: stock,
  wasteStep: { x: -wasteStep.x, y: wasteStep.y },
  drawButton: { x: stock.x, y: drawButton.y },
});

/** How wide words in the middle may be: from the lamp at the left to this one at the right. */
export const widthInside = (lamp: Point, centre: Point, lampRadius: number): number =>
  2 * (lamp.x - centre.x - lampRadius - GAP);

const lower = ({ x, y }: Point, share: number, cardWidth: number): Point => ({
  x,
  y: y + CARD_RATIO * cardWidth * share,
});
