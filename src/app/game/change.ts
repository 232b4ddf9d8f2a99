/** What happens to the game on the table, as one stream: who watches it need not compare two games. */
import { untracked } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';

/**
 * Who made a change happen: the player; a hint that is followed; cards that go by themselves; the fair player that is
 * watched; or the review, in which the game is looked through.
 */
export type ChangeOrigin = 'player' | 'hint' | 'autoplay' | 'watch' | 'review';

/** What was done, and on whose initiative. */
export type Action = {
  readonly origin: ChangeOrigin;
} /** Moves were made, taken back or made again: one, and its follow-ups. */ & (
  | { readonly kind: 'moved' | 'undone' | 'redone'; readonly moves: readonly Move[] }
  /** To another point of the line: restarted, looked through, gone back. */
  | { readonly kind: 'jumped' }
  /** Another game lies on the table; `isSameDeal`: it goes on from the deal that lay there. */
  | { readonly kind: 'switched'; readonly isSameDeal: boolean }
);

export type Change = Action & {
  readonly before: Game;
  readonly after: Game;
};

/** Whether a change leads on in the game that lay there before. */
export const leadsOn = ({ kind, before, after }: Change): boolean =>
  kind === 'moved' || kind === 'redone' || (kind === 'jumped' && after.at > before.at);

/** Delivers each change to every listener, in order: one that a listener makes waits until all have heard the current one. */
export class ChangeStream {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #waiting: Change[] = [];
  #isEmitting = false;

  /** @returns what ends it */
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

/** The change has been made and must be heard by the others, too: a failure is reported, but stops nobody. */
function notify(listener: (change: Change) => void, change: Change): void {
  try {
    untracked(() => listener(change));
  } catch (error) {
    void Promise.reject(error);
  }
}
