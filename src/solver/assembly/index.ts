// The layers of a beam search in AssemblyScript: ../plainLayers.ts, which says what happens here. The host is ../wasmLayers.ts.
import { carries, isDead, prepare } from './deadEnd';
import { foundationFor } from './dominance';
import { evaluate, setWeighed } from './evaluate';
import { judgeFree } from './freeStock';
import * as m from './memory';
import { find, moveAt } from './moves';
import { judgePooled } from './pooledStock';
import * as p from './position';
import { addToHeap, clearHeap, forgetHeap, isHeapEmpty, sortSlots, takeBest } from './ranking';
import { LOST, relaxedNodes } from './relaxed';
import {
  addNode,
  clearStore,
  clearVisited,
  keep,
  nodeOf,
  recall,
  recordOf,
  release,
  visit,
  writeLine,
} from './store';

/** Beams at most this wide make do with the small table of visited positions. */
const NARROW: i32 = 4;
const NO_WIN: i32 = -1;

/** How many slots each layer has; where they are kept, and for how many there is room in each layer. */
const COUNTS: usize = memory.data(456);
let slots: usize = 0;
let room: i32 = 0;
let reserved: i32 = 0;

let nodes: f64 = 0;
let leastLeft: i32 = 0;
let width: i32 = 0;
let homeAtOnce: boolean = false;
let testsCarries: boolean = false;
let noise: f64 = 0;
let seed: i32 = 0;

export function tables(which: i32): usize {
  if (which === 0) return m.UP;
  if (which === 1) return m.DOWN;
  if (which === 2) return m.SUIT;
  if (which === 3) return m.RANK;
  if (which === 4) return m.COMPLETE;
  if (which === 5) return m.FOUNDATIONS_OF;
  if (which === 6) return m.NEEDS;
  if (which === 7) return m.HEIGHT_BITS;
  if (which === 8) return m.CARD_BITS;
  if (which === 9) return m.FREE_BITS;
  if (which === 10) return m.HEIGHT_OF;
  return m.SAFE_FROM;
}
export function weights(): usize {
  return m.WEIGHTS;
}
export function penalty(): usize {
  return m.PENALTY;
}
export function held(): usize {
  return m.HELD;
}
export function start(): usize {
  return m.START;
}
export function line(): usize {
  return m.LINE;
}
export { beginProof, prove, provingNodes } from './depthFirst';
export { setRules } from './position';
export { setWeighed };

/** Judges the position in `start` with its stock pooled. */
export function judgeStart(most: i32): i32 {
  p.read(m.START);
  return judgePooled(most);
}

/** Positions of the relaxed games looked at since the program began. */
export function relaxedLookedAt(): f64 {
  return relaxedNodes;
}

/** Positions looked at since the program began. */
export function nodesLookedAt(): f64 {
  return nodes;
}
export function fewestLeft(): i32 {
  return leastLeft;
}

/** Begins a run at the position in `start`. */
export function begin(
  widthOfRun: i32,
  goesHomeAtOnce: boolean,
  testingCarries: boolean,
  noiseOfRun: f64,
  seedOfRun: i32,
): void {
  width = widthOfRun;
  homeAtOnce = goesHomeAtOnce;
  testsCarries = testingCarries;
  noise = noiseOfRun;
  seed = seedOfRun;
  room = 8 * width + 66;
  if (room > reserved) {
    slots = m.allocate((<usize>(m.LAYERS * room)) << 2);
    reserved = room;
  }
  memory.fill(COUNTS, 0, (<usize>m.LAYERS) << 2);
  forgetHeap();
  clearStore();
  clearVisited(width > NARROW);
  p.read(m.START);
  leastLeft = p.left;
  prepare();
  visit();
  push(keep(0, -1));
}

function slotsOf(layer: i32): usize {
  return slots + ((<usize>(layer * room)) << 2);
}

export function sizeOf(layer: i32): i32 {
  return m.numberAt(COUNTS, layer);
}

export function slotIn(layer: i32, i: i32): i32 {
  return m.numberAt(slotsOf(layer), i);
}

/** The record of a slot, for the host to read. */
export function recordIn(layer: i32, i: i32): usize {
  return recordOf(slotIn(layer, i));
}

/** Puts a slot into its layer. */
function push(slot: i32): void {
  const layer = p.redealsUsed * m.STOCK_SIZES + m.STOCK_SIZES - 1 - p.lengthOf(m.STOCK);
  const count = sizeOf(layer);
  m.setNumber(slotsOf(layer), count, slot);
  m.setNumber(COUNTS, layer, count + 1);
  if (count + 1 > 8 * width + 64) cut(layer, 2 * width);
}

/** Keeps the best positions of a layer, in order. */
export function cut(layer: i32, most: i32): void {
  sortSlots(slotsOf(layer), sizeOf(layer));
  for (let i = most; i < sizeOf(layer); i++) release(slotIn(layer, i));
  m.setNumber(COUNTS, layer, min(most, sizeOf(layer)));
}

/** Keeps the best positions of a layer, in order, that the free stock test does not prove lost. */
export function sift(layer: i32, most: i32, sifting: i32): void {
  sortSlots(slotsOf(layer), sizeOf(layer));
  let kept: i32 = 0;
  for (let i: i32 = 0; i < sizeOf(layer); i++) {
    const slot = slotIn(layer, i);
    if (kept < most && !isLostWhenFree(slot, sifting)) m.setNumber(slotsOf(layer), kept++, slot);
    else release(slot);
  }
  m.setNumber(COUNTS, layer, kept);
}

function isLostWhenFree(slot: i32, sifting: i32): boolean {
  recall(slot);
  return judgeFree(sifting) === LOST;
}

/** Opens the positions of a layer. Returns the length of a winning line, which is in `line` then, or -1. */
export function open(layer: i32, most: i32): i32 {
  const count = sizeOf(layer);
  for (let i: i32 = 0; i < count; i++) {
    const node = openSlot(slotIn(layer, i), most);
    if (node !== NO_WIN) return writeLine(node, m.LINE);
  }
  m.setNumber(COUNTS, layer, 0);
  return NO_WIN;
}

function openSlot(slot: i32, most: i32): i32 {
  addToHeap(slot);
  for (let opened: i32 = 0; opened < most && !isHeapEmpty(); opened++) {
    const node = expand(takeBest());
    if (node !== NO_WIN) return node;
  }
  clearHeap();
  return NO_WIN;
}

/** Looks at every position one move further on. Returns the node of a won one, or -1. */
function expand(slot: i32): i32 {
  const parent = nodeOf(slot);
  recall(slot);
  release(slot);
  const count = find();
  for (let i: i32 = 0; i < count; i++) {
    const move = moveAt(i);
    p.play(move);
    if (homeAtOnce) sendAllHome();
    if (p.left === 0) return addNode(parent, move);
    if (visit()) judge(parent, move);
    while (p.made > 0) p.undo();
  }
  return NO_WIN;
}

function judge(parent: i32, move: i32): void {
  nodes++;
  const isTested = testsCarries || move >= p.DRAW || p.lengthOf(m.STOCK) === 0;
  if (isTested && isDead()) return;
  if (p.left < leastLeft) leastLeft = p.left;
  const shaken = noise * mix(<i32>p.key, seed, <i32>(p.key >> 32));
  const slot = keep(evaluate(isTested ? carries : 0) + shaken, addNode(parent, move));
  if (move < p.DRAW) addToHeap(slot);
  else push(slot);
}

/** See ../sendAllHome.ts. */
function sendAllHome(): void {
  let pile: i32 = 0;
  for (let idle: i32 = 0; idle <= m.WASTE; pile = pile === m.WASTE ? 0 : pile + 1) {
    idle++;
    for (let length = p.lengthOf(pile); length > 0; length--) {
      const card = p.cardAt(p.topOf(pile, length));
      if (m.byteAt(p.WANTED, card) === 0 || m.byteAt(m.HELD, card) !== 0) break;
      p.play((pile << 5) | p.TO_FOUNDATION | foundationFor(card));
      idle = 0;
    }
  }
}

/** A hash from 0 to 1, evenly spread. */
function mix(a: i32, b: i32, c: i32): f64 {
  const mixed = (((a ^ b) * 0x9e3779b1) ^ c ^ <i32>(<u32>b >>> 16)) * 0x85ebca6b;
  return <f64>(<u32>mixed >>> 16) / 65536;
}
