/** Opens the player's games: from the database, or in memory where nothing can be kept. */
import { type Kept, Library } from '../app/library/library.ts';
import { mergeLogs } from '../app/library/merge.ts';
import { readEntry, readStored, type StoredGame } from '../app/library/stored.ts';
import type { After, Change, GameStore, Written } from '../app/library/writer.ts';
import { type Database, isTooOld, whyUnwritable } from './database.ts';
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
  const { database, leftover, busy } = opening;
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
  return new LateGames(opening, left, found).library;
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

/** Where the database cannot be opened a game lasts as long as the page, or as the browser's plain store. */
function withoutDatabase(opening: Opening, left: readonly Left[]): Library {
  const nothing: Found = { games: [], damaged: [], table: undefined, writers: [] };
  const { library } = new LateGames(opening, left, undefined, withLeftover(nothing, left).kept);
  // Its first change holds them all.
  opening.leftover.takenUp(library.writer.serial);
  return library;
}

/**
 * Games that are played while the database has not been read. Whenever something is to be written it is
 * asked for anew, unless the last answer is still to come; its games are taken in first.
 */
class LateGames implements GameStore {
  readonly library: Library;
  readonly #opening: Opening;
  readonly #left: readonly Left[];
  /** Whether the games go on from what the pages before have left. */
  readonly #goesOn: boolean;
  #isRead = false;
  #reading: Promise<void> | undefined;

  /**
   * @param found the answer of the database, if it may still come
   * @param kept what the pages before have left, if the games go on from there
   */
  constructor(opening: Opening, left: readonly Left[], found?: Promise<Found>, kept?: Kept) {
    this.#opening = opening;
    this.#left = left;
    this.#goesOn = kept !== undefined;
    if (found) this.#reading = this.#read(found);
    this.library = new Library(this, opening.after, kept);
  }

  async write(change: Change): Promise<Written> {
    const { database } = this.#opening;
    if (this.#isRead) return database.write(change);
    this.#reading ??= this.#read(database.take());
    try {
      await this.#reading;
      // It lacks what has just been taken in.
      return 'again';
    } catch (error) {
      this.#reading = undefined;
      return isTooOld(error) ? database.write(change) : whyUnwritable(error);
    }
  }

  leave(change: Change): boolean {
    return this.#opening.leftover.put(change);
  }

  #read(found: Promise<Found>): Promise<void> {
    const reading = found.then((answer) => {
      this.#isRead = true;
      const { kept, strays } = withLeftover(answer, this.#left);
      const older = new Set(this.#goesOn ? kept.unwritten : []);
      const games = kept.games.filter((game) => !older.has((game as StoredGame).id));
      this.library.takeIn({ ...kept, games });
      takeUp(this.#opening, this.library, this.#goesOn ? [] : strays);
    });
    // Who writes hears of it.
    reading.catch(() => {});
    return reading;
  }
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
