/** What goes over the wall between a thread that asks and a thread that works. Plain data only. */

import type { FairGame } from '../fair/game.ts';
import type { FairChoice } from '../fair/player.ts';
import type { FairView } from '../fair/view.ts';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';

export type { FairChoice, FairGame };

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

/** Have the fair player go on from a position to the end of the game. */
export interface PlayRequest {
  readonly kind: 'play';
  readonly id: number;
  readonly position: Position;
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** How long it may think about each deal of the stock, in milliseconds. */
  readonly thinkMs?: number;
  /** Whether it plays at once, by looks and by chance, so that each seed makes a game of its own. */
  readonly wavers?: boolean;
}

/** Have the fair player choose a move. What it must not know is not in the request. */
export interface AdviseRequest {
  readonly kind: 'advise';
  readonly id: number;
  readonly view: FairView;
  readonly seed: number;
  /** It deals over so many shuffles, or as many of them as fit into the time. */
  readonly limits: { readonly shuffles: number; readonly ms?: number };
}

export type Work = SolveRequest | PlayRequest | AdviseRequest;

/**
 * Give up a job: a position is answered `unknown`, `stopped`, a game or a choice `stopped`. A job that is
 * done or unknown is ignored.
 */
interface StopRequest {
  readonly kind: 'stop';
  readonly id: number;
}

export type Request = Work | StopRequest;

/** One for every `solve`, in the order they were asked. */
export interface Answer {
  readonly id: number;
  readonly verdict: Verdict;
  /** Milliseconds of work, waiting not counted. */
  readonly ms: number;
}

/** One for every `play` that is not given up. */
export interface PlayAnswer {
  readonly id: number;
  readonly played: FairGame;
  readonly ms: number;
}

/** One for every `play` that is. */
export interface NoPlayAnswer {
  readonly id: number;
  readonly played: 'stopped';
  readonly ms: number;
}

/** One for every `advise`. */
export interface AdviseAnswer {
  readonly id: number;
  /** `none`: no move is left, or none that it thinks could still win. */
  readonly choice: FairChoice | 'none' | 'stopped';
  readonly ms: number;
}

export type AnyAnswer = Answer | PlayAnswer | NoPlayAnswer | AdviseAnswer;
