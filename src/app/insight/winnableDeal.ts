/** Looks for a random deal that can be won, of any difficulty or of one grade. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type DealNumber, dealCards, randomDealNumber, startOf } from '../../rules/deal.ts';
import { type Game, startGame } from '../../rules/game.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Analysis } from './analysis.ts';
import { type Difficulty, type Grade, gradeOf } from './difficulty.ts';

/** A deal that takes longer is passed over: the next is likely to be easy. */
const SOLVE_TIMEOUT_MS = 4_000;

/** One search. */
interface Search {
  readonly wanted: Grade | 'any';
}

export class WinnableDeal {
  /** Whether it is looking. */
  readonly looking: ReadonlySignal<boolean>;
  /** The one search that counts. */
  readonly #search = signal<Search | undefined>(undefined);
  readonly #analysis: Analysis;
  readonly #difficulty: Difficulty;
  readonly #random: () => number;

  /** @param random a random number, 0 <= unit < 1 */
  constructor(analysis: Analysis, difficulty: Difficulty, random: () => number) {
    this.#analysis = analysis;
    this.#difficulty = difficulty;
    this.#random = random;
    this.looking = computed(() => this.#search.value !== undefined);
  }

  /**
   * Tries random deals until one is proved winnable and of the grade wanted.
   *
   * @returns nothing if the search is cancelled first; `died` if no fair player answers
   */
  async find(
    ruleSet: RuleSet,
    wanted: Grade | 'any' = 'any',
  ): Promise<DealNumber | 'died' | undefined> {
    const search: Search = { wanted };
    this.#search.value = search;
    for (;;) {
      const number = randomDealNumber(this.#random());
      const found = await this.#try(startGame(ruleSet, startOf(dealCards(number))), search);
      if (this.#search.value !== search) return undefined;
      if (found === 'no') continue;
      this.#search.value = undefined;
      return found === 'yes' ? number : found;
    }
  }

  cancel(): void {
    if (!this.looking.value) return;
    this.#search.value = undefined;
    this.#analysis.stop();
    this.#difficulty.stop();
  }

  /** The proof is tried first: most deals are proved in less time than a play takes. */
  async #try(game: Game, search: Search): Promise<'yes' | 'no' | 'died' | undefined> {
    const fact = await this.#analysis.judge(game, 0, 'asked', SOLVE_TIMEOUT_MS);
    if (fact === 'stopped' || fact.verdict !== 'winnable') return 'no';
    if (search.wanted === 'any') return 'yes';
    if (this.#search.value !== search) return undefined;
    const won = await this.#difficulty.measure(game, search.wanted);
    if (typeof won === 'number') return gradeOf(won) === search.wanted ? 'yes' : 'no';
    if (won === 'other') return 'no';
    // Somebody else has been asked to measure another deal.
    return won === 'died' ? 'died' : undefined;
  }
}
