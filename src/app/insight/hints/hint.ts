/** The states of a hint, from the question to its end. */
import type { Move } from '../../../rules/move.ts';
import type { FairEvaluation, LastWinnable } from '../../announcements/findings.ts';

export interface Shown {
  readonly kind: 'shown';
  /**
   * The next move of the shown line; none at its end, or where the fair player has to think again.
   */
  readonly move: Move | undefined;
  readonly playing: boolean;
  /** The point of the game at which the hint began; taking back returns there. */
  readonly since: number;
  /** Whether nothing is left to show. */
  readonly over: boolean;
  /** The fair player's evaluation, if it is a fair hint. */
  readonly evaluation: FairEvaluation | undefined;
}

export type Hint =
  | { readonly kind: 'off' }
  /**
   * The solver or the fair player is at work; `lost` while the solver searches for where the game
   * was lost.
   */
  | { readonly kind: 'thinking'; readonly lost: boolean }
  | Shown
  /** The game cannot be won; `last`: where it last could be. */
  | { readonly kind: 'lost'; readonly last: LastWinnable };

/** Whether the fair player is thinking about its next move while its hint is still shown. */
export const isThinking = (hint: Hint): boolean =>
  hint.kind === 'shown' && hint.evaluation?.kind === 'thinking';

export const OFF: Hint = { kind: 'off' };
