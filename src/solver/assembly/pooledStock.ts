// The game with a pooled stock: ../pooledStock.ts in AssemblyScript, where the proof is.

import { isDeadByCopies } from './copiesDeadEnd';
import { isDeadWith } from './deadEnd';
import { foundationFor, heightOf } from './dominance';
import {
  addKind,
  byteAt,
  DOWN,
  FANS,
  FOUNDATIONS_OF,
  fill,
  NONE,
  STOCK,
  SUIT,
  setByte,
  UP,
  WASTE,
} from './memory';
import {
  buildOn,
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

const CARD_KINDS: i32 = 52;
const BRANCHES: i32 = 20;
const NO_KINDS: usize = memory.data(16);
const KINDS: usize = memory.data(16);
const POOL: usize = memory.data(64);

/** Judges the position, which is the same afterwards. */
export function judgePooled(most: i32): i32 {
  beginRelaxed(most);
  fill(POOL, 64, 0);
  poolPile(STOCK);
  if (redealsUsed < redeals) poolPile(WASTE);
  countInPiles();
  const verdict = search();
  endRelaxed();
  return verdict;
}

function poolPile(pile: i32): void {
  const length = lengthOf(pile);
  for (let i: i32 = 0; i < length; i++) inPool(cardAt((pile << 6) + i), 1);
  setByte(LENGTHS, pile, 0);
}

function inPool(card: i32, by: i32): void {
  setByte(POOL, card, byteAt(POOL, card) + by);
}

function search(): i32 {
  settle();
  if (isCleared()) return OPEN;
  if (!visitRelaxed(0)) return LOST;
  if (isTooFar()) return UNKNOWN;
  if (isLost()) return LOST;
  const first = moveCount();
  pushMoves();
  const end = moveCount();
  const madeHere = made;
  for (let i = first; i < end; i++) {
    playWithPool(pushedMove(i));
    const verdict = search();
    if (verdict !== LOST) return verdict;
    undoTo(madeHere);
  }
  dropMoves(first);
  return LOST;
}

function isLost(): boolean {
  fill(KINDS, 16, 0);
  for (let card: i32 = 0; card < CARD_KINDS; card++)
    if (byteAt(POOL, card) > 0) addKind(KINDS, card);
  return isDeadWith(KINDS, NO_KINDS) || isDeadByCopies(POOL, BRANCHES);
}

function pushMoves(): void {
  for (let pile: i32 = 0; pile <= WASTE; pile++) if (lengthOf(pile) > 0) pushHome(pile);
  for (let pile: i32 = 0; pile <= WASTE; pile++) if (lengthOf(pile) > 0) pushFans(pile);
}

function pushHome(pile: i32): void {
  const card = topCard(pile);
  const best = foundationFor(card);
  const first = 3 * byteAt(SUIT, card);
  for (let k: i32 = first; k < first + 3; k++) {
    const h = byteAt(FOUNDATIONS_OF, k);
    const isBetter = byteAt(NEEDED, h) !== card || h === best;
    if (isBetter && canReach(h, card)) pushMove((pile << 5) | TO_FOUNDATION | h);
  }
}

function canReach(h: i32, card: i32): boolean {
  if (heightOf(h, card) <= max(1, byteAt(HEIGHTS, h))) return false;
  let need = byteAt(NEEDED, h);
  while (need !== card && byteAt(POOL, need) > 0) need = byteAt(UP, need);
  return need === card;
}

function pushFans(pile: i32): void {
  if (pile === WASTE && !wasteToFans) return;
  const above = byteAt(UP, topCard(pile));
  for (let fan: i32 = 0; fan < FANS; fan++)
    if (fan !== pile && lengthOf(fan) >= max(1, buildOn) && topCard(fan) === above)
      pushMove((pile << 5) | fan);
}

function playWithPool(move: i32): void {
  if ((move & TO_FOUNDATION) !== 0) {
    const h = (move & 31) - TO_FOUNDATION;
    const card = topCard(move >> 5);
    while (byteAt(NEEDED, h) !== card) takeFromPool(h);
    inPiles(card, -1);
  }
  play(move);
}

function takeFromPool(h: i32): void {
  inPool(byteAt(NEEDED, h), -1);
  play(CONJURE + h);
}

function undoTo(downTo: i32): void {
  while (made > downTo) {
    const move = moveMade(made - 1);
    undo();
    if (move >= CONJURE) inPool(byteAt(NEEDED, move - CONJURE), 1);
    else if (move >= SET_ASIDE) {
      const card = topCard(move - SET_ASIDE);
      inPool(card, -1);
      inPiles(card, 1);
    } else if ((move & TO_FOUNDATION) !== 0) inPiles(topCard(move >> 5), 1);
  }
}

function settle(): void {
  for (let changed: boolean = true; changed; ) {
    changed = sendPoolHome();
    for (let pile: i32 = 0; pile <= WASTE; pile++)
      while (lengthOf(pile) > 0 && lift(pile)) changed = true;
  }
}

function isAlone(card: i32, own: i32): boolean {
  return byteAt(IN_PILES, card) === own && byteAt(IN_PILES, byteAt(DOWN, card)) === 0;
}

function sendPoolHome(): boolean {
  let changed: boolean = false;
  for (let h: i32 = 0; h < 12; h++)
    for (let card = byteAt(NEEDED, h); card !== NONE; card = byteAt(NEEDED, h)) {
      if (byteAt(POOL, card) === 0 || !isAlone(card, 0)) break;
      const best = foundationFor(card);
      takeFromPool(best);
      changed = true;
      if (best !== h) break;
    }
  return changed;
}

function lift(pile: i32): boolean {
  const card = topCard(pile);
  const mayBuild = pile !== WASTE || wasteToFans;
  if (mayBuild && byteAt(POOL, byteAt(UP, card)) > 0) {
    play(SET_ASIDE + pile);
    inPool(card, 1);
    inPiles(card, -1);
    return true;
  }
  if (!isAlone(card, 1)) return false;
  const h = foundationFor(card);
  if (h < 0) return false;
  play((pile << 5) | TO_FOUNDATION | h);
  inPiles(card, -1);
  return true;
}
