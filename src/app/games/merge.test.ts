import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current } from '../../rules/game.ts';
import { legalMoves, makeMove } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { storeWith } from '../testing/shelf.ts';
import { copyId, mergeLogs } from './merge.ts';
import { readEntry, type StoredGame } from './stored.ts';

const records = wonGames().slice(0, 6);

function stored(id: string, record: GameRecord, order?: number, ms = 0): StoredGame {
  const game = storeWith(record, record.moves.length).kept.games[0] as StoredGame;
  const outcome = { result: 'won', ms, day: '2026-01-01', order: order ?? 0, moves: 3 } as const;
  return { ...game, id, ...(order === undefined ? {} : { outcome }) };
}

/** A move that is legal after some moves, and is not the given one. */
function legalAfter(moves: readonly string[], not: string): string {
  const game = readRecord({ ...(records[0] as GameRecord), moves });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const { ruleSet } = game.value;
  const found = legalMoves(ruleSet, current(game.value)).map(makeMove);
  return found.find((text) => text !== not) as string;
}

describe('merging two logs', () => {
  const record = records[0] as GameRecord;
  const idsByOrder = (games: readonly StoredGame[]) =>
    games
      .filter(({ outcome }) => outcome)
      .sort((a, b) => (a.outcome?.order ?? 0) - (b.outcome?.order ?? 0))
      .map(({ id }) => id);
  const merged = (own: StoredGame[], other: StoredGame[]): StoredGame[] => {
    const put = new Map(mergeLogs(own, other).map((game) => [game.id, game]));
    const changed = own.map((game) => put.get(game.id) ?? game);
    return [...new Set([...changed, ...put.values()])];
  };

  it('keeps the order of each, and between them the clocks decide', () => {
    // The first one's clock was set back between its two games.
    const own = [stored('a', record, 1, 50), stored('b', record, 2, 10)];
    const other = [stored('c', record, 1, 20), stored('d', record, 2, 60)];
    expect(idsByOrder(merged(own, other))).toEqual(['c', 'a', 'b', 'd']);
  });

  it('changes nothing when both are the same', () => {
    const log = [stored('a', record, 1, 50), stored('b', record, 2, 10), stored('c', record)];
    expect(mergeLogs(log, log)).toEqual([]);
  });

  it('keeps the player’s own outcome, and of equal lines the later one', () => {
    const own = [stored('a', record, 1, 50), { ...stored('b', record), touched: 5 }];
    const other = [
      { ...stored('a', record, 1, 90), touched: 99 },
      { ...stored('b', record), touched: 9, at: 2 },
    ];
    const both = merged(own, other);
    expect(both.find(({ id }) => id === 'a')?.outcome?.ms).toBe(50);
    expect(both.find(({ id }) => id === 'b')?.at).toBe(2);
  });

  const line = (id: string, moves: string, more: Partial<StoredGame> = {}): StoredGame => ({
    ...stored(id, record),
    ...{ moves, at: 0 },
    ...more,
  });
  const outcomeOf = (result: 'won' | 'lost', order = 1) =>
    ({ result, ms: 9, day: '2026-01-01', order, moves: 1 }) as const;

  it('keeps the longer of two lines, whichever clock is ahead', () => {
    const short = line('a', 'draw', { touched: 99 });
    const long = line('a', 'draw draw', { touched: 1 });
    expect(merged([short], [long])).toEqual([long]);
    expect(merged([long], [short])).toEqual([long]);
    expect(merged([line('a', '')], [long])).toEqual([long]);
    // A move whose text begins like another is a different move.
    expect(merged([line('a', 't1-t1')], [line('a', 't1-t10')])).toHaveLength(2);
  });

  it('gives the game that stands the other lines and marks of both', () => {
    const mine = line('a', 'draw draw', { lines: [{ after: 1, moves: 't1-t2' }], marks: [2] });
    const theirs = line('a', 'draw', {
      lines: [
        { after: 0, moves: 't3-f8' },
        { after: 1, moves: 't1-t2' },
      ],
      marks: [1],
    });
    const both = {
      ...mine,
      lines: [
        { after: 0, moves: 't3-f8' },
        { after: 1, moves: 't1-t2' },
      ],
      marks: [1, 2],
    };
    expect(merged([mine], [theirs])).toEqual([both]);
    expect(merged([theirs], [mine])).toEqual([both]);
    expect(mergeLogs([both], [theirs])).toEqual([]);
    // A line that the longer one has as its beginning is not another.
    const tried = line('a', 'draw', { lines: [{ after: 0, moves: 'draw draw' }] });
    expect(mergeLogs([line('a', 'draw draw')], [tried])).toEqual([]);
  });

  it('gives the game that stands the challenges of both, its own last', () => {
    const [one, two, three] = ['c1/classic/1/a', 'c1/classic/1/b', 'c1/classic/1/c'] as const;
    const mine = line('a', 'draw draw', { challenges: [one, two] });
    const theirs = line('a', 'draw', { challenges: [two, three] });
    expect(merged([mine], [theirs])).toEqual([{ ...mine, challenges: [three, one, two] }]);
    expect(merged([theirs], [mine])).toEqual([{ ...mine, challenges: [three, one, two] }]);
    expect(mergeLogs([mine], [line('a', 'draw')])).toEqual([]);
    const without = line('a', 'draw draw');
    expect(merged([without], [theirs])).toEqual([{ ...without, challenges: [two, three] }]);
    // Also if the lines diverge.
    const other = line('a', 't1-t2', { challenges: [three] });
    expect(merged([mine], [other])[0]?.challenges).toEqual([three, one, two]);
  });

  it('makes no copy of a line that the other version has beside its own', () => {
    const before = line('a', 'draw draw', { touched: 1 });
    const branched = line('a', 'draw t1-t2', { touched: 2, lines: [{ after: 1, moves: 'draw' }] });
    expect(mergeLogs([branched], [before])).toEqual([]);
    expect(merged([before], [branched])).toEqual([branched]);
    // If each has all of the other, the later one stands.
    const gone = line('a', 'draw draw', { touched: 3, lines: [{ after: 1, moves: 't1-t2' }] });
    expect(merged([branched], [gone])).toEqual([gone]);
    expect(merged([gone], [branched])).toEqual([gone]);
  });

  it('reads the lines of a version from its own line, wherever that lies in the other', () => {
    const moves = record.moves.slice(0, 12);
    const own = line('a', moves.join(' '));
    const side = { after: 0, moves: 'draw' };
    // The same game, on the table by another line; and by this one with a third that leaves it late.
    const mine = { ...own, moves: 'draw', lines: [{ after: 0, moves: own.moves }], touched: 2 };
    const theirs = { ...own, lines: [side, { after: 4, moves: 't4-f2' }], marks: [9], touched: 1 };
    const late = legalAfter(moves.slice(0, 4), moves[4] as string);
    theirs.lines[1] = { after: 4, moves: late };
    const [both] = merged([mine], [theirs]);
    const read = readEntry(both as StoredGame);
    if (!read.ok) throw new Error(read.error);
    const texts = [read.value.game, ...read.value.game.lines].map((each) =>
      each.moves.map(makeMove).join(' '),
    );
    expect(texts.sort()).toEqual(
      ['draw', own.moves, [...moves.slice(0, 4), late].join(' ')].sort(),
    );
    expect(read.value.game.marks).toEqual([]);
  });

  it('prefers a win from elsewhere to the same game not yet won', () => {
    const won = line('a', 'draw draw', { outcome: outcomeOf('won') });
    expect(merged([line('a', 'draw', { touched: 99 })], [won])).toEqual([won]);
    expect(merged([won], [line('a', 'draw', { touched: 99 })])).toEqual([won]);
  });

  it('keeps both lines if they diverge, one as a copy that never counts, only once however often it runs', () => {
    const mine = line('a', 'draw t1-t2');
    const theirs = line('a', 'draw t3-f8', { outcome: outcomeOf('won') });
    const copied = { ...mine, id: copyId(mine), continued: true };
    const both = merged([mine], [theirs]);
    expect(both).toEqual([theirs, copied]);
    expect(mergeLogs(both, [theirs])).toEqual([]);
    expect(mergeLogs(both, [theirs, mine])).toEqual([]);
    const open = { ...theirs, outcome: undefined };
    expect(merged([mine], [open])).toEqual([mine, { ...open, id: copyId(open), continued: true }]);
  });

  it('loses no line, and changes nothing the second time, whatever the logs', () => {
    const anyLine = fc
      .array(fc.constantFrom('draw', 'refill'), { maxLength: 3 })
      .map((moves) => moves.join(' '));
    const first = line('a', 'draw');
    // Earlier copies can have been played differently since.
    const ids = ['a', 'b', copyId(first), copyId(line('a', 'refill'))];
    const challenges = fc.subarray(['c1/a/1/a', 'c1/a/1/b', 'c1/a/1/c', 'c1/a/1/d']);
    const logs = fc
      .uniqueArray(fc.record({ id: fc.constantFrom(...ids), moves: anyLine, challenges }), {
        selector: ({ id }) => id,
      })
      .map((log) => log.map(({ id, moves, challenges }) => line(id, moves, { challenges })));
    fc.assert(
      fc.property(logs, logs, (own, other) => {
        const both = merged(own, other);
        for (const { moves } of [...own, ...other])
          expect(both.some((each) => `${each.moves} `.startsWith(moves && `${moves} `))).toBe(true);
        for (const { challenges = [] } of [...own, ...other])
          for (const sealed of challenges)
            expect(both.some((each) => each.challenges?.includes(sealed))).toBe(true);
        expect(mergeLogs(both, other)).toEqual([]);
      }),
      { seed: 20, numRuns: 500 },
    );
  });

  it('gives no order twice, whatever the logs', () => {
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
