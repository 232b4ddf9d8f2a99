/** The schema of the database, and its transactions: their requests, and how one is aborted. */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Changeset } from '../app/games/writer.ts';
import type { Writers } from './pendingWrites.ts';

export interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  damaged: { key: string; value: unknown };
  /**
   * `writers`: the window that owns the database, and how far it and earlier ones have written (see
   * `Writers`); `table`: the id of the game on the table.
   */
  facts: { key: string; value: string };
}

export type Opened = IDBPDatabase<Schema>;
export const STORES = ['games', 'damaged', 'facts'] as const;
export type Work = ReturnType<typeof begin>;

export const begin = (db: Opened) =>
  db.transaction([...STORES], 'readwrite', { durability: 'relaxed' });

/** Aborts a transaction, pending requests included. */
export function undo(work: Work): void {
  try {
    work.abort();
  } catch {
    // It has just been completed.
  }
}

export const storesOf = (work: Work) =>
  [work.objectStore('facts'), work.objectStore('games'), work.objectStore('damaged')] as const;

/**
 * More games than this are removed by ranges of their ids: a request for each would take many
 * seconds.
 */
export const MANY = 500;

/** Ranges that cover exactly those of the stored keys that are to be removed. */
export function rangesOf(
  keys: readonly string[],
  remove: readonly string[],
): readonly IDBKeyRange[] {
  const gone = new Set(remove);
  const ranges: IDBKeyRange[] = [];
  for (let from = 0, to = 0; from < keys.length; from = to + 1) {
    for (to = from; gone.has(keys[to] as string); ) to++;
    if (to > from) ranges.push(IDBKeyRange.bound(keys[from], keys[to - 1]));
  }
  return ranges;
}

export function request(
  work: Work,
  { put, setAside, forgetDamaged, table }: Changeset,
  remove: readonly (string | IDBKeyRange)[],
  writers: Writers,
): void {
  const [facts, games, damaged] = storesOf(work);
  // Before the games that are put: a range can include their keys.
  for (const each of remove) quiet(games.delete(each));
  for (const game of put) quiet(games.put(game, game.id));
  for (const each of setAside) quiet(damaged.put(each, each.id));
  for (const id of forgetDamaged) quiet(damaged.delete(id));
  if (table !== undefined) quiet(facts.put(table, 'table'));
  quiet(facts.put(JSON.stringify(writers), 'writers'));
}

/** Suppresses the request's own rejection; the transaction reports the failure. */
export function quiet<Value>(request: Promise<Value>): Promise<Value> {
  request.catch(() => {});
  return request;
}
