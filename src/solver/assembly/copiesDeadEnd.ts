// The dead end that tells copies apart: ../copiesDeadEnd.ts in AssemblyScript, where the proof is.
import { heightOf } from './dominance';
import {
  allocate,
  byteAt,
  COMPLETE,
  DOWN,
  FANS,
  fill,
  NEEDS,
  NONE,
  setByte,
  UP,
  WASTE,
} from './memory';
import { buildOn, cardAt, HEIGHTS, lengthOf, topOf, wasteToFans } from './position';

const CARD_KINDS: i32 = 52;
const UNDECIDED: i32 = 99;
const FREE: i32 = 98;

// A state, and behind it the kinds that were not taken in some end. There is one for each kind that has been shared out.
const UNCOVERED: usize = 0;
const OWNER: usize = 64;
const BUILDABLE: usize = 128;
const LOOSE: usize = 192;
const FIRST: usize = 256;
const STATE_HEIGHTS: usize = 384;
const STATE_LENGTHS: usize = 400;
const STATE_BYTES: usize = 416;
const UNTAKEN: usize = 416;
const DEPTH_BYTES: usize = 480;
const MOST_DEPTH: usize = 64;

let states: usize = 0;
/** The foundations that still need each kind, one or two, and how many. */
const NEEDING: usize = memory.data(128);
const COPIES: usize = memory.data(64);
let branches: i32 = 0;
let contested: i32 = NONE;
let contestedBy: i32 = 0;

export function reserveStates(): void {
  if (states === 0) states = allocate(MOST_DEPTH * DEPTH_BYTES);
}

/** Whether the position is certainly lost, its stock left aside: see `isDead` in ../copiesDeadEnd.ts. */
export function isDeadByCopies(pool: usize, most: i32): boolean {
  reserveStates();
  branches = most;
  findNeeding();
  const state = states;
  fill(state + OWNER, 64, <u64>UNDECIDED * (<u64>-1 / 255));
  fill(state + FIRST, 128, <u64>-1);
  fill(state + LOOSE, 64, 0);
  for (let card: i32 = 0; card < CARD_KINDS; card++) {
    const count = byteAt(pool, card);
    setByte(state + UNCOVERED, card, count);
    setByte(state + BUILDABLE, card, count > 0 ? 1 : 0);
  }
  for (let h: i32 = 0; h < 12; h++) setByte(state + STATE_HEIGHTS, h, byteAt(HEIGHTS, h));
  for (let pile: i32 = 0; pile <= WASTE; pile++) {
    setByte(state + STATE_LENGTHS, pile, lengthOf(pile));
    if (lengthOf(pile) > 0) show(state, pile);
  }
  return isLost(state);
}

function findNeeding(): void {
  fill(COPIES, 64, 0);
  for (let h: i32 = 0; h < 12; h++) {
    const end = byteAt(COMPLETE, h);
    for (let height = byteAt(HEIGHTS, h); height < end; height++) {
      const card = byteAt(NEEDS, (h << 4) | height);
      const known = byteAt(COPIES, card);
      setByte(NEEDING, 2 * card + known, h);
      setByte(COPIES, card, known + 1);
    }
  }
}

function isLost(state: usize): boolean {
  playAll(state);
  if (isComplete(state)) return false;
  const card = contested;
  if (card === NONE) {
    markUntaken(state);
    return true;
  }
  const by = contestedBy;
  if (--branches < 0) return false;
  if (!isLostIf(state, card, by)) return false;
  const below = state + DEPTH_BYTES;
  memory.copy(state + UNTAKEN, below + UNTAKEN, 64);
  if (byteAt(below + UNTAKEN, card) === 0) return true;
  const one = byteAt(NEEDING, 2 * card);
  if (!isLostIf(state, card, one === by ? byteAt(NEEDING, 2 * card + 1) : one)) return false;
  for (let k: i32 = 0; k < CARD_KINDS; k++)
    setByte(state + UNTAKEN, k, byteAt(state + UNTAKEN, k) | byteAt(below + UNTAKEN, k));
  return true;
}

function isLostIf(state: usize, card: i32, owner: i32): boolean {
  const next = state + DEPTH_BYTES;
  memory.copy(next, state, STATE_BYTES);
  setByte(next + OWNER, card, owner);
  return isLost(next);
}

function hasTaken(state: usize, h: i32, card: i32): boolean {
  return byteAt(state + STATE_HEIGHTS, h) >= heightOf(h, card);
}

function markUntaken(state: usize): void {
  for (let card: i32 = 0; card < CARD_KINDS; card++) {
    const isTaken =
      byteAt(COPIES, card) !== 2 ||
      (hasTaken(state, byteAt(NEEDING, 2 * card), card) &&
        hasTaken(state, byteAt(NEEDING, 2 * card + 1), card));
    setByte(state + UNTAKEN, card, isTaken ? 0 : 1);
  }
}

function isComplete(state: usize): boolean {
  for (let h: i32 = 0; h < 12; h++)
    if (byteAt(state + STATE_HEIGHTS, h) !== byteAt(COMPLETE, h)) return false;
  return true;
}

function playAll(state: usize): void {
  for (let changed: boolean = true; changed; ) {
    changed = false;
    contested = NONE;
    for (let h: i32 = 0; h < 12; h++) if (advance(state, h)) changed = true;
    for (let pile: i32 = 0; pile <= WASTE; pile++)
      while (byteAt(state + STATE_LENGTHS, pile) > 0 && uncover(state, pile)) changed = true;
  }
}

function advance(state: usize, h: i32): boolean {
  const first = byteAt(state + STATE_HEIGHTS, h);
  let height = first;
  while (canAdvance(state, h, byteAt(NEEDS, (h << 4) | height))) height++;
  setByte(state + STATE_HEIGHTS, h, height);
  return height > first;
}

function canAdvance(state: usize, h: i32, card: i32): boolean {
  if (card === NONE || byteAt(state + UNCOVERED, card) === 0) return false;
  return byteAt(COPIES, card) !== 2 || mayTake(state, h, card);
}

function mayTake(state: usize, h: i32, card: i32): boolean {
  const owner = byteAt(state + OWNER, card);
  if (byteAt(state + UNCOVERED, card) === 2) {
    if (owner === UNDECIDED) setByte(state + OWNER, card, FREE);
    return true;
  }
  if (owner === UNDECIDED) {
    contested = card;
    contestedBy = h;
    return false;
  }
  return owner === h;
}

function uncover(state: usize, pile: i32): boolean {
  const length = byteAt(state + STATE_LENGTHS, pile);
  const at = topOf(pile, length);
  const card = cardAt(at);
  const mayBuild = pile < FANS || wasteToFans;
  if (mayBuild && byteAt(state + BUILDABLE, byteAt(UP, card)) !== 0) makeBuildable(state, card);
  else {
    if (!mayLeave(state, card, at)) return false;
    if (mayBuild) setByte(state + LOOSE, card, 1);
  }
  setByte(state + STATE_LENGTHS, pile, length - 1);
  if (length > 1) show(state, pile);
  return true;
}

function mayLeave(state: usize, card: i32, at: i32): boolean {
  const one = byteAt(NEEDING, 2 * card);
  if (byteAt(COPIES, card) === 1) return hasTaken(state, one, card);
  const two = byteAt(NEEDING, 2 * card + 1);
  const owner = byteAt(state + OWNER, card);
  if (owner === UNDECIDED) return false;
  if (owner === FREE) return hasTaken(state, one, card) || hasTaken(state, two, card);
  const isFirst = <i32>load<u16>(state + FIRST + ((<usize>card) << 1)) === at;
  return hasTaken(state, isFirst ? owner : owner === one ? two : one, card);
}

function show(state: usize, pile: i32): void {
  const length = byteAt(state + STATE_LENGTHS, pile);
  const at = topOf(pile, length);
  const card = cardAt(at);
  const uncovered = byteAt(state + UNCOVERED, card);
  setByte(state + UNCOVERED, card, uncovered + 1);
  if (uncovered === 0) store<u16>(state + FIRST + ((<usize>card) << 1), <u16>at);
  if (pile < FANS && length >= buildOn) makeBuildable(state, card);
}

function makeBuildable(state: usize, card: i32): void {
  for (let kind = card; byteAt(state + BUILDABLE, kind) === 0; ) {
    setByte(state + BUILDABLE, kind, 1);
    kind = byteAt(DOWN, kind);
    if (byteAt(state + LOOSE, kind) === 0) return;
  }
}
