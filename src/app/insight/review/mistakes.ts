/**
 * Moves in the reviewed game that, in the fair player's opinion, lowered the chance of winning.
 * Each is judged by what could be seen when it was made: the best possible move is compared with
 * the move made, both before the stock deals, so that unlucky cards do not count as mistakes.
 */

import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import { chanceOf, type Evaluation } from '../../../fair/result.ts';
import type { Game } from '../../../rules/game.ts';
import { type Move, makeMove } from '../../../rules/move.ts';
import type { Mistake } from '../../announcements/findings.ts';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import type { Review } from './review.ts';
import type { ReviewVerdicts } from './reviewVerdicts.ts';

/**
 * Smaller falls might be errors of the fair player: falls that it predicts are right in the mean, but that of a single
 * move is known to within some points only (docs/odds.md, "How far to trust a fall"). Luck hardly matters: over five
 * seeds the standard deviation of a fall is half a point.
 */
const NOISE = 0.06;

export class Mistakes {
  /** The mistakes found so far, in the order of the moves; empty while the review is closed. */
  readonly mistakes: ReadonlySignal<readonly Mistake[]>;

  constructor(session: Session, review: Review, verdicts: ReviewVerdicts, insight: Insight) {
    this.mistakes = computed(() => {
      insight.revision.value;
      if (!review.isOpen.value) return [];
      const game = session.game.value;
      return mistakesOf(game, (at) => insight.knownEvaluation(game, at));
    });
    effect(() => {
      // Judging the moves of an unfinished game reveals its chance.
      if (this.mistakes.value.length > 0) untracked(() => session.assist('chance'));
    });
    const request = new LatestRequest();
    effect(() => {
      insight.revision.value;
      const game = session.game.value;
      if (!verdicts.isSettled.value) return request.stop();
      const isOpen = (at: number): boolean =>
        insight.knownEvaluation(game, at) === undefined && !insight.hasFailed(game, at);
      // First the move that the player is looking at, then those around it.
      const away = (at: number): number => Math.abs(at - game.at + 1);
      const [at] = [...game.positions.keys()]
        .filter(isOpen)
        .sort((a, b) => away(a) - away(b) || a - b);
      if (at === undefined) return request.stop();
      const priority = 'background';
      void request.ask((signal) => insight.evaluation(game, at, { signal, priority }));
    });
  }
}

/** The chance that is left after a move. */
type RemainingChance = Pick<Mistake, 'after' | 'atMost'> | undefined;

/**
 * From each point all later points up to the next deal can be reached, so its chance is no lower
 * than theirs. Therefore the moves are processed from the last to the first.
 */
export function mistakesOf(
  game: Game,
  evaluationAt: (at: number) => Evaluation | undefined,
): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  let ahead: RemainingChance;
  for (let at = game.moves.length; at >= 0; at--) {
    const evaluation = evaluationAt(at);
    const move = game.moves[at];
    const left = move && leftAfter(evaluation, move, ahead);
    const before = bestOf(evaluation, left);
    if (before !== undefined && left && before - left.after > NOISE)
      mistakes.unshift({ at, before, ...left });
    ahead = before === undefined ? undefined : { after: before, atMost: false };
  }
  return mistakes;
}

/** The chance after a move, from what was known before it. */
function leftAfter(
  evaluation: Evaluation | undefined,
  move: Move,
  ahead: RemainingChance,
): RemainingChance {
  if (!evaluation) return undefined;
  const isHidden = evaluation.kind !== 'move' || evaluation.chance < 1;
  if (move.kind === 'carry' || !isHidden) return ahead;
  if (evaluation.kind !== 'move') return { after: 0, atMost: false };
  const { alternatives } = evaluation;
  const own = alternatives.find((each) => makeMove(each.move) === makeMove(move));
  if (own) return { after: own.chance, atMost: false };
  // The move was not among those that the fair player weighed.
  return { after: Math.min(...alternatives.map(({ chance }) => chance)), atMost: true };
}

const bestOf = (evaluation: Evaluation | undefined, left: RemainingChance): number | undefined =>
  evaluation && Math.max(chanceOf(evaluation), left?.after ?? 0);
