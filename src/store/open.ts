/** Opens the player's games: from the database, or in memory where nothing can be kept. */
import { Library, type LibraryContents } from '../app/games/library.ts';
import { mergeLogs } from '../app/games/merge.ts';
import { readEntry, readStored, type StoredGame } from '../app/games/stored.ts';
import type { After, Changeset, GameStore, WriteResult } from '../app/games/writer.ts';
import { type Database, isTooOld, whyUnwritable } from './database.ts';
import {
  type DatabaseContents,
  type OrphanedGames,
  type PendingWrites,
  type UnwrittenChanges,
  withPending,
} from './pendingWrites.ts';

/** A database that has not answered by then is said to be busy, in milliseconds. */
const BUSY_AFTER_MS = 2000;

interface Opening {
  readonly database: Database;
  readonly pendingWrites: PendingWrites;
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
  const { database, pendingWrites, busy } = opening;
  // Before anything of this page can be left in its place.
  const left = pendingWrites.read();
  const found = database.open();
  let answer: DatabaseContents | undefined;
  try {
    answer =
      (await Promise.race([found, later(BUSY_AFTER_MS)])) ??
      ((await Promise.race([found, busy(found)])) || undefined);
  } catch (error) {
    return isTooOld(error) ? 'newer' : withoutDatabase(opening, left);
  }
  if (answer) return libraryOf(opening, answer, left);
  return new DeferredStore(opening, left, found).library;
}

function libraryOf(
  opening: Opening,
  found: DatabaseContents,
  left: readonly UnwrittenChanges[],
): Library {
  const { kept, orphans } = withPending(found, left);
  const library = new Library(opening.database, opening.after, kept);
  applyPending(opening, library, orphans);
  return library;
}

/** Merges the changes of a window that was not the last to write, and remembers what is to be written. */
function applyPending({ pendingWrites }: Opening, library: Library, orphans: OrphanedGames): void {
  const games: StoredGame[] = [];
  for (const value of orphans) {
    const stored = readStored(value);
    if (stored.ok && readEntry(stored.value).ok) games.push(stored.value);
    else library.setAside([{ id: value.id, value, reason: 'left unwritten' }]);
  }
  library.put(mergeLogs(library.games.value, games));
  if (library.writer.saveState.value === 'saved') pendingWrites.clear();
  else pendingWrites.markApplied(library.writer.serial);
}

/** Where the database cannot be opened a game lasts as long as the page, or as the browser's plain store. */
function withoutDatabase(opening: Opening, left: readonly UnwrittenChanges[]): Library {
  const nothing: DatabaseContents = { games: [], damaged: [], table: undefined, writers: [] };
  const { library } = new DeferredStore(opening, left, undefined, withPending(nothing, left).kept);
  // Its first change holds them all.
  opening.pendingWrites.markApplied(library.writer.serial);
  return library;
}

/**
 * Games that are played while the database has not been read. Whenever something is to be written it is
 * asked for anew, unless the last answer is still to come; its games are taken in first.
 */
class DeferredStore implements GameStore {
  readonly library: Library;
  readonly #opening: Opening;
  readonly #left: readonly UnwrittenChanges[];
  /** Whether the games go on from what the pages before have left. */
  readonly #goesOn: boolean;
  #isRead = false;
  #reading: Promise<void> | undefined;

  /**
   * @param found the answer of the database, if it may still come
   * @param kept what the pages before have left, if the games go on from there
   */
  constructor(
    opening: Opening,
    left: readonly UnwrittenChanges[],
    found?: Promise<DatabaseContents>,
    kept?: LibraryContents,
  ) {
    this.#opening = opening;
    this.#left = left;
    this.#goesOn = kept !== undefined;
    if (found) this.#reading = this.#read(found);
    this.library = new Library(this, opening.after, kept);
  }

  async write(change: Changeset): Promise<WriteResult> {
    const { database } = this.#opening;
    if (this.#isRead) return database.write(change);
    this.#reading ??= this.#read(database.open());
    try {
      await this.#reading;
      // It lacks what has just been taken in.
      return 'retry';
    } catch (error) {
      this.#reading = undefined;
      return isTooOld(error) ? database.write(change) : whyUnwritable(error);
    }
  }

  stash(change: Changeset): boolean {
    return this.#opening.pendingWrites.put(change);
  }

  #read(found: Promise<DatabaseContents>): Promise<void> {
    const reading = found.then((answer) => {
      this.#isRead = true;
      const { kept, orphans } = withPending(answer, this.#left);
      const older = new Set(this.#goesOn ? kept.unwritten : []);
      const games = kept.games.filter((game) => !older.has((game as StoredGame).id));
      this.library.import({ ...kept, games });
      applyPending(this.#opening, this.library, this.#goesOn ? [] : orphans);
    });
    // Who writes hears of it.
    reading.catch(() => {});
    return reading;
  }
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
