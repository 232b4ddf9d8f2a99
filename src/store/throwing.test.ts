/** A store that throws anything, at any call, never stops the table; and once it works again, everything is kept. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Library } from '../app/games/library.ts';
import type { StoredGame } from '../app/games/stored.ts';
import type { After, Changeset, GameStore, WriteResult } from '../app/games/writer.ts';
import { MemoryStore, storeWith } from '../app/testing/shelf.ts';
import type { GameRecord } from '../rules/record.ts';
import { wonGames } from '../rules/testing/vectors.ts';
import { Database } from './database.ts';
import { openLibrary } from './open.ts';
import { PendingWrites } from './pendingWrites.ts';

const record = wonGames()[0] as GameRecord;
const game = storeWith(record, 3).kept.games[0] as StoredGame;
const stored = (id: string): StoredGame => ({ ...game, id });

/** Values to throw: JavaScript can throw any value. */
const THROWN = [
  ...[new Error('odd'), undefined, null, 7, 'text', { name: 'QuotaExceededError' }],
  ...[
    'QuotaExceededError',
    'InvalidStateError',
    'SecurityError',
    'AbortError',
    'DataCloneError',
  ].map((name) => new DOMException('odd', name)),
];

/** Timers that a test fires. */
function timers() {
  const waiting = new Set<() => void>();
  const after: After = (_, act) => {
    waiting.add(act);
    return () => waiting.delete(act);
  };
  const pass = (): void => {
    const now = [...waiting];
    waiting.clear();
    for (const act of now) act();
  };
  return { after, pass };
}

/** Waits until nothing is pending; the database of the tests works in its own tasks. */
async function rest(): Promise<void> {
  for (let i = 0; i < 60; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A random number below another, from a seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A store that throws two times out of three, until it is mended. */
class ThrowingStore implements GameStore {
  readonly kept = new MemoryStore();
  isMended = false;
  readonly #random: (below: number) => number;

  constructor(random: (below: number) => number) {
    this.#random = random;
  }

  write(change: Changeset): WriteResult | Promise<WriteResult> {
    const write = (): WriteResult => {
      this.#fail();
      return this.kept.write(change);
    };
    return this.#random(2) === 0 ? write() : Promise.resolve().then(write);
  }

  stash(): boolean {
    this.#fail();
    return false;
  }

  #fail(): void {
    if (!this.isMended && this.#random(3) > 0) throw THROWN[this.#random(THROWN.length)];
  }
}

describe('a library', () => {
  it('goes on whatever its store throws, and everything is written in the end', async () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = randomFrom(seed);
      const store = new ThrowingStore(random);
      const { after, pass } = timers();
      const library = new Library(store, after);
      const acts = [
        () => library.put([stored(`${random(6)}`)]),
        () => library.remove([`${random(6)}`]),
        () => library.writer.pause('hidden'),
        () => library.writer.resume(),
        () => Promise.resolve(),
        pass,
      ];
      for (let i = 0; i < 40; i++) await acts[random(acts.length)]?.();
      store.isMended = true;
      library.writer.resume();
      await rest();
      pass();
      await rest();
      expect(library.writer.saveState.value).toBe('saved');
      expect(idsOf(library)).toEqual([...store.kept.games.keys()].sort());
    }
  });
});

/** The calls of a browser's database and plain store that the page makes. */
const CALLS = [
  [() => IDBFactory.prototype, ['open']],
  [() => IDBDatabase.prototype, ['transaction', 'close', 'createObjectStore']],
  [() => IDBTransaction.prototype, ['objectStore', 'commit', 'abort']],
  [() => IDBObjectStore.prototype, ['get', 'getAll', 'getAllKeys', 'put', 'delete', 'count']],
] as const;

/**
 * Makes the n-th call to the database throw, and all later ones if `isForGood`. @returns a counter
 * of the calls
 */
function breakAt(
  nth: number,
  thrown: unknown,
  isForGood: boolean,
): { readonly calls: () => number } {
  let calls = 0;
  for (const [prototypeOf, names] of CALLS)
    for (const name of names) {
      const prototype = prototypeOf() as unknown as Record<string, (...what: unknown[]) => unknown>;
      const own = prototype[name];
      if (!own) continue;
      vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...what: unknown[]) {
        const at = calls++;
        if (at === nth || (isForGood && at > nth)) throw thrown;
        return own.apply(this, what);
      });
    }
  return { calls: () => calls };
}

const PLAIN = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

async function openWindow(
  owner: string,
  after: After,
): Promise<{ library: Library; database: Database }> {
  const pendingWrites = new PendingWrites(PLAIN, owner);
  const database = new Database({ owner, pendingWrites, lost: () => {} });
  const busy = () => new Promise<never>(() => {});
  const library = await openLibrary({ database, pendingWrites, busy, after });
  if (library === 'newer') throw new Error('newer');
  return { library, database };
}

/** Plays a little in a window whose database breaks, and then works again. */
async function play(nth: number, thrown: unknown, isForGood: boolean) {
  globalThis.indexedDB = new IDBFactory();
  const first = await openWindow('first', () => () => {});
  first.library.put([stored('before')]);
  await first.library.writer.settled();
  const broken = breakAt(nth, thrown, isForGood);
  const { after, pass } = timers();
  const { library, database } = await openWindow('second', after);
  for (const id of ['a', 'b', 'a', 'c']) {
    library.put([stored(id)]);
    await rest();
  }
  library.remove(['b']);
  await rest();
  const calls = broken.calls();
  vi.restoreAllMocks();
  for (let i = 0; i < 3; i++) {
    pass();
    await rest();
  }
  const keeping = library.writer.saveState.value;
  database.abort();
  const { library: found } = await openWindow('third', () => () => {});
  return { calls, keeping, library, found };
}

const idsOf = (library: Library) => library.games.value.map(({ id }) => id).sort();

describe('a database', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => vi.restoreAllMocks());

  for (const isForGood of [false, true])
    it(`that throws at one call${isForGood ? ' and ever after' : ''} costs nothing once it works again`, async () => {
      const { calls } = await play(Number.POSITIVE_INFINITY, undefined, false);
      expect(calls).toBeGreaterThan(50);
      for (let nth = 0; nth < calls; nth++) {
        const thrown = THROWN[nth % THROWN.length];
        const { keeping, library, found } = await play(nth, thrown, isForGood);
        expect([nth, keeping, idsOf(library)]).toEqual([nth, 'saved', ['a', 'before', 'c']]);
        expect([nth, idsOf(found)]).toEqual([nth, ['a', 'before', 'c']]);
      }
    });

  it('that throws while the page is left does not keep the page from leaving', async () => {
    for (const thrown of THROWN) {
      const { library, database } = await openWindow('first', () => () => {});
      library.put([stored('a')]);
      breakAt(0, thrown, true);
      expect(() => database.abort()).not.toThrow();
      await rest();
      vi.restoreAllMocks();
    }
  });

  it('counts as refusing if even access to it throws', async () => {
    const { after, pass } = timers();
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw new DOMException('odd', 'SecurityError');
    });
    const { library } = await openWindow('first', after);
    library.put([stored('a')]);
    await rest();
    expect(library.writer.saveState.value).toBe('refused');
    vi.restoreAllMocks();
    pass();
    await rest();
    expect(library.writer.saveState.value).toBe('saved');
  });
});
