/**
 * Proves by a small search that a position is lost even if the cards of the stock could be had in any order, each of
 * them once.
 *
 * **The game with a pooled stock.** The cards of the stock are the pool; with a redeal to come, so are those of the waste.
 * The other cards lie in their piles. There are four moves:
 *
 * - a card of the pool goes to a foundation;
 * - the top of a pile goes to a foundation;
 * - the top of a pile joins the pool if the pool has a card one higher (a top of the waste only if the waste plays to fans);
 * - the top of a pile goes onto a card one higher, the top of a fan of at least `buildOn` cards.
 *
 * The game is won once all piles are empty: the pool has just the cards then that the foundations need.
 *
 * **Why it proves anything.** Take a winning line of the real game and play beside it. Say that a card belongs to the pool if it
 * came from there, or was built on a card that belongs to it; the others are pile cards. No pile card ever
 * lies on a card of the pool: it would have been built on it, and so belong to it. So a pile card lies in the same pile here,
 * under the same pile cards and on the same cards, and every foundation has the same height. Each move of the line is one of the
 * four here, or moves a card of the pool about, which changes nothing here. A line of the real game thus empties the piles here too;
 * if no play does that, the position is lost. (Rules about being stuck only forbid more.)
 *
 * **Joining the pool is played at once.** Nothing is lost by it: in the pool the card covers nothing, can go to the same
 * foundations, and whatever could be built on it in its pile can join the pool while it is there.
 *
 * **Cards of the pool wait** until the top of a pile can go to a foundation if they go first; then they go, and
 * it at once after them. In any winning play, put off each move from the pool to a foundation until just before the next
 * move from a pile to the same one. No move between needs it, and the pool only has more cards meanwhile. Moves that no move from a pile
 * follows are left out, as the piles are all that has to be emptied.
 *
 * **Some cards go home at once**: a needed card, of the pool or on top of a pile, if no other of its kind and none
 * of the next lower kind lies in a pile. Say that it goes to F. In a winning play that does otherwise, nothing is built on
 * it, as there is nothing to be built. So it only covers others while it waits. It ends on F, or on another foundation G and its other copy on F. That copy
 * comes from the pool, or was on top when this one left the pool; in the pool both are alike, so they can be swapped. Where F and G both need the card,
 * it goes to the one that needs more cards (`engine/dominance.ts`; nobody is ever stuck here).
 *
 * What lies in the piles and on the foundations says what the pool has, so positions with the same key are the same.
 */
import { CARD_KINDS, CARDS_IN_GAME } from '../rules/card.ts';
import { CopiesDeadEnd } from './copiesDeadEnd.ts';
import { DeadEnd, Kinds } from './deadEnd.ts';
import {
  bottomOf,
  CONJURE,
  carry,
  carryHome,
  DOWN,
  FANS,
  FOUNDATIONS_OF,
  goesHome,
  NONE,
  SET_ASIDE,
  STOCK,
  SUIT,
  sourceOf,
  TO_FOUNDATION,
  targetOf,
  UP,
  WASTE,
} from './engine/codes.ts';
import { foundationFor, heightOf } from './engine/dominance.ts';
import { MAX_MOVES_IN_LINE, type SearchPosition } from './engine/searchPosition.ts';
import { Visited } from './engine/visited.ts';

export type PooledStockVerdict = 'lost' | 'open' | 'unknown';

/** How many times `CopiesDeadEnd` shares out a kind for one position. */
const BRANCHES = 20;

/** The cards of a position that are in the pool, by kind: those of the stock, and of the waste if it can be turned over. */
export function poolOf({ cards, lengths, redeals, redealsUsed }: SearchPosition, into: Uint8Array) {
  into.fill(0);
  const last = redealsUsed < redeals ? WASTE : STOCK;
  for (let pile = STOCK; pile >= last; pile--)
    for (let i = 0; i < lengths[pile]; i++) into[cards[bottomOf(pile) + i]]++;
}

export class PooledStock {
  /** Positions looked at since it was made. */
  nodes = 0;
  readonly #position: SearchPosition;
  readonly #deadEnd = new DeadEnd();
  readonly #copiesDeadEnd = new CopiesDeadEnd();
  readonly #visited = new Visited(13);
  /** How many cards of each kind the pool has, and how many lie in piles. */
  readonly #pool = new Uint8Array(64);
  readonly #inPiles = new Int32Array(64);
  readonly #kinds = new Kinds();
  #maxNodes = 0;

  constructor(position: SearchPosition) {
    this.#position = position.twin();
  }

  /** @param most how many positions are looked at, at most */
  judge(start: SearchPosition, most: number): PooledStockVerdict {
    const position = this.#position;
    position.copy(start);
    poolOf(start, this.#pool);
    position.lengths[STOCK] = 0;
    if (start.redealsUsed < start.redeals) position.lengths[WASTE] = 0;
    this.#inPiles.fill(0);
    position.countKinds(this.#inPiles);
    this.#visited.clear();
    this.#maxNodes = this.nodes + most;
    return this.#search();
  }

  #search(): PooledStockVerdict {
    const position = this.#position;
    this.#settle();
    if (this.#position.isCleared()) return 'open';
    if (!this.#visited.add(position.key1, position.key2)) return 'lost';
    if (++this.nodes > this.#maxNodes || position.made > MAX_MOVES_IN_LINE - CARDS_IN_GAME)
      return 'unknown';
    if (this.#isDead()) return 'lost';
    const made = position.made;
    for (const move of this.#moves()) {
      this.#playWithPool(move);
      const verdict = this.#search();
      if (verdict !== 'lost') return verdict;
      this.#undo(made);
    }
    return 'lost';
  }

  #isDead(): boolean {
    this.#kinds.clear();
    for (let card = 0; card < CARD_KINDS; card++) if (this.#pool[card] > 0) this.#kinds.add(card);
    return (
      this.#deadEnd.isDead(this.#position, this.#kinds) ||
      this.#copiesDeadEnd.isDead(this.#position, this.#pool, BRANCHES)
    );
  }

  /** The carries, those to foundations first: all for which the pool has what must go first. */
  #moves(): number[] {
    const moves: number[] = [];
    for (let pile = 0; pile <= WASTE; pile++)
      if (this.#position.lengths[pile] > 0) this.#findHome(pile, moves);
    for (let pile = 0; pile <= WASTE; pile++)
      if (this.#position.lengths[pile] > 0) this.#findFans(pile, moves);
    return moves;
  }

  #findHome(pile: number, moves: number[]): void {
    const position = this.#position;
    const card = this.#position.topCard(pile);
    const best = foundationFor(position, card);
    const at = 3 * SUIT[card];
    for (let k = at; k < at + 3; k++) {
      const h = FOUNDATIONS_OF[k];
      const isBetter = position.needs[h] !== card || h === best;
      if (isBetter && this.#canReach(h, card)) moves.push(carryHome(pile, h));
    }
  }

  /** Whether a foundation needs a card after others that the pool has. */
  #canReach(h: number, card: number): boolean {
    const { heights, needs } = this.#position;
    if (heightOf(h, card) <= Math.max(1, heights[h])) return false;
    let need = needs[h];
    while (need !== card && this.#pool[need] > 0) need = UP[need];
    return need === card;
  }

  #findFans(pile: number, moves: number[]): void {
    const { lengths, buildOn, wasteToFans } = this.#position;
    if (pile === WASTE && !wasteToFans) return;
    const above = UP[this.#position.topCard(pile)];
    for (let fan = 0; fan < FANS; fan++)
      if (
        fan !== pile &&
        lengths[fan] >= Math.max(1, buildOn) &&
        this.#position.topCard(fan) === above
      )
        moves.push(carry(pile, fan));
  }

  #playWithPool(move: number): void {
    if (goesHome(move)) {
      const h = targetOf(move) - TO_FOUNDATION;
      const card = this.#position.topCard(sourceOf(move));
      while (this.#position.needs[h] !== card) this.#takeFromPool(h);
      this.#inPiles[card]--;
    }
    this.#position.play(move);
  }

  #takeFromPool(h: number): void {
    this.#pool[this.#position.needs[h]]--;
    this.#position.play(CONJURE + h);
  }

  #undo(made: number): void {
    const position = this.#position;
    while (position.made > made) {
      const move = position.journal[position.made - 1];
      position.undo();
      if (move >= CONJURE) this.#pool[position.needs[move - CONJURE]]++;
      else if (move >= SET_ASIDE) {
        const card = this.#position.topCard(move - SET_ASIDE);
        this.#pool[card]--;
        this.#inPiles[card]++;
      } else if (goesHome(move)) this.#inPiles[this.#position.topCard(sourceOf(move))]++;
    }
  }

  /** Plays the moves that lose nothing, until there is none. */
  #settle(): void {
    const { lengths } = this.#position;
    for (let changed = true; changed; ) {
      changed = this.#sendPoolHome();
      for (let pile = 0; pile <= WASTE; pile++)
        while (lengths[pile] > 0 && this.#lift(pile)) changed = true;
    }
  }

  /** Whether no card of a kind lies in a pile, but for `own` of them, and none of the next lower kind. */
  #isAlone(card: number, own: number): boolean {
    return this.#inPiles[card] === own && this.#inPiles[DOWN[card]] === 0;
  }

  #sendPoolHome(): boolean {
    const { needs } = this.#position;
    let changed = false;
    for (let h = 0; h < 12; h++)
      for (let card = needs[h]; card !== NONE; card = needs[h]) {
        if (this.#pool[card] === 0 || !this.#isAlone(card, 0)) break;
        const best = foundationFor(this.#position, card);
        this.#takeFromPool(best);
        changed = true;
        if (best !== h) break;
      }
    return changed;
  }

  /** Takes the top off a pile, if that loses nothing. */
  #lift(pile: number): boolean {
    const position = this.#position;
    const card = this.#position.topCard(pile);
    const mayBuild = pile !== WASTE || position.wasteToFans;
    if (mayBuild && this.#pool[UP[card]] > 0) {
      position.play(SET_ASIDE + pile);
      this.#pool[card]++;
      this.#inPiles[card]--;
      return true;
    }
    if (!this.#isAlone(card, 1)) return false;
    const h = foundationFor(position, card);
    if (h < 0) return false;
    position.play(carryHome(pile, h));
    this.#inPiles[card]--;
    return true;
  }
}
