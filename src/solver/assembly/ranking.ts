// The best first: a heap of positions to be opened, and layers in order. An entry is a score and a slot, 16 bytes.
import { allocate } from './memory';
import { release, scoreOf } from './store';

const FIRST_CAPACITY: i32 = 1024;

function scoreAt(entries: usize, i: i32): f64 {
  return load<f64>(entries + ((<usize>i) << 4));
}

function slotAt(entries: usize, i: i32): i32 {
  return load<i32>(entries + ((<usize>i) << 4) + 8);
}

function put(entries: usize, i: i32, score: f64, slot: i32): void {
  const entry = entries + ((<usize>i) << 4);
  store<f64>(entry, score);
  store<i32>(entry + 8, slot);
}

let heap: usize = 0;
let heapCapacity: i32 = 0;
let heapLength: i32 = 0;

export function isHeapEmpty(): boolean {
  return heapLength === 0;
}

export function addToHeap(slot: i32): void {
  if (heapLength === heapCapacity) growHeap();
  const score = scoreOf(slot);
  let at = heapLength++;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (scoreAt(heap, above) >= score) break;
    put(heap, at, scoreAt(heap, above), slotAt(heap, above));
    at = above;
  }
  put(heap, at, score, slot);
}

function growHeap(): void {
  const capacity = max(FIRST_CAPACITY, 2 * heapCapacity);
  const larger = allocate((<usize>capacity) << 4);
  memory.copy(larger, heap, (<usize>heapLength) << 4);
  heap = larger;
  heapCapacity = capacity;
}

/** Takes out the slot with the best score. */
export function takeBest(): i32 {
  const best = slotAt(heap, 0);
  heapLength--;
  if (heapLength > 0) sink(scoreAt(heap, heapLength), slotAt(heap, heapLength));
  return best;
}

function sink(score: f64, slot: i32): void {
  let at: i32 = 0;
  for (let below: i32 = 1; below < heapLength; below = 2 * at + 1) {
    const right = below + 1;
    if (right < heapLength && scoreAt(heap, right) > scoreAt(heap, below)) below = right;
    if (scoreAt(heap, below) <= score) break;
    put(heap, at, scoreAt(heap, below), slotAt(heap, below));
    at = below;
  }
  put(heap, at, score, slot);
}

/** Gives all slots of the heap back. */
export function clearHeap(): void {
  for (let i: i32 = 0; i < heapLength; i++) release(slotAt(heap, i));
  heapLength = 0;
}

export function forgetHeap(): void {
  heapLength = 0;
}

// Two stretches of memory between which a layer is merged.
let one: usize = 0;
let other: usize = 0;
let sortable: i32 = 0;
const RUN: i32 = 8;

/** Sorts slots, four bytes each: the best score first, and of equals the lower slot. */
export function sortSlots(slots: usize, count: i32): void {
  if (count < 2) return;
  if (count > sortable) {
    const bytes = (<usize>(2 * count)) << 4;
    const both = allocate(2 * bytes);
    one = both;
    other = both + bytes;
    sortable = 2 * count;
  }
  for (let start: i32 = 0; start < count; start += RUN)
    sortRun(slots, start, min(start + RUN, count));
  let from = one;
  let into = other;
  for (let width = RUN; width < count; width *= 2) {
    for (let start: i32 = 0; start < count; start += 2 * width)
      merge(from, into, start, min(start + width, count), min(start + 2 * width, count));
    const merged = into;
    into = from;
    from = merged;
  }
  for (let i: i32 = 0; i < count; i++) store<i32>(slots + ((<usize>i) << 2), slotAt(from, i));
}

/** Sorts a few entries by insertion. */
function sortRun(slots: usize, start: i32, end: i32): void {
  for (let i = start; i < end; i++) {
    const slot = load<i32>(slots + ((<usize>i) << 2));
    const score = scoreOf(slot);
    let at = i;
    for (; at > start && isBefore(score, slot, one, at - 1); at--)
      put(one, at, scoreAt(one, at - 1), slotAt(one, at - 1));
    put(one, at, score, slot);
  }
}

function isBefore(score: f64, slot: i32, entries: usize, i: i32): boolean {
  const known = scoreAt(entries, i);
  return score > known || (score === known && slot < slotAt(entries, i));
}

function merge(from: usize, into: usize, start: i32, middle: i32, end: i32): void {
  let left = start;
  let right = middle;
  for (let i = start; i < end; i++) {
    const isRight =
      left === middle ||
      (right < end && isBefore(scoreAt(from, right), slotAt(from, right), from, left));
    const at = isRight ? right++ : left++;
    put(into, i, scoreAt(from, at), slotAt(from, at));
  }
}
