/** A guide through the first moves of a game, as the session and the table see it. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { Move, Place } from '../../rules/move.ts';

export interface Guide {
  /** Counted from one; one more than the number of steps when all are done. */
  readonly step: ReadonlySignal<number>;
  /** The move that it waits for; none when all are done. */
  readonly next: ReadonlySignal<Move | undefined>;
  /** Another legal place for the card, which is shown to the player. */
  readonly elsewhere: ReadonlySignal<Place | undefined>;
  /** Whether the move should be shown, after a long wait or several wrong moves. */
  readonly isLong: ReadonlySignal<boolean>;
  /** Called with each legal move before it is made; decides whether it is allowed. */
  allows(move: Move): boolean;
  /** Leaves the game as it is. */
  end(): void;
}
