import { describe, expect, it } from 'vitest';
import { readRecord } from '../../rules/record.ts';
import { beginEntry, type Entry } from '../games/entry.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import { won as record } from '../testing/stage.ts';
import { wonFigures } from './wonFigures.ts';

const read = readRecord(record);
if (!read.ok) throw new Error('not a record');
const moment = { ms: 0, day: '2026-11-21', newId: () => 'this', nextOrder: () => 1 };
const outcome = (result: 'won' | 'lost', order: number, moves: number) => ({
  ...{ result, ms: 0, day: '2026-11-21' },
  ...{ order, moves },
});
const entry: Entry = {
  ...beginEntry(read.value, moment),
  ...{ playedMs: 872_000, undos: 7 },
  outcome: outcome('won', 9, read.value.at),
};
const mine = storeEntry(entry);

/** Another game of the log, with its own deal. */
const other = (result: 'won' | 'lost', order: number, moves: number, rules = 'classic') =>
  ({
    ...mine,
    id: `${order}`,
    number: `90${order}`,
    rules,
    outcome: outcome(result, order, moves),
  }) as StoredGame;

describe('the figures of a won game', () => {
  it('are its own, and the best of its rules and the wins in a row', () => {
    const log = [
      other('won', 1, 130),
      other('won', 2, 109),
      other('won', 3, 120),
      other('lost', 4, 20),
      other('won', 5, 95, 'relaxed'),
      mine,
    ];
    expect(wonFigures(log, entry)).toEqual({
      playedMs: 872_000,
      undos: 7,
      counts: { best: 109, streak: 2, longest: 3 },
    });
  });

  it('can be the best themselves', () => {
    const log = [other('won', 1, 500), mine];
    expect(wonFigures(log, entry).counts?.best).toBe(read.value.at);
  });

  it('are not compared if the game does not count', () => {
    const continued: Entry = { ...entry, continued: true };
    expect(wonFigures([other('won', 1, 109), storeEntry(continued)], continued).counts).toBe(
      undefined,
    );
    const again = { ...mine, id: 'earlier', outcome: outcome('won', 1, 130) };
    expect(wonFigures([again, mine], entry).counts).toBe(undefined);
  });
});
