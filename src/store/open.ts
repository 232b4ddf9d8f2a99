/** Opens the player's games: from the database, or in memory if there is none. */
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

/** A database that has not answered after this time counts as busy, in milliseconds. */
const BUSY_AFTER_MS = 2000;

interface Opening {
  readonly database: Database;
  readonly pendingWrites: PendingWrites;
  readonly after: After;
  /**
   * Called when the database does not answer. If the returned promise resolves before the database
   * answers, the game begins in memory, and the games are taken in when the answer comes.
   *
   * @param answered settles when the database answers
   */
  readonly busy: (answered: Promise<unknown>) => Promise<void>;
}

/** @returns `newer` if a newer version of this program has changed the database: its games are left alone */
export async function openLibrary(opening: Opening): Promise<Library | 'newer'> {
  const { database, pendingWrites, busy } = opening;
  // Read first: this page's own changes would replace them.
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

/**
 * Merges the changes of windows that were not the last to write, and marks all as still to be
 * written.
 */
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

/** Without the database, a game lasts only as long as the page, or as the browser's plain store. */
function withoutDatabase(opening: Opening, left: readonly UnwrittenChanges[]): Library {
  const nothing: DatabaseContents = { games: [], damaged: [], table: undefined, writers: [] };
  const { library } = new DeferredStore(opening, left, undefined, withPending(nothing, left).kept);
  // The library's first change holds all games.
  opening.pendingWrites.markApplied(library.writer.serial);
  return library;
}

/**
 * Keeps the games that are played before the database has been read. Each write first opens the
 * database again, unless an answer is still to come, and takes in its games.
 */
class DeferredStore implements GameStore {
  readonly library: Library;
  readonly #opening: Opening;
  readonly #left: readonly UnwrittenChanges[];
  /** Whether the games go on from the changes that earlier pages left. */
  readonly #goesOn: boolean;
  #isRead = false;
  #reading: Promise<void> | undefined;

  /**
   * @param found the answer of the database, if it can still come
   * @param kept the games that earlier pages left, if the games go on from there
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
      // The change lacks the games that have just been taken in.
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
    // The next write reports the failure.
    reading.catch(() => {});
    return reading;
  }
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
