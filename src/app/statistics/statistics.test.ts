import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAssists } from '../games/assists.ts';
import type { StoredGame } from '../games/stored.ts';
import { type AnyLog, anyLog } from '../games/testing/logs.ts';
import * as slow from '../games/testing/slowCount.ts';
import { wilson } from './intervals.ts';
import { countGames, figuresOf, GROUPS, groupsOf, type PlayFigures } from './statistics.ts';
import { mondayOf } from './weeks.ts';

let made = 0;

/** A game of its own deal, by classic. */
function game(changes: Partial<StoredGame> = {}): StoredGame {
  made++;
  const times = { begun: 0, touched: 0, playedMs: 60_000, undos: 0 };
  const plain = { version: 2 as const, id: `${made}`, number: `${made}`, rules: 'classic' };
  return { ...plain, moves: 'draw', at: 1, assists: {}, ...times, continued: false, ...changes };
}

interface End {
  readonly order: number;
  readonly day?: string;
  readonly moves?: number;
}

const ended = (result: 'won' | 'lost', end: End, changes: Partial<StoredGame> = {}): StoredGame =>
  game({ outcome: { result, ms: 0, day: '2026-11-21', moves: 120, ...end }, ...changes });
const won = (order: number, changes?: Partial<StoredGame>) => ended('won', { order }, changes);
const lost = (order: number, changes?: Partial<StoredGame>) => ended('lost', { order }, changes);

const all = (...games: StoredGame[]): PlayFigures => figuresOf(countGames(games), 'all');
const line = (results: string): StoredGame[] =>
  [...results].map((result, i) => (result === '+' ? won(i) : lost(i)));
const monday = (week: number): string => mondayOf(week).toISOString().slice(0, 10);

describe('a game counts', () => {
  it('once it has its outcome', () => {
    const { played, won: wins, open } = all(won(1), lost(2), game());
    expect([played, wins, open]).toEqual([2, 1, 1]);
  });

  it('only as the first of its deal by its rules that ended', () => {
    const first = { number: '77' };
    const { played, won: wins } = all(won(9, first), lost(3, first), won(10, { number: '#077' }));
    expect([played, wins]).toEqual([1, 0]);
    expect(all(won(1, first), won(2, { ...first, rules: 'relaxed' })).played).toBe(2);
  });

  it('by its cards where the deal has no number', () => {
    const { number, ...unnumbered } = game({ fans: { 1: ['AS'] }, stock: ['KC'] });
    const { outcome } = won(1);
    const same = { ...unnumbered, id: 'same', outcome };
    const other = { ...unnumbered, id: 'other', stock: ['KD'], outcome };
    const third = { ...unnumbered, id: 'third', fans: { 1: ['2S'] }, outcome };
    expect(all({ ...unnumbered, outcome }, same, other, third).played).toBe(3);
  });

  it('never if it was continued, has no move, or has rules that cannot be read', () => {
    const nothing = { continued: true };
    const { played, open } = all(
      ...[won(1, nothing), game(nothing), lost(2, { moves: '' }), game({ moves: '' })],
      ...[won(3, { rules: 'mine' }), game({ rules: { redeals: 7 } })],
    );
    expect([played, open]).toEqual([0, 0]);
  });

  it('as open only while none of its deal has ended, and once', () => {
    const deal = { number: '5' };
    expect(all(game(deal), game(deal), game()).open).toBe(2);
    expect(all(game(deal), game(deal), lost(1, deal)).open).toBe(0);
    expect(all(game(deal), won(1, { ...deal, continued: true })).open).toBe(1);
  });

  it('by its rules, named or custom', () => {
    const tally = countGames([
      ...[won(1), lost(2, { rules: 'relaxed' }), won(3, { rules: { buildOn: 1 } })],
      ...[won(4, { rules: { refillWhen: 'stuck' } }), game({ rules: 'redeal' })],
    ]);
    expect(groupsOf(tally)).toEqual(['all', 'classic', 'redeal', 'relaxed', 'own']);
    expect(groupsOf(tally).map((group) => figuresOf(tally, group).played)).toEqual([4, 1, 0, 2, 1]);
    expect(figuresOf(tally, 'redeal').open).toBe(1);
    expect(groupsOf(countGames([]))).toEqual(['all']);
  });
});

describe('figures', () => {
  it('claim nothing if there are no games', () => {
    expect(all()).toEqual({
      ...{
        played: 0,
        won: 0,
        unassisted: 0,
        fairlyHelped: 0,
        open: 0,
        interval: { lower: 0, upper: 1 },
      },
      ...{ streak: { now: 0, longest: 0 }, unassistedStreak: { now: 0, longest: 0 } },
      ...{ wins: undefined, weeks: [], blocks: [] },
    });
  });

  it('have streaks in the order in which games ended', () => {
    expect(all(...line('++-+++-++').reverse()).streak).toEqual({ now: 2, longest: 3 });
    expect(all(...line('++-')).streak).toEqual({ now: 0, longest: 2 });
    const helped = won(2, { assists: { hints: 1 } });
    const figures = all(won(1), helped, won(3), won(4));
    expect([figures.unassisted, figures.unassistedStreak]).toEqual([3, { now: 2, longest: 2 }]);
    expect(figures.streak).toEqual({ now: 4, longest: 4 });
    const fair = won(5, { assists: { fairHints: 1, shownMoves: 9, chanceSeen: true } });
    const both = won(6, { assists: { fairHints: 1, statusSeen: true } });
    expect(all(won(1), helped, fair, both)).toMatchObject({ unassisted: 1, fairlyHelped: 1 });
  });

  it('have times, moves and undos of the games won', () => {
    const { wins } = all(
      ended('won', { order: 1, moves: 130 }, { playedMs: 9000, undos: 4 }),
      ended('won', { order: 2, moves: 110 }, { playedMs: 20_000, undos: 0 }),
      ended('won', { order: 3, moves: 150 }, { playedMs: 4000, undos: 9 }),
      ended('lost', { order: 4, moves: 3 }, { playedMs: 10, undos: 0 }),
    );
    expect(wins).toEqual({
      time: { median: 9000, least: 4000 },
      moves: { median: 130, least: 110 },
      undos: { median: 4, least: 0 },
    });
  });

  it('have blocks of ten, twenty, fifty … games', () => {
    const blocks = (results: string) => all(...line(results)).blocks;
    expect(blocks('+'.repeat(8) + '-'.repeat(5))).toEqual([
      { first: 1, last: 10, won: 8, interval: wilson(8, 10) },
      { first: 11, last: 13, won: 0, interval: wilson(0, 3) },
    ]);
    const shapes = [120, 121, 240, 241, 600, 601, 1200, 1201, 2401].map((played) => {
      const made = blocks('+'.repeat(played));
      return [made.length, made[0]?.last, made.at(-1)?.last];
    });
    expect(shapes).toEqual([
      ...[
        [12, 10, 120],
        [7, 20, 121],
        [12, 20, 240],
        [5, 50, 241],
        [12, 50, 600],
      ],
      ...[
        [7, 100, 601],
        [12, 100, 1200],
        [7, 200, 1201],
        [5, 500, 2401],
      ],
    ]);
  });
});

describe('weeks', () => {
  const weeks = (...days: string[]) =>
    all(...days.map((day, order) => ended('won', { order, day }))).weeks.map(
      ({ week, won: wins }) => [monday(week), wins],
    );

  it('run from the first game to the last, including weeks without a game and a year of 53 weeks', () => {
    expect(weeks('2026-12-27', '2026-12-28', '2027-01-03', '2027-01-11')).toEqual([
      ...[
        ['2026-12-21', 1],
        ['2026-12-28', 2],
        ['2027-01-04', 0],
        ['2027-01-11', 1],
      ],
    ]);
    expect(all(won(1), lost(2)).weeks[0]).toMatchObject({ won: 1, lost: 1 });
  });

  it('are the last 26', () => {
    const shown = weeks('2026-01-05', '2026-06-29', '2026-07-06');
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([
      26,
      ['2026-01-12', 0],
      ['2026-07-06', 1],
    ]);
  });

  it('end with the last game, even if a wrong clock dated another one later', () => {
    expect(weeks('2099-01-01', '2026-11-21', '1970-01-01', '2026-11-22')).toHaveLength(26);
    expect(weeks('2099-01-01', '2026-11-21').at(-1)).toEqual(['2026-11-16', 1]);
    expect(weeks('2026-02-30', '9999-12-31', '0000-01-01')).toEqual([[expect.any(String), 1]]);
  });

  it('include a game that ended on Monday before one that ended, further west, on Sunday', () => {
    expect(weeks('2026-11-23', '2026-11-22')).toEqual([
      ['2026-11-16', 1],
      ['2026-11-23', 1],
    ]);
  });
});

/** The figures of a group by the slow count. */
function slowFigures(log: readonly AnyLog[], group: (typeof GROUPS)[number]) {
  const games = slow.slowlyCounted(log, group);
  const wins = games.filter(({ outcome }) => outcome.result === 'won');
  const alone = games.map((each) => wins.includes(each) && isAlone(each));
  const measure = (values: number[]) => ({
    median: slow.slowMedian(values),
    least: Math.min(...values),
  });
  return {
    played: games.length,
    won: wins.length,
    unassisted: alone.filter(Boolean).length,
    fairlyHelped: wins.filter(isFairlyHelped).length,
    open: slow.slowlyOpen(log, group),
    streak: slow.slowStreak(games.map((each) => wins.includes(each))),
    unassistedStreak: slow.slowStreak(alone),
    wins:
      wins.length === 0
        ? undefined
        : {
            time: measure(wins.map(({ playedMs }) => playedMs)),
            moves: measure(wins.map(({ outcome }) => outcome.moves)),
            undos: measure(wins.map(({ undos }) => undos)),
          },
    weeks: slow.slowWeeks(games),
  };
}

const isAlone = ({ assists }: StoredGame): boolean =>
  Object.values(readAssists(assists)).every((help) => !help);

/** Moves are shown only after a hint, so they imply one. */
const isFairlyHelped = ({ assists }: StoredGame): boolean => {
  const { hints, statusSeen, fairHints, chanceSeen } = readAssists(assists);
  return hints === 0 && !statusSeen && (fairHints > 0 || chanceSeen);
};

describe('statistics of any log', () => {
  it('agree with a slow count by paper and calendar', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const tally = countGames(log.map((each) => each.game));
        for (const group of GROUPS) {
          const { interval, blocks, ...figures } = figuresOf(tally, group);
          const weeks = figures.weeks.map(({ week, ...results }) => ({
            week: slow.isoWeekOf(monday(week)),
            ...results,
          }));
          expect({ ...figures, weeks }).toEqual(slowFigures(log, group));
          expect(interval).toEqual(wilson(figures.won, figures.played));
          expect(blocks.reduce((sum, block) => sum + block.won, 0)).toBe(figures.won);
          expect(blocks.at(-1)?.last ?? 0).toBe(figures.played);
        }
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it('do not depend on the order of the log, nor on any clock', () => {
    fc.assert(
      fc.property(anyLog, fc.infiniteStream(fc.nat()), (log, numbers) => {
        const next = (): number => numbers.next().value;
        const games = log.map((each) => each.game);
        const elsewhere = games
          .map((each) => ({ at: next(), each }))
          .sort((a, b) => a.at - b.at)
          .map(({ each: { outcome, ...plain } }) => ({
            ...plain,
            begun: next(),
            touched: next(),
            ...(outcome && { outcome: { ...outcome, ms: next() } }),
          }));
        for (const group of GROUPS)
          expect(figuresOf(countGames(elsewhere), group)).toEqual(
            figuresOf(countGames(games), group),
          );
      }),
      { numRuns: 40, seed: 12 },
    );
  });

  it('are not changed by another game of a deal that has ended', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, pick) => {
        const games = log.map((each) => each.game);
        const again = games.filter(({ outcome }) => outcome)[pick % Math.max(1, games.length)];
        if (!again?.outcome) return;
        const later = { ...again.outcome, order: 10_000, result: 'won' as const };
        const more = [...games, { ...again, id: 'again', outcome: later }];
        expect(figuresOf(countGames(more), 'all')).toEqual(figuresOf(countGames(games), 'all'));
      }),
      { numRuns: 100, seed: 13 },
    );
  });
});
