import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { storeWith } from '../testing/shelf.ts';
import { countImport } from './importCounts.ts';
import { mergeLogs } from './merge.ts';
import type { StoredGame } from './stored.ts';

const record = wonGames()[0] as GameRecord;
const moves = record.moves;

const stored = (id: string, played: readonly string[], order?: number): StoredGame => {
  const cut = { ...record, moves: [...played] };
  const game = storeWith(cut, played.length).kept.games[0] as StoredGame;
  const outcome = { result: 'won', ms: order ?? 0, day: '2026-01-01', order: order ?? 0, moves: 3 };
  return {
    ...game,
    id,
    ...(order === undefined ? {} : ({ outcome } as Pick<StoredGame, 'outcome'>)),
  };
};

/** Merges a file into the own games, and counts. */
function counted(own: readonly StoredGame[], file: readonly StoredGame[]) {
  const log = new Map(own.map((game) => [game.id, game]));
  for (const game of mergeLogs(own, file)) log.set(game.id, game);
  return countImport(own, file, [...log.values()]);
}

describe('what a file brought', () => {
  const a = stored('a', moves.slice(0, 9));

  it('is new, or was there', () => {
    const file = [a, stored('b', moves.slice(0, 4))];
    expect(counted([], file)).toEqual({ added: 2, merged: 0, known: 0 });
    expect(counted([a], file)).toEqual({ added: 1, merged: 0, known: 1 });
    expect(counted(file, file)).toEqual({ added: 0, merged: 0, known: 2 });
  });

  it('was there if the game here has come further', () => {
    expect(counted([a], [stored('a', moves.slice(0, 5))])).toEqual({
      ...{ added: 0, merged: 0, known: 1 },
    });
  });

  it('is merged if it goes on from the game here, or has another line of it', () => {
    const one = { added: 0, merged: 1, known: 0 };
    expect(counted([a], [stored('a', moves.slice(0, 12))])).toEqual(one);
    expect(counted([a], [{ ...a, lines: [{ after: 0, moves: 'draw' }] }])).toEqual(one);
    // Both ways are kept, the second as a copy; the next time it is known.
    const other = stored('a', ['draw']);
    expect(counted([a], [other])).toEqual(one);
    const both = [a, ...mergeLogs([a], [other])];
    expect(counted(both, [other])).toEqual({ added: 0, merged: 0, known: 1 });
  });

  it('was there even if the ends are numbered anew', () => {
    const own = [stored('a', moves, 1), stored('c', moves, 2)];
    const file = [stored('b', moves, 1), stored('c', moves, 2)];
    expect(counted(own, file)).toEqual({ added: 1, merged: 0, known: 1 });
  });
});
