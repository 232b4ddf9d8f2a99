/**
 * The chance that the fair player sees of the game on the table, for those who want to see it. While
 * it is hidden nothing is computed for it.
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
  /** From 0 to 1; nothing while it is hidden, before it is known, and of a game that is won. */
  readonly value: ReadonlySignal<number | undefined>;
  /** The same without the thinking in between: the one before stays until there is another. */
  readonly last: ReadonlySignal<number | undefined>;

  /** @param isPaused whether what the fair player thinks of is asked by somebody else */
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
      // It may be the same for the next game: that is another one to be helped.
      session.game.value;
      const { value } = this.value;
      if (value === undefined && isWanted()) return;
      last.value = value;
      if (value !== undefined) untracked(() => session.assist('chance'));
    });
    const request = new LatestRequest();
    effect(() => {
      insight.revision.value;
      const game = session.game.value;
      if (this.value.value !== undefined || !isWanted() || isPaused()) request.stop();
      else
        void request.ask((signal) =>
          insight.evaluation(game, game.at, { signal, priority: 'background' }),
        );
    });
  }
}
