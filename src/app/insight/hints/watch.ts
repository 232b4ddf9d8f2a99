/**
 * Lets the player watch the fair player: it plays on from the current position, in a copy that
 * never counts. When the player stops watching, their own game is back as it was.
 */
import { current, madeOnly } from '../../../rules/game.ts';
import { isWon } from '../../../rules/position.ts';
import type { Session } from '../../game/session.ts';
import type { LazyHints } from './lazyHints.ts';

export function watchFairPlayer(session: Session, hints: LazyHints): void {
  const game = session.game.value;
  if (isWon(current(game))) {
    session.announce({ kind: 'hintOver' });
    return;
  }
  const shown = session.games.show(madeOnly(game));
  hints.watch(() => session.games.returnFrom(shown));
  session.announce({ kind: 'fairWatching' });
}
