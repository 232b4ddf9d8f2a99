// Where everything lies in memory: first what has a fixed size, then a heap that only grows.

export const FANS: i32 = 12;
export const WASTE: i32 = 12;
export const STOCK: i32 = 13;
export const PILES: i32 = 14;
export const NONE: i32 = 63;
/** For each number of redeals used, a layer for each size of the stock. */
export const STOCK_SIZES: i32 = 57;
export const LAYERS: i32 = 2 * STOCK_SIZES;

/** Tables that the host fills (`../wasmLayers.ts`), one byte a kind of card unless it says otherwise. */
export const UP: usize = memory.data(64);
export const DOWN: usize = memory.data(64);
export const SUIT: usize = memory.data(64);
export const RANK: usize = memory.data(64);
export const COMPLETE: usize = memory.data(12);
export const FOUNDATIONS_OF: usize = memory.data(12);
/** The card that each foundation needs at each height, 16 heights each. */
export const NEEDS: usize = memory.data(192);
/** For each foundation, 64 kinds each: the height at which a kind lies on it, and the height from which on it can do without. */
export const HEIGHT_OF: usize = memory.data(768);
export const SAFE_FROM: usize = memory.data(768);
/** Bits of keys, eight bytes each: the first half of a key is the lower one. */
export const HEIGHT_BITS: usize = memory.data(1536);
export const CARD_BITS: usize = memory.data(458752);
export const FREE_BITS: usize = memory.data(512);

/** What the host writes for a run: the weights as floats, the cost of each kind of card, and the kinds held back. */
export const WEIGHTS: usize = memory.data(512);
export const PENALTY: usize = memory.data(512);
export const HELD: usize = memory.data(64);
/** A record for the position at which a run begins, and a line for the host to read, two bytes a move. */
export const START: usize = memory.data(160);
export const LINE: usize = memory.data(16384);
export const LONGEST_LINE: i32 = 8192;

const PLACE_BYTES: usize = 12;
const MAX_PROBES: i32 = 16;

/** Bytes of the heap in use. */
let end: usize = __heap_base;

/**
 * More memory, which is never given back; all zeros. Stops the program where there is none: so note what has been reserved
 * only when it has been, or a later search would write where nothing is.
 */
export function allocate(bytes: usize): usize {
  const start = (end + 15) & ~15;
  const pages = <i32>((start + bytes + 0xffff) >>> 16);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) unreachable();
  end = start + bytes;
  return start;
}

export function byteAt(table: usize, index: i32): i32 {
  return <i32>load<u8>(table + <usize>index);
}

export function setByte(table: usize, index: i32, value: i32): void {
  store<u8>(table + <usize>index, <u8>value);
}

export function numberAt(table: usize, index: i32): i32 {
  return load<i32>(table + ((<usize>index) << 2));
}

export function bitsAt(table: usize, index: i32): u64 {
  return load<u64>(table + ((<usize>index) << 3));
}

export function setNumber(table: usize, index: i32, value: i32): void {
  store<i32>(table + ((<usize>index) << 2), value);
}

/** Whether a kind of card is in a set: four numbers, one a suit, with a bit for each rank. */
export function hasKind(kinds: usize, card: i32): boolean {
  return ((numberAt(kinds, byteAt(SUIT, card)) >> byteAt(RANK, card)) & 1) !== 0;
}

export function addKind(kinds: usize, card: i32): void {
  const suit = byteAt(SUIT, card);
  setNumber(kinds, suit, numberAt(kinds, suit) | (1 << byteAt(RANK, card)));
}

export function removeKind(kinds: usize, card: i32): void {
  const suit = byteAt(SUIT, card);
  setNumber(kinds, suit, numberAt(kinds, suit) & ~(1 << byteAt(RANK, card)));
}

/**
 * Puts a key into a table of visited positions (../engine/visited.ts), whose places have a key and the epoch in which it
 * was written; those of older epochs are empty. Says whether it is new.
 */
export function addKey(table: usize, mask: i32, epoch: i32, key: u64): boolean {
  let at = <i32>key & mask;
  for (let tries: i32 = 0; tries < MAX_PROBES; tries++) {
    const place = table + <usize>at * PLACE_BYTES;
    if (load<i32>(place + 8) !== epoch) {
      store<u64>(place, key);
      store<i32>(place + 8, epoch);
      return true;
    }
    if (load<u64>(place) === key) return false;
    at = (at + 1) & mask;
  }
  return true;
}

export function allocatePlaces(bits: i32): usize {
  return allocate(((<usize>1) << bits) * PLACE_BYTES);
}

/** Sets all bytes of a table whose size is a multiple of eight. Copies and fills of the platform are slower for so little. */
export function fill(table: usize, bytes: usize, eight: u64): void {
  for (let i: usize = 0; i < bytes; i += 8) store<u64>(table + i, eight);
}
