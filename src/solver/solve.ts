/** The one file of the solver that others import. */
import { legalMoves, type Move, play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Limits, Verdict } from './verdict.ts';

/** Judges a position: the whole of `solving` at once. */
export function solve(position: Position, ruleSet: RuleSet, limits: Limits = {}): Verdict {
  const search = solving(position, ruleSet, limits);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/**
 * Judges a position in slices of a few milliseconds, so that whoever runs it can attend to other
 * things between them. Yields the nodes so far, returns the verdict.
 */
export function* solving(
  position: Position,
  ruleSet: RuleSet,
  limits: Limits = {},
): Generator<number, Verdict> {
  // PLACEHOLDER while the real solver is written: a plain depth-first search.
  const seen = new Set<string>();
  const stack: { position: Position; moves: Move[] }[] = [{ position, moves: [] }];
  let nodes = 0;
  while (stack.length > 0) {
    const top = stack.pop() as { position: Position; moves: Move[] };
    nodes++;
    if (isWon(top.position)) return { verdict: 'winnable', moves: top.moves, nodes };
    if (nodes >= (limits.nodes ?? 20_000)) return { verdict: 'unknown', reason: 'nodes', nodes };
    if (nodes % 500 === 0) {
      yield nodes;
      const reason = limits.halt?.();
      if (reason) return { verdict: 'unknown', reason, nodes };
    }
    for (const move of legalMoves(ruleSet, top.position)
      .reverse()
      .sort((a, b) => score(a) - score(b))) {
      const next = play(ruleSet, top.position, move);
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push({ position: next, moves: [...top.moves, move] });
    }
  }
  return { verdict: 'unwinnable', nodes };
}
const score = (move: Move): number =>
  move.kind === 'carry' ? (move.to.pile === 'foundation' ? 3 : 2) : 1;
