/** Games that come as a file, however it comes. */
import { MAX_FILE_LENGTH, readFile } from '../app/library/files.ts';
import type { Parts } from './parts.ts';

/**
 * Puts the game of a file on the table, or everything it holds into the log.
 *
 * @returns what there is to say of it; nothing if a game lies on the table now
 */
export async function takeFile(
  { session, messages }: Pick<Parts, 'session' | 'messages'>,
  file: File,
): Promise<{ readonly text: string; readonly tone: 'move' | 'refusal' } | undefined> {
  const texts = messages.games;
  const read = readFile(await textOf(file));
  if (!read.ok) {
    const fault = read.error;
    const said = fault === 'notOurs' ? texts.notOurs : texts.illegalAt(fault.illegalAt);
    return { text: said, tone: 'refusal' };
  }
  if (read.value.kind === 'game') {
    session.games.show(read.value.game);
    return undefined;
  }
  const { games, unread } = read.value;
  const isFurther = session.games.takeIn(games);
  const brought = texts.brought(games.length, unread);
  const text = isFurther ? messages.sentences([brought, texts.playedFurther]) : brought;
  return { text, tone: 'move' };
}

/** Of a file that is longer than it may be so much that this can be seen. */
async function textOf(file: File): Promise<string> {
  // It may be a folder, or gone, or somebody else's: then there is nothing in it for us.
  return file
    .slice(0, MAX_FILE_LENGTH + 1)
    .text()
    .catch(() => '');
}
