/**
 * The changes that a page could not write before it was left. They are put into `localStorage`
 * synchronously, and the next page takes them up, checked like all input.
 */
import * as v from 'valibot';
import type { LibraryContents } from '../app/games/library.ts';
import { lossyJson } from '../app/games/lossyJson.ts';
import type { Changeset } from '../app/games/writer.ts';

const KEY = 'bigben.unwritten';

/** The part of `localStorage` that is used here; each call can throw where it is refused. */
export type PlainStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ids = v.array(v.string());
const left = v.object({
  /** The window that left it. */
  owner: v.string(),
  change: v.object({
    serial: v.pipe(v.number(), v.safeInteger()),
    put: v.array(v.looseObject({ id: v.string() })),
    remove: ids,
    table: v.optional(v.string()),
    setAside: v.array(v.object({ id: v.string(), value: v.unknown(), reason: v.string() })),
    forgetDamaged: ids,
  }),
});
/** Oldest first. There are several if a window left changes before it had taken up earlier ones. */
const allLeft = v.array(left);

export type UnwrittenChanges = v.InferOutput<typeof left>;
export type OrphanedGames = UnwrittenChanges['change']['put'];

export class PendingWrites {
  readonly #store: PlainStore;
  readonly #owner: string;
  /**
   * The stashed changes are obsolete once everything up to this serial is written; 0 if there are
   * none.
   */
  #serial = 0;
  /** The changes other pages have left and this one has not taken up yet. */
  #older: readonly UnwrittenChanges[] = [];
  /** The changes that are still to be written, as text. */
  #owed: string | undefined;
  /** The changes that the previous window has sent, as text. */
  #sent: string | undefined;

  /** @param owner a name for this window, unlike any other */
  constructor(store: PlainStore, owner: string) {
    this.#store = store;
    this.#owner = owner;
  }

  /** @returns whether the browser has stored it */
  put(change: Changeset): boolean {
    try {
      const own = { owner: this.#owner, change: asText(change) };
      // If the store is full, the change can still be sent to the window that takes over.
      this.#owed = JSON.stringify([...this.#older, own]);
      this.#store.setItem(KEY, this.#owed);
    } catch {
      return false;
    }
    this.#serial = change.serial;
    return true;
  }

  /** The changes this window still owes when it gives up its games, for the window that takes over. */
  toSend(): string | undefined {
    return this.#owed;
  }

  /**
   * Takes the changes that another window has sent, since `localStorage` can show them here a
   * moment late.
   */
  receive(text: string | undefined): void {
    this.#sent = text;
  }

  /** The changes other pages have left, oldest first; none if they cannot be read. */
  read(): readonly UnwrittenChanges[] {
    try {
      const text = this.#sent ?? this.#store.getItem(KEY) ?? '[]';
      this.#older = v.parse(allLeft, JSON.parse(text));
    } catch {
      this.#older = [];
    }
    return this.#older;
  }

  /**
   * Notes that the changes of other pages are taken up: they stay stored until this serial is
   * written.
   */
  markApplied(serial: number): void {
    this.#older = [];
    this.#serial = serial;
  }

  /** Forgets the stored changes, if everything in them has been written by this serial. */
  written(serial: number): void {
    if (serial < this.#serial) return;
    this.#owed = undefined;
    if (this.#serial > 0) this.clear();
  }

  clear(): void {
    this.#older = [];
    this.#serial = 0;
    try {
      this.#store.removeItem(KEY);
    } catch {
      // If they cannot be removed, their serial still shows that they are old.
    }
  }
}

/**
 * A change without the set-aside values that JSON cannot hold. Those stay in the database as they
 * were until the change is written: the next page finds them there.
 */
function asText(change: Changeset): Changeset {
  const odd = change.setAside.filter(({ value }) => !lossyJson(value).isFaithful);
  if (odd.length === 0) return change;
  const ids = new Set(odd.map(({ id }) => id));
  const setAside = change.setAside.filter(({ id }) => !ids.has(id));
  return { ...change, setAside, remove: change.remove.filter((id) => !ids.has(id)) };
}

const writers = v.array(v.tuple([v.string(), v.number()]));

/**
 * The windows that might have changes newer than the database, newest first, each with the serial
 * of its last written change. A window that has written nothing yet comes before the windows whose
 * games it took over.
 */
export type Writers = v.InferOutput<typeof writers>;

export function readWriters(text: string | undefined): Writers {
  try {
    return v.parse(writers, JSON.parse(text ?? ''));
  } catch {
    return [];
  }
}

/** The contents of the database, and the windows that wrote it. */
export interface DatabaseContents extends LibraryContents {
  /** None if the database is new, or has been emptied. */
  readonly writers: Writers;
}

/**
 * The games as the last pages left them: their unwritten changes replace the games in the database.
 * If another window has written since, the changes are a separate log, to be merged: `orphans`.
 */
export function withPending(
  found: DatabaseContents,
  all: readonly UnwrittenChanges[],
): { readonly kept: LibraryContents; readonly orphans: OrphanedGames } {
  let kept: LibraryContents = found;
  const orphans: OrphanedGames[] = [];
  const written = new Map(found.writers);
  for (const { owner, change } of all) {
    const serial = written.size === 0 ? 0 : written.get(owner);
    if (serial === undefined) orphans.push(change.put);
    else if (change.serial > serial) kept = applied(kept, change);
  }
  return { kept, orphans: orphans.flat() };
}

function applied(
  found: LibraryContents,
  { put, remove, table, setAside, forgetDamaged }: UnwrittenChanges['change'],
): LibraryContents {
  const changed = [...[...put, ...setAside].map(({ id }) => id), ...remove, ...forgetDamaged];
  const isNew = new Set(changed);
  const isOld = (value: unknown): boolean => !isNew.has((value as { readonly id: string }).id);
  return {
    games: [...put, ...found.games.filter(isOld)],
    ...(found.unread === undefined ? {} : { unread: found.unread }),
    damaged: [...setAside, ...found.damaged.filter(isOld)],
    table: table ?? found.table,
    unwritten: [...(found.unwritten ?? []), ...changed],
  };
}
