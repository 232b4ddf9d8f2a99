/** Findings of the solver and the fair player, as the page presents them. */
import type { Move } from '../../rules/move.ts';
import type { Verdict } from '../../solver/verdict.ts';

/** The verdict on a point of a game; `open`: not judged yet. */
export type ReviewVerdict = Verdict['kind'] | 'open';

/** Where a lost game could last be won. */
export type LastWinnable =
  /** `certain`: the next move is proved to have lost it. */
  | { readonly kind: 'found'; readonly at: number; readonly certain: boolean }
  /** The deal itself is proved lost. */
  | { readonly kind: 'never' }
  | { readonly kind: 'undecided' };

/** A move and the fair player's chance after it, from 0 to 1. */
interface Alternative {
  readonly move: Move;
  readonly chance: number;
}

/** The fair player's opinion of a position, as a hint shows it. */
export type FairEvaluation =
  /** `next` is the second-best move, if the fair player weighed one. */
  | { readonly kind: 'weighed'; readonly chance: number; readonly next: Alternative | undefined }
  /** There is no other move. */
  | { readonly kind: 'only'; readonly chance: number }
  /**
   * `sure`: nothing is hidden any more, and the move wins. `slim`: there is a move, but hardly a
   * chance.
   */
  | { readonly kind: 'sure' | 'slim' }
  /** `stale`: the fair player would have to think again; `thinking`: it is doing so. */
  | { readonly kind: 'stale' | 'thinking' }
  /** `unwinnable`: proved; `unknown`: the fair player sees no way on. */
  | { readonly kind: 'unwinnable' | 'unknown' | 'won' };

/** A move that, in the fair player's opinion, lowered the chance of winning. */
export interface Mistake {
  /** The point of the game from which it was made. */
  readonly at: number;
  /** Chances from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** Whether `after` is only an upper bound. */
  readonly atMost: boolean;
}
