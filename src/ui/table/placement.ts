/** The place of each of the 104 cards of a position, and of the gaps between them. Pure. */
import type { Card } from '../../rules/card.ts';
import { foundationCard, HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { refillHours } from '../../rules/move.ts';
import { fanAt, foundationHeight, gapsIn, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import {
  add,
  type Box,
  cardBox,
  FAN_SLOTS,
  type FanGeometry,
  type Point,
  type TableGeometry,
  union,
} from './layout/geometry.ts';
import { fanOffsets } from './layout/spread.ts';
import {
  type ByPile,
  byPile,
  fanName,
  foundationName,
  type PileName,
  PLACES,
  STOCK,
} from './pileName.ts';

/** One card on the table. */
export interface Slot {
  readonly pile: PileName;
  /** Height in the pile, 0 at the bottom. The bottom card of the stock is dealt last. */
  readonly index: number;
  readonly card: Card;
  readonly faceUp: boolean;
  readonly at: Point;
  /** Whether the card is drawn. Cards deep in a squared pile are not. */
  readonly shown: boolean;
  /** Whether another card covers it completely; then it has no edge and no shadow. */
  readonly covered: boolean;
}

/** The outline of a missing card. */
interface Gap {
  readonly at: Point;
  /** Its turn in the next refill, from 1; absent if the refill does not reach it. */
  readonly turn: number | undefined;
  /** The place of its number: like an index, or in the strip that the next card leaves free. */
  readonly label: 'index' | 'below' | 'right';
}

interface PlacedPile {
  /** Identifies the pile's content: the cards, or the height of a foundation, as a text. */
  readonly content: string;
  readonly slots: readonly Slot[];
  /** The touch area. */
  readonly box: Box;
  /** The box of the top card, or of the first one if the pile is empty. */
  readonly top: Box;
  /** Whether the pile is a fan too long to show all its cards; it then shows their number. */
  readonly isCrowded: boolean;
}

export interface Placement {
  readonly geometry: TableGeometry;
  readonly slots: readonly Slot[];
  readonly gaps: readonly Gap[];
  readonly piles: ByPile<PlacedPile>;
}

/** How many cards of a squared pile are drawn, so that lifting one shows the next. */
const DRAWN = 3;
const STOCK_LAYERS = 4;

/** All piles, hour by hour and then the middle. */
const DEALT: readonly PileName[] = [
  ...HOURS.flatMap((hour) => [foundationName(hour), fanName(hour)]),
  STOCK,
  'w',
];

/**
 * Places a whole position.
 *
 * @param before what was shown last: unchanged piles are taken from it, with identical slots
 */
export function placeAll(
  geometry: TableGeometry,
  ruleSet: RuleSet,
  position: Position,
  before?: Placement,
): Placement {
  const known = before?.geometry === geometry ? before.piles : undefined;
  const piles = byPile((pile) => {
    const content = contentOf(position, pile);
    const last = known?.[pile];
    return last?.content === content ? last : { content, ...placePile(geometry, position, pile) };
  });
  return {
    geometry,
    piles,
    slots: DEALT.flatMap((pile) => piles[pile].slots),
    gaps: placeGaps(geometry, ruleSet, position),
  };
}

function contentOf(position: Position, pile: PileName): string {
  const place = PLACES[pile];
  switch (place?.pile) {
    case 'fan':
      return `${fanAt(position, place.hour)}`;
    case 'foundation':
      return `${foundationHeight(position, place.hour)}`;
    case 'waste':
      return `${position.waste}`;
    case undefined:
      return `${position.stock}`;
  }
}

type Placed = Omit<PlacedPile, 'content'>;

function placePile(geometry: TableGeometry, position: Position, pile: PileName): Placed {
  const place = PLACES[pile];
  switch (place?.pile) {
    case 'fan':
      return placeFan(geometry, fanAt(position, place.hour), place.hour);
    case 'foundation':
      return placeFoundation(geometry, position, place.hour);
    case 'waste':
      return square(geometry, geometry.waste, placeWaste(geometry, position));
    case undefined:
      return square(geometry, geometry.stock, placeStock(geometry, position));
  }
}

/** A squared pile: all its cards are at one point. */
function square({ cardWidth }: TableGeometry, at: Point, slots: readonly Slot[]): Placed {
  const box = cardBox(at, cardWidth);
  return { slots, box, top: box, isCrowded: false };
}

function placeFoundation(geometry: TableGeometry, position: Position, hour: Hour): Placed {
  const height = foundationHeight(position, hour);
  const at = geometry.foundations[indexOf(hour)] as Point;
  const slots = Array.from({ length: height }, (_, index) => ({
    pile: foundationName(hour),
    index,
    card: foundationCard(hour, index + 1),
    faceUp: true,
    at,
    shown: index >= height - DRAWN,
    covered: index < height - 1,
  }));
  return square(geometry, at, slots);
}

function placeFan(geometry: TableGeometry, fan: readonly Card[], hour: Hour): Placed {
  const shape = geometry.fans[indexOf(hour)] as FanGeometry;
  const { cards, crowded } = fanOffsets(fan, shape);
  const boxOf = (at: Point): Box => cardBox(at, geometry.cardWidth);
  return {
    slots: fan.map((card, index) => ({
      pile: fanName(hour),
      index,
      card,
      faceUp: true,
      at: cards[index] as Point,
      shown: true,
      covered: false,
    })),
    box: union((fan.length >= FAN_SLOTS ? cards : slotsOf(shape)).map(boxOf)),
    top: boxOf(cards.at(-1) ?? shape.first),
    isCrowded: crowded,
  };
}

const slotsOf = (shape: FanGeometry): Point[] =>
  Array.from({ length: FAN_SLOTS }, (_, slot) => add(shape.first, shape.step, slot));

function placeStock(geometry: TableGeometry, { stock }: Position): Slot[] {
  // The pile grows thinner as it is dealt: a layer stands for fourteen cards.
  const layers = Math.min(STOCK_LAYERS, Math.ceil(stock.length / 14));
  return stock.map((card, turn) => {
    const depth = Math.min(turn, layers - 1);
    return {
      pile: STOCK,
      index: stock.length - 1 - turn,
      card,
      faceUp: false,
      at: add(geometry.stock, { x: 1.5 * depth, y: -0.5 * depth }),
      shown: turn <= STOCK_LAYERS,
      covered: false,
    };
  });
}

function placeWaste(geometry: TableGeometry, { waste }: Position): Slot[] {
  return waste.map((card, index) => ({
    pile: 'w',
    index,
    card,
    faceUp: true,
    at: add(geometry.waste, geometry.wasteStep, Math.min(waste.length - 1 - index, DRAWN - 1)),
    shown: waste.length - index <= DRAWN + 1,
    covered: false,
  }));
}

function placeGaps(geometry: TableGeometry, ruleSet: RuleSet, position: Position): Gap[] {
  const turns = refillHours(ruleSet, position);
  return HOURS.flatMap((hour) => {
    const fan = fanAt(position, hour);
    const shape = geometry.fans[indexOf(hour)] as FanGeometry;
    const mine = turns.flatMap((turn, i) => (turn === hour ? [i + 1] : []));
    const strip = Math.abs(shape.step.x) > Math.abs(shape.step.y) ? 'right' : 'below';
    return Array.from({ length: gapsIn(fan) }, (_, missing) => ({
      at: add(shape.first, shape.step, fan.length + missing),
      turn: mine[missing],
      label: fan.length === 0 ? ('index' as const) : (strip as 'right' | 'below'),
    }));
  });
}

/**
 * Decides which card element takes which slot. An element keeps its slot if it still exists; the
 * others get the remaining slots of their card. Elements whose slot changes are the ones that move.
 *
 * @param before the slot of each element; an element's card never changes
 * @returns the new slot of each element
 */
export function matchSlots(
  before: readonly (Slot | undefined)[],
  cardOf: readonly Card[],
  after: readonly Slot[],
): Slot[] {
  const free = new Map<Card, Slot[]>();
  for (const slot of after) {
    // Most piles are unchanged and have the same slots.
    if (before.includes(slot)) continue;
    free.set(slot.card, [...(free.get(slot.card) ?? []), slot]);
  }
  const kept = before.map((slot, i) => {
    if (slot && after.includes(slot)) return slot;
    const slots = free.get(cardOf[i] as Card) ?? [];
    const at = slots.findIndex(({ pile, index }) => pile === slot?.pile && index === slot.index);
    return at < 0 ? undefined : slots.splice(at, 1)[0];
  });
  return kept.map((slot, i) => slot ?? (free.get(cardOf[i] as Card)?.shift() as Slot));
}
