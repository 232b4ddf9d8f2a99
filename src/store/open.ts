/** Opens the player's games: from the database, or in memory where nothing can be kept. */
import { Library } from '../app/library/library.ts';
import { mergeLogs } from '../app/library/merge.ts';
import { readEntry, readStored, type StoredGame } from '../app/library/stored.ts';
import type { After, GameStore } from '../app/library/writer.ts';
import { type Database, isTooOld } from './database.ts';
import { type Found, type Left, type Leftover, type Strays, withLeftover } from './leftover.ts';

/** A database that has not answered by then is said to be busy, in milliseconds. */
const PATIENCE = 2000;

interface Opening {
  readonly database: Database;
  readonly leftover: Leftover;
  readonly after: After;
  /**
   * Called when the database does not answer. It is waited for, unless what is called resolves first:
   * then the game begins in memory, and the games are taken in when the database answers.
   *
   * @param answered resolves when there is nothing to wait for any more
   */
  readonly busy: (answered: Promise<unknown>) => Promise<void>;
}

/** @returns `newer` if a newer version of this program has changed the database: its games are left alone */
export async function openLibrary(opening: Opening): Promise<Library | 'newer'> {
  const { database, leftover, after, busy } = opening;
  // Before anything of this page can be left in its place.
  const left = leftover.read();
  const found = database.take();
  let answer: Found | undefined;
  try {
    answer =
      (await Promise.race([found, later(PATIENCE)])) ??
      ((await Promise.race([found, busy(found)])) || undefined);
  } catch (error) {
    return isTooOld(error) ? 'newer' : withoutDatabase(opening, left);
  }
  if (answer) return libraryOf(opening, answer, left);
  const library = new Library(database, after);
  const takeIn = (late: Found): void => {
    const { kept, strays } = withLeftover(late, left);
    library.takeIn(kept);
    takeUp(opening, library, strays);
  };
  // Where it is refused after all, the writer says so.
  void found.then(takeIn, () => {});
  return library;
}

function libraryOf(opening: Opening, found: Found, left: readonly Left[]): Library {
  const { kept, strays } = withLeftover(found, left);
  const library = new Library(opening.database, opening.after, kept);
  takeUp(opening, library, strays);
  return library;
}

/** Merges the changes of a window that was not the last to write, and remembers what is to be written. */
function takeUp({ leftover }: Opening, library: Library, strays: Strays): void {
  const games: StoredGame[] = [];
  for (const value of strays) {
    const stored = readStored(value);
    if (stored.ok && readEntry(stored.value).ok) games.push(stored.value);
    else library.setAside([{ id: value.id, value, reason: 'left unwritten' }]);
  }
  library.put(mergeLogs(library.games.value, games));
  if (library.writer.keeping.value === 'kept') leftover.clear();
  else leftover.takenUp(library.writer.serial);
}

/** Where there is no database a game lasts as long as the page, or as the browser's plain store. */
function withoutDatabase({ leftover, after }: Opening, left: readonly Left[]): Library {
  const nothing: Found = { games: [], damaged: [], table: undefined, writers: [] };
  const store: GameStore = { write: () => 'refused', leave: (change) => leftover.put(change) };
  const library = new Library(store, after, withLeftover(nothing, left).kept);
  // Its first change holds them all.
  leftover.takenUp(library.writer.serial);
  return library;
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
