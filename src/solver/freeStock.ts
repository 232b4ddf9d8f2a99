/**
 * Proves by a small search that a position is lost even if the stock could give any card at any time.
 *
 * **The game with a free stock.** The cards that lie in the fans and in the waste are played by the
 * rules. Those of the stock are free: of each of their kinds there are as many as one likes, at
 * hand at any time, for a foundation or to be built on. A card that is built on a free one is set
 * aside and is free from then on, as is its kind. A card whose kind is free may also be set aside
 * once a foundation has passed its kind. (With a redeal to come the waste is free as well.)
 *
 * **Why it proves anything.** Take a winning line of the real game and play beside it, with the
 * foundations always advanced as far as free cards take them. They are never lower than in the real
 * game, and higher only by free kinds, since other kinds get there in both games by the same cards. A
 * card that is not free lies in the same pile as in the real game, under the same cards that are not
 * free:
 *
 * - where the line plays it to a foundation that still needs it here, so do we; if the foundation has
 *   passed it here, its kind is free, and it is set aside;
 * - where the line builds it on a free card, or on one of a free kind, we set it aside;
 * - where the line builds it on another card, that lies on top of its pile here too and is high
 *   enough in it: either it has been built on a fan, or it lies where it lay at first, and so
 *   there are as many cards under it as in the real game;
 * - free cards that the line moves, draws or refills with cover nothing here.
 *
 * So at the end of the line all piles are empty and all foundations complete here too. If no play
 * does that here, the position is lost. (The stuck conditions of some rule sets only forbid more.)
 *
 * **The moves that are played at once.** Setting a card aside as above, and advancing a foundation by a free
 * kind, take nothing away: free kinds stay free, and the rest is uncovered or higher. A card goes
 * home at once if no other card of its kind and none of the next lower kind lies in a pile: nothing
 * can be built on it any more, no other card can go where it goes, and if it were carried to a fan
 * instead, it would only cover something.
 *
 * Without a stock, and without a redeal, this is the real game, and so it is decided.
 */
import { CARDS_IN_GAME } from '../rules/card.ts';
import { DeadEnd, Kinds } from './deadEnd.ts';
import {
  bottomOf,
  CONJURE,
  carryHome,
  DOWN,
  FOUNDATIONS_OF,
  goesHome,
  NONE,
  SET_ASIDE,
  STOCK,
  SUIT,
  sourceOf,
  UP,
  WASTE,
} from './engine/codes.ts';
import { foundationFor, heightOf } from './engine/dominance.ts';
import { MoveFinder } from './engine/moveFinder.ts';
import { randomBits } from './engine/randomBits.ts';
import { MAX_MOVES_IN_LINE, type SearchPosition } from './engine/searchPosition.ts';
import { Visited } from './engine/visited.ts';

/** The bits that a free kind adds to the key. */
export const FREE_BITS_1 = randomBits(64, 0x51ed270b);
export const FREE_BITS_2 = randomBits(64, 0x2e1b2138);

export type FreeStockVerdict = 'lost' | 'open' | 'unknown';

export class FreeStock {
  /** Positions looked at since it was made. */
  nodes = 0;
  readonly #position: SearchPosition;
  readonly #deadEnd = new DeadEnd();
  readonly #finder = new MoveFinder();
  readonly #visited = new Visited(13);
  /**
   * Which kinds are free, those of them that a foundation has taken, and the order in which they
   * became free.
   */
  readonly #free = new Kinds();
  readonly #passed = new Kinds();
  readonly #freed: number[] = [];
  /** How many cards of each kind lie in fans and waste. */
  readonly #inPiles = new Int32Array(64);
  #freeKey1 = 0;
  #freeKey2 = 0;
  #maxNodes = 0;

  constructor(position: SearchPosition) {
    this.#position = position.twin();
  }

  /** @param most how many positions are looked at, at most */
  judge(position: SearchPosition, most: number): FreeStockVerdict {
    this.#take(position);
    this.#visited.clear();
    this.#maxNodes = this.nodes + most;
    return this.#search();
  }

  #take(position: SearchPosition): void {
    this.#position.copy(position);
    this.#free.clear();
    this.#freeKey1 = 0;
    this.#freeKey2 = 0;
    this.#freed.length = 0;
    this.#inPiles.fill(0);
    this.#freePile(STOCK);
    if (position.redealsUsed < position.redeals) this.#freePile(WASTE);
    position.countKinds(this.#inPiles);
  }

  #freePile(pile: number): void {
    const { cards, lengths } = this.#position;
    const start = bottomOf(pile);
    for (let at = start + lengths[pile] - 1; at >= start; at--) this.#setFree(cards[at]);
    lengths[pile] = 0;
  }

  #isFree(card: number): boolean {
    return this.#free.has(card);
  }

  #setFree(card: number): void {
    if (this.#isFree(card)) return;
    this.#free.add(card);
    this.#freeKey1 ^= FREE_BITS_1[card];
    this.#freeKey2 ^= FREE_BITS_2[card];
    this.#freed.push(card);
  }

  #unfree(downTo: number): void {
    while (this.#freed.length > downTo) {
      const card = this.#freed.pop() as number;
      this.#free.remove(card);
      this.#freeKey1 ^= FREE_BITS_1[card];
      this.#freeKey2 ^= FREE_BITS_2[card];
    }
  }

  #search(): FreeStockVerdict {
    const position = this.#position;
    this.#settle();
    if (this.#position.isCleared()) return 'open';
    if (!this.#visited.add(position.key1 ^ this.#freeKey1, position.key2 ^ this.#freeKey2))
      return 'lost';
    if (++this.nodes > this.#maxNodes || position.made > MAX_MOVES_IN_LINE - CARDS_IN_GAME)
      return 'unknown';
    this.#markPassed();
    if (this.#deadEnd.isDead(position, this.#free, this.#passed)) return 'lost';
    const count = this.#finder.find(position);
    const moves = this.#finder.moves.slice(0, count);
    const made = position.made;
    const freed = this.#freed.length;
    for (const move of moves) {
      this.#play(move);
      const verdict = this.#search();
      if (verdict !== 'lost') return verdict;
      this.#undo(made);
      this.#unfree(freed);
    }
    return 'lost';
  }

  /** Plays a carry or sets a pile's top aside. */
  #play(move: number): void {
    const position = this.#position;
    const from = move < SET_ASIDE ? sourceOf(move) : move - SET_ASIDE;
    const leaves = move >= SET_ASIDE || goesHome(move);
    if (leaves) this.#count(from, -1);
    position.play(move);
  }

  #undo(made: number): void {
    const position = this.#position;
    while (position.made > made) {
      const move = position.journal[position.made - 1];
      position.undo();
      if (move >= CONJURE) continue;
      const from = move < SET_ASIDE ? sourceOf(move) : move - SET_ASIDE;
      if (move >= SET_ASIDE || goesHome(move)) this.#count(from, 1);
    }
  }

  #count(pile: number, by: number): void {
    const card = this.#position.topCard(pile);
    this.#inPiles[card] += by;
  }

  /** Plays the moves that take nothing away, until there is none. */
  #settle(): void {
    const { lengths } = this.#position;
    for (let changed = true; changed; ) {
      changed = this.#advance();
      for (let pile = 0; pile <= WASTE; pile++)
        while (lengths[pile] > 0 && this.#lift(pile)) changed = true;
    }
  }

  /** Foundations take free cards. */
  #advance(): boolean {
    const { needs } = this.#position;
    let changed = false;
    for (let h = 0; h < 12; h++)
      while (needs[h] !== NONE && this.#isFree(needs[h])) {
        this.#position.play(CONJURE + h);
        changed = true;
      }
    return changed;
  }

  /** Takes the top off a pile, if that takes nothing away. */
  #lift(pile: number): boolean {
    const position = this.#position;
    const card = this.#position.topCard(pile);
    const mayBuild = pile !== WASTE || position.wasteToFans;
    if (mayBuild && this.#isFree(UP[card])) {
      this.#play(SET_ASIDE + pile);
      this.#setFree(card);
      return true;
    }
    if (this.#isFree(card)) {
      if (!this.#isPassed(card)) return false;
      this.#play(SET_ASIDE + pile);
      return true;
    }
    if (this.#inPiles[card] !== 1 || this.#inPiles[DOWN[card]] !== 0) return false;
    const h = foundationFor(position, card);
    if (h < 0) return false;
    this.#play(carryHome(pile, h));
    return true;
  }

  /** Whether a foundation has taken a card of this kind. */
  #isPassed(card: number): boolean {
    const at = 3 * SUIT[card];
    for (let k = at; k < at + 3; k++) {
      const h = FOUNDATIONS_OF[k];
      const height = heightOf(h, card);
      if (height > 1 && this.#position.heights[h] >= height) return true;
    }
    return false;
  }

  /**
   * Free kinds that a foundation has taken can leave any pile, and the relaxed game has to allow
   * that.
   */
  #markPassed(): void {
    this.#passed.clear();
    for (const card of this.#freed) if (this.#isPassed(card)) this.#passed.add(card);
  }
}
