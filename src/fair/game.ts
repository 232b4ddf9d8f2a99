/** Whole games of the fair player. */
import { type Move, play } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { yielding } from '../rules/steps.ts';
import { evaluating, type FairOptions } from './player.ts';
import { viewOf } from './view.ts';

/** The course and the end of a game. */
export interface FairGame {
  readonly won: boolean;
  readonly moves: readonly Move[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** Options for a whole game. */
export interface GameOptions extends Omit<FairOptions, 'spent'> {
  /** Whether the deal has a number (`FairView`). */
  readonly isNumbered: boolean;
  /**
   * Called when a decision begins; returns a function that tells which share of its time is spent.
   */
  readonly begin?: () => () => number;
}

/**
 * Plays from a position until the game is won or given up, in slices of a few milliseconds. The
 * player only ever gets its view of the position: the stock is used only to deal. Yields the
 * positions looked at. The network for its rules must have been loaded (`loadNet`).
 */
export function* playing(
  position: Position,
  ruleSet: RuleSet,
  { isNumbered, begin, ...options }: GameOptions,
): Generator<number, FairGame> {
  const moves: Move[] = [];
  let at = position;
  let nodes = 0;
  for (;;) {
    const thoughts = evaluating(
      viewOf(ruleSet, at, isNumbered),
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
