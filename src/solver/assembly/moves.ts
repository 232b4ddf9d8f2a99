// Which moves are legal: ../engine/moveFinder.ts in AssemblyScript.
import { foundationFor } from './dominance';
import { byteAt, FANS, STOCK, UP, WASTE } from './memory';
import {
  asksIfStuck,
  buildOn,
  cardAt,
  DRAW,
  drawWhen,
  left,
  lengthOf,
  NEEDED,
  REDEAL,
  REFILL,
  redeals,
  redealsUsed,
  refillWhenStuck,
  TO_FOUNDATION,
  topOf,
  WANTED,
  wasteToFans,
} from './position';

const MOVES: usize = memory.data(512);
const FANS_WITH_TOP: usize = memory.data(256);

let count: i32 = 0;
let isStuck: boolean = true;

export function moveAt(i: i32): i32 {
  return <i32>load<i16>(MOVES + ((<usize>i) << 1));
}

function add(move: i32): void {
  store<i16>(MOVES + ((<usize>count) << 1), <i16>move);
  count++;
}

function fansWithTop(card: i32): i32 {
  return load<i32>(FANS_WITH_TOP + ((<usize>card) << 2));
}

function setFansWithTop(card: i32, fans: i32): void {
  store<i32>(FANS_WITH_TOP + ((<usize>card) << 2), fans);
}

/** Finds the legal moves, carries first, and says how many there are. */
export function find(): i32 {
  for (let fan: i32 = 0; fan < FANS; fan++) {
    const length = lengthOf(fan);
    if (length < buildOn) continue;
    const top = cardAt(topOf(fan, length));
    setFansWithTop(top, fansWithTop(top) | (1 << fan));
  }
  count = 0;
  isStuck = true;
  for (let from: i32 = 0; from <= WASTE; from++) if (lengthOf(from) !== 0) findFrom(from);
  for (let fan: i32 = 0; fan < FANS; fan++) {
    const length = lengthOf(fan);
    if (length > 0) setFansWithTop(cardAt(topOf(fan, length)), 0);
  }
  findDealing(isStuck && left > 0);
  return count;
}

function findFrom(from: i32): void {
  const top = topOf(from, lengthOf(from));
  const card = cardAt(top);
  if (byteAt(WANTED, card) !== 0) {
    findHome(from, card);
    isStuck = false;
  }
  if (from === WASTE && !wasteToFans) return;
  const up = byteAt(UP, card);
  let fans = fansWithTop(up) & ~(1 << from);
  if (fans === 0) return;
  const isBetweenCopies = from !== WASTE && top > from << 6 && cardAt(top - 1) === up;
  if (!isBetweenCopies) isStuck = false;
  for (; fans !== 0; fans &= fans - 1) add((from << 5) | ctz(fans));
}

function findHome(from: i32, card: i32): void {
  if (!asksIfStuck()) {
    add((from << 5) | TO_FOUNDATION | foundationFor(card));
    return;
  }
  for (let h: i32 = 0; h < 12; h++)
    if (byteAt(NEEDED, h) === card) add((from << 5) | TO_FOUNDATION | h);
}

function findDealing(stuck: boolean): void {
  if (lengthOf(STOCK) === 0) {
    if (lengthOf(WASTE) > 0 && redealsUsed < redeals) add(REDEAL);
    return;
  }
  const gaps = hasGaps();
  if (gaps && (stuck || !refillWhenStuck)) add(REFILL);
  if (drawWhen === 2 || (!gaps && (drawWhen === 0 || stuck))) add(DRAW);
}

function hasGaps(): boolean {
  for (let fan: i32 = 0; fan < FANS; fan++) if (lengthOf(fan) < 3) return true;
  return false;
}
