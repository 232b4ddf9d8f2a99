import { legalMoves, play } from './move.ts';
import type { Position } from './position.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * Counts the sequences of exactly `depth` legal moves, as chess programs do to compare their rules:
 * one wrong move anywhere changes the count.
 */
export function perft(ruleSet: RuleSet, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(ruleSet, position);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perft(ruleSet, play(ruleSet, position, move), depth - 1),
    0,
  );
}
