/**
 * The solver's form of a position: one byte a card in typed arrays, moves as small integers that
 * are made and taken back in place, and a 64-bit key kept up to date by each of them.
 *
 * It knows the same rules as `src/rules`, written a second time for speed; `packed.test.ts` holds
 * the two together.
 */
import { HOURS, indexOf } from '../rules/hour.ts';
import type { Move, Place } from '../rules/move.ts';
import { FAN_SIZE, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import {
  CONJURE,
  DRAW,
  FANS,
  NEEDS,
  PILE_SHIFT,
  PILES,
  REDEAL,
  REFILL,
  SET_ASIDE,
  STOCK,
  TO_FOUNDATION,
  UP,
  WASTE,
} from './codes.ts';
import { foundationFor } from './dominance.ts';

/** Random bits, the same in every run (xorshift32). */
function randomBits(length: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}

/** Key bits of a card in a place of `cards`, and of a foundation's height. */
const CARD_BITS_1 = randomBits(PILES << (PILE_SHIFT + 6), 0x2545f491);
const CARD_BITS_2 = randomBits(PILES << (PILE_SHIFT + 6), 0x7f4a7c15);
const HEIGHT_BITS_1 = randomBits(12 << 4, 0x1b873593);
const HEIGHT_BITS_2 = randomBits(12 << 4, 0x68e31da4);
const REDEAL_BITS = 0x3c6ef372;

/** A position as `save` writes it: lengths, heights, redeals, then every card, pile by pile. */
export const RECORD = 128;

/** No line the solver looks at is longer; carries to and fro would go on for ever. */
export const MOST_MOVES = 2000;

export class Packed {
  readonly buildOn: number;
  readonly refillFirst: number;
  readonly refillByFans: boolean;
  readonly refillWhenStuck: boolean;
  readonly drawWhen: RuleSet['drawWhen'];
  readonly wasteToFans: boolean;
  readonly redeals: number;

  /** Cards bottom first; the stock's next card is its top. */
  readonly cards = new Uint8Array(PILES << PILE_SHIFT);
  readonly lengths = new Uint8Array(PILES);
  readonly heights = new Uint8Array(12);
  /** The card each foundation waits for. */
  readonly needs = new Uint8Array(12);
  redealsUsed = 0;
  /** Cards not yet on foundations. */
  left = 0;
  key1 = 0;
  key2 = 0;

  /** The moves made since `read` or `load`, and how many; a game has far fewer than the room here. */
  readonly journal = new Int16Array(MOST_MOVES);
  made = 0;
  readonly #memos = new Int32Array(MOST_MOVES);

  /** Kinds of cards that `sendAllHome` leaves where they are. */
  readonly held = new Uint8Array(64);

  /** The moves `generate` has found. */
  readonly moves = new Int16Array(200);
  readonly #fansWithTop = new Uint16Array(64);

  readonly ruleSet: RuleSet;

  constructor(ruleSet: RuleSet) {
    this.ruleSet = ruleSet;
    this.buildOn = ruleSet.buildOn;
    this.refillFirst = indexOf(ruleSet.refillFrom);
    this.refillByFans = ruleSet.refillOrder === 'fans';
    this.refillWhenStuck = ruleSet.refillWhen === 'stuck';
    this.drawWhen = ruleSet.drawWhen;
    this.wasteToFans = ruleSet.wasteTo === 'foundationsAndFans';
    this.redeals = ruleSet.redeals;
  }

  /** Whether a card that fills no gap has no say in what is refilled and drawn (`safeHome`). */
  get hasQuietRefills(): boolean {
    return (
      !this.refillWhenStuck &&
      this.drawWhen !== 'stuck' &&
      this.redealsUsed === this.redeals &&
      this.buildOn === FAN_SIZE
    );
  }

  /** Another of the same rule set. */
  twin(): Packed {
    return new Packed(this.ruleSet);
  }

  /** Takes over another's position. */
  copy(other: Packed): void {
    this.cards.set(other.cards);
    this.lengths.set(other.lengths);
    this.heights.set(other.heights);
    this.needs.set(other.needs);
    this.redealsUsed = other.redealsUsed;
    this.left = other.left;
    this.key1 = other.key1;
    this.key2 = other.key2;
    this.made = 0;
  }

  /** Takes over a position of the rules. */
  read(position: Position): void {
    const piles = [...position.fans, position.waste, [...position.stock].reverse()];
    piles.forEach((pile, p) => {
      this.cards.set(pile, p << PILE_SHIFT);
      this.lengths[p] = pile.length;
    });
    this.heights.set(position.foundations);
    this.redealsUsed = position.redealsUsed;
    this.made = 0;
    this.#rebuild();
  }

  /** What follows from cards and heights: needs, count and key. */
  #rebuild(): void {
    this.left = 0;
    this.key1 = 0;
    this.key2 = 0;
    for (let h = 0; h < 12; h++) {
      const at = (h << 4) | (this.heights[h] as number);
      this.needs[h] = NEEDS[at] as number;
      this.key1 ^= HEIGHT_BITS_1[at] as number;
      this.key2 ^= HEIGHT_BITS_2[at] as number;
    }
    if (this.redealsUsed > 0) this.key1 ^= REDEAL_BITS;
    for (let pile = 0; pile < PILES; pile++) {
      const length = this.lengths[pile] as number;
      this.left += length;
      for (let i = 0; i < length; i++) this.#mark((pile << PILE_SHIFT) + i);
    }
  }

  /** Puts the card at an index of `cards` into the key, or takes it out. */
  #mark(index: number): void {
    const at = (index << 6) | (this.cards[index] as number);
    this.key1 ^= CARD_BITS_1[at] as number;
    this.key2 ^= CARD_BITS_2[at] as number;
  }

  #shift(from: number, to: number): void {
    this.#putBack(to, this.#setAside(from));
  }

  /** Takes the top off a pile. */
  #setAside(pile: number): number {
    const length = (this.lengths[pile] as number) - 1;
    const index = (pile << PILE_SHIFT) + length;
    this.#mark(index);
    this.lengths[pile] = length;
    return this.cards[index] as number;
  }

  #putBack(pile: number, card: number): void {
    const length = this.lengths[pile] as number;
    const index = (pile << PILE_SHIFT) + length;
    this.cards[index] = card;
    this.#mark(index);
    this.lengths[pile] = length + 1;
  }

  #raise(h: number, by: 1 | -1): void {
    const old = (h << 4) | (this.heights[h] as number);
    const now = old + by;
    this.heights[h] = now & 15;
    this.needs[h] = NEEDS[now] as number;
    this.key1 ^= (HEIGHT_BITS_1[old] as number) ^ (HEIGHT_BITS_1[now] as number);
    this.key2 ^= (HEIGHT_BITS_2[old] as number) ^ (HEIGHT_BITS_2[now] as number);
  }

  isWon(): boolean {
    return this.left === 0;
  }

  /** Makes a legal move. */
  play(move: number): void {
    let memo = 0;
    if (move < DRAW) {
      const from = move >> 5;
      const to = move & 31;
      if (to < TO_FOUNDATION) this.#shift(from, to);
      else {
        memo = this.#setAside(from);
        this.#raise(to - TO_FOUNDATION, 1);
        this.left--;
      }
    } else if (move === DRAW) this.#shift(STOCK, WASTE);
    else if (move === REFILL) memo = this.#refill();
    else if (move === REDEAL) this.#turnOver(WASTE, STOCK, 1);
    else if (move < CONJURE) memo = this.#setAside(move - SET_ASIDE);
    else this.#raise(move - CONJURE, 1);
    this.journal[this.made] = move;
    this.#memos[this.made++] = memo;
  }

  /** Takes the last move back. */
  undo(): void {
    const move = this.journal[--this.made] as number;
    const memo = this.#memos[this.made] as number;
    if (move < DRAW) {
      const from = move >> 5;
      const to = move & 31;
      if (to < TO_FOUNDATION) this.#shift(to, from);
      else {
        this.#raise(to - TO_FOUNDATION, -1);
        this.#putBack(from, memo);
        this.left++;
      }
    } else if (move === DRAW) this.#shift(WASTE, STOCK);
    else if (move === REFILL) this.#empty(memo);
    else if (move === REDEAL) this.#turnOver(STOCK, WASTE, -1);
    else if (move < CONJURE) this.#putBack(move - SET_ASIDE, memo);
    else this.#raise(move - CONJURE, -1);
  }

  /** Fills the gaps; returns how many cards each fan had, two bits a fan (three stands for more). */
  #refill(): number {
    let memo = 0;
    for (let fan = 0; fan < FANS; fan++)
      memo |= Math.min(this.lengths[fan] as number, FAN_SIZE) << (2 * fan);
    const rounds = this.refillByFans ? 1 : FAN_SIZE;
    const atOnce = this.refillByFans ? FAN_SIZE : 1;
    for (let round = 0; round < rounds; round++)
      for (let i = 0; i < FANS; i++) {
        const fan = (this.refillFirst + i) % FANS;
        // In a round, a fan gets a card if it began with that many gaps: it has fewer than three still.
        for (let k = 0; k < atOnce; k++)
          if ((this.lengths[fan] as number) < FAN_SIZE && (this.lengths[STOCK] as number) > 0)
            this.#shift(STOCK, fan);
      }
    return memo;
  }

  /** Takes a refill back: the same cards in the opposite order. */
  #empty(memo: number): void {
    const rounds = this.refillByFans ? 1 : FAN_SIZE;
    for (let round = rounds - 1; round >= 0; round--)
      for (let i = FANS - 1; i >= 0; i--) {
        const fan = (this.refillFirst + i) % FANS;
        const before = (memo >> (2 * fan)) & 3;
        const keep = this.refillByFans ? before : before + round;
        while ((this.lengths[fan] as number) > keep && before < FAN_SIZE) this.#shift(fan, STOCK);
      }
  }

  #turnOver(from: number, to: number, by: number): void {
    while ((this.lengths[from] as number) > 0) this.#shift(from, to);
    this.redealsUsed += by;
    this.key1 ^= REDEAL_BITS;
  }

  /**
   * Plays every top card that a foundation accepts, until there is none.
   *
   * @returns how many cards went home
   */
  sendAllHome(): number {
    const { lengths, cards, held } = this;
    let home = 0;
    for (let pile = 0, idle = 0; idle <= WASTE; pile = pile === WASTE ? 0 : pile + 1) {
      idle++;
      for (let length = lengths[pile] as number; length > 0; length--) {
        const card = cards[(pile << PILE_SHIFT) + length - 1] as number;
        if (held[card] !== 0) break;
        const h = foundationFor(this, card);
        if (h < 0) break;
        this.play((pile << 5) | TO_FOUNDATION | h);
        home++;
        idle = 0;
      }
    }
    return home;
  }

  gaps(): number {
    let gaps = 0;
    for (let fan = 0; fan < FANS; fan++) {
      const length = this.lengths[fan] as number;
      if (length < FAN_SIZE) gaps += FAN_SIZE - length;
    }
    return gaps;
  }

  /**
   * Finds the legal moves: carries to `moves[0 …]`, then refill, draw, redeal. Where two foundations
   * accept a card, only the one that needs more cards is given (`dominance.ts`).
   *
   * @returns how many there are
   */
  generate(): number {
    const { lengths, cards, moves, buildOn } = this;
    const fansWithTop = this.#fansWithTop;
    for (let fan = 0; fan < FANS; fan++) {
      const length = lengths[fan] as number;
      if (length >= buildOn)
        fansWithTop[cards[(fan << PILE_SHIFT) + length - 1] as number]! |= 1 << fan;
    }
    let count = 0;
    let stuck = true;
    const sources = WASTE + 1;
    for (let from = 0; from < sources; from++) {
      const length = lengths[from] as number;
      if (length === 0) continue;
      const top = (from << PILE_SHIFT) + length - 1;
      const card = cards[top] as number;
      const best = foundationFor(this, card);
      if (best >= 0) {
        moves[count++] = (from << 5) | TO_FOUNDATION | best;
        stuck = false;
      }
      if (from === WASTE && !this.wasteToFans) continue;
      const up = UP[card] as number;
      let targets = (fansWithTop[up] as number) & ~(1 << from);
      if (targets === 0) continue;
      const isCopied = from !== WASTE && length > 1 && cards[top - 1] === up;
      if (!isCopied) stuck = false;
      while (targets !== 0) {
        const fan = 31 - Math.clz32(targets & -targets);
        targets &= targets - 1;
        moves[count++] = (from << 5) | fan;
      }
    }
    for (let fan = 0; fan < FANS; fan++) {
      const length = lengths[fan] as number;
      if (length > 0) fansWithTop[cards[(fan << PILE_SHIFT) + length - 1] as number] = 0;
    }
    return this.#generateDealing(count, stuck && this.left > 0);
  }

  #generateDealing(carries: number, stuck: boolean): number {
    const { lengths, moves } = this;
    let count = carries;
    if ((lengths[STOCK] as number) === 0) {
      if ((lengths[WASTE] as number) > 0 && this.redealsUsed < this.redeals)
        moves[count++] = REDEAL;
      return count;
    }
    const gaps = this.gaps() > 0;
    if (gaps && (stuck || !this.refillWhenStuck)) moves[count++] = REFILL;
    const mayDraw = this.drawWhen === 'any' || (!gaps && (this.drawWhen === 'noGaps' || stuck));
    if (mayDraw) moves[count++] = DRAW;
    return count;
  }

  /** Writes the position as `RECORD` bytes. */
  save(into: Uint8Array, offset: number): void {
    const { lengths, heights, cards } = this;
    let at = offset;
    for (let pile = 0; pile < PILES; pile++) into[at++] = lengths[pile] as number;
    for (let h = 0; h < 12; h++) into[at++] = heights[h] as number;
    into[at++] = this.redealsUsed;
    for (let pile = 0; pile < PILES; pile++) {
      const start = pile << PILE_SHIFT;
      const end = start + (lengths[pile] as number);
      for (let i = start; i < end; i++) into[at++] = cards[i] as number;
    }
  }

  /** Takes over what `save` wrote, with the key it had. */
  load(from: Uint8Array, offset: number, key1: number, key2: number): void {
    const { lengths, heights, needs, cards } = this;
    let at = offset;
    let left = 0;
    for (let pile = 0; pile < PILES; pile++) {
      lengths[pile] = from[at++] as number;
      left += lengths[pile] as number;
    }
    for (let h = 0; h < 12; h++) {
      const height = from[at++] as number;
      heights[h] = height;
      needs[h] = NEEDS[(h << 4) | height] as number;
    }
    this.redealsUsed = from[at++] as number;
    for (let pile = 0; pile < PILES; pile++) {
      const start = pile << PILE_SHIFT;
      const end = start + (lengths[pile] as number);
      for (let i = start; i < end; i++) cards[i] = from[at++] as number;
    }
    this.left = left;
    this.made = 0;
    this.key1 = key1;
    this.key2 = key2;
  }
}

const placeOf = (pile: number): Place =>
  pile === WASTE ? { pile: 'waste' } : { pile: 'fan', hour: HOURS[pile] as (typeof HOURS)[number] };

/** A packed move as the rules write it. */
export function unpackMove(move: number): Move {
  if (move === DRAW) return { kind: 'draw' };
  if (move === REFILL) return { kind: 'refill' };
  if (move === REDEAL) return { kind: 'redeal' };
  const to = move & 31;
  return {
    kind: 'carry',
    from: placeOf(move >> 5),
    to:
      to < TO_FOUNDATION
        ? placeOf(to)
        : { pile: 'foundation', hour: HOURS[to - TO_FOUNDATION] as (typeof HOURS)[number] },
  };
}
