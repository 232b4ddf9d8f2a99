/** The question to the solver, and its answers. */
import type { Move } from '../rules/move.ts';

/** Why a search ended without knowing. */
export type UnknownReason = 'nodes' | 'time' | 'memory' | 'stopped';

/**
 * `winnable` with moves that win from the position, `unwinnable` as a proof, or `unknown`, which is
 * never the same as lost. `nodes` counts the positions the search has looked at.
 */
export type Verdict =
  | { readonly kind: 'winnable'; readonly moves: readonly Move[]; readonly nodes: number }
  | { readonly kind: 'unwinnable'; readonly nodes: number }
  | {
      readonly kind: 'unknown';
      readonly reason: UnknownReason;
      readonly nodes: number;
      /** The fewest cards that any line of the beams had left; missing if none was searched. */
      readonly left?: number;
    };

/** The limits of a search. A limit that is left out does not apply, except for memory. */
export interface Limits {
  /** Positions to look at. */
  readonly nodes?: number;
  /** Bytes for the tables of the depth-first search; 100 million if not given. */
  readonly bytes?: number;
  /**
   * Asked after each slice; a reason ends the search. The solver is pure, so this is how a clock or
   * a person can end it.
   */
  readonly halt?: () => 'time' | 'stopped' | undefined;
}
