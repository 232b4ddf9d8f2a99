/**
 * Rollouts: plays a game on to its end over a sample stock, quickly and without looking at that stock.
 *
 * The rollout policy deals from the position with the highest linear evaluation. It wins less often
 * than the fair player, but, like the fair player, it knows only what can be seen. So it does not
 * favour positions that would be good only for a player who knows the stock.
 */
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { CarrySearch } from '../candidates/carrySearch.ts';
import { type EndingSolver, isHiding } from './endingSolver.ts';
import { OutcomeCache } from './outcomeCache.ts';

/** Positions looked at between two deals; and more where none of them can be dealt from. */
const OPENED = 50;
const OPENED_AGAIN = 400;

/**
 * The cache has 2^CACHE_BITS slots. Over the same stock, games from different candidates often
 * reach the same position.
 */
const CACHE_BITS = 12;

export class Playout {
  readonly #carrySearch: CarrySearch;
  readonly #ending: EndingSolver;
  readonly #outcomes = new OutcomeCache(CACHE_BITS);
  /** The keys of the positions after each deal of this playout. */
  readonly #keys1: number[] = [];
  readonly #keys2: number[] = [];

  /** @param position any position by the rule set of all positions to be played */
  constructor(position: SearchPosition, ending: EndingSolver) {
    this.#carrySearch = new CarrySearch(position);
    this.#ending = ending;
  }

  /** Positions looked at since it was made, without those of the ending. */
  get nodes(): number {
    return this.#carrySearch.nodes;
  }

  /** Forgets the outcomes of earlier playouts. Call it for each new sample stock: keys do not depend on its order. */
  forget(): void {
    this.#outcomes.forget();
  }

  /**
   * Plays a position to the end of the game and returns whether it is won.
   *
   * @param position is changed
   */
  isWon(position: SearchPosition): boolean {
    this.#keys1.length = 0;
    this.#keys2.length = 0;
    const won = this.#playOn(position);
    for (let i = 0; i < this.#keys1.length; i++)
      this.#outcomes.set(this.#keys1[i], this.#keys2[i], won);
    return won;
  }

  #playOn(position: SearchPosition): boolean {
    while (isHiding(position)) {
      const { key1, key2 } = position;
      const known = this.#outcomes.get(key1, key2);
      if (known !== undefined) return known;
      this.#keys1.push(key1);
      this.#keys2.push(key2);
      if (!this.#deal(position)) return false;
    }
    return this.#ending.isWin(position);
  }

  /** Deals from the position with the highest evaluation; false if none is found. */
  #deal(position: SearchPosition): boolean {
    const carrySearch = this.#carrySearch;
    carrySearch.search(position, OPENED);
    if (carrySearch.candidates.length === 0) carrySearch.search(position, OPENED_AGAIN);
    const [best] = carrySearch.candidates;
    if (!best) return false;
    carrySearch.load(best, position);
    position.play(best.deal);
    return true;
  }
}
