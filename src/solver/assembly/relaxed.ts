// What the two relaxed games have in common: their verdicts, the positions visited, and the moves still to be tried.
import { allocate } from './memory';
import { key } from './position';

export const LOST: i32 = 0;
export const OPEN: i32 = 1;
export const UNKNOWN: i32 = 2;

/** Positions of relaxed games looked at since the program began. */
export let relaxedNodes: f64 = 0;
export function countRelaxed(): void {
  relaxedNodes++;
}

// See ../engine/visited.ts.
const BITS: i32 = 13;
const MASK: i32 = (1 << BITS) - 1;
const MAX_PROBES: i32 = 16;
let table: usize = 0;
let epoch: i32 = 0;

export function clearRelaxed(): void {
  reserveRelaxed();
  epoch++;
}

export function reserveRelaxed(): void {
  if (table !== 0) return;
  table = allocate(((<usize>1) << BITS) * 12);
  moves = allocate((<usize>ROOM) << 1);
}

/** Whether the position is new; `more` is what the key does not know. */
export function visitRelaxed(more: u64): boolean {
  const all = key ^ more;
  let at = <i32>all & MASK;
  for (let tries: i32 = 0; tries < MAX_PROBES; tries++) {
    const place = table + <usize>at * 12;
    if (load<i32>(place + 8) !== epoch) {
      store<u64>(place, all);
      store<i32>(place + 8, epoch);
      return true;
    }
    if (load<u64>(place) === all) return false;
    at = (at + 1) & MASK;
  }
  return true;
}

// The moves still to be tried, two bytes each: those of a position follow those of the positions before it.
const ROOM: i32 = 400000;
let moves: usize = 0;
let count: i32 = 0;

export function moveCount(): i32 {
  return count;
}

export function pushMove(move: i32): void {
  if (count === ROOM) unreachable();
  store<i16>(moves + ((<usize>count) << 1), <i16>move);
  count++;
}

export function pushedMove(i: i32): i32 {
  return <i32>load<i16>(moves + ((<usize>i) << 1));
}

/** Forgets the moves from here on. */
export function dropMoves(from: i32): void {
  count = from;
}
