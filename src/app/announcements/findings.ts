/** Findings of the solver and the fair player, as the page presents them. */
import type { Move } from '../../rules/move.ts';
import type { Verdict } from '../../solver/verdict.ts';

/** A point of a game as it is judged; `open`: not yet. */
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

/** The fair player's opinion of a position, as a hint tells it. */
export type FairEvaluation =
  /** `next` is the next best move, if it weighed one. */
  | { readonly kind: 'weighed'; readonly chance: number; readonly next: Alternative | undefined }
  /** There is no other move. */
  | { readonly kind: 'only'; readonly chance: number }
  /** `sure`: nothing is hidden any more, and it wins. `slim`: it has a move, but no hope in it. */
  | { readonly kind: 'sure' | 'slim' }
  /** `stale`: it would have to think anew; `thinking`: it does. */
  | { readonly kind: 'stale' | 'thinking' }
  /** `unwinnable`: proved; `unknown`: it sees no way on. */
  | { readonly kind: 'unwinnable' | 'unknown' | 'won' };

/** A move that lost chance in the fair player's eyes. */
export interface Mistake {
  /** The point of the game from which it was made. */
  readonly at: number;
  /** Chances from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** Whether `after` is only known to be no higher. */
  readonly atMost: boolean;
}
