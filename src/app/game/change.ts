/**
 * All changes of the game on the table, as one stream: listeners need not compare games.
 */
import { untracked } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';

/**
 * Who made a change: the player, a hint that is followed, autoplay, the fair player while it is
 * watched, or the review.
 */
export type ChangeOrigin = 'player' | 'hint' | 'autoplay' | 'watch' | 'review';

/** What was done, and who did it. */
export type Action = {
  readonly origin: ChangeOrigin;
} /** Moves were made, undone or redone: one move and its follow-ups. */ & (
  | { readonly kind: 'moved' | 'undone' | 'redone'; readonly moves: readonly Move[] }
  /**
   * Moved to another point of the line: by a restart, in the review, or back from a lost position.
   */
  | { readonly kind: 'jumped' }
  /** Another game lies on the table; `isSameDeal`: it has the same deal as the game before. */
  | { readonly kind: 'switched'; readonly isSameDeal: boolean }
);

export type Change = Action & {
  readonly before: Game;
  readonly after: Game;
};

/** Whether a change moves forward in the same game. */
export const leadsOn = ({ kind, before, after }: Change): boolean =>
  kind === 'moved' || kind === 'redone' || (kind === 'jumped' && after.at > before.at);

/**
 * Delivers each change to every listener, in order. A change made by a listener waits until all
 * listeners have heard the current one.
 */
export class ChangeStream {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #waiting: Change[] = [];
  #isEmitting = false;

  /** @returns a function that removes the listener */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(change: Change): void {
    this.#waiting.push(change);
    if (this.#isEmitting) return;
    this.#isEmitting = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
        for (const listener of [...this.#listeners]) notify(listener, next);
    } finally {
      this.#isEmitting = false;
    }
  }
}

/**
 * The other listeners must hear the change too, so a listener that throws is reported but stops
 * nobody.
 */
function notify(listener: (change: Change) => void, change: Change): void {
  try {
    untracked(() => listener(change));
  } catch (error) {
    void Promise.reject(error);
  }
}
