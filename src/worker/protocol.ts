/** What goes over the wall between a thread that asks and a thread that solves. Plain data only. */
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';

/** Judge a position. */
export interface SolveRequest {
  readonly kind: 'solve';
  /** Chosen by the asker, never used twice. */
  readonly id: number;
  readonly position: Position;
  readonly ruleSet: RuleSet;
  /** What is left out is not limited. */
  readonly limits: { readonly nodes?: number; readonly ms?: number };
}

/** Give up a job: it answers `unknown`, `stopped`. A job that is done or unknown is ignored. */
interface StopRequest {
  readonly kind: 'stop';
  readonly id: number;
}

export type Request = SolveRequest | StopRequest;

/** One for every `solve`, in the order they were asked. */
export interface Answer {
  readonly id: number;
  readonly verdict: Verdict;
  /** Milliseconds of work, waiting not counted. */
  readonly ms: number;
}
