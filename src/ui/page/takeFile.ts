/** Reads a file of games. */

import type { Announcement } from '../../app/announcements/announcements.ts';
import type { Session } from '../../app/game/session.ts';
import { MAX_FILE_LENGTH, readFile } from '../../app/games/files.ts';

/**
 * Puts the game of a file on the table, or all games of a file into the log.
 *
 * @returns the announcement; nothing if the game is on the table now
 */
export async function takeFile(session: Session, file: File): Promise<Announcement | undefined> {
  const read = readFile(await textOf(file));
  if (!read.ok) return { kind: 'fileFault', fault: read.error };
  if (read.value.kind === 'game') {
    session.games.show(read.value.game);
    return undefined;
  }
  const { games, unread } = read.value;
  const further = session.games.import(games);
  return { kind: 'brought', games: games.length, unread, further };
}

/** Reads no more of a file than is needed to see that it is too long. */
async function textOf(file: File): Promise<string> {
  // The file may be a folder, or deleted, or not readable: then it counts as empty.
  return file
    .slice(0, MAX_FILE_LENGTH + 1)
    .text()
    .catch(() => '');
}
