import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { toldOf } from '../testing/said.ts';
import {
  HandClock,
  MemoryStore,
  otherMove,
  reopen,
  sessionOn,
  storeWith,
} from '../testing/shelf.ts';
import { localDay, MAX_THOUGHT_MS } from './clock.ts';
import type { Library } from './library.ts';
import { readEntry, readStored, type StoredGame, storeEntry } from './stored.ts';
import type { GameStore } from './writer.ts';

const won = wonGames()[0] as GameRecord;
const deal = (seed: number) => ({ generator: 'lcg', seed }) as const;
const firstOf = (library: Library): StoredGame => library.games.value[0] as StoredGame;

describe('deleting everything', () => {
  it('leaves a new deal by the same rules, and can be undone', () => {
    const store = storeWith(won, 5);
    const { session, library } = reopen(store);
    session.games.newGame(deal(1), RULE_SETS.redeal, { keepOpen: true });
    session.deal();
    const before = new Map(library.games.value.map((game) => [game.id, game]));
    expect(before.size).toBe(2);
    session.games.removeAll();
    expect(session.game.value.ruleSet).toEqual(RULE_SETS.redeal);
    expect(library.games.value.map(({ id }) => id)).toEqual([session.entry.value.id]);
    expect([...store.games.keys()]).toEqual([session.entry.value.id]);
    library.bringBack();
    for (const game of before.values()) expect(store.games.get(game.id)).toMatchObject(game);
    expect(library.removed.value).toEqual([]);
  });
});

describe('deleting many games', () => {
  it('looks at each of them only a few times, not once per other game', () => {
    const [game] = storeWith(won, 5).kept.games as StoredGame[];
    const games = Array.from({ length: 1000 }, (_, i) => ({ ...game, id: `${i}` }));
    const { library } = sessionOn(new MemoryStore(), { games, table: undefined, damaged: [] });
    let looks = 0;
    const ids = new Proxy(
      games.map(({ id }) => id),
      {
        get(list, key, receiver) {
          looks++;
          return Reflect.get(list, key, receiver);
        },
      },
    );
    library.remove(ids);
    expect(library.removed.value).toHaveLength(1000);
    expect(library.games.value.filter(({ id }) => Number(id) >= 0)).toEqual([]);
    expect(looks).toBeLessThan(20_000);
  });
});

describe('a game that is brought back after a file has already restored it', () => {
  it('is the version with more moves, and the one on the table stands', () => {
    const { session, library, time } = reopen(storeWith(won, 5));
    const file = library.games.value;
    session.games.newGame(deal(1), RULE_SETS.classic, { keepOpen: true });
    library.remove(['kept']);
    library.put(file);
    session.games.open('kept');
    session.redo();
    time.pass(10_000);
    session.redo();
    const further = firstOf(library);
    session.games.bringBack();
    expect(library.games.value.find(({ id }) => id === 'kept')).toEqual(further);
    session.games.newGame(deal(2), RULE_SETS.classic, { keepOpen: true });
    library.remove(['kept']);
    library.put(file);
    session.games.bringBack();
    expect(library.games.value.find(({ id }) => id === 'kept')).toEqual(further);
    library.remove(['kept']);
    library.put([{ ...further, playedMs: 20_000, touched: further.touched + 1 }]);
    session.games.bringBack();
    expect(library.games.value.find(({ id }) => id === 'kept')?.playedMs).toBe(20_000);
  });
});

describe('what is saved of a game', () => {
  it('is read back as it was, whatever the current point in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...wonGames()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (record, upTo, back) => {
          const made = Math.floor(upTo * record.moves.length);
          const moves = record.moves.slice(0, made);
          const { session } = reopen(storeWith({ ...record, moves }, Math.floor(back * made)));
          const entry = session.entry.value;
          const stored = readStored(JSON.parse(JSON.stringify(storeEntry(entry))));
          if (!stored.ok) throw new Error(stored.error);
          expect(readEntry(stored.value)).toEqual({ ok: true, value: entry });
        },
      ),
      { seed: 5, numRuns: 30 },
    );
  });

  it('is the time at the table, without long pauses and without the time away', () => {
    const time = new HandClock();
    const { session, library, clock } = sessionOn(new MemoryStore(), undefined, time);
    session.games.newGame(deal(1), RULE_SETS.classic);
    time.pass(10_000);
    session.deal();
    expect(firstOf(library).playedMs).toBe(10_000);
    time.pass(20_000);
    clock.pause();
    time.pass(3_600_000);
    clock.resume();
    time.pass(5_000);
    session.deal();
    expect(firstOf(library).playedMs).toBe(35_000);
    time.pass(10 * MAX_THOUGHT_MS);
    session.deal();
    expect(firstOf(library).playedMs).toBe(35_000 + MAX_THOUGHT_MS);
    // Even though the wall clock was changed.
    time.ms -= 1e9;
    time.running += 1_000;
    session.undo();
    expect(firstOf(library)).toMatchObject({ playedMs: 36_000 + MAX_THOUGHT_MS, undos: 1 });
  });

  it('is the date where the player was when it ended', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 0, 0).getTime())).toBe('2026-01-01');
    expect(localDay(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31');
  });
});

describe('outcomes', () => {
  const winning = () => reopen(storeWith(won, won.moves.length - 1));

  it('a game is won once, and a move after that makes another game', () => {
    const { session, library } = winning();
    const first = session.entry.value.id;
    session.redo();
    expect(library.games.value).toHaveLength(1);
    expect(firstOf(library).outcome).toMatchObject({ result: 'won', order: 1, moves: 116 });
    const outcome = session.entry.value;
    session.undo();
    session.undo();
    session.assist('hint');
    expect(session.entry.value).toEqual({ ...outcome, game: session.game.value });
    session.redo();
    expect(library.games.value).toHaveLength(1);
    session.undo();
    // Making the same move by hand steps along the line.
    session.play(session.game.value.moves.at(session.game.value.at) as never);
    expect(session.entry.value.id).toBe(first);
    session.undo();
    session.undo();
    session.play(otherMove(session.game.value));
    expect(session.entry.value.id).not.toBe(first);
    expect(session.entry.value).toMatchObject({ continued: true, undos: 0 });
    expect(library.games.value.find(({ id }) => id === first)).toMatchObject({
      outcome: { order: 1 },
      moves: won.moves.join(' '),
    });
  });

  it('a new game gives up the one on the table, leaves it open, or drops it if it has no moves', () => {
    const { session, library } = sessionOn(new MemoryStore());
    expect(library.games.value).toHaveLength(1);
    session.games.newGame(deal(1), RULE_SETS.classic);
    expect(library.games.value.map(({ number }) => number)).toEqual(['1']);
    session.deal();
    session.games.newGame(deal(2), RULE_SETS.classic);
    session.deal();
    session.games.newGame(deal(3), RULE_SETS.classic, { keepOpen: true });
    const games = new Map(library.games.value.map((game) => [game.number, game]));
    expect([...games.keys()].sort()).toEqual(['1', '2', '3']);
    expect(games.get('1')?.outcome).toMatchObject({ result: 'lost', moves: 1, order: 1 });
    expect(games.get('2')?.outcome).toBeUndefined();
  });

  it('a game of the log is put on the table, and the one that lies there stays open', () => {
    const store = new MemoryStore();
    const { session, library } = sessionOn(store);
    session.games.newGame(deal(1), RULE_SETS.classic);
    session.deal();
    const first = session.entry.value.id;
    session.games.newGame(deal(2), RULE_SETS.classic, { keepOpen: true });
    session.deal();
    const second = session.entry.value.id;
    session.games.open(first);
    expect(session.game.value.number).toBe('1');
    expect(library.games.value.every(({ outcome }) => outcome === undefined)).toBe(true);
    expect(reopen(store).session.entry.value.id).toBe(first);
    session.games.open(second);
    expect(session.game.value.number).toBe('2');
  });
});

describe('a store that refuses', () => {
  it('gets everything that it refused with the next change it accepts', () => {
    const store = new MemoryStore();
    const { session, library } = sessionOn(store);
    session.games.newGame(deal(1), RULE_SETS.classic);
    store.refuses = true;
    session.deal();
    expect(library.writer.saveState.value).toBe('refused');
    session.games.newGame(deal(2), RULE_SETS.classic);
    session.deal();
    expect(library.writer.saveState.value).toBe('refused');
    store.refuses = false;
    session.deal();
    expect(library.writer.saveState.value).toBe('saved');
    const again = reopen(store);
    expect(new Set(again.library.games.value)).toEqual(new Set(library.games.value));
    expect(again.session.game.value).toEqual(session.game.value);
  });
});

describe('what cannot be read', () => {
  it('is set aside verbatim, and the rest is untouched', () => {
    const store = storeWith(won, 3);
    store.games.set('odd', { version: 2, id: 'odd', moves: 7 });
    store.games.set('none', { id: 'none' });
    const { session, library } = reopen(store);
    expect(session.game.value.at).toBe(3);
    expect(toldOf(session).isNotice).toBe(true);
    expect(library.damaged.value.map(({ value }) => value)).toEqual([
      { version: 2, id: 'odd', moves: 7 },
      { id: 'none' },
    ]);
    expect(reopen(store).library.damaged.value).toHaveLength(2);
    library.forgetDamaged(['odd']);
    expect([...reopen(store).library.damaged.value].map(({ value }) => value)).toEqual([
      { id: 'none' },
    ]);
  });

  it('is deleted from the store even if an earlier page set it aside, and nothing else is', () => {
    const store = storeWith(won, 3);
    store.damaged.set('old', { id: 'old', value: 1, reason: 'odd' });
    const kept = { ...store.kept, damaged: [], unwritten: ['old'] };
    const forgotten: string[] = [];
    const noting: GameStore = {
      write(change) {
        forgotten.push(...change.forgetDamaged);
        return store.write(change);
      },
      stash: () => false,
    };
    const { session, library } = sessionOn(noting, kept);
    session.deal();
    library.remove([firstOf(library).id]);
    library.bringBack();
    expect(forgotten).toEqual(['old']);
    expect(store.damaged.size).toBe(0);
  });

  it('is a game whose times, counts or numbers are out of range', () => {
    const good = storeWith(won, 20).kept.games[0] as StoredGame;
    const outcome = { result: 'won', ms: 5, day: '2026-01-01', order: 1, moves: 3 };
    const wrong = [8640000000000001, 253402300800000, -1, 1e300, Number.NaN, '5', null];
    for (const value of wrong) {
      for (const key of ['begun', 'touched', 'playedMs', 'undos', 'at'])
        expect(readStored({ ...good, [key]: value }).ok, `${key} ${value}`).toBe(false);
      for (const key of ['ms', 'order', 'moves'])
        expect(readStored({ ...good, outcome: { ...outcome, [key]: value } }).ok).toBe(false);
    }
    expect(readStored({ ...good, outcome }).ok).toBe(true);
  });

  it('is a game of a day that is not in the calendar, or has no daily deal', () => {
    const good = storeWith(won, 20).kept.games[0] as StoredGame;
    const outcome = { result: 'won', ms: 5, day: '2026-01-01', order: 1, moves: 3 };
    const readsDaily = (daily: unknown): boolean => readStored({ ...good, daily }).ok;
    const readsDay = (day: unknown): boolean =>
      readStored({ ...good, outcome: { ...outcome, day } }).ok;
    const never = [
      '2026-99-99',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '+2026-1-1',
    ];
    for (const day of [...never, '', 'today', '10000-01-01', 20260101, null]) {
      expect(readsDaily(day), `daily ${day}`).toBe(false);
      expect(readsDay(day), `day ${day}`).toBe(false);
    }
    expect(['2025-12-31', '1969-12-31'].filter(readsDaily)).toEqual([]);
    expect(['2026-01-01', '2028-02-29', '9999-12-31'].every(readsDaily)).toBe(true);
    expect(['1969-12-31', '2028-02-29', '9999-12-31'].every(readsDay)).toBe(true);
  });

  it('is a game with an unknown value in `found`', () => {
    const good = storeWith(won, 20).kept.games[0] as StoredGame;
    for (const found of ['', 'daily', 'Easy', 1, null, ['easy'], {}])
      expect(readStored({ ...good, found }).ok, `found ${found}`).toBe(false);
    for (const found of ['any', 'easy', 'medium', 'hard', undefined])
      expect(readStored({ ...good, found })).toMatchObject({ ok: true, value: { id: good.id } });
  });

  it('is never caused by a wrong clock', () => {
    for (const ms of [-1e15, -1, 0.5, 253402300800000, 8.64e15, 1e300, Number.NaN]) {
      const time = new HandClock(ms);
      const store = new MemoryStore();
      const { session } = sessionOn(store, undefined, time);
      session.games.newGame(deal(1), RULE_SETS.classic);
      session.deal();
      session.games.newGame(deal(2), RULE_SETS.classic);
      session.deal();
      const again = reopen(store).library;
      expect(again.foundDamage).toBe(false);
      expect(again.games.value).toHaveLength(2);
      for (const { touched } of again.games.value)
        expect(new Intl.DateTimeFormat('en').format(touched)).toMatch(/\d/);
    }
  });

  it('is left in place if a newer version of the program has written it', () => {
    const store = storeWith(won, 3);
    const newer = { version: 3, id: 'newer', anything: true };
    store.games.set('newer', newer);
    const { session, library } = reopen(store);
    session.deal();
    expect(library.damaged.value).toEqual([]);
    expect(store.games.get('newer')).toEqual(newer);
    expect(readStored(newer)).toEqual({
      ok: false,
      error: '{"field":"version","expected":"2","received":"3"}',
    });
  });

  it('never throws and is reported in one line, whatever it is', () => {
    const good = storeWith(won, 20).kept.games[0] as StoredGame;
    const keys = Object.keys(good);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
        const read = readStored({ ...good, [key]: value });
        const entry = read.ok ? readEntry(read.value) : read;
        if (!entry.ok) expect(entry.error).toMatch(/^.{5,400}$/);
      }),
      { seed: 7, numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readStored(value).ok).toBe(false);
      }),
      { seed: 8, numRuns: 2000 },
    );
  });
});
