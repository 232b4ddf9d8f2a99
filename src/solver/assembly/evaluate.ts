// How promising a position is: ../evaluate.ts in AssemblyScript. The sums are made in the same order, so that the scores
// are the same to the last bit.
import {
  byteAt,
  COMPLETE,
  FANS,
  fill,
  NEEDS,
  PENALTY,
  STOCK,
  setByte,
  UP,
  WASTE,
  WEIGHTS,
} from './memory';
import { cardAt, HEIGHTS, left, lengthOf } from './position';

const IN_WASTE: i32 = 32;
const IN_STOCK: i32 = 99;
const ALL_IN_STOCK: u64 = <u64>IN_STOCK * (<u64>-1 / 255);
const MAX_LEFT: i32 = 92;
const DISTANCES: usize = memory.data(64);

// The weights in the order in which ../wasmLayers.ts writes them.
const HOME: i32 = 0;
const IN_WASTE_NOW: i32 = 2;
const PAIRS: i32 = 4;
const CARRIES: i32 = 6;
const DEPTH: i32 = 8;
const EMPTY_FANS: i32 = 10;
const GAPS: i32 = 11;
const TOPS: i32 = 12;
const TALL: i32 = 13;
const NEEDS_GROW: i32 = 14;
const BREAKS_ABOVE: i32 = 16;
const WASTE_ABOVE: i32 = 32;
const STOCK_ABOVE: i32 = 48;

let breaksCounted: i32 = 0;
let wasteCounted: i32 = 0;

/** How many of the cards that a foundation needs next have weights: in all, and in the waste and the stock. */
export function setWeighed(inFans: i32, inWaste: i32): void {
  breaksCounted = inFans;
  wasteCounted = inWaste;
}

function weight(i: i32): f64 {
  return load<f64>(WEIGHTS + ((<usize>i) << 3));
}

function changing(i: i32, dealt: f64): f64 {
  return weight(i) + weight(i + 1) * dealt;
}

function penaltyOf(card: i32): f64 {
  return load<f64>(PENALTY + ((<usize>card) << 3));
}

export function evaluate(carries: i32): f64 {
  fill(DISTANCES, 64, ALL_IN_STOCK);
  let pairs: i32 = 0;
  let depth: i32 = 0;
  let emptyFans: i32 = 0;
  let gaps: i32 = 0;
  let tops: i32 = 0;
  let tall: i32 = 0;
  let penalty: f64 = 0;
  for (let fan: i32 = 0; fan < FANS; fan++) {
    const start = fan << 6;
    const length = lengthOf(fan);
    if (length < 3) gaps += 3 - length;
    else tall += (length - 3) * (length - 3);
    if (length === 0) {
      emptyFans++;
      continue;
    }
    let at = start + length - 1;
    let card = cardAt(at);
    penalty += penaltyOf(card);
    if (byteAt(DISTANCES, card) !== 0) tops++;
    setByte(DISTANCES, card, 0);
    let breaks: i32 = 0;
    for (at--; at >= start; at--) {
      const under = cardAt(at);
      if (under === byteAt(UP, card)) pairs++;
      else breaks++;
      if (breaks < byteAt(DISTANCES, under)) setByte(DISTANCES, under, breaks);
      depth += breaks;
      penalty += penaltyOf(under);
      card = under;
    }
  }
  penalty += markWaste();
  const dealt: f64 = 1 - <f64>lengthOf(STOCK) / 56;
  return (
    changing(HOME, dealt) * <f64>(MAX_LEFT - left) +
    changing(IN_WASTE_NOW, dealt) * <f64>lengthOf(WASTE) +
    changing(PAIRS, dealt) * <f64>pairs +
    changing(CARRIES, dealt) * <f64>carries +
    changing(DEPTH, dealt) * <f64>depth +
    weight(EMPTY_FANS) * <f64>emptyFans +
    weight(GAPS) * <f64>gaps +
    weight(TOPS) * <f64>tops +
    weight(TALL) * <f64>tall +
    (1 + weight(NEEDS_GROW) * dealt) * needed() -
    penalty
  );
}

function markWaste(): f64 {
  let cost: f64 = 0;
  const start = WASTE << 6;
  const top = start + lengthOf(WASTE) - 1;
  for (let at = top; at >= start; at--) {
    const card = cardAt(at);
    const known = byteAt(DISTANCES, card);
    const above = top - at;
    if (known === IN_STOCK) setByte(DISTANCES, card, IN_WASTE + above);
    else if (known < IN_WASTE && above < known) setByte(DISTANCES, card, above);
    cost += penaltyOf(card);
  }
  return cost;
}

function needed(): f64 {
  let sum: f64 = 0;
  for (let h: i32 = 0; h < 12; h++) {
    const height = byteAt(HEIGHTS, h);
    const at = (h << 4) | height;
    const count = min(byteAt(COMPLETE, h) - height, breaksCounted);
    for (let k: i32 = 0; k < count; k++) {
      const distance = byteAt(DISTANCES, byteAt(NEEDS, at + k));
      if (distance < IN_WASTE) sum += weight(BREAKS_ABOVE + k) * <f64>distance;
      else if (k >= wasteCounted) continue;
      else if (distance < IN_STOCK) sum += weight(WASTE_ABOVE + k) * <f64>(distance - IN_WASTE);
      else sum += weight(STOCK_ABOVE + k);
    }
  }
  return sum;
}
