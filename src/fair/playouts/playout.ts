/**
 * Rollouts: plays a game on to its end over a sample stock, quickly and without looking at that stock.
 *
 * The rollout policy deals from the position with the highest linear evaluation. It wins less often than the fair
 * player, but like that player it knows only what can be seen. So it does not favour positions that would be good only
 * for a player who knows the stock.
 */
import type { Packed } from '../../solver/packed.ts';
import { Closure } from '../closure.ts';
import { type EndingSolver, isHiding } from './endingSolver.ts';
import { OutcomeCache } from './outcomeCache.ts';

/** Positions looked at between two deals; and where none of them can be dealt from. */
const OPENED = 50;
const OPENED_AGAIN = 400;

/**
 * The cache has two to this power slots. Over the same stock, games from different candidates often reach the same
 * position.
 */
const CACHE_BITS = 12;

export class Playout {
  readonly #closure: Closure;
  readonly #ending: EndingSolver;
  readonly #outcomes = new OutcomeCache(CACHE_BITS);
  /** The keys of the positions after each deal of this playout. */
  readonly #keys1: number[] = [];
  readonly #keys2: number[] = [];

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed, ending: EndingSolver) {
    this.#closure = new Closure(packed);
    this.#ending = ending;
  }

  /** Positions looked at since it was made, without those of the ending. */
  get looked(): number {
    return this.#closure.looked;
  }

  /** Forgets the outcomes of earlier playouts. Call it for each new sample stock: keys do not depend on its order. */
  forget(): void {
    this.#outcomes.forget();
  }

  /**
   * Plays a position on to its end; whether it is won.
   *
   * @param packed changed by it
   */
  isWon(packed: Packed): boolean {
    this.#keys1.length = 0;
    this.#keys2.length = 0;
    const won = this.#playOn(packed);
    for (let i = 0; i < this.#keys1.length; i++)
      this.#outcomes.set(this.#keys1[i] as number, this.#keys2[i] as number, won);
    return won;
  }

  #playOn(packed: Packed): boolean {
    while (isHiding(packed)) {
      const { key1, key2 } = packed;
      const known = this.#outcomes.get(key1, key2);
      if (known !== undefined) return known;
      this.#keys1.push(key1);
      this.#keys2.push(key2);
      if (!this.#deal(packed)) return false;
    }
    return this.#ending.isWin(packed);
  }

  /** Deals from the position with the highest evaluation; false if none is found. */
  #deal(packed: Packed): boolean {
    const closure = this.#closure;
    closure.search(packed, OPENED);
    if (closure.candidates.length === 0) closure.search(packed, OPENED_AGAIN);
    const [best] = closure.candidates;
    if (!best) return false;
    closure.load(best, packed);
    packed.play(best.deal);
    return true;
  }
}
