/** Where each of the 104 cards lies for a position, and what is drawn around them. Pure. */
import type { Card } from '../../rules/card.ts';
import { foundationCard, HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { parsePlace, refillHours } from '../../rules/move.ts';
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
import { spread } from './layout/spread.ts';
import { type ByPile, byPile, fanName, foundationName, type PileName, STOCK } from './pileName.ts';

/** One card on the table. */
export interface Slot {
  readonly pile: PileName;
  /** Height in the pile, 0 at the bottom; the stock counts from the card dealt last. */
  readonly index: number;
  readonly card: Card;
  readonly faceUp: boolean;
  readonly at: Point;
  /** Cards deep in a squared pile need not be drawn. */
  readonly shown: boolean;
  /** Wholly under another card: it needs no edge or shadow of its own. */
  readonly covered: boolean;
}

/** The outline of a missing card. */
interface Gap {
  readonly at: Point;
  /** Its turn in the next refill, from 1; none if the stock will not reach it. */
  readonly turn: number | undefined;
  /** Where its number can be seen: like an index, or in the strip that a card leaves free. */
  readonly label: 'index' | 'below' | 'right';
}

/** How many cards a fan holds that does not show them all, on its top card. */
export interface Badge {
  readonly pile: PileName;
  readonly at: Point;
  readonly count: number;
}

export interface Placement {
  readonly slots: readonly Slot[];
  readonly gaps: readonly Gap[];
  readonly badges: readonly Badge[];
  /** The area of each pile that a finger can touch. */
  readonly boxes: ByPile<Box>;
  /** The box of each pile's top card, or of the card that would be its first. */
  readonly tops: ByPile<Box>;
}

/** Squared piles draw so many of their cards, so that one can be lifted off another. */
const DRAWN = 3;
const STOCK_LAYERS = 4;

/** Places a whole position. */
export function placeAll(geometry: TableGeometry, ruleSet: RuleSet, position: Position): Placement {
  const fans = HOURS.map((hour) => placeFan(geometry, fanAt(position, hour), hour));
  const fanOf = (hour: Hour): PlacedFan => fans[indexOf(hour)] as PlacedFan;
  const tops = byPile((pile) => cardBox(topOf(geometry, pile, fanOf), geometry.cardWidth));
  return {
    slots: [
      ...HOURS.flatMap((hour) => [
        ...placeFoundation(geometry, position, hour),
        ...fanOf(hour).slots,
      ]),
      ...placeStock(geometry, position),
      ...placeWaste(geometry, position),
    ],
    badges: fans.flatMap(({ badge }) => badge ?? []),
    boxes: byPile((pile) => {
      const place = parsePlace(pile);
      return place?.pile === 'fan' ? fanOf(place.hour).box : tops[pile];
    }),
    tops,
    gaps: placeGaps(geometry, ruleSet, position),
  };
}

/** Where the top card of a pile lies, or would lie. */
function topOf(geometry: TableGeometry, pile: PileName, fanOf: (hour: Hour) => PlacedFan): Point {
  const place = parsePlace(pile);
  switch (place?.pile) {
    case 'fan':
      return fanOf(place.hour).top;
    case 'foundation':
      return geometry.foundations[indexOf(place.hour)] as Point;
    case 'waste':
      return geometry.waste;
    case undefined:
      return geometry.stock;
  }
}

function placeFoundation(geometry: TableGeometry, position: Position, hour: Hour): Slot[] {
  const height = foundationHeight(position, hour);
  const at = geometry.foundations[indexOf(hour)] as Point;
  return Array.from({ length: height }, (_, index) => ({
    pile: foundationName(hour),
    index,
    card: foundationCard(hour, index + 1),
    faceUp: true,
    at,
    shown: index >= height - DRAWN,
    covered: index < height - 1,
  }));
}

interface PlacedFan {
  readonly slots: readonly Slot[];
  readonly box: Box;
  /** Where the top card lies, or the first one would. */
  readonly top: Point;
  readonly badge: Badge | undefined;
}

function placeFan(geometry: TableGeometry, fan: readonly Card[], hour: Hour): PlacedFan {
  const shape = geometry.fans[indexOf(hour)] as FanGeometry;
  const pile = fanName(hour);
  const { cards, crowded } = spread(fan, shape);
  const top = cards.at(-1) ?? shape.first;
  const ends = fan.length >= FAN_SLOTS ? cards : slotsOf(shape);
  return {
    slots: fan.map((card, index) => ({
      pile,
      index,
      card,
      faceUp: true,
      at: cards[index] as Point,
      shown: true,
      covered: false,
    })),
    box: union(ends.map((at) => cardBox(at, geometry.cardWidth))),
    top,
    badge: crowded ? { pile, at: top, count: fan.length } : undefined,
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
 * Which card element takes which slot: one that lies there already stays, the others are the
 * nearest thing to what a hand would do, the same card from elsewhere. Motion is what differs.
 *
 * @param before the slot each element has; elements keep their card for ever
 * @returns for each element its new slot
 */
export function matchSlots(
  before: readonly (Slot | undefined)[],
  cardOf: readonly Card[],
  after: readonly Slot[],
): Slot[] {
  const free = new Map<Card, Slot[]>();
  for (const slot of after) {
    const others = free.get(slot.card);
    if (others) others.push(slot);
    else free.set(slot.card, [slot]);
  }
  const kept = before.map((slot, i) => {
    const slots = free.get(cardOf[i] as Card) ?? [];
    const at = slots.findIndex(({ pile, index }) => pile === slot?.pile && index === slot.index);
    return at < 0 ? undefined : slots.splice(at, 1)[0];
  });
  return kept.map((slot, i) => slot ?? (free.get(cardOf[i] as Card)?.shift() as Slot));
}
