// Reads positions: rows of tokens, lists of relations, and the state of each whole position.
import {
  at,
  CARD_IN,
  CARD_TOKENS,
  counts,
  FOUNDATION_IN,
  FOUNDATION_TOKENS,
  firsts,
  KINDS,
  NO_CARD,
  NO_TOKEN,
  POSITION_BYTES,
  positionOf,
  positions,
  RELATED,
  ROW_BYTES,
  ROW_SHIFT,
  related,
  seconds,
  tokens,
  WHOLE_BIAS,
  WHOLE_IN,
  wholes,
  ZERO_ROW,
} from './memory';
import { add } from './products';

const CARD_FEATURE_ROWS: StaticArray<i32> = [0, 53, 66, 82, 98, 114, 130, 157];
const FOUNDATION_FEATURE_ROWS: StaticArray<i32> = [0, 12, 21];
/** The kind of each relation; -1 ends the list. */
const CARD_KINDS_OF: StaticArray<i32> = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, -1];
const FOUNDATION_KINDS_OF: StaticArray<i32> = [7, 7, 8, 8, 9, 9, 10, 10, -1];
/** The bytes of counts, and the most that each can be. */
const COUNT_BYTES: StaticArray<i32> = [52, 53, 55, 56, 57, 54];
const MOST: StaticArray<i32> = [57, 24, 13, 13, 13, 37];
const UNSEEN_INPUTS: i32 = 104;
const TO_DEAL_BYTE: i32 = 58;
const FLAGS: i32 = 8;

/** The rows of one position: of its first card, how many cards it has, and of its first foundation. */
let firstCard: i32 = 0;
let cards: i32 = 0;
let firstFoundation: i32 = 0;

/** Reads the first `count` positions. Returns how many cards they have. */
export function readPositions(count: i32): i32 {
  memory.fill(counts, 0, KINDS << 2);
  let all: i32 = 0;
  for (let i: i32 = 0; i < count; i++) all += cardsOf(i);
  firstCard = 0;
  for (let i: i32 = 0; i < count; i++) {
    cards = cardsOf(i);
    firstFoundation = all + FOUNDATION_TOKENS * i;
    const bytes = positions + <usize>(i * POSITION_BYTES);
    readTokens(
      i,
      bytes,
      firstCard,
      cards,
      8,
      CARD_IN,
      CARD_FEATURE_ROWS,
      bytes + 416,
      10,
      CARD_KINDS_OF,
    );
    readTokens(
      i,
      bytes + 936,
      firstFoundation,
      FOUNDATION_TOKENS,
      3,
      FOUNDATION_IN,
      FOUNDATION_FEATURE_ROWS,
      bytes + 972,
      8,
      FOUNDATION_KINDS_OF,
    );
    readWhole(bytes + 1068, wholes + ((<usize>i) << ROW_SHIFT));
    firstCard += cards;
  }
  return all;
}

function cardsOf(position: i32): i32 {
  const bytes = positions + <usize>(position * POSITION_BYTES);
  let count: i32 = 0;
  while (count < CARD_TOKENS && <i32>load<u8>(bytes + ((<usize>count) << 3)) !== NO_CARD) count++;
  return count;
}

function readTokens(
  position: i32,
  features: usize,
  first: i32,
  count: i32,
  width: i32,
  rows: i32,
  featureRows: StaticArray<i32>,
  relations: usize,
  relationsWidth: i32,
  kindsOf: StaticArray<i32>,
): void {
  for (let i: i32 = 0; i < count; i++) {
    const row = first + i;
    const token = tokens + ((<usize>row) << ROW_SHIFT);
    store<i32>(positionOf + ((<usize>row) << 2), position);
    memory.fill(token, 0, ROW_BYTES);
    for (let k: i32 = 0; k < width; k++) {
      const input = featureRows[k] + <i32>load<u8>(features + <usize>(i * width + k));
      add(token, at(rows) + ((<usize>input) << ROW_SHIFT), ROW_BYTES);
    }
    readRelations(row, relations + <usize>(i * relationsWidth), kindsOf);
  }
}

function rowOf(token: i32): i32 {
  if (token < cards) return firstCard + token;
  return token >= CARD_TOKENS && token < NO_TOKEN
    ? firstFoundation + token - CARD_TOKENS
    : ZERO_ROW;
}

/** Notes the relations of a row; two of one kind are one, to two tokens. */
function readRelations(row: i32, relations: usize, kindsOf: StaticArray<i32>): void {
  for (let k: i32 = 0; kindsOf[k] >= 0; k++) {
    const kind = kindsOf[k];
    const first = rowOf(<i32>load<u8>(relations + k));
    let second = ZERO_ROW;
    if (kindsOf[k + 1] === kind) second = rowOf(<i32>load<u8>(relations + ++k));
    if (first === ZERO_ROW && second === ZERO_ROW) continue;
    const count = counts + ((<usize>kind) << 2);
    const index = (<usize>(kind * RELATED + load<i32>(count))) << 2;
    store<i32>(count, load<i32>(count) + 1);
    store<i32>(related + index, row);
    store<i32>(firsts + index, first);
    store<i32>(seconds + index, second);
  }
}

function addInput(whole: usize, input: i32): void {
  add(whole, at(WHOLE_IN) + ((<usize>input) << ROW_SHIFT), ROW_BYTES);
}

function readWhole(bytes: usize, whole: usize): void {
  memory.copy(whole, at(WHOLE_BIAS), ROW_BYTES);
  for (let card: i32 = 0; card < 52; card++) {
    const copies = <i32>load<u8>(bytes + card);
    for (let copy: i32 = 0; copy < copies; copy++) addInput(whole, 52 * copy + card);
  }
  let from = UNSEEN_INPUTS;
  for (let k: i32 = 0; k < COUNT_BYTES.length; k++) {
    const most = MOST[k];
    const count = min(most, <i32>load<u8>(bytes + COUNT_BYTES[k]));
    for (let i: i32 = 0; i < count; i++) addInput(whole, from + i);
    from += most;
  }
  addInput(whole, from + <i32>load<u8>(bytes + TO_DEAL_BYTE));
  const flags = <i32>load<u8>(bytes + TO_DEAL_BYTE + 1);
  for (let flag: i32 = 0; flag < FLAGS; flag++)
    if ((flags >> flag) & 1) addInput(whole, from + 2 + flag);
}
