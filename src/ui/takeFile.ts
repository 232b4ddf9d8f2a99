/** Games that come as a file, however it comes. */
import { MAX_FILE_LENGTH, readFile } from '../app/library/files.ts';
import type { News } from '../app/news.ts';
import type { Session } from '../app/table/session.ts';

/**
 * Puts the game of a file on the table, or everything it holds into the log.
 *
 * @returns what there is to say of it; nothing if a game lies on the table now
 */
export async function takeFile(session: Session, file: File): Promise<News | undefined> {
  const read = readFile(await textOf(file));
  if (!read.ok) return { kind: 'fileFault', fault: read.error };
  if (read.value.kind === 'game') {
    session.games.show(read.value.game);
    return undefined;
  }
  const { games, unread } = read.value;
  const further = session.games.takeIn(games);
  return { kind: 'brought', games: games.length, unread, further };
}

/** Of a file that is longer than it may be so much that this can be seen. */
async function textOf(file: File): Promise<string> {
  // It may be a folder, or gone, or somebody else's: then there is nothing in it for us.
  return file
    .slice(0, MAX_FILE_LENGTH + 1)
    .text()
    .catch(() => '');
}
