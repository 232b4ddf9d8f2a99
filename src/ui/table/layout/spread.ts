/** The places of any number of cards in a fan. */
import { type Card, nextHigher } from '../../../rules/card.ts';
import { add, FAN_SLOTS, type FanGeometry, type Point } from './geometry.ts';

export interface FanSpread {
  /** One point per card, bottom first. */
  readonly cards: readonly Point[];
  /** Whether some card shows too little to be legible. */
  readonly crowded: boolean;
}

/** The visible part of a folded card, in pixels: a wider part would show half a sign. */
const SLIVER = 3;
const THIN_SLIVER = 1.5;

/**
 * The index of the first card of the final run: the longest descending run in suit that ends at the
 * top of the fan.
 */
export function runHead(fan: readonly Card[]): number {
  let head = Math.max(0, fan.length - 1);
  while (head > 0 && fan[head - 1] === nextHigher(fan[head] as Card)) head--;
  return head;
}

/** Spreads a fan. Up to three cards lie in their slots; a longer fan grows, then gets tighter, then folds. */
export function fanOffsets(fan: readonly Card[], geometry: FanGeometry): FanSpread {
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
  return { cards, crowded: offsets.some((step) => step < geometry.tightest) };
}

/** The distance from each card to the next, in steps of the geometry. */
function stepsBetween(fan: readonly Card[], geometry: FanGeometry): number[] {
  const count = fan.length - 1;
  if (count < FAN_SLOTS) return Array<number>(Math.max(0, count)).fill(1);
  const available = FAN_SLOTS - 1 + geometry.roomBefore + geometry.roomAfter;
  const even = Math.min(1, available / count);
  if (even >= geometry.tightest) return Array<number>(count).fill(even);
  return foldedSteps(fan, available, geometry);
}

/** Folds a fan: the final run shrinks to slivers except for its head and its top. The cards below it stay legible. */
function foldedSteps(
  fan: readonly Card[],
  available: number,
  { step, tightest }: FanGeometry,
): number[] {
  const stepLength = Math.hypot(step.x, step.y);
  const count = fan.length - 1;
  const open = Math.min(runHead(fan) + 1, count);
  const slivers = count - open;
  const wide = SLIVER / stepLength;
  const thin = THIN_SLIVER / stepLength;
  const openStep = (sliver: number): number =>
    Math.max(0, Math.min(1, (available - slivers * sliver) / open));
  const sliver = openStep(wide) >= tightest ? wide : thin;
  return Array.from({ length: count }, (_, i) => (i < open ? openStep(sliver) : sliver));
}
