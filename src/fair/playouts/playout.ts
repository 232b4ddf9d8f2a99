/**
 * Judges positions that have just been dealt to by play: the game is played on over the stock as it lies, quickly and
 * without looking at it.
 *
 * The one who plays on deals from whatever looks best, so it wins less often than the player whom it advises. But it
 * wins as that one does, by what can be seen, so that it is not misled by what would only help if one knew what comes.
 */
import type { Packed } from '../../solver/packed.ts';
import { Closure } from '../closure.ts';
import { type EndingSolver, isHiding } from './endingSolver.ts';
import { OutcomeCache } from './outcomeCache.ts';

/** Positions looked at between two deals; and where none of them can be dealt from. */
const OPENED = 50;
const OPENED_AGAIN = 400;

/**
 * Outcomes are remembered in two to this power places: over the same stock, games that were dealt from other positions often
 * come to the same one.
 */
const CACHE_BITS = 12;

export class Playout {
  readonly #closure: Closure;
  readonly #ending: EndingSolver;
  readonly #outcomes = new OutcomeCache(CACHE_BITS);
  /** The keys of the positions that were dealt to in this playout. */
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

  /** Forgets the outcomes of earlier playouts: to be called when the stock lies in another order, which the keys do not tell. */
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

  /** Deals from the position that looks best; false if none is found. */
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
