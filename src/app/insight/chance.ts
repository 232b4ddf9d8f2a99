/**
 * The fair player's estimate of the chance to win the game on the table, for players who want to
 * see it. Nothing is computed while it is hidden.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { chanceOf } from '../../fair/result.ts';
import { current } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import type { Session } from '../game/session.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Insight } from './insight.ts';
import { LatestRequest } from './latestRequest.ts';

export class Chance {
  /** From 0 to 1; `undefined` while it is hidden or not yet known, and for a game that is won. */
  readonly value: ReadonlySignal<number | undefined>;
  /** The same without gaps: while a new chance is computed the previous one stays. */
  readonly last: ReadonlySignal<number | undefined>;
  /** Whether it is wanted and not yet known. */
  readonly isAsked: ReadonlySignal<boolean>;

  /** @param isPaused whether to ask nothing, because another part asks the fair player now */
  constructor(session: Session, settings: Settings, insight: Insight, isPaused: () => boolean) {
    const isWanted = (): boolean =>
      settings.choices.value.showChance && !isWon(current(session.game.value));
    this.value = computed(() => {
      insight.revision.value;
      const evaluation = isWanted() ? insight.knownEvaluation(session.game.value) : undefined;
      return evaluation && chanceOf(evaluation);
    });
    const last = signal<number | undefined>(undefined);
    this.last = last;
    effect(() => {
      // The next game can have the same chance: it must be recorded as help there too.
      session.game.value;
      const { value } = this.value;
      if (value === undefined && isWanted()) return;
      last.value = value;
      if (value !== undefined) untracked(() => session.assist('chance'));
    });
    this.isAsked = computed(() => {
      insight.revision.value;
      const game = session.game.value;
      if (this.value.value !== undefined || !isWanted() || isPaused()) return false;
      return !insight.hasFailed(game, game.at);
    });
    const request = new LatestRequest();
    effect(() => {
      insight.revision.value;
      const game = session.game.value;
      if (!this.isAsked.value) request.stop();
      else
        void request.ask((signal) =>
          insight.evaluation(game, game.at, { signal, priority: 'background' }),
        );
    });
  }
}
