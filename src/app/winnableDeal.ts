/** Looks for a random deal that can be won. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type DealNumber, dealCards, randomDealNumber, startOf } from '../rules/deal.ts';
import { startGame } from '../rules/game.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Analysis } from './analysis.ts';

/** A deal that takes longer is passed over: the next is likely to be easy. */
const PATIENCE = 4_000;

export class WinnableDeal {
  /** Whether it is looking. */
  readonly looking: ReadonlySignal<boolean>;
  /** The one search that counts. */
  readonly #search = signal<symbol | undefined>(undefined);
  readonly #analysis: Analysis;
  readonly #random: () => number;

  /** @param random a random number, 0 <= unit < 1 */
  constructor(analysis: Analysis, random: () => number) {
    this.#analysis = analysis;
    this.#random = random;
    this.looking = computed(() => this.#search.value !== undefined);
  }

  /** Tries random deals until one is proved winnable; nothing if it is cancelled first. */
  async find(ruleSet: RuleSet): Promise<DealNumber | undefined> {
    const search = Symbol('search');
    this.#search.value = search;
    for (;;) {
      const number = randomDealNumber(this.#random());
      const game = startGame(ruleSet, startOf(dealCards(number)));
      const fact = await this.#analysis.judge(game, 0, 'asked', PATIENCE);
      if (this.#search.value !== search) return undefined;
      if (fact === 'stopped' || fact.verdict !== 'winnable') continue;
      this.#search.value = undefined;
      return number;
    }
  }

  cancel(): void {
    if (!this.looking.value) return;
    this.#search.value = undefined;
    this.#analysis.stop();
  }
}
