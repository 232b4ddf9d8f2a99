/** The messages between a thread that asks and a thread that works. Plain data only. */
import type { FairGame } from '../fair/game.ts';
import type { Evaluation } from '../fair/result.ts';
import type { FairView } from '../fair/view.ts';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';

export type { FairGame };

/** Judge a position. */
export interface SolveRequest {
  readonly kind: 'solve';
  /** Chosen by the side that asks, never used twice. */
  readonly id: number;
  readonly position: Position;
  readonly ruleSet: RuleSet;
  /** A limit that is left out does not apply. */
  readonly limits: { readonly nodes?: number; readonly ms?: number };
}

/** Have the fair player go on from a position to the end of the game. */
export interface PlayRequest {
  readonly kind: 'play';
  readonly id: number;
  readonly position: Position;
  readonly ruleSet: RuleSet;
  /** Whether the deal has a number (`FairView`). */
  readonly isNumbered: boolean;
  readonly seed: number;
  /** How long it can think about each deal of the stock, in milliseconds. */
  readonly thinkMs?: number;
  /** How many sample stocks it deals from, unless it has a time; the fair player's own number if not given. */
  readonly samples?: number;
  /**
   * Whether it plays without samples, by the softmax policy, so that each seed makes a different
   * game.
   */
  readonly softmax?: boolean;
}

/** Have the fair player evaluate what it sees. The request has its view only, never the order of the stock. */
export interface AdviseRequest {
  readonly kind: 'advise';
  readonly id: number;
  readonly view: FairView;
  readonly seed: number;
  /** How many sample stocks it deals from, if they fit into the time. */
  readonly limits: { readonly samples: number; readonly ms?: number };
}

export type Work = SolveRequest | PlayRequest | AdviseRequest;

/** Give up a job, which is answered by a `StoppedAnswer`. One that is done or unknown is ignored. */
interface StopRequest {
  readonly kind: 'stop';
  readonly id: number;
}

export type Request = Work | StopRequest;

interface Answered {
  /** The id of the request. */
  readonly id: number;
  /** Milliseconds of work, waiting not counted. */
  readonly ms: number;
}

/** One for every `solve` that is not given up. */
export interface SolveAnswer extends Answered {
  readonly kind: 'solve';
  readonly verdict: Verdict;
}

/** One for every `play` that is not given up. */
export interface PlayAnswer extends Answered {
  readonly kind: 'play';
  readonly played: FairGame;
}

/** One for every `advise` that is not given up. */
export interface AdviseAnswer extends Answered {
  readonly kind: 'advise';
  readonly evaluation: Evaluation;
}

/** One for every job that is given up. */
interface StoppedAnswer extends Answered {
  readonly kind: 'stopped';
}

/**
 * The work begins: everything it needs is loaded. Sent once before each answer, except to a job
 * that never began.
 */
export interface Begun {
  readonly kind: 'begun';
  readonly id: number;
}

export type Answer = SolveAnswer | PlayAnswer | AdviseAnswer | StoppedAnswer;
