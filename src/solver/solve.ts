/** Judges a position, and plays every win through in the rules. Other rooms ask the solver here. */
import { type Move, play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { finish } from '../rules/steps.ts';
import { DeadEnd } from './deadEnd.ts';
import type { DepthFirstResult } from './depthFirstSearch.ts';
import { decodeMove } from './engine/codes.ts';
import { SearchPosition } from './engine/searchPosition.ts';
import { Search } from './search.ts';
import type { Limits, Verdict } from './verdict.ts';

/** Bytes for the table of the depth-first search, if the limits do not say. */
const DEFAULT_BYTES = 1e8;

/** Judges a position: runs `solving` to its end. */
export function solve(position: Position, ruleSet: RuleSet, limits: Limits = {}): Verdict {
  return finish(solving(position, ruleSet, limits));
}

/**
 * Judges a position in slices, so that the caller can do other things between them. A slice is
 * about 500 nodes, or a whole layer of a beam; the widest layers take a second. Yields the nodes so
 * far, returns the verdict.
 */
export function* solving(
  position: Position,
  ruleSet: RuleSet,
  limits: Limits = {},
): Generator<number, Verdict> {
  if (isWon(position)) return { kind: 'winnable', moves: [], nodes: 1 };
  const searchPosition = new SearchPosition(ruleSet);
  searchPosition.read(position);
  if (new DeadEnd().isDead(searchPosition)) return { kind: 'unwinnable', nodes: 1 };
  const search = new Search(searchPosition, limits.bytes ?? DEFAULT_BYTES);
  const most = limits.nodes ?? Number.POSITIVE_INFINITY;
  const outcomes = search.run();
  try {
    for (;;) {
      const step = outcomes.next();
      const { nodes, fewestLeft: left } = search;
      if (step.done) return verdictOf(step.value, position, ruleSet, { nodes, left });
      if (nodes >= most) return { kind: 'unknown', reason: 'nodes', nodes, left };
      yield nodes;
      const reason = limits.halt?.();
      if (reason) return { kind: 'unknown', reason, nodes, left };
    }
  } finally {
    search.end();
  }
}

/** A win is believed only when the rules have played it. */
function verdictOf(
  outcome: DepthFirstResult,
  position: Position,
  ruleSet: RuleSet,
  { nodes, left }: { readonly nodes: number; readonly left: number },
): Verdict {
  if (outcome === 'lost') return { kind: 'unwinnable', nodes };
  if (outcome === 'memory') return { kind: 'unknown', reason: 'memory', nodes, left };
  const moves: Move[] = outcome.map(decodeMove);
  const end = moves.reduce((at, move) => play(ruleSet, at, move), position);
  if (!isWon(end)) throw new Error('solve: the line found does not win');
  return { kind: 'winnable', moves, nodes };
}
