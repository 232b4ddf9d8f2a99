import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../rules/game.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import { storeWith } from '../testing/shelf.ts';
import { everythingFile, gameFile } from './files.ts';
import type { StoredGame } from './stored.ts';
import { readFile } from './testing/readFile.ts';

const records = [...wonGames().slice(0, 6), ...lostGames().slice(0, 3)];

const textOf = (...all: Parameters<typeof everythingFile>): string =>
  [...everythingFile(...all)].join('');

function stored(id: string, record: GameRecord, order?: number, ms = 0): StoredGame {
  const game = storeWith(record, record.moves.length).kept.games[0] as StoredGame;
  const outcome = { result: 'won', ms, day: '2026-01-01', order: order ?? 0, moves: 3 } as const;
  return { ...game, id, ...(order === undefined ? {} : { outcome }) };
}

describe('files', () => {
  it('a game is read back with all its moves, whatever the current point in it', () => {
    for (const record of records) {
      const game = readRecord(record);
      if (!game.ok) throw new Error(JSON.stringify(game.error));
      expect(readFile(gameFile(goTo(game.value, 3)))).toEqual({
        ok: true,
        value: { kind: 'game', game: game.value },
      });
    }
  });

  it('everything is read back, except for what is not a game, which is counted', () => {
    const games = records.map((record, i) => stored(`${i}`, record, i + 1));
    const text = textOf(games, [{ id: 'odd', value: 7, reason: 'odd' }]);
    expect(readFile(text)).toEqual({ ok: true, value: { kind: 'games', games, unread: 0 } });
    const spoiled = games.map((game, i) => (i < 2 ? { ...game, moves: 't1-f1' } : game));
    expect(readFile(textOf(spoiled, []))).toEqual({
      ok: true,
      value: { kind: 'games', games: games.slice(2), unread: 2 },
    });
  });

  it('all games are saved together with unreadable values, whatever those are', () => {
    const games = [stored('a', records[0] as GameRecord)];
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    const damaged = [7n, cycle, new Map()].map((value, i) => ({
      id: `${i}`,
      value,
      reason: 'odd',
    }));
    expect(readFile(textOf(games, damaged))).toEqual({
      ok: true,
      value: { kind: 'games', games, unread: 0 },
    });
  });

  it('anything else in a file is not ours and never throws', () => {
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

  it('the complete games of a truncated file are read', () => {
    const games = records.map((record, i) => stored(`${i}`, record, i + 1));
    const text = textOf(games, []);
    const end = text.indexOf(games[3]?.id ?? '', text.indexOf('"id":"3"'));
    expect(readFile(text.slice(0, end))).toEqual({
      ok: true,
      value: { kind: 'games', games: games.slice(0, 3), unread: 1 },
    });
  });

  it('a file of more games than can be kept says so', () => {
    const elements = (count: number): string => Array(count).fill('null').join(',');
    const text = (count: number): string => `{"bigben":"everything","games":[${elements(count)}]}`;
    expect(readFile(text(50_001))).toEqual({ ok: false, error: 'tooMany' });
    expect(readFile(text(50_000))).toMatchObject({
      ok: true,
      value: { games: [], unread: 50_000 },
    });
  });

  // When files were read in one piece, each of these froze the page or took seconds.
  const MEGA = 2 ** 20;
  it.each<[string, () => Iterable<string>, unknown]>([
    ['brackets alone', () => Array(49).fill('['.repeat(MEGA)), 'notOurs'],
    ['brackets in a game', () => hostile(Array(24).fill('['.repeat(MEGA))), 1],
    ['nulls', () => hostile(Array(45).fill('null,'.repeat(MEGA / 5))), 'tooMany'],
    ['one string', () => hostile(['"', ...Array(49).fill('x'.repeat(MEGA)), '"']), 1],
    ['long numbers', () => hostile([`{"at":${'9'.repeat(10_000)}},`.repeat(100)]), 100],
  ])('%s of tens of megabytes are read in little memory', (_, pieces, expected) => {
    const read = readFile(pieces());
    expect(read.ok ? read.value : read.error).toEqual(
      typeof expected === 'number' ? { kind: 'games', games: [], unread: expected } : expected,
    );
  });

  function* hostile(pieces: readonly string[]): Generator<string> {
    yield '{"bigben":"everything","games":[';
    yield* pieces;
    yield ']}';
  }
});
