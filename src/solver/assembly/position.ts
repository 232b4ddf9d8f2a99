// A position, and moves made and taken back: ../engine/piles.ts and ../engine/searchPosition.ts in AssemblyScript.
import {
  bitsAt,
  byteAt,
  CARD_BITS,
  FANS,
  fill,
  HEIGHT_BITS,
  NEEDS,
  numberAt,
  PILES,
  STOCK,
  setByte,
  setNumber,
  WASTE,
} from './memory';

export const TO_FOUNDATION: i32 = 16;
export const DRAW: i32 = 512;
export const REFILL: i32 = 513;
export const REDEAL: i32 = 514;
export const FAN_SIZE: i32 = 3;
const REDEAL_BITS: u64 = 0x3c6ef372;
/** In the relaxed games only: a pile's top leaves the game, or a foundation gets a card from nowhere. */
export const SET_ASIDE: i32 = 1024;
export const CONJURE: i32 = 1088;
/** The longest line of a search, and the room there is for it and for that of a relaxed game. */
export const MOST_MOVES: i32 = 2000;
const ROOM: i32 = 4200;

/** 64 places a pile, and room for the last stretch of eight that `load` writes. */
export const CARDS: usize = memory.data(904);
/** As at the beginning of a record: the lengths of the piles, the heights, and what a record has behind them. */
export const LENGTHS: usize = memory.data(32);
export const HEIGHTS: usize = LENGTHS + 14;
export const NEEDED: usize = memory.data(12);
export const WANTED: usize = memory.data(64);
const JOURNAL: usize = memory.data(16800);
const MEMOS: usize = memory.data(16800);
const KEYS: usize = memory.data(33600);

export let redealsUsed: i32 = 0;
export let left: i32 = 0;
export let key: u64 = 0;
export let made: i32 = 0;

export let buildOn: i32 = 3;
export let wasteToFans: boolean = true;
export let redeals: i32 = 0;
export let refillWhenStuck: boolean = false;
/** 0 without gaps, 1 when stuck, 2 at any time. */
export let drawWhen: i32 = 0;
export let hasQuietRefills: boolean = false;
let refillFirst: i32 = 0;
let refillByFans: boolean = false;

export function setRules(
  buildingOn: i32,
  refillingFirst: i32,
  refillingByFans: boolean,
  refillingWhenStuck: boolean,
  drawing: i32,
  toFans: boolean,
  allRedeals: i32,
  quietRefills: boolean,
): void {
  hasQuietRefills = quietRefills;
  buildOn = buildingOn;
  refillFirst = refillingFirst;
  refillByFans = refillingByFans;
  refillWhenStuck = refillingWhenStuck;
  drawWhen = drawing;
  wasteToFans = toFans;
  redeals = allRedeals;
}

export function lengthOf(pile: i32): i32 {
  return byteAt(LENGTHS, pile);
}

/** The card at an index of all cards. */
export function cardAt(index: i32): i32 {
  return byteAt(CARDS, index);
}

/** The top of a pile that is not empty. */
export function topCard(pile: i32): i32 {
  return cardAt(topOf(pile, lengthOf(pile)));
}

export function isCleared(): boolean {
  for (let pile: i32 = 0; pile <= WASTE; pile++) if (lengthOf(pile) !== 0) return false;
  return true;
}

/** The index of the top of a pile of so many cards. */
export function topOf(pile: i32, length: i32): i32 {
  return (pile << 6) + length - 1;
}

/** Whether it matters if the player is stuck: see `asksIfStuck` in ../engine/searchPosition.ts. */
export function asksIfStuck(): boolean {
  return (refillWhenStuck || drawWhen === 1) && (lengthOf(STOCK) > 0 || redealsUsed < redeals);
}

// A record has the lengths of the piles, the heights, the redeals used, then all cards (../engine/encoding.ts). Cards are
// copied eight at a time: what is too many lies above the top of a pile, or is written over by the next.
const REDEALS_IN: usize = 26;
const CARDS_IN: usize = 27;
const KEY_IN: usize = 128;
const LEFT_IN: usize = 148;

/** Writes the position into a record. */
export function save(record: usize): void {
  for (let i: usize = 0; i < 32; i += 8) store<u64>(record + i, load<u64>(LENGTHS + i));
  store<u8>(record + REDEALS_IN, <u8>redealsUsed);
  let into = record + CARDS_IN;
  for (let pile: i32 = 0; pile < PILES; pile++) {
    const length = <usize>lengthOf(pile);
    const from = CARDS + ((<usize>pile) << 6);
    for (let i: usize = 0; i < length; i += 8) store<u64>(into + i, load<u64>(from + i));
    into += length;
  }
  store<u64>(record + KEY_IN, key);
  store<i32>(record + LEFT_IN, left);
}

/** Takes over a position from a record. */
export function read(record: usize): void {
  for (let i: usize = 0; i < 32; i += 8) store<u64>(LENGTHS + i, load<u64>(record + i));
  redealsUsed = <i32>load<u8>(record + REDEALS_IN);
  let from = record + CARDS_IN;
  for (let pile: i32 = 0; pile < PILES; pile++) {
    const length = <usize>lengthOf(pile);
    const into = CARDS + ((<usize>pile) << 6);
    for (let i: usize = 0; i < length; i += 8) store<u64>(into + i, load<u64>(from + i));
    from += length;
  }
  key = load<u64>(record + KEY_IN);
  left = load<i32>(record + LEFT_IN);
  made = 0;
  findNeeds();
}

function findNeeds(): void {
  fill(WANTED, 64, 0);
  for (let h: i32 = 0; h < 12; h++) {
    const card = byteAt(NEEDS, (h << 4) | byteAt(HEIGHTS, h));
    setByte(NEEDED, h, card);
    setByte(WANTED, card, byteAt(WANTED, card) + 1);
  }
}

function mark(index: i32): void {
  key ^= bitsAt(CARD_BITS, (index << 6) | cardAt(index));
}

function take(pile: i32): i32 {
  const length = lengthOf(pile) - 1;
  setByte(LENGTHS, pile, length);
  return cardAt((pile << 6) + length);
}

function lay(pile: i32, card: i32): void {
  const length = lengthOf(pile);
  setByte(CARDS, (pile << 6) + length, card);
  setByte(LENGTHS, pile, length + 1);
}

function setAside(pile: i32): i32 {
  mark(topOf(pile, lengthOf(pile)));
  return take(pile);
}

function shift(from: i32, to: i32): void {
  lay(to, setAside(from));
  mark(topOf(to, lengthOf(to)));
}

function raise(h: i32, by: i32): void {
  const height = byteAt(HEIGHTS, h) + by;
  const before = byteAt(NEEDED, h);
  const after = byteAt(NEEDS, (h << 4) | height);
  setByte(HEIGHTS, h, height);
  setByte(NEEDED, h, after);
  setByte(WANTED, before, byteAt(WANTED, before) - 1);
  setByte(WANTED, after, byteAt(WANTED, after) + 1);
}

function advance(h: i32): void {
  const old = (h << 4) | byteAt(HEIGHTS, h);
  key ^= bitsAt(HEIGHT_BITS, old) ^ bitsAt(HEIGHT_BITS, old + 1);
  raise(h, 1);
}

/** Makes a legal move. */
export function play(move: i32): void {
  let memo: i32 = 0;
  if (made >= ROOM) unreachable();
  store<u64>(KEYS + ((<usize>made) << 3), key);
  if (move < DRAW) {
    const from = move >> 5;
    const to = move & 31;
    if (to < TO_FOUNDATION) shift(from, to);
    else {
      memo = setAside(from);
      advance(to - TO_FOUNDATION);
      left--;
    }
  } else if (move === DRAW) shift(STOCK, WASTE);
  else if (move === REFILL) memo = refill();
  else if (move === REDEAL) turnOver();
  else if (move < CONJURE) memo = setAside(move - SET_ASIDE);
  else advance(move - CONJURE);
  setNumber(JOURNAL, made, move);
  setNumber(MEMOS, made, memo);
  made++;
}

/** Takes the last move back. */
export function undo(): void {
  made--;
  const move = numberAt(JOURNAL, made);
  const memo = numberAt(MEMOS, made);
  key = bitsAt(KEYS, made);
  if (move < DRAW) {
    const from = move >> 5;
    const to = move & 31;
    if (to < TO_FOUNDATION) lay(from, take(to));
    else {
      raise(to - TO_FOUNDATION, -1);
      lay(from, memo);
      left++;
    }
  } else if (move === DRAW) lay(STOCK, take(WASTE));
  else if (move === REFILL) empty(memo);
  else if (move === REDEAL) {
    while (lengthOf(STOCK) > 0) lay(WASTE, take(STOCK));
    redealsUsed--;
  } else if (move < CONJURE) lay(move - SET_ASIDE, memo);
  else raise(move - CONJURE, -1);
}

/** A move that has been made. */
export function moveMade(i: i32): i32 {
  return numberAt(JOURNAL, i);
}

function refill(): i32 {
  let memo: i32 = 0;
  for (let fan: i32 = 0; fan < FANS; fan++) memo |= min(lengthOf(fan), FAN_SIZE) << (2 * fan);
  const rounds = refillByFans ? 1 : FAN_SIZE;
  const atOnce = refillByFans ? FAN_SIZE : 1;
  for (let round: i32 = 0; round < rounds; round++)
    for (let i: i32 = 0; i < FANS; i++) {
      const fan = (refillFirst + i) % FANS;
      for (let k: i32 = 0; k < atOnce; k++)
        if (lengthOf(fan) < FAN_SIZE && lengthOf(STOCK) > 0) shift(STOCK, fan);
    }
  return memo;
}

function empty(memo: i32): void {
  const rounds = refillByFans ? 1 : FAN_SIZE;
  for (let round: i32 = rounds - 1; round >= 0; round--)
    for (let i: i32 = FANS - 1; i >= 0; i--) {
      const fan = (refillFirst + i) % FANS;
      const before = (memo >> (2 * fan)) & 3;
      const keep = refillByFans ? before : before + round;
      while (lengthOf(fan) > keep && before < FAN_SIZE) lay(STOCK, take(fan));
    }
}

function turnOver(): void {
  while (lengthOf(WASTE) > 0) shift(WASTE, STOCK);
  redealsUsed++;
  key ^= REDEAL_BITS;
}
