/**
 * The solver's form of a position: its cards (`piles.ts`), and moves as small integers that are made and taken back in
 * place.
 *
 * It knows the same rules as `src/rules`, written a second time for speed; `searchPosition.test.ts`
 * compares the two.
 */
import { indexOf } from '../../rules/hour.ts';
import { FAN_SIZE, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { hasQuietRefills } from '../../rules/safeHome.ts';
import {
  CONJURE,
  DRAW,
  FANS,
  REDEAL,
  REFILL,
  SET_ASIDE,
  STOCK,
  sourceOf,
  TO_FOUNDATION,
  targetOf,
  WASTE,
} from './codes.ts';
import { Piles } from './piles.ts';
import { REDEAL_BITS } from './zobrist.ts';

/** The longest line the solver looks at. Without it, carries to and fro would go on for ever. */
export const MAX_MOVES_IN_LINE = 2000;

export class SearchPosition extends Piles {
  readonly buildOn: number;
  readonly refillFirst: number;
  readonly refillByFans: boolean;
  readonly refillWhenStuck: boolean;
  readonly drawWhen: RuleSet['drawWhen'];
  readonly wasteToFans: boolean;
  readonly redeals: number;
  readonly hasQuietRefills: boolean;

  /**
   * The moves made since `read`, `copy` or `decode`, and how many; a game has far fewer than fit
   * here.
   */
  readonly journal = new Int16Array(MAX_MOVES_IN_LINE);
  made = 0;
  readonly #memos = new Int32Array(MAX_MOVES_IN_LINE);
  /** The key before each of these moves. */
  readonly #keys1 = new Int32Array(MAX_MOVES_IN_LINE);
  readonly #keys2 = new Int32Array(MAX_MOVES_IN_LINE);

  readonly ruleSet: RuleSet;
  readonly #hasStuckRules: boolean;

  constructor(ruleSet: RuleSet) {
    super();
    this.ruleSet = ruleSet;
    this.buildOn = ruleSet.buildOn;
    this.refillFirst = indexOf(ruleSet.refillFrom);
    this.refillByFans = ruleSet.refillOrder === 'fans';
    this.refillWhenStuck = ruleSet.refillWhen === 'stuck';
    this.drawWhen = ruleSet.drawWhen;
    this.wasteToFans = ruleSet.wasteTo === 'foundationsAndFans';
    this.redeals = ruleSet.redeals;
    this.hasQuietRefills = hasQuietRefills(ruleSet);
    this.#hasStuckRules = this.refillWhenStuck || this.drawWhen === 'stuck';
  }

  /**
   * Whether it matters, now or later, if the player is stuck: then a playable card can be a
   * disadvantage.
   */
  get asksIfStuck(): boolean {
    return this.#hasStuckRules && (this.lengths[STOCK] > 0 || this.redealsUsed < this.redeals);
  }

  /** A new search position for the same rule set. */
  twin(): SearchPosition {
    return new SearchPosition(this.ruleSet);
  }

  /** Takes over another's position. */
  override copy(other: SearchPosition): void {
    super.copy(other);
    this.made = 0;
  }

  override read(position: Position): void {
    super.read(position);
    this.made = 0;
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
      const from = sourceOf(move);
      const to = targetOf(move);
      if (to < TO_FOUNDATION) this.shift(from, to);
      else {
        memo = this.setAside(from);
        this.advance(to - TO_FOUNDATION);
        this.left--;
      }
    } else if (move === DRAW) this.shift(STOCK, WASTE);
    else if (move === REFILL) memo = this.#refill();
    else if (move === REDEAL) this.#turnOver();
    else if (move < CONJURE) memo = this.setAside(move - SET_ASIDE);
    else this.advance(move - CONJURE);
    this.journal[this.made] = move;
    this.#memos[this.made++] = memo;
  }

  /** Takes the last move back. */
  undo(): void {
    const move = this.journal[--this.made];
    const memo = this.#memos[this.made];
    this.key1 = this.#keys1[this.made];
    this.key2 = this.#keys2[this.made];
    if (move < DRAW) {
      const from = sourceOf(move);
      const to = targetOf(move);
      if (to < TO_FOUNDATION) this.lay(from, this.take(to));
      else {
        this.raise(to - TO_FOUNDATION, -1);
        this.lay(from, memo);
        this.left++;
      }
    } else if (move === DRAW) this.lay(STOCK, this.take(WASTE));
    else if (move === REFILL) this.#empty(memo);
    else if (move === REDEAL) {
      while (this.lengths[STOCK] > 0) this.lay(WASTE, this.take(STOCK));
      this.redealsUsed--;
    } else if (move < CONJURE) this.lay(move - SET_ASIDE, memo);
    else this.raise(move - CONJURE, -1);
  }

  /** Fills the gaps; returns how many cards each fan had, two bits a fan (three stands for more). */
  #refill(): number {
    let memo = 0;
    for (let fan = 0; fan < FANS; fan++) memo |= Math.min(this.lengths[fan], FAN_SIZE) << (2 * fan);
    const rounds = this.refillByFans ? 1 : FAN_SIZE;
    const atOnce = this.refillByFans ? FAN_SIZE : 1;
    for (let round = 0; round < rounds; round++)
      for (let i = 0; i < FANS; i++) {
        const fan = (this.refillFirst + i) % FANS;
        // In a round, a fan gets a card if it still has fewer than three.
        for (let k = 0; k < atOnce; k++)
          if (this.lengths[fan] < FAN_SIZE && this.lengths[STOCK] > 0) this.shift(STOCK, fan);
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
        while (this.lengths[fan] > keep && before < FAN_SIZE) this.lay(STOCK, this.take(fan));
      }
  }

  #turnOver(): void {
    while (this.lengths[WASTE] > 0) this.shift(WASTE, STOCK);
    this.redealsUsed++;
    this.key1 ^= REDEAL_BITS;
  }
}
