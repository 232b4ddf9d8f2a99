/** A write begins at once, and is done as soon as it can be. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Changeset } from '../app/games/writer.ts';
import { Database } from './database.ts';
import { PendingWrites } from './pendingWrites.ts';

const change: Changeset = {
  serial: 1,
  put: [],
  remove: [],
  table: 'a',
  setAside: [],
  forgetDamaged: [],
};

async function openDatabase(owner: string): Promise<Database> {
  const pendingWrites = new PendingWrites(
    { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    owner,
  );
  const database = new Database({ owner, pendingWrites, lost: () => {} });
  await database.open();
  return database;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => vi.restoreAllMocks());

it('a write begins before the page does anything else, such as drawing', async () => {
  const database = await openDatabase('a');
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const written = database.write(change);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(await written).toBe('saved');
});

it('a write is committed as soon as the owner of the database is known', async () => {
  const database = await openDatabase('a');
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
  expect(await database.write(change)).toBe('saved');
  expect(committed).toHaveBeenCalledTimes(1);
  await openDatabase('b');
  expect(await database.write({ ...change, serial: 2 })).toBe('otherWindow');
  expect(committed).toHaveBeenCalledTimes(1);
});

it('a write on a connection that the browser has closed is begun again', async () => {
  const database = await openDatabase('a');
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...what
  ) {
    this.close();
    return transaction.apply(this, what);
  });
  expect(await database.write(change)).toBe('saved');
  expect(await database.write({ ...change, serial: 2 })).toBe('saved');
});
