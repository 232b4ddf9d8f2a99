/**
 * The moves of a game looked through by which the fair player thinks chance was lost. Each is judged by
 * what could be seen when it was made: the best that could be played against what was, both before the
 * stock deals, so that unlucky cards are nobody's fault.
 */

import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import { type Move, makeMove } from '../../rules/move.ts';
import type { Mistake } from '../announcements/findings.ts';
import type { Session } from '../game/session.ts';
import { type Adviser, chanceOf, isPlayable, type Thought } from './adviser.ts';
import type { Review } from './review.ts';

/**
 * Smaller mistakes may be errors of the player's net, which sees two positions that are nearly alike only roughly. Luck
 * matters less: with 24 cards or fewer in the stock the difference of two chances lies 5 points about its mean (one
 * standard deviation), and of 180 late differences that were below 6 points in the mean of five seeds one was above 12.
 */
const NOISE = 0.12;

export class Mistakes {
  /** None while the review is closed; those that are known so far, the first move first. */
  readonly mistakes: ReadonlySignal<readonly Mistake[]>;

  constructor(session: Session, review: Review, adviser: Adviser) {
    this.mistakes = computed(() => {
      adviser.revision.value;
      if (!review.isOpen.value) return [];
      const game = session.game.value;
      return mistakesOf(game, (at) => (isPlayable(game, at) ? adviser.known(game, at) : 'won'));
    });
    effect(() => {
      // Judging the moves of an open game tells how it stands.
      if (this.mistakes.value.length > 0) untracked(() => session.assist('chance'));
    });
    effect(() => {
      adviser.revision.value;
      const game = session.game.value;
      if (!review.isSettled.value) return;
      const isOpen = (at: number): boolean =>
        isPlayable(game, at) && adviser.known(game, at) === undefined;
      // First the move that is being looked at, then those around it.
      const away = (at: number): number => Math.abs(at - game.at + 1);
      const [at] = [...game.positions.keys()]
        .filter(isOpen)
        .sort((a, b) => away(a) - away(b) || a - b);
      if (at !== undefined) void adviser.judge(game, at, 'background');
    });
  }
}

type Known = Thought | 'won' | undefined;

/** The share of a chance that is left. */
type RemainingChance = Pick<Mistake, 'after' | 'atMost'> | undefined;

/**
 * From a point one can still go to all later ones up to the next deal, so it is worth no less than any
 * of them: the moves are gone through from the last.
 */
export function mistakesOf(game: Game, thoughtAt: (at: number) => Known): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  let ahead: RemainingChance;
  for (let at = game.moves.length; at >= 0; at--) {
    const thought = thoughtAt(at);
    const move = game.moves[at];
    const left = move && leftAfter(thought, move, ahead);
    const before = bestOf(thought, left);
    if (before !== undefined && left && before - left.after > NOISE)
      mistakes.unshift({ at, before, ...left });
    ahead = before === undefined ? undefined : { after: before, atMost: false };
  }
  return mistakes;
}

/** The chance after a move, from what was known before it. */
function leftAfter(thought: Known, move: Move, ahead: RemainingChance): RemainingChance {
  if (thought === undefined) return undefined;
  const isHidden = thought === 'won' || typeof thought === 'string' || thought.chance < 1;
  if (move.kind === 'carry' || !isHidden) return ahead;
  if (typeof thought === 'string') return { after: 0, atMost: false };
  const { alternatives } = thought;
  const own = alternatives.find((each) => makeMove(each.move) === makeMove(move));
  if (own) return { after: own.chance, atMost: false };
  // It was not among the moves worth weighing.
  return { after: Math.min(...alternatives.map(({ chance }) => chance)), atMost: true };
}

function bestOf(thought: Known, left: RemainingChance): number | undefined {
  if (thought === undefined) return undefined;
  const own = thought === 'won' ? 1 : chanceOf(thought);
  return Math.max(own, left?.after ?? 0);
}
