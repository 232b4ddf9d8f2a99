// What the two relaxed games have in common: their verdicts, the positions visited, and the moves still to be tried.
import { addKey, allocate, allocatePlaces, byteAt, fill, STOCK, setByte, WASTE } from './memory';
import { cardAt, key, LENGTHS, lengthOf, MOST_MOVES, made, undo } from './position';

export const LOST: i32 = 0;
export const OPEN: i32 = 1;
export const UNKNOWN: i32 = 2;

const CARDS_IN_GAME: i32 = 104;

/** Positions of relaxed games looked at since the program began. */
export let relaxedNodes: f64 = 0;
let maxNodes: f64 = 0;

// Where the game began: the moves made before it, and the sizes of stock and waste, which it empties.
let base: i32 = 0;
let stock: i32 = 0;
let waste: i32 = 0;

/** How many cards of each kind lie in the fans and in the waste. */
export const IN_PILES: usize = memory.data(64);

const BITS: i32 = 13;
let table: usize = 0;
let epoch: i32 = 0;

/** Begins a game at the position, in which at most so many positions are looked at. */
export function beginRelaxed(most: i32): void {
  reserveRelaxed();
  epoch++;
  count = 0;
  base = made;
  stock = lengthOf(STOCK);
  waste = lengthOf(WASTE);
  maxNodes = relaxedNodes + <f64>most;
}

/** Takes the game back: the position is again what it was. */
export function endRelaxed(): void {
  while (made > base) undo();
  setByte(LENGTHS, STOCK, stock);
  setByte(LENGTHS, WASTE, waste);
}

/** Counts the position, and says whether the game ends here undecided. */
export function isTooFar(): boolean {
  relaxedNodes++;
  return relaxedNodes > maxNodes || made - base > MOST_MOVES - CARDS_IN_GAME;
}

export function countInPiles(): void {
  fill(IN_PILES, 64, 0);
  for (let pile: i32 = 0; pile <= WASTE; pile++) {
    const length = lengthOf(pile);
    for (let i: i32 = 0; i < length; i++) inPiles(cardAt((pile << 6) + i), 1);
  }
}

export function inPiles(card: i32, by: i32): void {
  setByte(IN_PILES, card, byteAt(IN_PILES, card) + by);
}

export function reserveRelaxed(): void {
  if (table === 0) table = allocatePlaces(BITS);
  if (moves === 0) moves = allocate((<usize>ROOM) << 1);
}

/** Whether the position is new; `more` is what the key does not know. */
export function visitRelaxed(more: u64): boolean {
  return addKey(table, (1 << BITS) - 1, epoch, key ^ more);
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
