/**
 * The changes that a page could not write before it was left. They are put into `localStorage` in the
 * same task, and the next page takes them up, checked like anything that is read.
 */
import * as v from 'valibot';
import type { Kept } from '../app/library/library.ts';
import type { Change } from '../app/library/writer.ts';

const KEY = 'bigben.unwritten';

/** The part of `localStorage` that is used here; each call may throw where it is refused. */
type PlainStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ids = v.array(v.string());
const schema = v.object({
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

export type Left = v.InferOutput<typeof schema>;
export type Strays = Left['change']['put'];

export class Leftover {
  readonly #store: PlainStore;
  readonly #owner: string;
  /** What is there is written once everything up to this serial is; 0 if nothing is there. */
  #serial = 0;
  /** The changes that this window has left, as text. */
  #own: string | undefined;
  /** The changes that the window before has sent, as text. */
  #sent: string | undefined;

  /** @param owner a name for this window, unlike any other */
  constructor(store: PlainStore, owner: string) {
    this.#store = store;
    this.#owner = owner;
  }

  /** @returns whether the browser has taken it */
  put(change: Change): boolean {
    // Where the store is full, the window that takes over can still be told.
    this.#own = JSON.stringify({ owner: this.#owner, change });
    try {
      this.#store.setItem(KEY, this.#own);
    } catch {
      return false;
    }
    this.#serial = change.serial;
    return true;
  }

  /** The changes this window still owes when it gives up its games, for the window that takes over. */
  handOver(): string | undefined {
    return this.#own;
  }

  /** Takes the changes another window has sent: `localStorage` may show them here a moment late. */
  takeOver(text: string | undefined): void {
    this.#sent = text;
  }

  /** The changes another page has left; `undefined` if there are none that can be read. */
  read(): Left | undefined {
    try {
      return v.parse(schema, JSON.parse(this.#sent ?? this.#store.getItem(KEY) ?? ''));
    } catch {
      return undefined;
    }
  }

  /** The changes of another page are taken up: they are there until this serial is written. */
  takenUp(serial: number): void {
    this.#serial = serial;
  }

  /** Forgets the changes that are there, if everything up to a serial has been written. */
  written(serial: number): void {
    if (serial < this.#serial) return;
    this.#own = undefined;
    if (this.#serial > 0) this.clear();
  }

  clear(): void {
    this.#serial = 0;
    try {
      this.#store.removeItem(KEY);
    } catch {
      // If it cannot be removed, its serial still says that it is old.
    }
  }
}

/** The contents of the database, the window that wrote it last, and the serial of its last change. */
export interface Found extends Kept {
  readonly owner: unknown;
  readonly serial: unknown;
}

/**
 * The games as the last page left them. Its unwritten changes replace those in the database. If
 * another window has written since, the changes are another log, to be merged: `strays`.
 */
export function withLeftover(
  found: Found,
  left: Left | undefined,
): { readonly kept: Kept; readonly strays: Strays } {
  if (!left) return { kept: found, strays: [] };
  const { owner, change } = left;
  if (found.owner !== undefined && owner !== found.owner)
    return { kept: found, strays: change.put };
  if (change.serial <= Number(found.serial)) return { kept: found, strays: [] };
  return { kept: applied(found, change), strays: [] };
}

function applied(
  found: Kept,
  { put, remove, table, setAside, forgetDamaged }: Left['change'],
): Kept {
  const unwritten = [...[...put, ...setAside].map(({ id }) => id), ...remove, ...forgetDamaged];
  const isNew = new Set(unwritten);
  const isOld = (value: unknown): boolean => !isNew.has((value as { readonly id: string }).id);
  return {
    games: [...put, ...found.games.filter(isOld)],
    damaged: [...setAside, ...found.damaged.filter(isOld)],
    table: table ?? found.table,
    unwritten,
  };
}
