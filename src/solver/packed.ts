/**
 * The solver's form of a position: one byte a card in typed arrays, moves as small integers that
 * are made and taken back in place, and a 64-bit key kept up to date by each of them.
 *
 * It knows the same rules as `src/rules`, written a second time for speed; `packed.test.ts` holds
 * the two together.
 */
import { indexOf } from '../rules/hour.ts';
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
  WASTE,
} from './codes.ts';
import { CARD_BITS_1, CARD_BITS_2, HEIGHT_BITS_1, HEIGHT_BITS_2, REDEAL_BITS } from './keys.ts';

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
  /** By how many foundations each kind of card is waited for. */
  readonly wanted = new Uint8Array(64);
  redealsUsed = 0;
  /** Cards not yet on foundations. */
  left = 0;
  key1 = 0;
  key2 = 0;

  /** The moves made since `read`, `copy` or `thaw`, and how many; a game has far fewer than the room here. */
  readonly journal = new Int16Array(MOST_MOVES);
  made = 0;
  readonly #memos = new Int32Array(MOST_MOVES);
  /** The key before each of these moves. */
  readonly #keys1 = new Int32Array(MOST_MOVES);
  readonly #keys2 = new Int32Array(MOST_MOVES);

  readonly ruleSet: RuleSet;
  readonly #hasStuckRules: boolean;

  constructor(ruleSet: RuleSet) {
    this.ruleSet = ruleSet;
    this.buildOn = ruleSet.buildOn;
    this.refillFirst = indexOf(ruleSet.refillFrom);
    this.refillByFans = ruleSet.refillOrder === 'fans';
    this.refillWhenStuck = ruleSet.refillWhen === 'stuck';
    this.drawWhen = ruleSet.drawWhen;
    this.wasteToFans = ruleSet.wasteTo === 'foundationsAndFans';
    this.redeals = ruleSet.redeals;
    this.#hasStuckRules = this.refillWhenStuck || this.drawWhen === 'stuck';
  }

  /** Whether the rules ask if one is stuck, now or later: then a card to play can be a burden. */
  get asksIfStuck(): boolean {
    return (
      this.#hasStuckRules &&
      ((this.lengths[STOCK] as number) > 0 || this.redealsUsed < this.redeals)
    );
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
    this.wanted.set(other.wanted);
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
    this.findNeeds();
    for (let h = 0; h < 12; h++) {
      const at = (h << 4) | (this.heights[h] as number);
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

  /** Reckons from the heights what the foundations need. */
  findNeeds(): void {
    const { heights, needs, wanted } = this;
    wanted.fill(0);
    for (let h = 0; h < 12; h++) {
      const card = NEEDS[(h << 4) | (heights[h] as number)] as number;
      needs[h] = card;
      wanted[card] = (wanted[card] as number) + 1;
    }
  }

  /** Puts the card at an index of `cards` into the key, or takes it out. */
  #mark(index: number): void {
    const at = (index << 6) | (this.cards[index] as number);
    this.key1 ^= CARD_BITS_1[at] as number;
    this.key2 ^= CARD_BITS_2[at] as number;
  }

  /** Takes the top off a pile; the key is left as it is. */
  #take(pile: number): number {
    const length = (this.lengths[pile] as number) - 1;
    this.lengths[pile] = length;
    return this.cards[(pile << PILE_SHIFT) + length] as number;
  }

  /** Puts a card on a pile; the key is left as it is. */
  #lay(pile: number, card: number): void {
    const length = this.lengths[pile] as number;
    this.cards[(pile << PILE_SHIFT) + length] = card;
    this.lengths[pile] = length + 1;
  }

  /** Takes the top off a pile, and out of the key. */
  #setAside(pile: number): number {
    this.#mark((pile << PILE_SHIFT) + (this.lengths[pile] as number) - 1);
    return this.#take(pile);
  }

  #shift(from: number, to: number): void {
    this.#lay(to, this.#setAside(from));
    this.#mark((to << PILE_SHIFT) + (this.lengths[to] as number) - 1);
  }

  #raise(h: number, by: 1 | -1): void {
    const { heights, needs, wanted } = this;
    const now = (h << 4) | ((heights[h] as number) + by);
    const before = needs[h] as number;
    const after = NEEDS[now] as number;
    heights[h] = now & 15;
    needs[h] = after;
    wanted[before] = (wanted[before] as number) - 1;
    wanted[after] = (wanted[after] as number) + 1;
  }

  isWon(): boolean {
    return this.left === 0;
  }

  /** Makes a legal move. */
  play(move: number): void {
    let memo = 0;
    this.#keys1[this.made] = this.key1;
    this.#keys2[this.made] = this.key2;
    if (move < DRAW) {
      const from = move >> 5;
      const to = move & 31;
      if (to < TO_FOUNDATION) this.#shift(from, to);
      else {
        memo = this.#setAside(from);
        this.#advance(to - TO_FOUNDATION);
        this.left--;
      }
    } else if (move === DRAW) this.#shift(STOCK, WASTE);
    else if (move === REFILL) memo = this.#refill();
    else if (move === REDEAL) this.#turnOver();
    else if (move < CONJURE) memo = this.#setAside(move - SET_ASIDE);
    else this.#advance(move - CONJURE);
    this.journal[this.made] = move;
    this.#memos[this.made++] = memo;
  }

  /** Takes the last move back. */
  undo(): void {
    const move = this.journal[--this.made] as number;
    const memo = this.#memos[this.made] as number;
    this.key1 = this.#keys1[this.made] as number;
    this.key2 = this.#keys2[this.made] as number;
    if (move < DRAW) {
      const from = move >> 5;
      const to = move & 31;
      if (to < TO_FOUNDATION) this.#lay(from, this.#take(to));
      else {
        this.#raise(to - TO_FOUNDATION, -1);
        this.#lay(from, memo);
        this.left++;
      }
    } else if (move === DRAW) this.#lay(STOCK, this.#take(WASTE));
    else if (move === REFILL) this.#empty(memo);
    else if (move === REDEAL) {
      while ((this.lengths[STOCK] as number) > 0) this.#lay(WASTE, this.#take(STOCK));
      this.redealsUsed--;
    } else if (move < CONJURE) this.#lay(move - SET_ASIDE, memo);
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
        while ((this.lengths[fan] as number) > keep && before < FAN_SIZE)
          this.#lay(STOCK, this.#take(fan));
      }
  }

  #turnOver(): void {
    while ((this.lengths[WASTE] as number) > 0) this.#shift(WASTE, STOCK);
    this.redealsUsed++;
    this.key1 ^= REDEAL_BITS;
  }

  /** Puts the next card on a foundation, and into the key. */
  #advance(h: number): void {
    const old = (h << 4) | (this.heights[h] as number);
    this.key1 ^= (HEIGHT_BITS_1[old] as number) ^ (HEIGHT_BITS_1[old + 1] as number);
    this.key2 ^= (HEIGHT_BITS_2[old] as number) ^ (HEIGHT_BITS_2[old + 1] as number);
    this.#raise(h, 1);
  }

  gaps(): number {
    let gaps = 0;
    for (let fan = 0; fan < FANS; fan++) {
      const length = this.lengths[fan] as number;
      if (length < FAN_SIZE) gaps += FAN_SIZE - length;
    }
    return gaps;
  }
}
