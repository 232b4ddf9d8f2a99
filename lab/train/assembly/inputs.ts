// Which parameters the inputs of the lessons read, for the gradient.
import * as m from '../../../src/fair/net/assembly/memory';
import { readPositions as read } from '../../../src/fair/net/assembly/reading';

const CARD_FEATURE_ROWS: StaticArray<i32> = [0, 53, 66, 82, 98, 114, 130, 157];
const FOUNDATION_FEATURE_ROWS: StaticArray<i32> = [0, 12, 21];
const COUNT_BYTES: StaticArray<i32> = [52, 53, 55, 56, 57, 54];
const MOST: StaticArray<i32> = [57, 24, 13, 13, 13, 37];

/** The first row of each position's cards. */
const firstCards = new StaticArray<i32>(9);
let cardRows: i32 = 0;
const inputs = new StaticArray<i32>(400);

export function readPositions(count: i32): i32 {
  cardRows = read(count);
  for (let row: i32 = cardRows - 1; row >= 0; row--)
    firstCards[load<i32>(m.positionOf + ((<usize>row) << 2))] = row;
  return cardRows;
}

/** How many parameters' rows a token adds up. */
export function inputsOf(row: i32, cards: i32): i32 {
  return row < cards ? 8 : 3;
}

/** The index of the first parameter of one of them. */
export function inputRow(row: i32, k: i32): i32 {
  const position = load<i32>(m.positionOf + ((<usize>row) << 2));
  const bytes = m.positions + <usize>(position * m.POSITION_BYTES);
  if (row < cardRows) {
    const token = row - firstCards[position];
    return m.CARD_IN + 32 * (CARD_FEATURE_ROWS[k] + <i32>load<u8>(bytes + <usize>(token * 8 + k)));
  }
  const token = row - cardRows - 12 * position;
  return (
    m.FOUNDATION_IN +
    32 * (FOUNDATION_FEATURE_ROWS[k] + <i32>load<u8>(bytes + 936 + <usize>(token * 3 + k)))
  );
}

/** Lists the inputs of a whole position. Returns how many there are. */
export function wholeInputs(position: i32): i32 {
  const bytes = m.positions + <usize>(position * m.POSITION_BYTES) + 1068;
  let count: i32 = 0;
  for (let card: i32 = 0; card < 52; card++) {
    const copies = <i32>load<u8>(bytes + card);
    for (let copy: i32 = 0; copy < copies; copy++) inputs[count++] = 52 * copy + card;
  }
  let from: i32 = 104;
  for (let k: i32 = 0; k < 6; k++) {
    const most = min(MOST[k], <i32>load<u8>(bytes + COUNT_BYTES[k]));
    for (let i: i32 = 0; i < most; i++) inputs[count++] = from + i;
    from += MOST[k];
  }
  inputs[count++] = from + <i32>load<u8>(bytes + 58);
  const flags = <i32>load<u8>(bytes + 59);
  for (let flag: i32 = 0; flag < 8; flag++)
    if ((flags >> flag) & 1) inputs[count++] = from + 2 + flag;
  return count;
}

export function wholeInput(k: i32): i32 {
  return inputs[k];
}
