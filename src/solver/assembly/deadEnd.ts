// Positions that are lost whatever is played: ../deadEnd.ts in AssemblyScript, where the proof is.
import {
  byteAt,
  COMPLETE,
  DOWN,
  FANS,
  fill,
  NONE,
  numberAt,
  RANK,
  STOCK,
  SUIT,
  setByte,
  setNumber,
  UP,
  WASTE,
} from './memory';
import {
  buildOn,
  CARDS,
  cardAt,
  HEIGHTS,
  lengthOf,
  NEEDED,
  redeals,
  redealsUsed,
  topOf,
  wasteToFans,
} from './position';

const SUITS: i32 = 4;
const RANKS: i32 = 13;
const ALL_RANKS: i32 = (1 << RANKS) - 1;
const NEVER: i32 = 64;
const ALL_PILES: i32 = (1 << (WASTE + 1)) - 1;
const ALL_FOUNDATIONS: i32 = (1 << 12) - 1;

const NO_KINDS: usize = memory.data(16);
const OPEN: usize = memory.data(16);
const BUILDABLE: usize = memory.data(16);
const TAKEN: usize = memory.data(16);
const LOOSE: usize = memory.data(16);
const TOPS: usize = memory.data(16);
const STOCKS: usize = memory.data(912);
/** Sets of piles and of foundations, two bytes a kind of card. */
const PILES_WITH_TOP: usize = memory.data(128);
const WAITING: usize = memory.data(128);
const LENGTHS_LEFT: usize = memory.data(16);
const NEEDED_NEXT: usize = memory.data(12);
const MISSING: usize = memory.data(12);

let preparedFor: i32 = -1;
let piles: i32 = 0;
let foundations: i32 = 0;
let incomplete: i32 = 0;
export let carries: i32 = 0;

function setAt(sets: usize, card: i32): i32 {
  return <i32>load<u16>(sets + ((<usize>card) << 1));
}

function include(sets: usize, card: i32, member: i32): void {
  store<u16>(sets + ((<usize>card) << 1), <u16>(setAt(sets, card) | (1 << member)));
}

function bitOf(card: i32): i32 {
  return 1 << byteAt(RANK, card);
}

/** Makes the test quicker for all positions that come from this one without a redeal. */
export function prepare(): void {
  const count = lengthOf(STOCK);
  memory.fill(STOCKS, 0, SUITS * 4);
  for (let i: i32 = 0; i < count; i++) {
    const card = cardAt((STOCK << 6) + i);
    const next = STOCKS + ((<usize>((i + 1) * SUITS)) << 2);
    memory.copy(next, next - SUITS * 4, SUITS * 4);
    const suit = byteAt(SUIT, card);
    setNumber(next, suit, numberAt(next, suit) | bitOf(card));
  }
  preparedFor = redealsUsed;
}

/** Whether the position is certainly lost. */
export function isDead(): boolean {
  return isDeadWith(NO_KINDS, NO_KINDS);
}

/** The same with further kinds that are at hand from the start, and kinds that a foundation has taken before. */
export function isDeadWith(free: usize, passed: usize): boolean {
  begin(free, passed);
  while (foundations !== 0 || piles !== 0) {
    while (foundations !== 0) {
      const h = 31 - clz(foundations);
      foundations ^= 1 << h;
      advance(h);
    }
    while (foundations === 0 && piles !== 0) {
      const pile = 31 - clz(piles);
      piles ^= 1 << pile;
      if (pile === WASTE) uncover(pile, NEVER, wasteToFans);
      else uncover(pile, buildOn, true);
    }
  }
  return incomplete > 0;
}

function begin(free: usize, passed: usize): void {
  carries = 0;
  fill(PILES_WITH_TOP, 128, 0);
  fill(WAITING, 128, 0);
  beginKinds(free, passed);
  for (let pile: i32 = 0; pile <= WASTE; pile++) {
    const isAtHand = pile === WASTE && redealsUsed < redeals;
    const length = isAtHand ? 0 : lengthOf(pile);
    setByte(LENGTHS_LEFT, pile, length);
    if (length > 0) show(pile, length, pile < FANS ? buildOn : NEVER);
  }
  incomplete = 0;
  for (let h: i32 = 0; h < 12; h++) {
    const need = byteAt(NEEDED, h);
    setByte(NEEDED_NEXT, h, need);
    setByte(MISSING, h, byteAt(COMPLETE, h) - byteAt(HEIGHTS, h));
    if (need !== NONE) incomplete++;
  }
  piles = ALL_PILES;
  foundations = ALL_FOUNDATIONS;
}

function beginKinds(free: usize, passed: usize): void {
  const stock = lengthOf(STOCK);
  const isPrepared = redealsUsed === preparedFor;
  for (let suit: i32 = 0; suit < SUITS; suit++) {
    const known = isPrepared ? numberAt(STOCKS, stock * SUITS + suit) : 0;
    setNumber(OPEN, suit, numberAt(free, suit) | known);
    setNumber(TAKEN, suit, numberAt(passed, suit));
    setNumber(TOPS, suit, 0);
    setNumber(LOOSE, suit, 0);
  }
  if (!isPrepared) openPile(STOCK, stock);
  if (redealsUsed < redeals) openPile(WASTE, lengthOf(WASTE));
  for (let i: usize = 0; i < 16; i += 8) store<u64>(BUILDABLE + i, load<u64>(OPEN + i));
}

function openPile(pile: i32, length: i32): void {
  for (let i: i32 = 0; i < length; i++) {
    const card = <i32>load<u8>(CARDS + <usize>((pile << 6) + i));
    const suit = byteAt(SUIT, card);
    setNumber(OPEN, suit, numberAt(OPEN, suit) | bitOf(card));
  }
}

function advance(h: i32): void {
  const card = byteAt(NEEDED_NEXT, h);
  if (card === NONE) return;
  const suit = byteAt(SUIT, card);
  const rank = byteAt(RANK, card);
  const open = numberAt(OPEN, suit);
  const fromHere = (open >> rank) | (open << (RANKS - rank));
  const missing = byteAt(MISSING, h);
  const steps = min(ctz(~fromHere), missing);
  if (steps > 0) {
    const stride = ((1 << steps) - 1) << rank;
    const taken = numberAt(TAKEN, suit);
    const now = taken | (stride & ALL_RANKS) | (stride >> RANKS);
    setNumber(TAKEN, suit, now);
    lookAtPiles(suit, now & ~taken & numberAt(TOPS, suit));
  }
  if (steps === missing) {
    setByte(NEEDED_NEXT, h, NONE);
    incomplete--;
    return;
  }
  setByte(MISSING, h, missing - steps);
  let nextRank = rank + steps;
  while (nextRank >= RANKS) nextRank -= RANKS;
  const next = suit * RANKS + nextRank;
  setByte(NEEDED_NEXT, h, next);
  include(WAITING, next, h);
}

function lookAtPiles(suit: i32, tops: i32): void {
  for (let bits = tops; bits !== 0; bits &= bits - 1)
    piles |= setAt(PILES_WITH_TOP, suit * RANKS + ctz(bits));
}

function uncover(pile: i32, buildingOn: i32, mayBuild: boolean): void {
  let length = byteAt(LENGTHS_LEFT, pile);
  while (length > 0) {
    const card = cardAt(topOf(pile, length));
    const suit = byteAt(SUIT, card);
    const bit = bitOf(card);
    const canBuild = mayBuild && (numberAt(BUILDABLE, suit) & bitOf(byteAt(UP, card))) !== 0;
    if (canBuild) makeBuildable(card, suit, bit);
    if ((numberAt(TAKEN, suit) & bit) === 0) {
      if (!canBuild) break;
      carries++;
    } else if (mayBuild && !canBuild) setNumber(LOOSE, suit, numberAt(LOOSE, suit) | bit);
    length--;
    if (length > 0) show(pile, length, buildingOn);
  }
  setByte(LENGTHS_LEFT, pile, length);
}

function show(pile: i32, length: i32, buildingOn: i32): void {
  const card = cardAt(topOf(pile, length));
  const suit = byteAt(SUIT, card);
  const bit = bitOf(card);
  setNumber(TOPS, suit, numberAt(TOPS, suit) | bit);
  include(PILES_WITH_TOP, card, pile);
  const open = numberAt(OPEN, suit);
  if ((open & bit) === 0) {
    setNumber(OPEN, suit, open | bit);
    foundations |= setAt(WAITING, card);
  }
  if (length >= buildingOn) makeBuildable(card, suit, bit);
}

function makeBuildable(first: i32, suit: i32, firstBit: i32): void {
  let card = first;
  let bit = firstBit;
  for (;;) {
    const known = numberAt(BUILDABLE, suit);
    if ((known & bit) !== 0) return;
    setNumber(BUILDABLE, suit, known | bit);
    card = byteAt(DOWN, card);
    bit = bitOf(card);
    piles |= setAt(PILES_WITH_TOP, card);
    if ((numberAt(LOOSE, suit) & bit) === 0) return;
  }
}
