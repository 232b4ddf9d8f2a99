/** Where the cards of a fan lie, however many they are. */
import { type Card, nextHigher } from '../../../rules/card.ts';
import { add, FAN_SLOTS, type FanGeometry, type Point } from './geometry.ts';

export interface Spread {
  /** One point a card, bottom first. */
  readonly cards: readonly Point[];
  /** Whether some card shows too little of itself to be read. */
  readonly crowded: boolean;
}

/** Squeezing a fan further than this hides what its cards are; it folds instead. */
const TIGHTEST = 0.86;
/** Slivers in pixels: wider ones would show half-cut signs. */
const SLIVER = 3;
const THIN_SLIVER = 1.5;

/** The index of the first card of the descending run in suit that ends a fan. */
export function runHead(fan: readonly Card[]): number {
  let head = Math.max(0, fan.length - 1);
  while (head > 0 && fan[head - 1] === nextHigher(fan[head] as Card)) head--;
  return head;
}

/** Spreads a fan: in its slots up to three cards, then growing, then tighter, then folded. */
export function spread(fan: readonly Card[], geometry: FanGeometry): Spread {
  const offsets = stepsBetween(fan, geometry);
  const length = offsets.reduce((sum, step) => sum + step, 0);
  const grown = Math.max(0, length - (FAN_SLOTS - 1));
  const { roomBefore, roomAfter } = geometry;
  const room = roomBefore + roomAfter;
  let at = room === 0 ? 0 : (-grown * roomBefore) / room;
  const cards = fan.map((_, i) => {
    const point = add(geometry.first, geometry.step, at);
    at += offsets[i] ?? 0;
    return point;
  });
  return { cards, crowded: offsets.some((step) => step < TIGHTEST) };
}

/** From each card to the next, in steps of the geometry: one number less than there are cards. */
function stepsBetween(fan: readonly Card[], geometry: FanGeometry): number[] {
  const count = fan.length - 1;
  if (count < FAN_SLOTS) return Array<number>(Math.max(0, count)).fill(1);
  const available = FAN_SLOTS - 1 + geometry.roomBefore + geometry.roomAfter;
  const even = Math.min(1, available / count);
  if (even >= TIGHTEST) return Array<number>(count).fill(even);
  return foldedSteps(fan, available, Math.hypot(geometry.step.x, geometry.step.y));
}

/** The interior of the final run becomes slivers; what lies below it, and its head, stay readable. */
function foldedSteps(fan: readonly Card[], available: number, stepLength: number): number[] {
  const count = fan.length - 1;
  const open = Math.min(runHead(fan) + 1, count);
  const slivers = count - open;
  const wide = SLIVER / stepLength;
  const thin = THIN_SLIVER / stepLength;
  const openStep = (sliver: number): number =>
    Math.max(0, Math.min(1, (available - slivers * sliver) / open));
  const sliver = openStep(wide) >= TIGHTEST ? wide : thin;
  return Array.from({ length: count }, (_, i) => (i < open ? openStep(sliver) : sliver));
}
