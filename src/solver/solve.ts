/** The one file of the solver that others import. */
import { type Move, play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { Beam } from './beam.ts';
import { DeadEnd } from './deadEnd.ts';
import { LADDER } from './ladder.ts';
import { Packed, unpackMove } from './packed.ts';
import type { Limits, Reason, Verdict } from './verdict.ts';

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
  if (isWon(position)) return { verdict: 'winnable', moves: [], nodes: 1 };
  const packed = new Packed(ruleSet);
  packed.read(position);
  if (new DeadEnd().isDead(packed)) return { verdict: 'unwinnable', nodes: 1 };
  const beam = idle.pop() ?? new Beam();
  const before = beam.looked;
  try {
    const most = limits.nodes ?? Number.POSITIVE_INFINITY;
    let told = before;
    for (const [run, rung] of LADDER.entries()) {
      packed.read(position);
      const search = beam.search(packed, rung, Math.imul(run, 0x9e3779b1));
      for (;;) {
        const step = search.next();
        const nodes = beam.looked - before + 1;
        if (step.done) {
          if (!step.value) break;
          return {
            verdict: 'winnable',
            moves: replay(position, ruleSet, step.value, rung.homeAtOnce),
            nodes,
          };
        }
        if (nodes >= most) return unknown('nodes', nodes);
        if (beam.looked - told >= SLICE) {
          told = beam.looked;
          yield nodes;
          const reason = limits.halt?.();
          if (reason) return unknown(reason, nodes);
        }
      }
    }
    return unknown('nodes', beam.looked - before + 1);
  } finally {
    idle.push(beam);
  }
}

/** Nodes between two questions whether to go on: a few milliseconds. */
const SLICE = 2000;

const idle: Beam[] = [];

const unknown = (reason: Reason, nodes: number): Verdict => ({ verdict: 'unknown', reason, nodes });

/** A line of the search as moves of the rules, with the cards that went home at once; every move is checked by them. */
function replay(
  start: Position,
  ruleSet: RuleSet,
  line: readonly number[],
  homeAtOnce: boolean,
): Move[] {
  const packed = new Packed(ruleSet);
  packed.read(start);
  if (homeAtOnce) packed.sendAllHome();
  for (const move of line) {
    packed.play(move);
    if (homeAtOnce) packed.sendAllHome();
  }
  const moves = [...packed.journal.slice(0, packed.made)].map(unpackMove);
  const end = moves.reduce((position, move) => play(ruleSet, position, move), start);
  if (!isWon(end)) throw new Error('the solver’s line does not win');
  return moves;
}
