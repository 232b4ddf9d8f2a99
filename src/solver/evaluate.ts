/**
 * The heuristic of the beams: how promising a position is. It decides where a beam looks first,
 * never that a position is lost.
 *
 * The weights were found by trial: changed at random, kept when more deals were won for the same
 * number of positions looked at (docs/solver.md).
 */
import {
  bottomOf,
  COMPLETE,
  FANS,
  heightIndex,
  MAX_LEFT,
  NEEDS,
  STOCK,
  UP,
  WASTE,
  WHOLE_STOCK,
} from './engine/codes.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

/** A weight at the first card of the stock, and how much it changes until the last. */
type Changing = readonly [number, number];

export interface Weights {
  /** Each card on a foundation, and each in the waste. */
  readonly home: Changing;
  readonly waste: Changing;
  /** Each card that lies on its next higher one. */
  readonly pairs: Changing;
  /** Each carry to a fan that the relaxed game of `deadEnd.ts` needs. */
  readonly carries: Changing;
  /** For each card in a fan, the breaks of sequence above it. */
  readonly depth: Changing;
  readonly emptyFans: number;
  readonly gaps: number;
  /** Each kind of card on top of a fan, counted once. */
  readonly tops: number;
  /** For each fan, the square of the cards it has above three. */
  readonly tall: number;
  /**
   * For the cards each foundation needs next, the nearest first: the breaks of sequence above them in
   * a fan; the cards above them in the waste; or a fixed weight if they are in the stock.
   */
  readonly breaksAbove: readonly number[];
  readonly wasteAbove: readonly number[];
  readonly inStock: readonly number[];
  /** How much the weights of the needed cards grow by the last card of the stock, as a share. */
  readonly needsGrow: number;
}

/** How far away each kind of card is: breaks above it in a fan; above it in the waste, plus this. */
const IN_WASTE = 32;
const IN_STOCK = 99;
const distances = new Uint8Array(64);

/**
 * @param carries as `DeadEnd` counts them
 * @param kindPenalty the cost of each kind of card in play
 */
export function evaluate(
  position: SearchPosition,
  carries: number,
  weights: Weights,
  kindPenalty: Float64Array,
): number {
  const { cards, lengths } = position;
  distances.fill(IN_STOCK);
  let pairs = 0;
  let depth = 0;
  let emptyFans = 0;
  let gaps = 0;
  let tops = 0;
  let tall = 0;
  let penalty = 0;
  for (let fan = 0; fan < FANS; fan++) {
    const start = bottomOf(fan);
    const length = lengths[fan];
    if (length < 3) gaps += 3 - length;
    else tall += (length - 3) * (length - 3);
    if (length === 0) {
      emptyFans++;
      continue;
    }
    let at = start + length - 1;
    let card = cards[at];
    penalty += kindPenalty[card];
    if (distances[card] !== 0) tops++;
    distances[card] = 0;
    let breaks = 0;
    while (--at >= start) {
      const under = cards[at];
      if (under === UP[card]) pairs++;
      else breaks++;
      if (breaks < distances[under]) distances[under] = breaks;
      depth += breaks;
      penalty += kindPenalty[under];
      card = under;
    }
  }
  penalty += markWaste(position, kindPenalty);
  const dealt = 1 - lengths[STOCK] / WHOLE_STOCK;
  const at = ([first, change]: Changing): number => first + change * dealt;
  return (
    at(weights.home) * (MAX_LEFT - position.left) +
    at(weights.waste) * lengths[WASTE] +
    at(weights.pairs) * pairs +
    at(weights.carries) * carries +
    at(weights.depth) * depth +
    weights.emptyFans * emptyFans +
    weights.gaps * gaps +
    weights.tops * tops +
    weights.tall * tall +
    (1 + weights.needsGrow * dealt) * needed(position, weights) -
    penalty
  );
}

/** @returns the cost of the cards in the waste */
function markWaste({ cards, lengths }: SearchPosition, kindPenalty: Float64Array): number {
  let cost = 0;
  const start = bottomOf(WASTE);
  const top = start + lengths[WASTE] - 1;
  for (let at = top; at >= start; at--) {
    const card = cards[at];
    const known = distances[card];
    const above = top - at;
    if (known === IN_STOCK) distances[card] = IN_WASTE + above;
    else if (known < IN_WASTE && above < known) distances[card] = above;
    cost += kindPenalty[card];
  }
  return cost;
}

/** The sum over the cards that the foundations need next. */
function needed(position: SearchPosition, { breaksAbove, wasteAbove, inStock }: Weights): number {
  let sum = 0;
  for (let h = 0; h < 12; h++) {
    const height = position.heights[h];
    const at = heightIndex(h, height);
    const count = Math.min(COMPLETE[h] - height, breaksAbove.length);
    for (let k = 0; k < count; k++) {
      const distance = distances[NEEDS[at + k]];
      if (distance < IN_WASTE) sum += breaksAbove[k] * distance;
      else if (k >= wasteAbove.length) continue;
      else if (distance < IN_STOCK) sum += wasteAbove[k] * (distance - IN_WASTE);
      else sum += inStock[k];
    }
  }
  return sum;
}
