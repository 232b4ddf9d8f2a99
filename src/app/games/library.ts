/**
 * The player's games: the one on the table, other open ones, and the log of those that have ended.
 * Changes apply in memory at once; a writer saves them to a store, which can be slow, refuse, or
 * belong to another window by now.
 */
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { failure, type Result } from '../../rules/result.ts';
import type { Entry } from './entry.ts';
import { mergeLogs } from './merge.ts';
import { readEntry, readStored, STORED_VERSION, type StoredGame, storeEntry } from './stored.ts';
import { type After, type Changeset, type Damaged, type GameStore, Writer } from './writer.ts';

/** All that a store holds, unchecked. */
export interface LibraryContents {
  readonly games: readonly unknown[];
  /** How many more games there are than are read. */
  readonly unread?: number;
  readonly table: unknown;
  readonly damaged: readonly Damaged[];
  /** Ids of everything that the store itself does not hold yet. */
  readonly unwritten?: readonly string[];
}

/** No import may bring the log above this many games. Playing new games is never refused. */
export const MAX_GAMES = 50_000;

const NOTHING: LibraryContents = { games: [], table: undefined, damaged: [] };

export class Library {
  readonly games: ReadonlySignal<readonly StoredGame[]>;
  readonly damaged: ReadonlySignal<readonly Damaged[]>;
  readonly #games: Signal<readonly StoredGame[]>;
  readonly #damaged: Signal<readonly Damaged[]>;
  /** The games that were removed last, which can still be brought back. */
  readonly removed: ReadonlySignal<readonly StoredGame[]>;
  readonly #removed = signal<readonly StoredGame[]>([]);
  /** How many more games the store holds, unread and untouched. */
  readonly unread: ReadonlySignal<number>;
  readonly #unread = signal(0);
  /** Saves every change to the store. */
  readonly writer: Writer;
  #table: string | undefined;
  /** Ids of all set-aside values that the store could hold. */
  readonly #everSetAside = new Set<string>();
  /** Whether something unreadable has been found since this was created. */
  #foundDamage = false;

  constructor(store: GameStore, after: After, kept = NOTHING) {
    const changeOf = (ids: ReadonlySet<string>, serial: number) => this.#changeOf(ids, serial);
    const allIds = () => [...this.#games.peek(), ...this.#damaged.peek()].map(({ id }) => id);
    this.writer = new Writer({ store, changeOf, allIds, after });
    const { games, damaged } = readAll(kept.games);
    this.games = this.#games = signal(games);
    this.damaged = this.#damaged = signal(kept.damaged);
    this.removed = this.#removed;
    this.unread = this.#unread;
    this.#unread.value = kept.unread ?? 0;
    this.#table = typeof kept.table === 'string' ? kept.table : undefined;
    this.#takeUp(kept);
    if (damaged.length > 0) this.setAside(damaged);
  }

  /**
   * Adds the contents of a store that answered only after the first game was on the table. That game
   * stays there.
   */
  import(kept: LibraryContents): void {
    const { games, damaged } = readAll(kept.games);
    const own = this.#games.peek();
    this.#games.value = games;
    this.#unread.value = kept.unread ?? 0;
    this.#damaged.value = replaced(kept.damaged, this.#damaged.peek(), []);
    this.#takeUp(kept);
    this.put(mergeLogs(games, own));
    if (damaged.length > 0) this.setAside(damaged);
  }

  /** Records which set-aside values the store can hold, and writes what it lacks. */
  #takeUp({ damaged, unwritten = [] }: LibraryContents): void {
    for (const id of [...damaged.map((each) => each.id), ...unwritten]) this.#everSetAside.add(id);
    this.writer.changed(unwritten);
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

  /** Reads a game by playing it through. If that fails, the game is set aside. */
  entry(id: string): Result<Entry, string> {
    const stored = this.#games.peek().find((game) => game.id === id);
    if (!stored) return failure('not there');
    const entry = readEntry(stored);
    if (!entry.ok) this.setAside([{ id, value: stored, reason: entry.error }]);
    return entry;
  }

  /** The number of the next outcome. */
  nextOrder(): number {
    return (
      this.#games.peek().reduce((last, { outcome }) => Math.max(last, outcome?.order ?? 0), 0) + 1
    );
  }

  /**
   * Saves the game on the table.
   *
   * @param left what becomes of the game that lay there before, if it was a different one
   */
  keepTable(entry: Entry, left?: Entry | { readonly remove: string }): void {
    this.#table = entry.id;
    const put = [entry, ...(left && 'game' in left ? [left] : [])].map(storeEntry);
    const remove = left && 'remove' in left ? [left.remove] : [];
    this.#change({ put, remove });
  }

  /** Puts games into the log, or changes them. */
  put(games: readonly StoredGame[]): void {
    this.#change({ put: games });
  }

  remove(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.#removed.value = this.#games.peek().filter(({ id }) => gone.has(id));
    this.#change({ remove: ids });
  }

  /**
   * Brings back what was removed last. If a file has brought a game again meanwhile, the version
   * with more moves stands.
   */
  bringBack(): void {
    const removed = this.#removed.value.filter(({ id }) => id !== this.#table);
    this.#removed.value = [];
    // Outcomes keep their numbers.
    this.put(mergeLogs(this.#games.peek(), removed, new Map()));
  }

  forgetDamaged(ids: readonly string[]): void {
    this.#change({ forgetDamaged: ids });
  }

  /** Moves unreadable values out of the log and keeps them verbatim. */
  setAside(damaged: readonly Damaged[]): void {
    this.#foundDamage = true;
    this.#change({ setAside: damaged, remove: damaged.map(({ id }) => id) });
  }

  #change(change: Partial<Changeset>): void {
    const { put = [], remove = [], setAside = [], forgetDamaged = [] } = change;
    const ids = [...put, ...setAside].map(({ id }) => id);
    for (const { id } of setAside) this.#everSetAside.add(id);
    // The write begins before anything is drawn.
    batch(() => {
      this.#games.value = replaced(this.#games.peek(), put, remove);
      this.#damaged.value = replaced(this.#damaged.peek(), setAside, forgetDamaged);
      this.writer.changed([...ids, ...remove, ...forgetDamaged]);
    });
  }

  #changeOf(ids: ReadonlySet<string>, serial: number): Changeset {
    const isMeant = ({ id }: { readonly id: string }) => ids.has(id);
    const [put, setAside] = [
      this.#games.peek().filter(isMeant),
      this.#damaged.peek().filter(isMeant),
    ];
    const without = (list: readonly { readonly id: string }[]): string[] => {
      const there = new Set(list.map(({ id }) => id));
      return [...ids].filter((id) => !there.has(id));
    };
    return {
      serial,
      ...{ put, setAside, table: this.#table },
      remove: without(put),
      // Avoids a delete request for each game: there is hardly ever anything to forget.
      forgetDamaged: without(setAside).filter((id) => this.#everSetAside.has(id)),
    };
  }
}

/** The list with the put items first, without the removed and replaced ones. */
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
 * Separates readable games from damaged values. Games written by a newer version of this program
 * are neither read nor touched: they will be read when that version is back.
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
