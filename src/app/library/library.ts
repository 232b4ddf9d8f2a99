/**
 * The player's games: the one on the table, other open ones, and the log of those that have ended.
 * They are held in memory and written to a store; the store may be slow, refuse, or be somebody else's.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { failure, type Result } from '../../rules/result.ts';
import type { Entry } from './entry.ts';
import { readEntry, readStored, STORED_VERSION, type StoredGame, storeEntry } from './stored.ts';

/** What is written in one piece: all of it or nothing. */
export interface Change {
  readonly put?: readonly StoredGame[];
  readonly remove?: readonly string[];
  /** The game that lies on the table. */
  readonly table?: string;
  /** What could not be read, word for word. */
  readonly setAside?: readonly Damaged[];
  /** By their ids. */
  readonly forgetDamaged?: readonly string[];
}

/** `elsewhere`: another window has taken over, and nothing was written. */
export type Written = 'kept' | 'refused' | 'elsewhere';

export interface GameStore {
  write(change: Change): Written | Promise<Written>;
}

/** Something that was kept and cannot be read. */
export interface Damaged {
  readonly id: string;
  readonly value: unknown;
  readonly reason: string;
}

/** All that a store holds, unchecked. */
export interface Kept {
  readonly games: readonly unknown[];
  readonly table: unknown;
  readonly damaged: readonly Damaged[];
}

export class Library {
  readonly games: ReadonlySignal<readonly StoredGame[]>;
  readonly damaged: ReadonlySignal<readonly Damaged[]>;
  /** Whether all there is has been written. */
  readonly isSafe: ReadonlySignal<boolean>;
  readonly #games: Signal<readonly StoredGame[]>;
  readonly #damaged: Signal<readonly Damaged[]>;
  /** The games that were removed last, which can still be brought back. */
  readonly removed: ReadonlySignal<readonly StoredGame[]>;
  readonly #removed = signal<readonly StoredGame[]>([]);
  readonly #isSafe = signal(true);
  readonly #store: GameStore;
  /** What has to be written, by id, and since which change; what the store refuses stays here. */
  readonly #owed = new Map<string, number>();
  #changes = 0;
  #table: string | undefined;
  /** Whether something has turned out to be unreadable since this was opened. */
  #foundDamage = false;

  constructor(store: GameStore, kept: Kept = { games: [], table: undefined, damaged: [] }) {
    this.#store = store;
    const { games, damaged } = readAll(kept.games);
    this.games = this.#games = signal(games);
    this.damaged = this.#damaged = signal(kept.damaged);
    this.isSafe = this.#isSafe;
    this.removed = this.#removed;
    this.#table = typeof kept.table === 'string' ? kept.table : undefined;
    if (damaged.length > 0) void this.setAside(damaged);
  }

  /** The game that lay on the table; `damaged` if it was there but cannot be read. */
  table(): Entry | 'none' | 'damaged' {
    if (this.#table === undefined) return this.#foundDamage ? 'damaged' : 'none';
    const entry = this.entry(this.#table);
    return entry.ok ? entry.value : 'damaged';
  }

  get foundDamage(): boolean {
    return this.#foundDamage;
  }

  /** A game played through. One that cannot be is set aside. */
  entry(id: string): Result<Entry, string> {
    const stored = this.#games.peek().find((game) => game.id === id);
    if (!stored) return failure('not there');
    const entry = readEntry(stored);
    if (!entry.ok) void this.setAside([{ id, value: stored, reason: entry.error }]);
    return entry;
  }

  /** The number of the next outcome. */
  nextOrder(): number {
    return 1 + Math.max(0, ...this.#games.peek().map(({ outcome }) => outcome?.order ?? 0));
  }

  /**
   * Keeps the game on the table.
   *
   * @param left what becomes of the game that lay there before, if it was another
   */
  keepTable(entry: Entry, left?: Entry | { readonly remove: string }): Written | Promise<Written> {
    this.#table = entry.id;
    const put = [entry, ...(left && 'game' in left ? [left] : [])].map(storeEntry);
    const remove = left && 'remove' in left ? [left.remove] : [];
    return this.#change({ put, remove, table: entry.id });
  }

  /** Puts games into the log, or changes them. */
  put(games: readonly StoredGame[]): Written | Promise<Written> {
    return this.#change({ put: games });
  }

  remove(ids: readonly string[]): Written | Promise<Written> {
    this.#removed.value = this.#games.peek().filter(({ id }) => ids.includes(id));
    return this.#change({ remove: ids });
  }

  /** Brings back what was removed last. */
  bringBack(): void {
    const removed = this.#removed.value;
    this.#removed.value = [];
    void this.put(removed);
  }

  forgetDamaged(ids: readonly string[]): Written | Promise<Written> {
    return this.#change({ forgetDamaged: ids });
  }

  /** What cannot be read is kept word for word, out of the way. */
  setAside(damaged: readonly Damaged[]): Written | Promise<Written> {
    this.#foundDamage = true;
    return this.#change({ setAside: damaged, remove: damaged.map(({ id }) => id) });
  }

  #change(change: Change): Written | Promise<Written> {
    const { put = [], remove = [], setAside = [], forgetDamaged = [] } = change;
    this.#games.value = replaced(this.#games.peek(), put, remove);
    this.#damaged.value = replaced(this.#damaged.peek(), setAside, forgetDamaged);
    const at = ++this.#changes;
    for (const { id } of [...put, ...setAside]) this.#owed.set(id, at);
    for (const id of [...remove, ...forgetDamaged]) this.#owed.set(id, at);
    const written = this.#store.write(this.#owedChange());
    const note = (result: Written): Written => {
      for (const [id, since] of this.#owed)
        if (result === 'kept' && since <= at) this.#owed.delete(id);
      this.#isSafe.value = this.#owed.size === 0 || result !== 'refused';
      return result;
    };
    return typeof written === 'string' ? note(written) : written.then(note);
  }

  /** Everything that the store does not have yet. */
  #owedChange(): Change {
    const ids = [...this.#owed.keys()];
    const isOwed = ({ id }: { readonly id: string }) => this.#owed.has(id);
    const [put, setAside] = [
      this.#games.peek().filter(isOwed),
      this.#damaged.peek().filter(isOwed),
    ];
    const isThere = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
    const [inGames, inDamaged] = [isThere(put), isThere(setAside)];
    return {
      put,
      remove: ids.filter((id) => !inGames.has(id)),
      setAside,
      forgetDamaged: ids.filter((id) => !inDamaged.has(id)),
      ...(this.#table === undefined ? {} : { table: this.#table }),
    };
  }
}

/** The list without what is removed or replaced, and before it what is put. */
function replaced<Item extends { readonly id: string }>(
  list: readonly Item[],
  put: readonly Item[],
  remove: readonly string[],
): readonly Item[] {
  if (put.length === 0 && remove.length === 0) return list;
  const gone = new Set([...remove, ...put.map(({ id }) => id)]);
  return [...put, ...list.filter(({ id }) => !gone.has(id))];
}

/**
 * Sorts what a store holds. What a newer version of this program has written is neither read nor
 * touched: it will be read when that version is back.
 */
function readAll(values: readonly unknown[]): { games: StoredGame[]; damaged: Damaged[] } {
  const games: StoredGame[] = [];
  const damaged: Damaged[] = [];
  for (const value of values) {
    const read = readStored(value);
    if (read.ok) games.push(read.value);
    else if (!isNewer(value)) damaged.push({ id: idOf(value), value, reason: read.error });
  }
  return { games: games.sort((a, b) => b.touched - a.touched), damaged };
}

const isNewer = (value: unknown): boolean => Number(fieldOf(value, 'version')) > STORED_VERSION;

const idOf = (value: unknown): string => String(fieldOf(value, 'id'));

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
