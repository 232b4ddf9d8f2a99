/** Where each of the 104 cards lies for a position, and what is drawn around them. Pure. */
import type { Card } from '../../rules/card.ts';
import { foundationCard, HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { type Move, makePlace, type Place, refillHours } from '../../rules/move.ts';
import { fanAt, foundationHeight, gapsIn, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import {
  add,
  type Box,
  cardBox,
  FAN_SLOTS,
  type Point,
  type TableGeometry,
  union,
} from './layout/geometry.ts';
import { spread } from './layout/spread.ts';

/** The place of the stock, which no move names. */
export const STOCK = 's';

/** A pile as in text notation (`t3`, `f10`, `w`), or the stock. */
export type PileName = string;

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
  /** What a finger may touch, by pile. */
  readonly boxes: ReadonlyMap<PileName, Box>;
  /** Where each pile's top card lies, or would. */
  readonly tops: ReadonlyMap<PileName, Box>;
}

/** Squared piles draw so many of their cards, so that one can be lifted off another. */
const DRAWN = 3;
const WASTE_SLIVER = 0.13;
/** In columns the waste lies close under a lamp. */
const WASTE_SLIVER_UP = 0.05;
const STOCK_LAYERS = 4;

export const fanName = (hour: Hour): PileName => `t${hour}`;
export const foundationName = (hour: Hour): PileName => `f${hour}`;
export const pileName = (place: Place): PileName => makePlace(place);

/** Where a move begins and ends on the screen: two piles, the stock alone, or nothing. */
export function pilesOf(move: Move | undefined): [from?: PileName, to?: PileName] {
  if (!move) return [];
  return move.kind === 'carry' ? [pileName(move.from), pileName(move.to)] : [STOCK];
}

/** Places a whole position. */
export function placeAll(geometry: TableGeometry, ruleSet: RuleSet, position: Position): Placement {
  const slots: Slot[] = [];
  const badges: Badge[] = [];
  const boxes = new Map<PileName, Box>();
  const tops = new Map<PileName, Box>();
  const width = geometry.cardWidth;
  for (const hour of HOURS) {
    placeFoundation(geometry, position, hour, slots);
    const at = geometry.foundations[indexOf(hour)] as Point;
    boxes.set(foundationName(hour), cardBox(at, width));
    tops.set(foundationName(hour), cardBox(at, width));
    const fan = placeFan(geometry, position, hour, slots, badges);
    boxes.set(fanName(hour), fan.box);
    tops.set(fanName(hour), cardBox(fan.top, width));
  }
  placeStock(geometry, position, slots);
  placeWaste(geometry, position, slots);
  for (const [name, at] of [
    [STOCK, geometry.stock],
    ['w', geometry.waste],
  ] as const) {
    boxes.set(name, cardBox(at, width));
    tops.set(name, cardBox(at, width));
  }
  return { slots, badges, boxes, tops, gaps: placeGaps(geometry, ruleSet, position) };
}

function placeFoundation(
  geometry: TableGeometry,
  position: Position,
  hour: Hour,
  slots: Slot[],
): void {
  const height = foundationHeight(position, hour);
  const at = geometry.foundations[indexOf(hour)] as Point;
  for (let index = 0; index < height; index++)
    slots.push({
      pile: foundationName(hour),
      index,
      card: foundationCard(hour, index + 1),
      faceUp: true,
      at,
      shown: index >= height - DRAWN,
      covered: index < height - 1,
    });
}

function placeFan(
  geometry: TableGeometry,
  position: Position,
  hour: Hour,
  slots: Slot[],
  badges: Badge[],
): { readonly box: Box; readonly top: Point } {
  const fan = fanAt(position, hour);
  const shape = geometry.fans[indexOf(hour)] as TableGeometry['fans'][number];
  const { cards, crowded } = spread(fan, shape);
  for (const [index, card] of fan.entries())
    slots.push({
      pile: fanName(hour),
      index,
      card,
      faceUp: true,
      at: cards[index] as Point,
      shown: true,
      covered: false,
    });
  const top = cards.at(-1) ?? shape.first;
  if (crowded) badges.push({ pile: fanName(hour), at: top, count: fan.length });
  const ends = fan.length >= FAN_SLOTS ? cards : slotsOf(shape);
  return { box: union(ends.map((at) => cardBox(at, geometry.cardWidth))), top };
}

const slotsOf = (shape: TableGeometry['fans'][number]): Point[] =>
  Array.from({ length: FAN_SLOTS }, (_, slot) => add(shape.first, shape.step, slot));

function placeStock(geometry: TableGeometry, { stock }: Position, slots: Slot[]): void {
  for (const [turn, card] of stock.entries()) {
    const index = stock.length - 1 - turn;
    // The pile grows thinner as it is dealt: a layer stands for fourteen cards.
    const layers = Math.min(STOCK_LAYERS, Math.ceil(stock.length / 14));
    const depth = Math.min(turn, layers - 1);
    const lift = { x: 1.5 * depth, y: -0.5 * depth };
    const at = add(geometry.stock, lift);
    const shown = turn <= STOCK_LAYERS;
    slots.push({ pile: STOCK, index, card, faceUp: false, at, shown, covered: false });
  }
}

function placeWaste(geometry: TableGeometry, { waste }: Position, slots: Slot[]): void {
  // Away from the stock.
  const away = geometry.waste.x <= geometry.stock.x ? -1 : 1;
  const back =
    geometry.kind === 'columns'
      ? { x: 0, y: -WASTE_SLIVER_UP * geometry.cardWidth }
      : { x: away * WASTE_SLIVER * geometry.cardWidth, y: 0 };
  for (const [index, card] of waste.entries()) {
    const depth = Math.min(waste.length - 1 - index, DRAWN - 1);
    const at = add(geometry.waste, back, depth);
    slots.push({
      pile: 'w',
      index,
      card,
      faceUp: true,
      at,
      shown: waste.length - index <= DRAWN + 1,
      covered: false,
    });
  }
}

function placeGaps(geometry: TableGeometry, ruleSet: RuleSet, position: Position): Gap[] {
  const turns = refillHours(ruleSet, position);
  return HOURS.flatMap((hour) => {
    const fan = fanAt(position, hour);
    const shape = geometry.fans[indexOf(hour)] as TableGeometry['fans'][number];
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
