import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { addDays } from '../games/days.ts';
import type { StoredGame } from '../games/stored.ts';
import { storeWith } from '../testing/shelf.ts';
import { dailyLog, dailyStreaks } from './dailyLog.ts';

const base = storeWith(wonGames()[0] as GameRecord, 0).kept.games[0] as StoredGame;

const game = (daily: string | undefined, result?: 'won' | 'lost', at = `${daily}T12:00:00Z`) => ({
  ...base,
  daily,
  ...(result && {
    outcome: { result, ms: Date.parse(at), day: '2026-01-01', order: 1, moves: 100 },
  }),
});

describe('the log of daily deals', () => {
  it('has each day’s best game', () => {
    const log = dailyLog([
      game('2026-03-01', 'lost'),
      game('2026-03-01'),
      game('2026-03-02', 'won', '2026-03-02T23:59:59Z'),
      game('2026-03-02', 'lost'),
      game('2026-03-03', 'won', '2026-03-04T00:00:00Z'),
      game(undefined, 'won', '2026-03-05T00:00:00Z'),
      { ...game('2026-03-06', 'won'), continued: true },
    ]);
    expect([...log]).toEqual([
      ['2026-03-01', 'open'],
      ['2026-03-02', 'won'],
      ['2026-03-03', 'wonLater'],
    ]);
  });

  it('counts streaks across months, and does not break them before today is over', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'];
    const log = dailyLog(days.map((day) => game(day, 'won')));
    expect(dailyStreaks(log, '2026-03-03')).toEqual({ now: 1, longest: 3 });
    expect(dailyStreaks(log, '2026-03-04')).toEqual({ now: 1, longest: 3 });
    expect(dailyStreaks(log, '2026-03-05')).toEqual({ now: 0, longest: 3 });
    expect(dailyStreaks(dailyLog([]), '2026-03-05')).toEqual({ now: 0, longest: 0 });
  });

  it('agrees with counting day by day', () => {
    const wins = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 });
    fc.assert(
      fc.property(wins, fc.integer({ min: 0, max: 42 }), (offsets, today) => {
        const date = (n: number) => addDays('2026-02-01', n);
        const log = dailyLog(offsets.map((n) => game(date(n), 'won')));
        let longest = 0;
        let run = 0;
        for (let n = 0; n <= 41; n++) {
          run = offsets.includes(n) ? run + 1 : 0;
          longest = Math.max(longest, run);
        }
        let now = 0;
        for (let n = offsets.includes(today) ? today : today - 1; offsets.includes(n); n--) now++;
        expect(dailyStreaks(log, date(today))).toEqual({ now, longest });
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});
