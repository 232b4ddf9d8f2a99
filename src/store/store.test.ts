/** Opening, keeping and leaving games, on a database like the browser's. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../app/games/clock.ts';
import { beginEntry, type Entry } from '../app/games/entry.ts';
import type { Library } from '../app/games/library.ts';
import { type StoredGame, storeEntry } from '../app/games/stored.ts';
import type { After } from '../app/games/writer.ts';
import { HandClock } from '../app/testing/shelf.ts';
import { goTo, playIn } from '../rules/game.ts';
import { type GameRecord, readRecord } from '../rules/record.ts';
import { wonGames } from '../rules/testing/vectors.ts';
import { Database } from './database.ts';
import { openLibrary } from './open.ts';
import { PendingWrites } from './pendingWrites.ts';

const won = wonGames()[0] as GameRecord;

/** A game of deal 1 after `at` moves. */
function entryAt(at: number, id = 'a'): Entry {
  const read = readRecord({ ...won, moves: won.moves.slice(0, at) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const moment = new Clock(new HandClock()).moment(() => 1);
  return beginEntry(goTo(read.value, at), { ...moment, newId: () => id });
}

/** The same game, but with a draw as its first move. */
function drawn(): Entry {
  const entry = entryAt(0);
  const game = playIn(entry.game, { kind: 'draw' });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return { ...entry, game: game.value };
}

const stored = (at: number, id?: string): StoredGame => storeEntry(entryAt(at, id));

/** The browser's plain store, which can refuse. */
class PlainStore {
  readonly texts = new Map<string, string>();
  refuses = false;
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    if (this.refuses) throw new Error('full');
    this.texts.set(key, text);
  };
  removeItem = (key: string): void => void this.texts.delete(key);
}

const lost = (): void => {};

/** A browser: its storage, and windows that open one after the other. */
function browser({ mostRead }: { readonly mostRead?: number } = {}) {
  const plain = new PlainStore();
  let windows = 0;
  const open = async (sent?: string, after: After = () => () => {}) => {
    const owner = `window ${++windows}`;
    const pendingWrites = new PendingWrites(plain, owner);
    pendingWrites.receive(sent);
    let isLost = false;
    const lost = (): void => {
      isLost = true;
    };
    const database = new Database({ owner, pendingWrites, lost, ...(mostRead && { mostRead }) });
    const busy = () => new Promise<never>(() => {});
    const library = (await openLibrary({ database, pendingWrites, busy, after })) as Library;
    return { library, database, pendingWrites, isLost: () => isLost };
  };
  return { plain, open };
}

const kept = ({ library }: { readonly library: Library }) =>
  library.games.value.map(({ id, at }) => [id, at]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('what one window has written', () => {
  it('the next one finds, with the game on the table', async () => {
    const { open, plain } = browser();
    const first = await open();
    expect(first.library.table()).toBe('none');
    first.library.keepTable(entryAt(3));
    first.library.put([stored(5, 'b')]);
    first.library.keepTable(entryAt(4));
    await first.library.writer.settled();
    const second = await open();
    expect(new Map(kept(second) as [string, number][])).toEqual(
      new Map([
        ['a', 4],
        ['b', 5],
      ]),
    );
    expect(second.library.table()).toEqual(entryAt(4));
    expect(plain.texts.size).toBe(0);
  });

  it('is not overwritten by a window that has lost the games', async () => {
    const { open } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    const second = await open();
    first.library.keepTable(entryAt(9));
    await first.library.writer.settled();
    expect(first.library.writer.saveState.value).toBe('otherWindow');
    expect(first.isLost()).toBe(true);
    second.library.keepTable(entryAt(4));
    await second.library.writer.settled();
    expect(kept(await open())).toEqual([['a', 4]]);
  });
});

describe('many games that are deleted at once', () => {
  it('are deleted by a few requests, and no other games with them', async () => {
    const { open } = browser();
    const first = await open();
    const ids = Array.from({ length: 2000 }, (_, i) => `game ${i}`);
    first.library.put(ids.map((id) => stored(2, id)));
    await first.library.writer.settled();
    // A newer version has left a game, which this version neither reads nor touches.
    const db = await openDB('bigben', 1);
    await db.put('games', { id: 'game 1000~newer', version: 99 }, 'game 1000~newer');
    db.close();
    const second = await open();
    const requests = vi.spyOn(IDBObjectStore.prototype, 'delete');
    const kept = ['game 7', 'game 1500'];
    second.library.put([stored(3, 'game 1500~new')]);
    second.library.remove(ids.filter((id) => !kept.includes(id)));
    second.library.put([stored(3, 'game 1600~new')]);
    await second.library.writer.settled();
    expect(requests.mock.calls.length).toBeLessThan(20);
    requests.mockRestore();
    const left = await openDB('bigben', 1);
    expect(await left.getAllKeys('games')).toEqual(
      [...kept, 'game 1000~newer', 'game 1500~new', 'game 1600~new'].sort(),
    );
    left.close();
  });
});

describe('a database of more games than can be read', () => {
  it('keeps the unread games, and says how many there are', async () => {
    const { open } = browser({ mostRead: 60 });
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    const db = await openDB('bigben');
    const work = db.transaction('games', 'readwrite');
    for (let i = 0; i < 61; i++) void work.store.put({ id: `z${i}` }, `z${i}`);
    await work.done;
    const second = await open();
    expect(second.library.unread.value).toBe(2);
    expect(second.library.damaged.value).toHaveLength(59);
    await second.library.writer.settled();
    expect(await db.getAllKeys('games')).toHaveLength(3);
    db.close();
  });
});

describe('what a window leaves unwritten', () => {
  it('the next one takes up, and writes', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    first.library.writer.pause('left');
    first.library.keepTable(entryAt(5));
    first.library.remove(['nothing']);
    const second = await open();
    expect(second.library.table()).toEqual(entryAt(5));
    await second.library.writer.settled();
    expect(plain.texts.size).toBe(0);
    expect(kept(await open())).toEqual([['a', 5]]);
  });

  it('is not taken up when it has been written after all', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.writer.pause('hidden');
    first.library.keepTable(entryAt(5));
    const left = [...plain.texts];
    first.library.writer.resume();
    first.library.keepTable(entryAt(7));
    await first.library.writer.settled();
    // As if the browser had not removed it yet.
    for (const [key, text] of left) plain.texts.set(key, text);
    expect(kept(await open())).toEqual([['a', 7]]);
    expect(plain.texts.size).toBe(0);
  });

  it('is merged if another window has written since: the longer line stands', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    first.library.writer.pause('left');
    first.library.keepTable(entryAt(5));
    first.library.put([stored(2, 'b')]);
    const left = [...plain.texts];
    plain.texts.clear();
    const second = await open();
    second.library.keepTable(entryAt(9));
    await second.library.writer.settled();
    for (const [key, text] of left) plain.texts.set(key, text);
    const third = await open();
    expect(new Map(kept(third) as [string, number][])).toEqual(
      new Map([
        ['a', 9],
        ['b', 2],
      ]),
    );
    expect(third.library.table()).toEqual(entryAt(9));
  });

  it('is not lost with a page that dies before its first write, nor with two of them', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    first.library.put([stored(2, 'b')]);
    await first.library.writer.settled();
    first.library.writer.pause('left');
    first.library.remove(['b']);
    first.library.keepTable(entryAt(5, 'c'));
    for (const owner of ['dead', 'dead too'])
      await new Database({ owner, pendingWrites: new PendingWrites(plain, owner), lost }).open();
    const second = await open();
    expect(second.library.table()).toEqual(entryAt(5, 'c'));
    expect(new Set(kept(second).map(([id]) => id))).toEqual(new Set(['a', 'c']));
  });

  it('is still there after a page without the database has left its own changes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    first.library.writer.pause('left');
    first.library.keepTable(entryAt(5));
    const pendingWrites = new PendingWrites(plain, 'impatient');
    const database = new Database({ owner: 'impatient', pendingWrites, lost });
    database.open = () => new Promise(() => {});
    const opening = openLibrary({
      database,
      pendingWrites,
      busy: async () => {},
      after: () => () => {},
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const library = (await opening) as Library;
    library.writer.pause('hidden');
    library.keepTable(entryAt(1, 'b'));
    const second = await open();
    expect(new Map(kept(second) as [string, number][])).toEqual(
      new Map([
        ['a', 5],
        ['b', 1],
      ]),
    );
    expect(second.library.table()).toEqual(entryAt(5));
  });

  it('is sent to the window that takes over, if the plain store is full', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    plain.refuses = true;
    expect(first.library.writer.pause('left')).toBe(true);
    first.library.keepTable(entryAt(4));
    expect(first.library.writer.end()).toBe(false);
    expect(plain.texts.size).toBe(0);
    const owed = first.pendingWrites.toSend();
    plain.refuses = false;
    const second = await open(owed);
    expect(second.library.table()).toEqual(entryAt(4));
    await second.library.writer.settled();
    expect(kept(await open())).toEqual([['a', 4]]);
  });

  it('is checked: a value that is no game is set aside, a foreign text ignored', async () => {
    for (const text of ['', '{', 'null', '[]', '[{"owner":1}]', '[{"owner":"x","change":{}}]']) {
      const { open, plain } = browser();
      plain.texts.set('bigben.unwritten', text);
      expect(kept(await open()), text).toEqual([]);
    }
    const { open, plain } = browser();
    const change = {
      ...{ serial: 1, put: [{ id: 'odd' }, stored(3)], remove: [] },
      ...{ setAside: [], forgetDamaged: [], table: 'a' },
    };
    plain.texts.set('bigben.unwritten', JSON.stringify([{ owner: 'x', change }]));
    const { library } = await open();
    expect(kept({ library })).toEqual([['a', 3]]);
    expect(library.damaged.value.map(({ id }) => id)).toEqual(['odd']);
  });
});

describe('a database', () => {
  const tamper = async (values: readonly (readonly [unknown, IDBValidKey])[], store = 'games') => {
    const db = await openDB('bigben');
    for (const [value, key] of values) await db.put(store, value, key);
    db.close();
  };

  it('opens with any values in its stores; those that are no game are set aside once', async () => {
    const { open } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    await tamper([
      [null, 'null'],
      [7n, 7],
      [cycle, 'cycle'],
      [{ id: 'other' }, 'another'],
      [new Date(), ['a', 1]],
    ]);
    await tamper(
      [
        [null, 'x'],
        [{ id: 'y' }, 'y'],
      ],
      'damaged',
    );
    const { library } = await open();
    expect(kept({ library })).toEqual([['a', 3]]);
    expect(library.damaged.value).toHaveLength(7);
    await library.writer.settled();
    library.keepTable(entryAt(4));
    await library.writer.settled();
    const again = await open();
    expect(kept(again)).toEqual([['a', 4]]);
    expect(again.library.damaged.value).toHaveLength(7);
    const db = await openDB('bigben');
    expect(await db.getAllKeys('games')).toEqual(['a']);
    db.close();
  });

  it('keeps odd values for the next page until a page has set them aside', async () => {
    const { open, plain } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    await tamper([
      [{ id: 'big', value: 7n }, 'big'],
      [{ id: 'plain', value: 7 }, 'plain'],
    ]);
    const owner = 'second';
    const pendingWrites = new PendingWrites(plain, owner);
    const database = new Database({ owner, pendingWrites, lost });
    const after = () => () => {};
    const busy = () => new Promise<never>(() => {});
    // No write of this page succeeds.
    database.write = () => new Promise<never>(() => {});
    const second = (await openLibrary({ database, pendingWrites, busy, after })) as Library;
    expect(new Set(second.damaged.value.map(({ id }) => id))).toEqual(new Set(['big', 'plain']));
    second.keepTable(entryAt(4));
    second.writer.pause('left');
    const { library } = await open();
    expect(library.table()).toEqual(entryAt(4));
    expect(new Map(library.damaged.value.map(({ id, value }) => [id, value]))).toEqual(
      new Map<string, unknown>([
        ['big', { id: 'big', value: 7n }],
        ['plain', { id: 'plain', value: 7 }],
      ]),
    );
  });

  it('that was deleted gets everything again', async () => {
    const { open } = browser();
    const { library, isLost } = await open();
    library.keepTable(entryAt(3));
    library.put([stored(5, 'b')]);
    await library.writer.settled();
    const db = await openDB('bigben');
    for (const name of ['games', 'facts']) await db.clear(name);
    db.close();
    library.keepTable(entryAt(4));
    await library.writer.settled();
    expect(isLost()).toBe(false);
    expect(new Map(kept(await open()) as [string, number][])).toEqual(
      new Map([
        ['a', 4],
        ['b', 5],
      ]),
    );
  });

  it('is closed by a page that is left: an upgrade does not have to ask that page', async () => {
    const { open } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    first.database.abort();
    const newer = await openDB('bigben', 2);
    expect(first.isLost()).toBe(false);
    newer.close();
  });

  it('of a newer version is left alone', async () => {
    (await openDB('bigben', 99)).close();
    expect((await browser().open()).library).toBe('newer');
  });

  /** Replaces the way it is opened. */
  const openedBy = (open: () => never): (() => void) => {
    const { open: original } = IDBFactory.prototype;
    globalThis.indexedDB.open = open;
    return () => {
      globalThis.indexedDB.open = original;
    };
  };
  const refuse = (name: string) => (): never => {
    throw new DOMException('', name);
  };

  it('that is refused: the game is in memory, and in the plain store from one page to the next', async () => {
    openedBy(refuse('SecurityError'));
    const { open } = browser();
    const first = await open();
    first.library.keepTable(entryAt(3));
    await first.library.writer.settled();
    expect(first.library.writer.saveState.value).toBe('refused');
    first.library.writer.pause('left');
    expect((await open()).library.table()).toEqual(entryAt(3));
  });

  it('that cannot be written says why', async () => {
    const why = async (): Promise<string> => {
      const { library } = await browser().open();
      library.keepTable(entryAt(3));
      await library.writer.settled();
      return library.writer.saveState.value;
    };
    openedBy(refuse('QuotaExceededError'));
    expect(await why()).toBe('full');
    openedBy(refuse('InvalidStateError'));
    expect(await why()).toBe('refused');
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(await why()).toBe('missing');
  });

  it('that could not be opened is asked again; its games are taken in, and none is lost', async () => {
    const { open } = browser();
    const before = await open();
    before.library.put([stored(5, 'b'), stored(7, 'c')]);
    before.library.keepTable(entryAt(3));
    await before.library.writer.settled();
    before.library.writer.pause('left');
    before.library.keepTable(entryAt(6));
    const otherWay = drawn();
    const mend = openedBy(refuse('UnknownError'));
    const retries: (() => void)[] = [];
    const { library } = await open(undefined, (_, act) => {
      retries.push(act);
      return () => {};
    });
    expect(library.table()).toEqual(entryAt(6));
    // Goes back and plays another way: the line that was left is not continued.
    library.keepTable(otherWay);
    library.put([stored(9, 'c')]);
    await library.writer.settled();
    expect(library.writer.saveState.value).toBe('refused');
    mend();
    for (const act of retries) act();
    await vi.waitFor(() => expect(library.writer.saveState.value).toBe('saved'));
    const all = [
      ['a', otherWay.game.at],
      ['b', 5],
      ['c', 9],
    ];
    expect(kept({ library }).sort()).toEqual(all);
    const after = await open();
    expect(kept(after).sort()).toEqual(all);
    expect(after.library.table()).toEqual(otherWay);
    expect(after.isLost()).toBe(false);
  });
});
