/**
 * Moves in the reviewed game that, in the fair player's opinion, lowered the chance of winning.
 * Each is judged by what could be seen when it was made: the best possible move is compared with
 * the move made, both before the stock deals, so that unlucky cards do not count as mistakes.
 */

import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Move } from '../../../rules/move.ts';
import type { Mistake } from '../../announcements/findings.ts';
import type { Session } from '../../game/session.ts';
import { chancesAlong, isMore, type PointEstimate } from './estimates.ts';
import type { ReviewEstimates } from './reviewEstimates.ts';

export class Mistakes {
  /** The mistakes found so far, in the order of the moves; empty while the review is closed. */
  readonly mistakes: ReadonlySignal<readonly Mistake[]>;

  constructor(session: Session, found: Pick<ReviewEstimates, 'findings'>) {
    this.mistakes = computed(() =>
      mistakesOf(session.game.value.moves, found.findings.value?.estimates ?? []),
    );
    effect(() => {
      // Judging the moves of an unfinished game reveals its chance.
      if (this.mistakes.value.length > 0) untracked(() => session.assist('chance'));
    });
  }
}

/** @param estimates one for each point of the line, `undefined` where it is still missing */
export function mistakesOf(
  moves: readonly Move[],
  estimates: readonly (PointEstimate | undefined)[],
): readonly Mistake[] {
  return chancesAlong(moves, estimates).flatMap(({ before, left }, at) =>
    before !== undefined && left && isMore(before - left.after) ? [{ at, before, ...left }] : [],
  );
}
