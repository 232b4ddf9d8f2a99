// The depth-first search: ../depthFirstSearch.ts in AssemblyScript.

import { reserveStates } from './copiesDeadEnd';
import { isDead, prepare } from './deadEnd';
import { safeHome } from './dominance';
import { judgeFree } from './freeStock';
import { allocate, LINE, numberAt, START, STOCK, setNumber } from './memory';
import { find, moveAt } from './moves';
import { judgePooled } from './pooledStock';
import {
  DRAW,
  key,
  left,
  lengthOf,
  MOST_MOVES,
  made,
  moveMade,
  play,
  read,
  TO_FOUNDATION,
  undo,
} from './position';
import { LOST as RELAXED_LOST, relaxedNodes, reserveRelaxed } from './relaxed';

const FREE_STOCK_NODES: i32 = 2000;
const POOLED_STOCK: i32 = 44;
const POOLED_STOCK_NODES: i32 = 200;

// How a search stands. A won one has its length added to `WON`.
export const PAUSED: i32 = 0;
export const LOST: i32 = 1;
export const FULL: i32 = 2;
export const WON: i32 = 3;

/** Positions looked at since the program began, those of the relaxed games not included. */
let positions: f64 = 0;
/** Those of the relaxed games that this search asked for. */
let relaxed: f64 = 0;

export function provingNodes(): f64 {
  return positions + relaxed;
}

/** The moves still to be tried, two bytes each, and for each position of the line where its moves begin. */
const MOST_TO_TRY: i32 = 600000;
let toTry: usize = 0;
let top: i32 = 0;
let starts: usize = 0;
let depth: i32 = 0;

/** Begins a search at the position in `start`, with so many bytes for its table. */
export function beginProof(maxBytes: f64): void {
  if (toTry === 0) {
    // The table has to come last: it grows.
    reserveRelaxed();
    reserveStates();
    starts = allocate((<usize>(MOST_MOVES + 2)) << 2);
    toTry = allocate((<usize>MOST_TO_TRY) << 1);
  }
  top = 0;
  depth = 0;
  clearTable(maxBytes);
  read(START);
  prepare();
  open();
}

/** Goes on until so many positions more have been looked at. */
export function prove(slice: i32): i32 {
  const pause = provingNodes() + <f64>slice;
  do {
    const state = step();
    if (state !== PAUSED) return state;
  } while (provingNodes() < pause);
  return PAUSED;
}

function step(): i32 {
  if (top === numberAt(starts, depth - 1)) {
    depth--;
    if (depth === 0) return LOST;
    undo();
    return PAUSED;
  }
  play(<i32>load<i16>(toTry + ((<usize>--top) << 1)));
  if (left === 0) return WON + writeLine();
  const known = remember();
  if (known === NO_ROOM || made >= MOST_MOVES) return FULL;
  if (known === SEEN || isLost()) undo();
  else open();
  return PAUSED;
}

function writeLine(): i32 {
  for (let i: i32 = 0; i < made; i++) store<i16>(LINE + ((<usize>i) << 1), <i16>moveMade(i));
  return made;
}

function push(move: i32): void {
  if (top === MOST_TO_TRY) unreachable();
  store<i16>(toTry + ((<usize>top) << 1), <i16>move);
  top++;
}

function open(): void {
  setNumber(starts, depth, top);
  depth++;
  const safe = safeHome();
  if (safe >= 0) {
    push(safe);
    return;
  }
  const count = find();
  for (let i = count - 1; i >= 0; i--) if (!isHome(moveAt(i))) push(moveAt(i));
  for (let i = count - 1; i >= 0; i--) if (isHome(moveAt(i))) push(moveAt(i));
}

function isHome(move: i32): boolean {
  return move < DRAW && (move & TO_FOUNDATION) !== 0;
}

function isLost(): boolean {
  positions++;
  if (isDead()) return true;
  if (moveMade(made - 1) < DRAW && lengthOf(STOCK) > 0) return false;
  const before = relaxedNodes;
  const isEarly = lengthOf(STOCK) >= POOLED_STOCK;
  const verdict = isEarly ? judgePooled(POOLED_STOCK_NODES) : judgeFree(FREE_STOCK_NODES);
  relaxed += relaxedNodes - before;
  return verdict === RELAXED_LOST;
}

// The transposition table (../engine/transpositionTable.ts). It is the last thing on the heap, so that it can grow where it is.
const FIRST_PLACES: i32 = 1 << 12;
const SEEN: i32 = 0;
const NEW: i32 = 1;
const NO_ROOM: i32 = 2;
let table: usize = 0;
let tableEnd: usize = 0;
let mask: i32 = 0;
let used: i32 = 0;
let most: f64 = 0;

function clearTable(maxBytes: f64): void {
  if (table === 0) {
    table = allocate((<usize>FIRST_PLACES) << 3);
    tableEnd = table + ((<usize>FIRST_PLACES) << 3);
  }
  most = maxBytes;
  mask = FIRST_PLACES - 1;
  used = 0;
  memory.fill(table, 0, (<usize>FIRST_PLACES) << 3);
}

function remember(): i32 {
  if (2 * used > mask && !grow()) return NO_ROOM;
  return put(key);
}

function put(wanted: u64): i32 {
  for (let place = <i32>wanted & mask; ; place = (place + 1) & mask) {
    const at = table + ((<usize>place) << 3);
    const known = load<u64>(at);
    if (known === wanted) return wanted === 0 ? NEW : SEEN;
    if (known !== 0) continue;
    store<u64>(at, wanted);
    used++;
    return NEW;
  }
}

/** Doubles the table. Its keys wait behind it meanwhile. */
function grow(): boolean {
  const bytes = (<usize>(mask + 1)) << 3;
  if (2 * <f64>bytes > most) return false;
  const end = table + 3 * bytes;
  if (end > tableEnd) {
    allocate(end - tableEnd);
    tableEnd = end;
  }
  const old = table + 2 * bytes;
  memory.copy(old, table, bytes);
  memory.fill(table, 0, 2 * bytes);
  mask = 2 * mask + 1;
  used = 0;
  for (let i: usize = 0; i < bytes; i += 8) {
    const known = load<u64>(old + i);
    if (known !== 0) put(known);
  }
  return true;
}
