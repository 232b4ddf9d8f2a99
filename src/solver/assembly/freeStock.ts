// The game with a free stock: ../freeStock.ts in AssemblyScript, where the proof is.

import { isDeadWith } from './deadEnd';
import { foundationFor, heightOf } from './dominance';
import {
  addKind,
  bitsAt,
  byteAt,
  DOWN,
  FOUNDATIONS_OF,
  FREE_BITS,
  fill,
  hasKind,
  NONE,
  removeKind,
  STOCK,
  SUIT,
  setByte,
  UP,
  WASTE,
} from './memory';
import { find, moveAt } from './moves';
import {
  CONJURE,
  cardAt,
  HEIGHTS,
  isCleared,
  LENGTHS,
  lengthOf,
  made,
  moveMade,
  NEEDED,
  play,
  redeals,
  redealsUsed,
  SET_ASIDE,
  TO_FOUNDATION,
  topCard,
  undo,
  wasteToFans,
} from './position';
import {
  beginRelaxed,
  countInPiles,
  dropMoves,
  endRelaxed,
  IN_PILES,
  inPiles,
  isTooFar,
  LOST,
  moveCount,
  OPEN,
  pushedMove,
  pushMove,
  UNKNOWN,
  visitRelaxed,
} from './relaxed';

const FREE: usize = memory.data(16);
const PASSED: usize = memory.data(16);
/** The free kinds in the order in which they became free. */
const FREED: usize = memory.data(64);
let freed: i32 = 0;
let freeKey: u64 = 0;

/** Judges the position, which is the same afterwards. */
export function judgeFree(most: i32): i32 {
  beginRelaxed(most);
  fill(FREE, 16, 0);
  freeKey = 0;
  freed = 0;
  countInPiles();
  freePile(STOCK);
  if (redealsUsed < redeals) freePile(WASTE);
  const verdict = search();
  endRelaxed();
  return verdict;
}

function freePile(pile: i32): void {
  for (let i = lengthOf(pile) - 1; i >= 0; i--) setFree(cardAt((pile << 6) + i));
  setByte(LENGTHS, pile, 0);
}

function setFree(card: i32): void {
  if (hasKind(FREE, card)) return;
  addKind(FREE, card);
  freeKey ^= bitsAt(FREE_BITS, card);
  setByte(FREED, freed++, card);
}

function unfree(downTo: i32): void {
  while (freed > downTo) {
    const card = byteAt(FREED, --freed);
    removeKind(FREE, card);
    freeKey ^= bitsAt(FREE_BITS, card);
  }
}

function search(): i32 {
  settle();
  if (isCleared()) return OPEN;
  if (!visitRelaxed(freeKey)) return LOST;
  if (isTooFar()) return UNKNOWN;
  markPassed();
  if (isDeadWith(FREE, PASSED)) return LOST;
  const first = moveCount();
  const count = find();
  for (let i: i32 = 0; i < count; i++) pushMove(moveAt(i));
  const madeHere = made;
  const freedHere = freed;
  for (let i: i32 = 0; i < count; i++) {
    playCounted(pushedMove(first + i));
    const verdict = search();
    if (verdict !== LOST) return verdict;
    undoCounted(madeHere);
    unfree(freedHere);
  }
  dropMoves(first);
  return LOST;
}

/** Whether a move takes a card out of the piles. */
function leaves(move: i32): boolean {
  return move >= SET_ASIDE || (move & TO_FOUNDATION) !== 0;
}

function sourceOf(move: i32): i32 {
  return move < SET_ASIDE ? move >> 5 : move - SET_ASIDE;
}

function playCounted(move: i32): void {
  if (leaves(move)) inPiles(topCard(sourceOf(move)), -1);
  play(move);
}

function undoCounted(downTo: i32): void {
  while (made > downTo) {
    const move = moveMade(made - 1);
    undo();
    if (move < CONJURE && leaves(move)) inPiles(topCard(sourceOf(move)), 1);
  }
}

function settle(): void {
  for (let changed: boolean = true; changed; ) {
    changed = advance();
    for (let pile: i32 = 0; pile <= WASTE; pile++)
      while (lengthOf(pile) > 0 && lift(pile)) changed = true;
  }
}

function advance(): boolean {
  let changed: boolean = false;
  for (let h: i32 = 0; h < 12; h++)
    while (byteAt(NEEDED, h) !== NONE && hasKind(FREE, byteAt(NEEDED, h))) {
      play(CONJURE + h);
      changed = true;
    }
  return changed;
}

function lift(pile: i32): boolean {
  const card = topCard(pile);
  const mayBuild = pile !== WASTE || wasteToFans;
  if (mayBuild && hasKind(FREE, byteAt(UP, card))) {
    playCounted(SET_ASIDE + pile);
    setFree(card);
    return true;
  }
  if (hasKind(FREE, card)) {
    if (!isPassed(card)) return false;
    playCounted(SET_ASIDE + pile);
    return true;
  }
  if (byteAt(IN_PILES, card) !== 1 || byteAt(IN_PILES, byteAt(DOWN, card)) !== 0) return false;
  const h = foundationFor(card);
  if (h < 0) return false;
  playCounted((pile << 5) | TO_FOUNDATION | h);
  return true;
}

function isPassed(card: i32): boolean {
  const first = 3 * byteAt(SUIT, card);
  for (let k: i32 = first; k < first + 3; k++) {
    const h = byteAt(FOUNDATIONS_OF, k);
    const height = heightOf(h, card);
    if (height > 1 && byteAt(HEIGHTS, h) >= height) return true;
  }
  return false;
}

function markPassed(): void {
  fill(PASSED, 16, 0);
  for (let i: i32 = 0; i < freed; i++) {
    const card = byteAt(FREED, i);
    if (isPassed(card)) addKind(PASSED, card);
  }
}
