/** Whole games of the fair player. */
import { type Move, play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { yielding } from '../rules/steps.ts';
import { evaluating, type FairOptions } from './player.ts';
import { viewOf } from './view.ts';

/** How a game went on and ended. */
export interface FairGame {
  readonly won: boolean;
  readonly moves: readonly Move[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** How a whole game is thought about. */
export interface GameOptions extends Omit<FairOptions, 'spent'> {
  /** Called when a decision begins: what tells the share of its time that is spent. */
  readonly begin?: () => () => number;
}

/**
 * Goes on from a position until it is won or given up, in slices of a few milliseconds. The player
 * never has more of the position than its view: the stock only deals. Yields the positions looked at.
 */
export function* playing(
  position: Position,
  ruleSet: RuleSet,
  { begin, ...options }: GameOptions,
): Generator<number, FairGame> {
  const moves: Move[] = [];
  let at = position;
  let nodes = 0;
  for (;;) {
    const thoughts = evaluating(
      viewOf(ruleSet, at),
      begin ? { ...options, spent: begin() } : options,
    );
    const choice = yield* yielding(thoughts, (looked) => nodes + looked);
    if (choice.kind !== 'move') return { won: isWon(at), moves, nodes };
    nodes += choice.nodes;
    for (const move of choice.plan) {
      at = play(ruleSet, at, move);
      moves.push(move);
    }
  }
}
