/** Takes the games of another log into one's own, a slice at a time: the player goes on playing between them. */
import { failure, type Result, success } from '../../rules/result.ts';
import { GradualMerge } from '../games/gradualMerge.ts';
import { type Library, MAX_GAMES } from '../games/library.ts';
import type { StoredGame } from '../games/stored.ts';
import type { Session } from './session.ts';

/**
 * @param pause resolves when the page has had its turn; told how much is done, from 0 to 1
 * @returns whether the game on the table was played further in the other log; or that there would be too many games
 */
export async function importGames(
  session: Session,
  library: Library,
  games: readonly StoredGame[],
  pause: (done: number) => Promise<void>,
): Promise<Result<boolean, 'tooMany'>> {
  const merge = new GradualMerge(library, games);
  let size: number | undefined;
  while (size === undefined) {
    await pause(0);
    size = merge.begin();
  }
  if (size > Math.max(MAX_GAMES, library.games.peek().length)) return failure('tooMany');
  while (!merge.isDone) {
    merge.next(session.entry.peek().id);
    await library.writer.caughtUp();
    await pause(merge.share);
  }
  return success(session.games.finishImport(merge));
}
