/** The states of a hint, from the question to its end. */
import type { Move } from '../../../rules/move.ts';
import type { FairEvaluation, LastWinnable } from '../../announcements/findings.ts';

export interface Shown {
  readonly kind: 'shown';
  /** The next move of the way; none at its end, or where the fair player has to think anew. */
  readonly move: Move | undefined;
  readonly playing: boolean;
  /** The point of the game to which the moves shown can be taken back. */
  readonly since: number;
  /** Whether nothing can be shown any more. */
  readonly over: boolean;
  /** The fair player's evaluation, if the hint is its own. */
  readonly evaluation: FairEvaluation | undefined;
}

export type Hint =
  | { readonly kind: 'off' }
  /** The solver or the fair player is at work; `lost` once it looks for where the game was lost. */
  | { readonly kind: 'thinking'; readonly lost: boolean }
  | Shown
  /** The game cannot be won; `last`: where it still could. */
  | { readonly kind: 'lost'; readonly last: LastWinnable };

/** Whether the fair player thinks of its next move while its hint stays. */
export const isThinking = (hint: Hint): boolean =>
  hint.kind === 'shown' && hint.evaluation?.kind === 'thinking';

export const OFF: Hint = { kind: 'off' };
