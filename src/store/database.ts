/**
 * The browser's database. Each change is one transaction, written through to the disk before it
 * counts as kept. Every transaction first looks whose the database is: a window that has lost it to
 * another writes nothing.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change, Damaged, GameStore, Kept, Written } from '../app/library/library.ts';

const NAME = 'bigben';
/** Of the stores in it; what the games in them look like has versions of its own. */
const VERSION = 1;

/** Whether a database could not be opened because a newer version of this program has changed it. */
export const isTooOld = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  damaged: { key: string; value: Damaged };
  /** `owner`: the window that may write; `table`: the id of the game on the table. */
  facts: { key: string; value: string };
}

type Opened = IDBPDatabase<Schema>;

export class Database implements GameStore {
  readonly #owner: string;
  readonly #lost: () => void;
  #db: Promise<Opened> | undefined;
  /** The change that was begun last, and what comes of it. */
  #latest: Promise<Written> = Promise.resolve('kept');

  /**
   * @param owner a name for this window, unlike any other
   * @param lost called when another window has taken over
   */
  constructor(owner: string, lost: () => void) {
    this.#owner = owner;
    this.#lost = lost;
  }

  /** Makes this window the owner and reads everything. Rejects where there is no database. */
  async take(): Promise<Kept> {
    const db = await this.#open();
    const work = db.transaction(['games', 'damaged', 'facts'], 'readwrite', STRICT);
    const facts = work.objectStore('facts');
    const [, games, damaged, table] = await Promise.all([
      facts.put(this.#owner, 'owner'),
      work.objectStore('games').getAll(),
      work.objectStore('damaged').getAll(),
      facts.get('table'),
      work.done,
    ]);
    return { games, damaged, table };
  }

  write(change: Change): Promise<Written> {
    const written: Promise<Written> = this.#write(change).catch(() => {
      // Full, refused, or closed by the browser, which a new connection may mend.
      this.#close();
      // A later change holds all that is not kept yet: to write this one once more would undo it.
      return this.#latest === written ? this.#writeAgain(change) : this.#latest;
    });
    this.#latest = written;
    return written;
  }

  async #writeAgain(change: Change): Promise<Written> {
    try {
      return await this.#write(change);
    } catch (error) {
      this.#close();
      if (!isTooOld(error)) return 'refused';
      this.#lost();
      return 'elsewhere';
    }
  }

  async #write(change: Change): Promise<Written> {
    const db = await this.#open();
    const work = db.transaction(['games', 'damaged', 'facts'], 'readwrite', STRICT);
    const [facts, games, damaged] = [
      work.objectStore('facts'),
      work.objectStore('games'),
      work.objectStore('damaged'),
    ];
    // All at once: the less there is to wait for, the less can come between.
    const owner = facts.get('owner');
    const requests = [
      ...(change.put ?? []).map((game) => games.put(game, game.id)),
      ...(change.remove ?? []).map((id) => games.delete(id)),
      ...(change.setAside ?? []).map((each) => damaged.put(each, each.id)),
      ...(change.forgetDamaged ?? []).map((id) => damaged.delete(id)),
      ...(change.table === undefined ? [] : [facts.put(change.table, 'table')]),
    ];
    // Each of them fails with the transaction; what counts is whether that was done.
    for (const request of [...requests, work.done]) void request.catch(() => {});
    if ((await owner) === this.#owner) {
      await work.done;
      return 'kept';
    }
    work.abort();
    this.#lost();
    return 'elsewhere';
  }

  #open(): Promise<Opened> {
    this.#db ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (opened) => {
        for (const name of ['games', 'damaged', 'facts'] as const) opened.createObjectStore(name);
      },
      // A newer version of this program wants to change the stores.
      blocking: () => {
        this.#close();
        this.#lost();
      },
      terminated: () => {
        this.#db = undefined;
      },
    });
    return this.#db;
  }

  /** What is under way in it is still done. */
  #close(): void {
    this.#db?.then(
      (db) => db.close(),
      () => {},
    );
    this.#db = undefined;
  }
}

const STRICT = { durability: 'strict' } as const;
