/**
 * Positions that are lost whatever is played, by a relaxed game that tells the two copies of a kind apart: a stronger
 * proof than `deadEnd.ts`, for about half as much time again.
 *
 * **The relaxed game.** It is that of `deadEnd.ts`, in which a card once uncovered stays within reach, with one
 * restriction. Of the kinds of which two foundations still need a copy, each copy belongs to one of the two. A foundation
 * takes a kind only when its own copy is uncovered, and a copy leaves its pile for a foundation only when its own
 * foundation has got that far. (To be built, every copy may leave as before.)
 *
 * **Why it proves anything.** The cards that are not home are as many of each kind as the foundations still need. So in
 * any winning line of the real game each copy goes to a foundation of its own. Play the relaxed game with the copies
 * belonging to those foundations: as in `deadEnd.ts`, it keeps up with the line. So if the relaxed game is lost for every
 * way to share out the copies, the position is lost.
 *
 * **Not every way has to be played.** A kind is shared out when it first matters: when a foundation needs it and exactly
 * one copy is uncovered. That copy is this foundation's, or the other's. If both copies are uncovered before either is
 * taken, it does not matter whose they are: the kind is free.
 *
 * And the second way can be left out if, wherever the first ends, both foundations have taken the kind. There its
 * restrictions have fallen: both copies are uncovered, and both may leave. So what was reached is closed under the rules without
 * any restriction on this kind, and the second way, played with the same choices for all other kinds, reaches no more.
 * (Where one of those other kinds was left out in turn, the end that stood for it holds this kind too, and the argument is the same.)
 */
import { CARD_KINDS } from '../rules/card.ts';
import {
  COMPLETE,
  DOWN,
  FANS,
  heightIndex,
  NEEDS,
  NONE,
  topOf,
  UP,
  WASTE,
} from './engine/codes.ts';
import { heightOf } from './engine/dominance.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

/** How a kind is shared out: 0 to 11 is the foundation of the copy that was uncovered first. */
const UNDECIDED = 99;
const FREE = 98;
/** The place of a copy that lies in no pile. */
const POOL = 0xffff;

/** How far the relaxed game has come. */
class State {
  /** For each kind: copies uncovered, how they are shared out, and where the first of them lies. */
  readonly uncovered = new Uint8Array(CARD_KINDS);
  readonly owner = new Uint8Array(CARD_KINDS);
  readonly first = new Uint16Array(CARD_KINDS);
  readonly heights = new Uint8Array(12);
  readonly lengths = new Uint8Array(WASTE + 1);
  /** 1 for kinds that can be built on, and for those that have left a pile for a foundation only. */
  readonly buildable = new Uint8Array(64);
  readonly loose = new Uint8Array(64);

  copy(other: State): void {
    this.uncovered.set(other.uncovered);
    this.owner.set(other.owner);
    this.first.set(other.first);
    this.heights.set(other.heights);
    this.lengths.set(other.lengths);
    this.buildable.set(other.buildable);
    this.loose.set(other.loose);
  }
}

export class CopiesDeadEnd {
  readonly #states: State[] = [new State()];
  /** The foundations that still need each kind, one or two, and how many. */
  readonly #needing = new Uint8Array(2 * CARD_KINDS);
  readonly #copies = new Uint8Array(64);
  #position: SearchPosition | undefined;
  #branches = 0;
  /** The kind that stopped a foundation because it is not shared out yet, and that foundation. */
  #contested = NONE;
  #contestedBy = 0;
  /** Of the ends of a way: 1 for the kinds that one of two foundations has not taken in some of them. */
  readonly #untaken: Uint8Array[] = [];

  /**
   * @param pool how many cards of each kind lie in no fan and not in the waste, and are within reach at any time
   * @param most how many times a kind is shared out, at most; after that the position counts as open
   * @returns whether the position, its stock left aside, is certainly lost
   */
  isDead(position: SearchPosition, pool: Uint8Array, most: number): boolean {
    this.#position = position;
    this.#branches = most;
    this.#findNeeding(position.heights);
    const state = this.#states[0] as State;
    state.owner.fill(UNDECIDED);
    state.first.fill(POOL);
    state.loose.fill(0);
    for (let card = 0; card < CARD_KINDS; card++) {
      state.uncovered[card] = pool[card];
      state.buildable[card] = pool[card] > 0 ? 1 : 0;
    }
    state.heights.set(position.heights);
    for (let pile = 0; pile <= WASTE; pile++) {
      state.lengths[pile] = position.lengths[pile];
      if (position.lengths[pile] > 0) this.#show(state, pile);
    }
    return this.#isLost(0);
  }

  #findNeeding(heights: Uint8Array): void {
    const copies = this.#copies.fill(0);
    for (let h = 0; h < 12; h++)
      for (let height = heights[h]; height < COMPLETE[h]; height++) {
        const card = NEEDS[heightIndex(h, height)];
        this.#needing[2 * card + copies[card]++] = h;
      }
  }

  /** Whether the game is lost from the state at this depth, for every way to share out what is not shared out there. */
  #isLost(depth: number): boolean {
    const state = this.#states[depth] as State;
    this.#play(state);
    if (isComplete(state.heights)) return false;
    const card = this.#contested;
    const untaken = this.#untakenAt(depth);
    if (card === NONE) {
      this.#markUntaken(state, untaken);
      return true;
    }
    const by = this.#contestedBy;
    if (--this.#branches < 0) return false;
    if (!this.#isLostIf(depth, card, by)) return false;
    const below = this.#untakenAt(depth + 1);
    untaken.set(below);
    if (below[card] === 0) return true;
    const [one, two] = [this.#needing[2 * card], this.#needing[2 * card + 1]];
    if (!this.#isLostIf(depth, card, one === by ? two : one)) return false;
    for (let k = 0; k < CARD_KINDS; k++) untaken[k] |= below[k];
    return true;
  }

  #isLostIf(depth: number, card: number, owner: number): boolean {
    this.#states[depth + 1] ??= new State();
    const next = this.#states[depth + 1] as State;
    next.copy(this.#states[depth] as State);
    next.owner[card] = owner;
    return this.#isLost(depth + 1);
  }

  #untakenAt(depth: number): Uint8Array {
    this.#untaken[depth] ??= new Uint8Array(CARD_KINDS);
    return this.#untaken[depth] as Uint8Array;
  }

  #markUntaken(state: State, into: Uint8Array): void {
    for (let card = 0; card < CARD_KINDS; card++)
      into[card] =
        this.#copies[card] === 2 &&
        !(
          hasTaken(state, this.#needing[2 * card], card) &&
          hasTaken(state, this.#needing[2 * card + 1], card)
        )
          ? 1
          : 0;
  }

  /** Makes every move until there is none. */
  #play(state: State): void {
    for (let changed = true; changed; ) {
      changed = false;
      this.#contested = NONE;
      for (let h = 0; h < 12; h++) if (this.#advance(state, h)) changed = true;
      for (let pile = 0; pile <= WASTE; pile++)
        while (state.lengths[pile] > 0 && this.#uncover(state, pile)) changed = true;
    }
  }

  #advance(state: State, h: number): boolean {
    let changed = false;
    for (;;) {
      const card = NEEDS[heightIndex(h, state.heights[h])];
      if (card === NONE || state.uncovered[card] === 0) return changed;
      if (this.#copies[card] === 2 && !this.#mayTake(state, h, card)) return changed;
      state.heights[h]++;
      changed = true;
    }
  }

  /** Whether a foundation may take an uncovered card of a kind that another needs as well. */
  #mayTake({ owner, uncovered }: State, h: number, card: number): boolean {
    if (uncovered[card] === 2) {
      if (owner[card] === UNDECIDED) owner[card] = FREE;
      return true;
    }
    if (owner[card] === UNDECIDED) {
      this.#contested = card;
      this.#contestedBy = h;
      return false;
    }
    return owner[card] === h;
  }

  /** Takes the top off a pile, if it can leave it. */
  #uncover(state: State, pile: number): boolean {
    const { cards, wasteToFans } = this.#position as SearchPosition;
    const { buildable, lengths, loose } = state;
    const at = topOf(pile, lengths[pile]);
    const card = cards[at];
    const mayBuild = pile < FANS || wasteToFans;
    if (mayBuild && buildable[UP[card]] !== 0) makeBuildable(state, card);
    else {
      if (!this.#mayLeave(state, card, at)) return false;
      if (mayBuild) loose[card] = 1;
    }
    lengths[pile]--;
    if (lengths[pile] > 0) this.#show(state, pile);
    return true;
  }

  /** Whether the copy at an index of `cards` may leave for its foundation. */
  #mayLeave(state: State, card: number, at: number): boolean {
    const one = this.#needing[2 * card];
    if (this.#copies[card] === 1) return hasTaken(state, one, card);
    const two = this.#needing[2 * card + 1];
    const owner = state.owner[card];
    if (owner === UNDECIDED) return false;
    if (owner === FREE) return hasTaken(state, one, card) || hasTaken(state, two, card);
    const other = owner === one ? two : one;
    return hasTaken(state, state.first[card] === at ? owner : other, card);
  }

  /** Uncovers the top of a pile. */
  #show(state: State, pile: number): void {
    const { cards, buildOn } = this.#position as SearchPosition;
    const length = state.lengths[pile];
    const at = topOf(pile, length);
    const card = cards[at];
    if (state.uncovered[card]++ === 0) state.first[card] = at;
    if (pile < FANS && length >= buildOn) makeBuildable(state, card);
  }
}

const isComplete = (heights: Uint8Array): boolean => {
  for (let h = 0; h < 12; h++) if (heights[h] !== COMPLETE[h]) return false;
  return true;
};

const hasTaken = ({ heights }: State, h: number, card: number): boolean =>
  heights[h] >= heightOf(h, card);

/** A kind can be built on from now on; so can the next lower one if it has left a pile, as it might have waited. */
function makeBuildable(state: State, card: number): void {
  for (let kind = card; state.buildable[kind] === 0; kind = DOWN[kind]) {
    state.buildable[kind] = 1;
    if (state.loose[DOWN[kind]] === 0) return;
  }
}
