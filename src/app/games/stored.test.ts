import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current, goOver, goTo, playIn } from '../../rules/game.ts';
import { legalMoves, makeMove } from '../../rules/move.ts';
import { readEntry, readStored, type StoredGame, storeEntry } from './stored.ts';
import { singleLines } from './testing/singleLines.ts';

const stored = (value: unknown): StoredGame => {
  const read = readStored(value);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

function entryOf(value: unknown) {
  const entry = readEntry(stored(value));
  if (!entry.ok) throw new Error(entry.error);
  return entry.value;
}

const open = singleLines[1] as unknown as StoredGame;

describe('a game of the version before lines', () => {
  it.each(singleLines.map((game) => [game.id, game] as const))(
    '%s is read, and stored as it was',
    (_, game) => {
      const entry = entryOf(game);
      expect(entry.game.lines).toEqual([]);
      expect(JSON.parse(JSON.stringify(storeEntry(entry)))).toEqual(game);
    },
  );
});

describe('a game with lines', () => {
  const entry = entryOf(open);
  const back = goTo(entry.game, 20);
  const known = makeMove(back.moves[20] as never);
  const other = legalMoves(back.ruleSet, current(back)).find((move) => makeMove(move) !== known);
  const branched = playIn(back, other as never);
  if (!branched.ok) throw new Error(branched.error);
  const game = { ...branched.value, marks: [3, 21] };

  it('is read as it was stored, with follow-ups and marks of each line', () => {
    expect(game.lines).toHaveLength(1);
    for (const each of [game, goOver(game, 0)]) {
      const kept = storeEntry({ ...entry, game: each });
      expect(kept.lines).toHaveLength(1);
      expect(entryOf(JSON.parse(JSON.stringify(kept))).game).toEqual(each);
    }
  });

  const kept = storeEntry({ ...entry, game });
  const line = (kept.lines ?? [])[0];
  it.each([
    ['an illegal move', [{ after: 0, moves: 'redeal' }], /lines\[0\]/],
    ['a place beyond the line', [{ after: 22, moves: 'draw' }], /lines\[0\]\.after/],
  ])('is not read if it has %s', (_, lines, why) => {
    const read = readEntry(stored({ ...kept, lines }));
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error).toMatch(why);
  });

  it.each([
    ['no list', 'draw'],
    ['a line that is none', [5]],
    ['a line without moves', [{ after: 2 }]],
    ['part of a move', [{ after: 1.5, moves: '' }]],
    ['too many', Array(201).fill(line)],
  ])('is damaged if its lines are %s', (_, lines) =>
    expect(readStored({ ...kept, lines }).ok).toBe(false),
  );

  it('is read without some of its lines if they have more moves than can be kept', () => {
    // Going over to a short line from a long one can make them so.
    const many = Array(200).fill(longLine());
    const entry = entryOf({ ...kept, lines: many });
    expect(entry.game.moves).toEqual(game.moves);
    expect(entry.game.lines).toHaveLength(1);
  });

  it('is read once if a line is there twice, or begins another', () => {
    const short = { ...line, moves: line?.moves.split(' ').slice(0, 3).join(' ') };
    const twice = entryOf({ ...kept, lines: [short, line, line, short] });
    expect(twice.game.lines.map(({ moves }) => moves.length)).toEqual([
      open.moves.split(' ').length,
    ]);
  });

  /** All the moves of the open game, once more. */
  function longLine() {
    return { after: 0, moves: open.moves };
  }
});

describe('the challenges of a game', () => {
  const [one, two] = ['c1/classic/5/abc', 'c12/0000011/ms5/Z9'] as const;
  const challengesIn = (value: unknown) => entryOf({ ...open, challenges: value }).challenges;

  it('are none in a game from before this field existed', () => {
    const entry = entryOf(open);
    expect(entry.challenges).toEqual([]);
    expect(storeEntry(entry)).not.toHaveProperty('challenges');
  });

  it('are read as they were stored', () => {
    const entry = { ...entryOf(open), challenges: [one, two] };
    const kept = JSON.parse(JSON.stringify(storeEntry(entry)));
    expect(kept.challenges).toEqual([one, two]);
    expect(entryOf(kept).challenges).toEqual([one, two]);
  });

  it.each([
    ['no list', one, []],
    ['nothing', null, []],
    ['a number', [one, 5, two], [one, two]],
    ['an ordinary link', ['1/classic/5/abc', one], [one]],
    ['without moves', ['c1/classic/5', one], [one]],
    ['with something after it', [`${one}/x`, `${one}?`, `${one}\n`, one], [one]],
    ['too long', [`${one}${'a'.repeat(2000)}`, one], [one]],
    ['twice there', [one, two, one], [two, one]],
    ['too many', [...'abcdefg'].map((end) => one + end), [...'cdefg'].map((end) => one + end)],
  ])('are left out if damaged, and the game stays: %s', (_, value, read) =>
    expect(challengesIn(value)).toEqual(read),
  );

  it('never damage the game, whatever they are', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readStored({ ...open, challenges: value });
        expect(read.ok).toBe(true);
      }),
      { seed: 1 },
    ));
});
