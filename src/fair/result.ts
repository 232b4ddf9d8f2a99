/** The fair player's answers. */
import type { Move } from '../rules/move.ts';

/** The move that it would make. */
export interface FairChoice {
  readonly kind: 'move';
  readonly move: Move;
  /** The estimated chance to win, from 0 to 1. */
  readonly chance: number;
  /**
   * The moves it plans, up to the next deal or, if nothing is hidden, to the win; `move` is the
   * first.
   */
  readonly plan: readonly Move[];
  /**
   * The first moves that were compared, the best first, each with the chance of the best plan that
   * begins with it.
   */
  readonly alternatives: readonly { readonly move: Move; readonly chance: number }[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** The fair player's evaluation of a position: a move, or why there is none. */
export type Evaluation =
  | FairChoice
  /** `unwinnable`: proved; `unknown`: nothing is hidden, and the solver has not found a win in time. */
  | { readonly kind: 'won' | 'unwinnable' | 'unknown' };

/** The chance to win by an evaluation, from 0 to 1. */
export const chanceOf = (evaluation: Evaluation): number =>
  evaluation.kind === 'move' ? evaluation.chance : Number(evaluation.kind === 'won');

/** The evaluation of a position for which winning moves are known. */
export function sureWin(moves: readonly Move[], nodes: number): Evaluation {
  const [move] = moves;
  if (!move) return { kind: 'won' };
  const alternatives = [{ move, chance: 1 }];
  return { kind: 'move', move, chance: 1, plan: moves, alternatives, nodes };
}
