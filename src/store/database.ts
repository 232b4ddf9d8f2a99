/**
 * The browser's database. Each change is one transaction, and counts as saved when that is
 * complete. Every transaction first checks which window owns the database: a window that has lost
 * it to another writes nothing.
 */
import { openDB } from 'idb';
import type {
  Changeset,
  Damaged,
  GameStore,
  WriteFailure,
  WriteResult,
} from '../app/games/writer.ts';
import {
  type DatabaseContents,
  type PendingWrites,
  readWriters,
  type Writers,
} from './pendingWrites.ts';
import {
  begin,
  MANY,
  type Opened,
  quiet,
  rangesOf,
  request,
  type Schema,
  STORES,
  storesOf,
  undo,
  type Work,
} from './transaction.ts';

const NAME = 'bigben';
/** The version of the stores; the games in them have their own versions. */
const VERSION = 1;

/**
 * Whether the database could not be opened because a newer version of this program has changed it.
 */
export const isTooOld = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

/** Why the database could not be written. */
export function whyUnwritable(error: unknown): WriteFailure {
  try {
    if (!globalThis.indexedDB) return 'missing';
  } catch {
    // Even access to the property is refused.
    return 'refused';
  }
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/**
 * At most this many values of each kind are read; the rest stay in the database untouched. A file
 * brings fewer (`MAX_GAMES`), and a player who goes on from there has room for ten thousand more.
 */
const MAX_READ = 60_000;

interface DatabaseDeps {
  /** A name for this window, unlike any other. */
  readonly owner: string;
  readonly pendingWrites: PendingWrites;
  /** Called when another window has taken over. */
  readonly lost: () => void;
  /** The most values of a kind that are read. */
  readonly mostRead?: number;
}

export class Database implements GameStore {
  readonly #deps: DatabaseDeps;
  #db: Promise<Opened> | undefined;
  /** The connection of `#db`, once it is open. */
  #opened: Opened | undefined;
  /** The transaction that is under way. */
  #work: Work | undefined;
  #isLeft = false;

  constructor(deps: DatabaseDeps) {
    this.#deps = deps;
  }

  /**
   * Makes this window the owner and reads everything. Waits for as long as the database does not
   * answer; rejects if it cannot be opened or written, and can then be called again.
   */
  async open(): Promise<DatabaseContents> {
    try {
      return await this.#readAll();
    } catch (error) {
      // A connection that has failed once is not used again.
      this.#close();
      throw error;
    } finally {
      this.#work = undefined;
    }
  }

  async #readAll(): Promise<DatabaseContents> {
    const db = await this.#open();
    if (this.#isLeft) throw new Error('the page is left');
    const work = begin(db);
    this.#work = work;
    quiet(work.done);
    try {
      return await this.#readIn(work);
    } catch (error) {
      undo(work);
      throw error;
    }
  }

  async #readIn(work: Work): Promise<DatabaseContents> {
    const { mostRead = MAX_READ } = this.#deps;
    const [facts, games, damaged] = storesOf(work);
    const writers = readWriters(await facts.get('writers'));
    const [table, count, gameKeys, gameValues, damagedKeys, damagedValues] = await Promise.all([
      quiet(facts.get('table')),
      quiet(games.count()),
      quiet(games.getAllKeys(undefined, mostRead)),
      quiet(games.getAll(undefined, mostRead)),
      quiet(damaged.getAllKeys(undefined, mostRead)),
      quiet(damaged.getAll(undefined, mostRead)),
      quiet(facts.put(JSON.stringify(this.#writersAfter(writers)), 'writers')),
    ]);
    const unreadable = damagedValues.map((value, at) => asDamaged(damagedKeys[at], value));
    const sound: unknown[] = [];
    for (const [at, value] of gameValues.entries()) {
      const key = gameKeys[at] as string;
      if (hasId(value, key)) sound.push(value);
      else {
        // A game under a key other than its id could not be read or removed later.
        const odd = { id: `odd-${String(key)}`, value, reason: 'not under its own id' };
        unreadable.push(odd);
        quiet(games.delete(key));
        quiet(damaged.put(odd, odd.id));
      }
    }
    await work.done;
    const unread = count - gameKeys.length;
    return { writers, games: sound, unread, damaged: unreadable, table };
  }

  /**
   * The list of writers with this window first, which has written nothing yet. If the previous
   * window has not written either, older ones stay in the list, since they might have left changes.
   */
  #writersAfter(writers: Writers): Writers {
    const isFirstWritten = (writers[0]?.[1] ?? 0) > 0;
    return [[this.#deps.owner, 0], ...(isFirstWritten ? writers.slice(0, 1) : writers)];
  }

  async write(change: Changeset): Promise<WriteResult> {
    const written = await this.#tryTwice(change);
    if (written === 'saved') this.#deps.pendingWrites.written(change.serial);
    if (written === 'otherWindow') this.#deps.lost();
    return written;
  }

  stash(change: Changeset): boolean {
    return this.#deps.pendingWrites.put(change);
  }

  /**
   * Call when the page is left: aborts the transaction under way, for which other windows would
   * wait, and closes the database. A page kept for the player's return would learn too late that
   * another wants to upgrade the database.
   */
  abort(): void {
    this.#isLeft = true;
    if (this.#work) undo(this.#work);
    try {
      // Synchronously: the browser might stop the page right after this.
      this.#opened?.close();
    } catch {
      // Then `#close` closes it as soon as it can.
    }
    this.#close();
  }

  async #tryTwice(change: Changeset): Promise<WriteResult> {
    try {
      return await this.#write(change);
    } catch {
      // Full, refused, or closed by the browser; a new connection can mend the last.
      this.#close();
    }
    if (this.#isLeft) return 'refused';
    try {
      return await this.#write(change);
    } catch (error) {
      this.#close();
      return isTooOld(error) ? 'otherWindow' : whyUnwritable(error);
    }
  }

  async #write(change: Changeset): Promise<WriteResult> {
    // If the database is open, the write begins synchronously: the page is about to draw.
    const db = this.#opened ?? (await this.#open());
    if (this.#isLeft) return 'refused';
    const work = begin(db);
    this.#work = work;
    quiet(work.done);
    try {
      // All requests at once: the fewer waits, the less can interrupt the transaction.
      const [facts, games] = storesOf(work);
      const asked = quiet(facts.get('writers'));
      const { owner } = this.#deps;
      const isLong = change.remove.length > MANY;
      const remove = isLong ? rangesOf(await games.getAllKeys(), change.remove) : change.remove;
      request(work, change, remove, [[owner, change.serial]]);
      const found = await asked;
      if (found !== undefined && readWriters(found)[0]?.[0] !== owner) {
        work.abort();
        return 'otherWindow';
      }
      // Commit now; otherwise the browser waits for every request's success event.
      work.commit();
      await work.done;
      // The player has cleared the browser's storage: everything has to be written again.
      return found === undefined ? 'wiped' : 'saved';
    } catch (error) {
      undo(work);
      throw error;
    } finally {
      this.#work = undefined;
    }
  }

  #open(): Promise<Opened> {
    if (this.#db) return this.#db;
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade: (opened) => {
        for (const name of STORES) opened.createObjectStore(name);
      },
      // A newer version of this program wants to change the stores, or the database is being
      // deleted.
      blocking: (_, newVersion) => {
        this.#close();
        if (newVersion !== null) this.#deps.lost();
      },
      terminated: () => this.#forget(),
    });
    this.#db = opening;
    void opening.then(
      (db) => {
        if (this.#db === opening) this.#opened = db;
      },
      () => {},
    );
    return opening;
  }

  #forget(): void {
    this.#db = undefined;
    this.#opened = undefined;
  }

  /** A transaction that is under way still finishes. */
  #close(): void {
    this.#db?.then((db) => db.close()).catch(() => {});
    this.#forget();
  }
}

const hasId = (value: unknown, id: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id;

/** Reads a value that was set aside, even if it has been changed since. */
const asDamaged = (key: unknown, value: unknown): Damaged =>
  hasId(value, key) && typeof (value as Damaged).reason === 'string'
    ? (value as Damaged)
    : { id: String(key), value, reason: 'not as it was set aside' };
