/** What leads the player through the first moves of a game, as the session and the table see it. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { Move, Place } from '../../rules/move.ts';

export interface Guide {
  /** Counted from one; one more than there are when all is done. */
  readonly step: ReadonlySignal<number>;
  /** The move that it waits for; none when all is done. */
  readonly next: ReadonlySignal<Move | undefined>;
  /** Another place for the card, which the player is shown. */
  readonly elsewhere: ReadonlySignal<Place | undefined>;
  /** Whether the player may need to be shown the move. */
  readonly isLong: ReadonlySignal<boolean>;
  /** Hears of each legal move, and says whether it may be made. */
  allows(move: Move): boolean;
  /** Leaves the game as it is. */
  end(): void;
}
