/**
 * The moves that the fair player plans: up to the next deal of the stock, after which it has to
 * think again. Remembers the evaluation of each position, for undo and redo.
 */
import { chanceOf, type Evaluation } from '../../../fair/result.ts';
import type { Card } from '../../../rules/card.ts';
import { current, type Game } from '../../../rules/game.ts';
import { legalMoves, type Move, topAt } from '../../../rules/move.ts';
import { isWon, type Position } from '../../../rules/position.ts';
import type { Announcement, Proposal } from '../../announcements/announcements.ts';
import type { FairEvaluation } from '../../announcements/findings.ts';

/** The fair player's evaluation of a position, and the moves it plans from there. */
interface PlanStep {
  readonly evaluation: FairEvaluation;
  readonly plan: readonly Move[];
}

const STALE: PlanStep = { evaluation: { kind: 'stale' }, plan: [] };
const WON: PlanStep = { evaluation: { kind: 'won' }, plan: [] };

export class FairPlan {
  readonly #steps = new WeakMap<Position, PlanStep>();

  /** The step for the current position of a game. */
  at(game: Game): PlanStep {
    const position = current(game);
    return isWon(position) ? WON : (this.#steps.get(position) ?? STALE);
  }

  learn(game: Game, evaluation: Evaluation): void {
    const plan = evaluation.kind === 'move' ? evaluation.plan : [];
    this.#steps.set(current(game), { evaluation: fairEvaluationOf(game, evaluation), plan });
  }

  /** The first planned move has been played: the evaluation of the position before still holds. */
  follow(before: Game, after: Game): void {
    const { evaluation, plan } = this.at(before);
    const rest = plan.slice(1);
    if (rest.length === 0) return;
    const chance = 'chance' in evaluation ? evaluation.chance : 0;
    const weighed: FairEvaluation = { kind: 'weighed', chance, next: undefined };
    this.#steps.set(current(after), {
      evaluation: 'chance' in evaluation ? weighed : evaluation,
      plan: rest,
    });
  }
}

function fairEvaluationOf(game: Game, evaluation: Evaluation): FairEvaluation {
  if (evaluation.kind !== 'move') return { kind: evaluation.kind };
  const chance = chanceOf(evaluation);
  if (chance === 1) return { kind: 'sure' };
  if (chance === 0) return { kind: 'slim' };
  if (legalMoves(game.ruleSet, current(game)).length === 1) return { kind: 'only', chance };
  return { kind: 'weighed', chance, next: evaluation.alternatives[1] };
}

/** Whether there is nothing to play after this evaluation. */
export const isEnd = ({ kind }: FairEvaluation): boolean =>
  kind === 'unwinnable' || kind === 'unknown' || kind === 'won';

/** Announces the fair player's move, its evaluation and the second-best move. */
export function fairHintOf(game: Game, { evaluation, plan }: PlanStep): Announcement {
  const propose = (move: Move | undefined): Proposal | undefined =>
    move && { move, card: cardOf(game, move) };
  const next = evaluation.kind === 'weighed' ? evaluation.next?.move : undefined;
  return { kind: 'fairHint', best: propose(plan[0]), evaluation, next: propose(next) };
}

/** The card that a move carries. */
export const cardOf = (game: Game, move: Move): Card | undefined =>
  move.kind === 'carry' ? topAt(current(game), move.from) : undefined;
