/**
 * The places of everything on the table, as numbers. Pure: no DOM here. Lengths are CSS pixels, points are the
 * centres of cards, and `y` grows downward.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room that the table can use. Bars and safe-area insets are not part of it. */
export interface Viewport {
  readonly size: Size;
  /** Corners with title and buttons, which no card may cover. */
  readonly obstacles: readonly Box[];
  /**
   * The sheet beside a won game. Only the won clock keeps clear of it; the layout of the game does
   * not change for it.
   */
  readonly sheet?: Box | undefined;
}

/** The geometry of a fan: cards lie on a line, each one step further than the one below it. */
export interface FanGeometry {
  /** The place of the first of three cards. Up to three cards have fixed places. */
  readonly first: Point;
  /**
   * From a card to the one on top of it: down or to the right, so that the index below stays
   * visible.
   */
  readonly step: Point;
  /** How far a long fan can begin before `first` and end after its third slot, in steps. */
  readonly roomBefore: number;
  readonly roomAfter: number;
  /** The minimum share of a step that keeps a card legible. A fan with less room folds. */
  readonly tightest: number;
}

/** The plate of the clock face. */
type Dial =
  | { readonly shape: 'ellipse'; readonly centre: Point; readonly rx: number; readonly ry: number }
  | { readonly shape: 'rectangle'; readonly box: Box; readonly radius: number };

type LayoutKind = 'sunburst' | 'columns' | 'rows';

/** A mark on the track of the minutes. */
export interface Tick extends Point {
  /** The direction in which it is drawn, of length one. */
  readonly towards: Point;
}

/** The places of stock and waste, and what belongs to them. */
export interface Middle {
  readonly stock: Point;
  readonly waste: Point;
  /** From a card of the waste to the next lower one, which shows a sliver. */
  readonly wasteStep: Point;
  /** How far the button that draws a card instead of refilling is below the centre of the waste. */
  readonly drawButtonDrop: number;
}

/** The clock face. */
export interface Face {
  readonly dial: Dial;
  readonly hasHand: boolean;
  /** How far the rose reaches from the centre towards the lamps, as a share. */
  readonly roseReach: number;
  /** The places of the numerals, inside the foundations. */
  readonly lamps: readonly Point[];
  readonly lampRadius: number;
  /** Sixty ticks, clockwise from twelve; every fifth is covered by a lamp. */
  readonly ticks: readonly Tick[];
  /** The maximum width of the words at the win, which are between the lamps. */
  readonly wordsWidth: number;
}

/** Arrays of twelve are indexed by `indexOf(hour)`. */
export interface TableGeometry extends Middle, Face {
  /** For style sheets and for the layout itself; other code uses the other properties. */
  readonly kind: LayoutKind;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly centre: Point;
  readonly foundations: readonly Point[];
  readonly fans: readonly FanGeometry[];
  /** The largest print whose index the next card of a fan leaves free. */
  readonly print: 'classic' | 'large';
}

/** Card height for a width of one. */
export const CARD_RATIO = 1.4;

export const FAN_SLOTS = 3;

export const add = (a: Point, b: Point, times = 1): Point => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
});

/** The box of a card that lies at a point. */
export const cardBox = (at: Point, width: number): Box => ({
  left: at.x - width / 2,
  top: at.y - (width * CARD_RATIO) / 2,
  right: at.x + width / 2,
  bottom: at.y + (width * CARD_RATIO) / 2,
});

export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** Whether two boxes are closer than a distance. */
export const tooNear = (a: Box, b: Box, distance: number): boolean =>
  a.left - b.right < distance &&
  b.left - a.right < distance &&
  a.top - b.bottom < distance &&
  b.top - a.bottom < distance;

export const inside = (box: Box, size: Size, margin: number): boolean =>
  box.left >= margin &&
  box.top >= margin &&
  box.right <= size.width - margin &&
  box.bottom <= size.height - margin;

/** The box of the three slots of a fan. */
export const fanBox = (fan: Pick<FanGeometry, 'first' | 'step'>, cardWidth: number): Box =>
  union([
    cardBox(fan.first, cardWidth),
    cardBox(add(fan.first, fan.step, FAN_SLOTS - 1), cardWidth),
  ]);

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
