// Keeps positions and the moves that led to them: ../engine/positionPool.ts and ../engine/visited.ts in AssemblyScript.
import { addKey, allocate, allocatePlaces, LONGEST_LINE, numberAt, setNumber } from './memory';
import { key, read, save } from './position';

// A slot is a record (`position.ts`), to which the pool adds a score and a node of the tree. Slots and nodes lie in chunks, so
// that nothing moves when there are more.
const SLOT_BYTES: usize = 152;
const SCORE_IN: usize = 136;
const NODE_IN: usize = 144;
const SLOTS_IN_CHUNK: i32 = 1024;
const NODES_IN_CHUNK: i32 = 8192;
const MOST_CHUNKS: i32 = 8192;

const SLOT_CHUNKS: usize = memory.data(32768);
const NODE_CHUNKS: usize = memory.data(32768);
let slotChunks: i32 = 0;
let nodeChunks: i32 = 0;

let usedSlots: i32 = 0;
/** The slot that was released last; each released one has the one before it in the place of its node. */
let free: i32 = -1;
let usedNodes: i32 = 0;

export function clearStore(): void {
  usedSlots = 0;
  free = -1;
  usedNodes = 0;
}

export function recordOf(slot: i32): usize {
  const chunk = <usize>numberAt(SLOT_CHUNKS, slot / SLOTS_IN_CHUNK);
  return chunk + <usize>(slot & (SLOTS_IN_CHUNK - 1)) * SLOT_BYTES;
}

/** Puts the position into a slot. */
export function keep(score: f64, node: i32): i32 {
  let slot = free;
  if (slot >= 0) free = load<i32>(recordOf(slot) + NODE_IN);
  else slot = newSlot();
  const record = recordOf(slot);
  save(record);
  store<f64>(record + SCORE_IN, score);
  store<i32>(record + NODE_IN, node);
  return slot;
}

function newSlot(): i32 {
  if (usedSlots === slotChunks * SLOTS_IN_CHUNK) {
    if (slotChunks === MOST_CHUNKS) unreachable();
    setNumber(SLOT_CHUNKS, slotChunks, <i32>allocate(<usize>SLOTS_IN_CHUNK * SLOT_BYTES));
    slotChunks++;
  }
  return usedSlots++;
}

/** Takes over the position in a slot. */
export function recall(slot: i32): void {
  read(recordOf(slot));
}

export function scoreOf(slot: i32): f64 {
  return load<f64>(recordOf(slot) + SCORE_IN);
}

export function nodeOf(slot: i32): i32 {
  return load<i32>(recordOf(slot) + NODE_IN);
}

export function release(slot: i32): void {
  store<i32>(recordOf(slot) + NODE_IN, free);
  free = slot;
}

function nodeAt(node: i32): usize {
  const chunk = <usize>numberAt(NODE_CHUNKS, node / NODES_IN_CHUNK);
  return chunk + ((<usize>(node & (NODES_IN_CHUNK - 1))) << 3);
}

/** A node of the tree of moves, below another; the root is -1. */
export function addNode(parent: i32, move: i32): i32 {
  if (usedNodes === nodeChunks * NODES_IN_CHUNK) {
    if (nodeChunks === MOST_CHUNKS) unreachable();
    setNumber(NODE_CHUNKS, nodeChunks, <i32>allocate((<usize>NODES_IN_CHUNK) << 3));
    nodeChunks++;
  }
  const node = usedNodes++;
  store<i32>(nodeAt(node), parent);
  store<i32>(nodeAt(node) + 4, move);
  return node;
}

/** Writes the moves from the root to a node, two bytes each, and says how many they are. */
export function writeLine(node: i32, into: usize): i32 {
  let count: i32 = 0;
  for (let at = node; at >= 0; at = load<i32>(nodeAt(at))) count++;
  if (count > LONGEST_LINE) unreachable();
  let i = count;
  for (let at = node; at >= 0; at = load<i32>(nodeAt(at)))
    store<i16>(into + ((<usize>--i) << 1), <i16>load<i32>(nodeAt(at) + 4));
  return count;
}

// The visited positions: a small table for narrow beams, a large one for others.
const SMALL_BITS: i32 = 14;
const LARGE_BITS: i32 = 20;

let smallTable: usize = 0;
let largeTable: usize = 0;
let table: usize = 0;
let mask: i32 = 0;
let epoch: i32 = 0;

/** Forgets the visited positions. */
export function clearVisited(large: boolean): void {
  if (large && largeTable === 0) largeTable = allocatePlaces(LARGE_BITS);
  if (!large && smallTable === 0) smallTable = allocatePlaces(SMALL_BITS);
  table = large ? largeTable : smallTable;
  mask = (1 << (large ? LARGE_BITS : SMALL_BITS)) - 1;
  epoch++;
}

/** Whether the position is new. */
export function visit(): boolean {
  return addKey(table, mask, epoch, key);
}
