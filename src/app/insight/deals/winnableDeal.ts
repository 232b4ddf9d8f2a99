/** Looks for a random deal that can be won, of any difficulty or of one grade. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { type DealNumber, dealCards, randomDealNumber, startOf } from '../../../rules/deal.ts';
import { type Game, startGame } from '../../../rules/game.ts';
import type { RuleSet } from '../../../rules/ruleSet.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { type Difficulty, type Grade, gradeOf } from './difficulty.ts';

/**
 * Deals that take longer than this are skipped, in milliseconds: the next is likely to be easier.
 */
const SOLVE_TIMEOUT_MS = 4_000;

type Found = DealNumber | 'died' | undefined;

export class WinnableDeal {
  /** Whether a search is running. */
  readonly looking: ReadonlySignal<boolean>;
  readonly #looking: Signal<boolean> = signal(false);
  readonly #insight: Pick<Insight, 'verdict'>;
  readonly #difficulty: Difficulty;
  readonly #random: () => number;
  readonly #request = new LatestRequest();

  /** @param random a random number, 0 <= unit < 1 */
  constructor(insight: Pick<Insight, 'verdict'>, difficulty: Difficulty, random: () => number) {
    this.#insight = insight;
    this.#difficulty = difficulty;
    this.#random = random;
    this.looking = this.#looking;
  }

  /**
   * Tries random deals until one is proved winnable and of the grade wanted.
   *
   * @returns `undefined` if the search is cancelled first; `died` if no worker answers
   */
  async find(ruleSet: RuleSet, wanted: Grade | 'any' = 'any'): Promise<Found> {
    this.#looking.value = true;
    const search = await this.#request.ask(async (signal) => ({
      found: await this.#find(ruleSet, wanted, signal),
    }));
    // An aborted search was cancelled, or replaced by another that is still running.
    if (search) this.#looking.value = false;
    return search?.found;
  }

  cancel(): void {
    if (!this.looking.value) return;
    this.#looking.value = false;
    this.#request.stop();
    this.#difficulty.stop();
  }

  async #find(ruleSet: RuleSet, wanted: Grade | 'any', signal: AbortSignal): Promise<Found> {
    for (;;) {
      const number = randomDealNumber(this.#random());
      const game = startGame(ruleSet, startOf(dealCards(number)));
      const found = await this.#try(game, wanted, signal);
      if (found === 'yes') return number;
      if (found !== 'no') return found;
    }
  }

  /** Tries the proof first: most deals are proved in less time than a play takes. */
  async #try(
    game: Game,
    wanted: Grade | 'any',
    signal: AbortSignal,
  ): Promise<'yes' | 'no' | 'died' | undefined> {
    const verdict = await this.#insight.verdict(game, 0, { signal, ms: SOLVE_TIMEOUT_MS });
    signal.throwIfAborted();
    // `memory` means that the solver's worker has died: no search runs out of memory in four
    // seconds. It would die again.
    if (verdict.kind === 'unknown' && verdict.reason === 'memory') return 'died';
    if (verdict.kind !== 'winnable') return 'no';
    if (wanted === 'any') return 'yes';
    const won = await this.#difficulty.measure(game, wanted);
    if (typeof won === 'number') return gradeOf(won) === wanted ? 'yes' : 'no';
    if (won === 'other') return 'no';
    // The difficulty of another deal was asked for meanwhile.
    return won === 'died' ? 'died' : undefined;
  }
}
