/**
 * `bigben/solver`: can a position be won, and how? All cards are known, those of the stock too.
 *
 * The same question with the same limit of nodes gets the same answer on every machine and in every run.
 *
 * @packageDocumentation
 */
import { current, type Game } from '../rules/game.ts';
import { solving } from '../solver/solve.ts';
import type { Verdict } from '../solver/verdict.ts';
import { checkLimits } from './numbers.ts';
import { inSlices, type WorkOptions } from './slices.ts';

export { releaseMemory } from '../solver/engine/objectPool.ts';
export type { UnknownReason, Verdict } from '../solver/verdict.ts';
export type { WorkOptions } from './slices.ts';

/** The limits of a search. A limit that is left out does not apply, except for memory. */
export interface SolveLimits {
  /** Positions to look at, 1 or more. The answer is the same in every run. */
  readonly nodes?: number;
  /** Milliseconds, 0 or more. The answer then depends on the machine. */
  readonly ms?: number;
  /** Bytes for the tables of the depth-first search; 100 million if not given. */
  readonly bytes?: number;
}

/** Options for solving. */
export interface SolveOptions extends WorkOptions {
  readonly limits?: SolveLimits;
}

/**
 * Judges the current position of a game, in slices of about 20 milliseconds, in hard deals of up to
 * a second. Most deals take less than a second, a few take hours: set a limit, or a signal. In a
 * page, call it in a worker.
 *
 * @returns `winnable` with winning moves, which the rules have replayed; `unwinnable`, which is
 * proved; or `unknown` with the reason, which never means lost
 */
export async function solve(game: Game, options: SolveOptions = {}): Promise<Verdict> {
  const { limits = {} } = options;
  checkLimits(limits);
  const { ms, ...others } = limits;
  const since = Date.now();
  const halt = () => (ms !== undefined && Date.now() - since > ms ? 'time' : undefined);
  return inSlices(solving(current(game), game.ruleSet, { ...others, halt }), options);
}
