/** Challenges of a game: which belong to it, the player's own game beside them, where the two part. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Challenge, makeChallenge, parseChallenge } from '../../rules/challenge.ts';
import {
  addLine,
  current,
  type Game,
  goOver,
  goTo,
  madeOnly,
  playIn,
  startGame,
} from '../../rules/game.ts';
import { endingOf } from '../../rules/gameQueries.ts';
import { makeMove } from '../../rules/move.ts';
import { anyGame, anyTree } from '../../rules/testing/arbitraries.ts';
import { gameOf, wander } from '../../rules/testing/linkGames.ts';
import { lostGames, ONE_IN, wonGames } from '../../rules/testing/vectors.ts';
import { otherMove, storeWith } from '../testing/shelf.ts';
import { challengesOf, compareGames, endedGameOf, gameAtEnd, resultOf } from './challenges.ts';
import type { Outcome } from './entry.ts';
import type { StoredGame } from './stored.ts';

const RUNS = { numRuns: Math.ceil(60 / ONE_IN), seed: 1, endOnFailure: true };
const won = gameOf(wonGames()[0]);
const lost = gameOf(lostGames()[0]);

function challengeOf(game: Game): Challenge {
  const made = makeChallenge(game);
  const read = made.ok ? parseChallenge(made.value) : made;
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const outcomeOf = (result: Outcome['result'], moves: number, order = 1): Outcome => ({
  ...{ result, ms: 9, day: '2026-01-01', order, moves },
});

const movesOf = ({ moves }: Game): string => moves.map(makeMove).join(' ');

/** Leaves the game after some moves by another move, and wanders on. */
function branchedAt(game: Game, at: number, moves = 5): Game {
  const back = goTo(game, at);
  const next = playIn(back, otherMove(back));
  if (!next.ok) throw new Error(next.error);
  return wander(madeOnly(next.value), at + moves);
}

describe('the result of a game', () => {
  it('follows from its moves', () => {
    const refills = won.moves.filter(({ kind }) => kind === 'refill').length;
    expect(resultOf(won)).toEqual({ isWon: true, home: 104, moves: 116, refills, hours: 12 });
    expect(resultOf(goTo(won, 0))).toEqual({
      isWon: false,
      home: 12,
      moves: 0,
      refills: 0,
      hours: 0,
    });
    const { isWon, home, hours } = resultOf(lost);
    expect(isWon).toBe(false);
    expect(home).toBeLessThan(104);
    expect(hours).toBeLessThan(12);
  });

  it('counts only what was made', () =>
    fc.assert(
      fc.property(anyTree, (game) => {
        expect(resultOf(game)).toEqual(resultOf(madeOnly(game)));
        expect(resultOf(game).isWon).toBe(endingOf(game) === 'won');
      }),
      RUNS,
    ));
});

describe('two games of a deal', () => {
  it('part at the first move that differs', () => {
    for (const at of [0, 1, 50]) {
      const theirs = branchedAt(won, at);
      const found = compareGames(won, theirs);
      expect(found).toMatchObject({ shared: at, isSame: false });
      expect(found.theirs.moves).toBe(theirs.at);
      expect(compareGames(theirs, won)).toMatchObject({ shared: at, mine: found.theirs });
    }
  });

  it('are the same, or one goes on where the other ends', () => {
    expect(compareGames(won, won)).toMatchObject({ shared: won.at, isSame: true });
    const shorter = goTo(won, 30);
    expect(compareGames(won, shorter)).toMatchObject({ shared: 30, isSame: false });
    expect(compareGames(shorter, won)).toMatchObject({ shared: 30, isSame: false });
  });

  it('share all moves before the parting, and not the next, whatever they are', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(150), fc.nat(20), (game, at, more) => {
        const back = goTo(game, Math.min(at, game.at));
        const theirs = wander(madeOnly(back), back.at + more);
        const { shared, isSame } = compareGames(game, theirs);
        const [mine, other] = [game, theirs].map((each) => each.moves.map(makeMove));
        expect(shared).toBeGreaterThanOrEqual(back.at);
        expect(mine?.slice(0, shared)).toEqual(other?.slice(0, shared));
        const [next, otherNext] = [mine?.[shared], other?.[shared]];
        expect(next === undefined || next !== otherNext).toBe(true);
        expect(isSame).toBe(movesOf(game) === movesOf(theirs));
      }),
      RUNS,
    ));
});

describe('the challenges of a game', () => {
  it('are those of its deal and rules that can be read, the newest first', () => {
    const [first, second] = [challengeOf(goTo(won, 20)), challengeOf(branchedAt(won, 5))];
    const foreign = challengeOf(gameOf(wonGames()[1])).sealed;
    const damaged = `${first.sealed.slice(0, -1)}~`;
    const challenges = [first.sealed, foreign, damaged, 'c2/classic/1/abc', second.sealed];
    expect(challengesOf({ game: won, challenges })).toEqual([second, first]);
    const unnumbered = startGame(won.ruleSet, current(goTo(won, 0)));
    expect(challengesOf({ game: unnumbered, challenges })).toEqual([]);
  });
});

describe('the player’s own game', () => {
  const theirs = branchedAt(won, 10, 200);
  const challenges = [challengeOf(theirs).sealed];
  const line = { moves: theirs.moves, followUps: [], marks: [] };

  it('is the one on the table, to its end', () => {
    const outcome = outcomeOf('won', won.at);
    expect(gameAtEnd({ game: goTo(won, 3), challenges: [], outcome })).toEqual(won);
    const givenUp = outcomeOf('lost', 40);
    expect(gameAtEnd({ game: won, challenges: [], outcome: givenUp }).at).toBe(40);
    // Without an outcome it is taken as it stands.
    expect(gameAtEnd({ game: goTo(won, 40), challenges: [], outcome: undefined }).at).toBe(40);
  });

  it('is found again when the review has gone over to the other’s', () => {
    const both = addLine(won, line);
    const over = goOver(goTo(both, 4), 0);
    expect(movesOf(over)).toBe(movesOf(theirs));
    for (const game of [both, over]) {
      const outcome = outcomeOf('won', won.at);
      expect(movesOf(gameAtEnd({ game, challenges, outcome }))).toBe(movesOf(won));
    }
  });

  it('is its beginning if the other’s goes on from it', () => {
    const own = goTo(won, 40);
    const both = addLine(madeOnly(own), { moves: won.moves, followUps: [], marks: [] });
    const sealed = [challengeOf(won).sealed];
    const outcome = outcomeOf('lost', 40);
    const end = gameAtEnd({ game: both, challenges: sealed, outcome });
    expect(movesOf(end)).toBe(movesOf(madeOnly(own)));
  });

  it('is found on whichever line the review stands, if only one is long enough', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(), (tree, pick) => {
        const whole = goTo(tree, tree.moves.length);
        const game = tree.lines.length > 0 ? goOver(tree, pick % tree.lines.length) : tree;
        const end = gameAtEnd({ game, challenges: [], outcome: outcomeOf('lost', whole.at) });
        expect([end.at, end.lines]).toEqual([end.moves.length, []]);
        if (tree.lines.every(({ moves }) => moves.length < whole.at))
          expect(movesOf(end)).toBe(movesOf(whole));
      }),
      RUNS,
    ));
});

describe('the game that has ended the deal of a challenge', () => {
  const challenge = challengeOf(won);
  const stored = storeWith(wonGames()[0] as never, won.at).kept.games[0] as StoredGame;
  const ended = (id: string, order: number, more: Partial<StoredGame> = {}): StoredGame => ({
    ...stored,
    ...{ id, outcome: outcomeOf('lost', 40, order) },
    ...more,
  });

  it('is the last one that counts', () => {
    const games = [ended('a', 1), ended('b', 3), ended('c', 2)];
    expect(endedGameOf(games, challenge)?.id).toBe('b');
    expect(endedGameOf([ended('a', 1, { number: 'ms01' })], challenge)?.id).toBe('a');
    expect(endedGameOf([ended('a', 1, { rules: {} })], challenge)?.id).toBe('a');
  });

  it.each([
    ['open', stored],
    ['a copy', ended('a', 1, { continued: true })],
    ['of another deal', ended('a', 1, { number: '2' })],
    ['of own cards', ended('a', 1, { number: undefined })],
    ['by other rules', ended('a', 1, { rules: 'relaxed' })],
    ['by no rules', ended('a', 1, { rules: 'unheard of' })],
  ])('is none that is %s', (_, game) => expect(endedGameOf([game], challenge)).toBeUndefined());
});
