/**
 * Searches backward from a dead end for the move that lost the game, and shows it in the review.
 */
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { lastWinnable } from './backwardSearch.ts';
import type { Review } from './review.ts';

/** `never`: the deal itself is proved lost; `unknown`: the solver could not tell. */
export type LosingMoveState = 'idle' | 'looking' | 'never' | 'unknown';

export class LosingMoveSearch {
  readonly state: ReadonlySignal<LosingMoveState>;
  readonly #state: Signal<LosingMoveState> = signal('idle');
  readonly #session: Session;
  readonly #insight: Insight;
  readonly #request = new LatestRequest();
  readonly #review: Review;

  constructor(session: Session, insight: Insight, review: Review) {
    this.#session = session;
    this.#insight = insight;
    this.#review = review;
    this.state = this.#state;
    effect(() => {
      session.game.value;
      // The result is valid only until the game changes.
      untracked(() => this.#forget());
    });
  }

  /**
   * Looks for the last position of the game that is known to be winnable, and opens the review there.
   *
   * @returns whether it was found
   */
  async find(): Promise<boolean> {
    const game = this.#session.game.value;
    this.#state.value = 'looking';
    this.#session.announce({ kind: 'hintSearching' });
    const last = await this.#request.ask((signal) => lastWinnable(this.#insight, game, signal));
    if (!last) return false;
    this.#session.announce({ kind: 'hintLost', last });
    this.#state.value = last.kind === 'never' ? 'never' : 'unknown';
    // Knowing this is help with the deal.
    this.#session.assist('status');
    if (last.kind !== 'found') return false;
    const all = game.moves.length;
    this.#review.open();
    const judged = { verdict: 'winnable', mistake: undefined } as const;
    this.#session.goTo(last.at, { kind: 'went', at: last.at, all, ...judged }, 'review');
    return true;
  }

  stop(): void {
    if (this.#state.value !== 'looking') return;
    this.#state.value = 'idle';
    this.#request.stop();
  }

  #forget(): void {
    this.stop();
    this.#state.value = 'idle';
  }
}
