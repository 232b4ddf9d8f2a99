/** Keeps a challenge with a game that is already there. */
import type { Entry } from '../games/entry.ts';
import type { Library } from '../games/library.ts';
import { newestChallenges, storeEntry } from '../games/stored.ts';
import type { Session } from './session.ts';

/**
 * Adds a sealed game to a game of the log, or to the one on the table.
 *
 * @returns the game with it; nothing if it cannot be read
 */
export function addChallenge(
  session: Session,
  library: Library,
  id: string,
  sealed: string,
): Entry | undefined {
  const table = session.entry.peek();
  const read = library.entry(id);
  const entry = table.id === id ? table : read.ok ? read.value : undefined;
  if (!entry) return undefined;
  const added = { ...entry, challenges: newestChallenges([...entry.challenges, sealed]) };
  if (entry === table) session.games.adopt(added, false);
  else library.put([storeEntry(added)]);
  return added;
}
