import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../rules/game.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { lostGames, wonGames } from '../../rules/vectors/vectors.ts';
import { storeWith } from '../vectors/shelf.ts';
import { everythingFile, gameFile, mergeLogs, readFile } from './files.ts';
import type { StoredGame } from './stored.ts';

const records = [...wonGames().slice(0, 6), ...lostGames().slice(0, 3)];

function stored(id: string, record: GameRecord, order?: number, ms = 0): StoredGame {
  const game = storeWith(record, record.moves.length).kept.games[0] as StoredGame;
  const outcome = { result: 'won', ms, day: '2026-01-01', order: order ?? 0, moves: 3 } as const;
  return { ...game, id, ...(order === undefined ? {} : { outcome }) };
}

describe('files', () => {
  it('a game is read back with all its moves, wherever the player stands in it', () => {
    for (const record of records) {
      const game = readRecord(record);
      if (!game.ok) throw new Error(game.error.message);
      expect(readFile(gameFile(goTo(game.value, 3)))).toEqual({
        ok: true,
        value: { kind: 'game', game: game.value },
      });
    }
  });

  it('everything is read back, but for what is no game, which is counted', () => {
    const games = records.map((record, i) => stored(`${i}`, record, i + 1));
    const text = everythingFile(games, [{ id: 'odd', value: 7, reason: 'odd' }]);
    expect(readFile(text)).toEqual({ ok: true, value: { kind: 'everything', games, unread: 0 } });
    const spoiled = games.map((game, i) => (i < 2 ? { ...game, moves: 't1-f1' } : game));
    expect(readFile(everythingFile(spoiled, []))).toEqual({
      ok: true,
      value: { kind: 'everything', games: games.slice(2), unread: 2 },
    });
  });

  it('whatever else is in a file is none of ours and never throws', () => {
    for (const text of ['', 'null', '7', '{"bigben":"everything"}', '[1]', '{"moves":[]}'])
      expect(readFile(text)).toEqual({ ok: false, error: 'notOurs' });
    const illegal = { number: '1', rules: 'classic', moves: ['draw', 'redeal'] };
    expect(readFile(JSON.stringify(illegal))).toEqual({ ok: false, error: { illegalAt: 2 } });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readFile(text).ok).toBe(false);
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe('two logs become one', () => {
  const record = records[0] as GameRecord;
  const idsByOrder = (games: readonly StoredGame[]) =>
    games
      .filter(({ outcome }) => outcome)
      .sort((a, b) => (a.outcome?.order ?? 0) - (b.outcome?.order ?? 0))
      .map(({ id }) => id);
  const merged = (own: StoredGame[], other: StoredGame[]): StoredGame[] => {
    const put = mergeLogs(own, other);
    const changed = new Set(put.map(({ id }) => id));
    return [...own.filter(({ id }) => !changed.has(id)), ...put];
  };

  it('each keeps its order, and between them the clocks decide', () => {
    // The first one's clock was set back between its two games.
    const own = [stored('a', record, 1, 50), stored('b', record, 2, 10)];
    const other = [stored('c', record, 1, 20), stored('d', record, 2, 60)];
    expect(idsByOrder(merged(own, other))).toEqual(['c', 'a', 'b', 'd']);
  });

  it('the same log twice changes nothing', () => {
    const log = [stored('a', record, 1, 50), stored('b', record, 2, 10), stored('c', record)];
    expect(mergeLogs(log, log)).toEqual([]);
  });

  it('an outcome of one’s own stands, and an open game goes on where it was played last', () => {
    const own = [stored('a', record, 1, 50), { ...stored('b', record), touched: 5 }];
    const other = [
      { ...stored('a', record, 1, 90), touched: 99 },
      { ...stored('b', record), touched: 9, at: 2 },
    ];
    const both = merged(own, other);
    expect(both.find(({ id }) => id === 'a')?.outcome?.ms).toBe(50);
    expect(both.find(({ id }) => id === 'b')?.at).toBe(2);
  });

  it('no order comes twice, whatever the logs', () => {
    const logs = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 0, max: 20 }), ms: fc.integer({ min: 0, max: 50 }) }),
      { selector: ({ id }) => id, maxLength: 15 },
    );
    fc.assert(
      fc.property(logs, logs, (a, b) => {
        const make = (log: typeof a) =>
          log.map(({ id, ms }, i) => stored(`${id}`, record, i + 1, ms));
        const both = merged(make(a), make(b));
        const orders = both.map(({ outcome }) => outcome?.order);
        expect(new Set(orders).size).toBe(orders.length);
        expect(new Set(both.map(({ id }) => id)).size).toBe(
          new Set([...a, ...b].map(({ id }) => id)).size,
        );
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});
