/** What each move of a position leads to, proved both ways. */
import { legalMoves, type Move, play } from '../../src/rules/move.ts';
import type { Position } from '../../src/rules/position.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { solve } from '../../src/solver/solve.ts';

export interface Judged {
  /** The moves after which the game can still be won: a line that the rules have replayed wins. */
  readonly right: readonly Move[];
  /** The moves after which it is proved lost. */
  readonly wrong: readonly Move[];
}

/**
 * Judges every legal move of a position.
 *
 * @param nodes positions that the solver can look at for each move
 * @returns nothing if one of them stays undecided
 */
export function judge(position: Position, ruleSet: RuleSet, nodes: number): Judged | undefined {
  const right: Move[] = [];
  const wrong: Move[] = [];
  for (const move of legalMoves(ruleSet, position)) {
    const { kind } = solve(play(ruleSet, position, move), ruleSet, { nodes });
    if (kind === 'unknown') return undefined;
    (kind === 'winnable' ? right : wrong).push(move);
  }
  return { right, wrong };
}
