/** What keys read out, in English, and what they never tell. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SinceLastMove } from '../app/game/sinceLastMove.ts';
import { stage, won } from '../app/testing/stage.ts';
import { current, type Game } from '../rules/game.ts';
import { legalMoves, parseMove } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { ONE_IN } from '../rules/testing/vectors.ts';
import { readChanges, readFan, readMoves, readNeeds, readPiles, readTops } from './readOut.ts';
import { en, WHOLE } from './testing/whole.ts';

const RUNS = { numRuns: Math.ceil(60 / ONE_IN), seed: 1 };

const gameAt = (moves: number): Game => stage(won, moves).session.game.value;
const at = (moves: number) => current(gameAt(moves));

describe('what is read', () => {
  it('the tops: first of the fans that take cards, then of those with gaps, the empty ones together', () => {
    expect(readTops(en, at(0))).toMatchInlineSnapshot(
      `"Tops of the fans. 12: ace of clubs. 1: seven of clubs. 2: two of hearts. 3: ace of diamonds. 4: nine of hearts. 5: seven of diamonds. 6: nine of spades. 7: eight of hearts. 8: jack of hearts. 9: four of diamonds. 10: two of diamonds. 11: six of hearts."`,
    );
    expect(readTops(en, at(12))).toMatchInlineSnapshot(
      `"Tops of the fans. 12: ace of clubs. 1: nine of clubs. 2: two of hearts. 3: seven of diamonds. 4: three of spades. 5: seven of diamonds. 6: eight of clubs. 8: eight of hearts. 9: four of diamonds. 10: ten of hearts. 11: six of hearts. Fans with one gap. 7: two of spades."`,
    );
  });

  it('one fan, card by card', () => {
    expect(readFan(en, at(0), 3)).toMatchInlineSnapshot(
      `"Fan at 3: ace of diamonds on eight of diamonds on king of hearts, three cards."`,
    );
    expect(readFan(en, at(12), 3)).toMatchInlineSnapshot(
      `"Fan at 3: seven of diamonds on eight of diamonds on king of hearts, three cards."`,
    );
  });

  it('the moves, those to the clock first', () => {
    expect(readMoves(en, gameAt(0))).toMatchInlineSnapshot(
      `"Moves you can make now. Seven of clubs from the fan at 1 to the foundation at 1. Ace of diamonds from the fan at 3 to the foundation at 8. Nine of spades from the fan at 6 to the foundation at 3. Eight of hearts from the fan at 7 to the foundation at 2. Ace of diamonds from the fan at 3 to the fan at 10. Eight of hearts from the fan at 7 to the fan at 4. Stock: 56 cards, draw a card."`,
    );
    expect(readMoves(en, gameAt(won.moves.length))).toBe('No moves left.');
  });

  it('what each hour needs: what can be played first, what is in the stock last, and those that are lit together', () => {
    expect(readNeeds(en, at(0))).toMatchInlineSnapshot(
      `"What each hour needs. 1: seven of clubs, on the fan at 1. 2: eight of hearts, on the fan at 7. 3: nine of spades, on the fan at 6. 8: ace of diamonds, on the fan at 3. 4: ten of diamonds, on the fan at 10 under 1 card. 10: four of hearts, on the fan at 7 under 1 card. 5: jack of clubs, on the fan at 2 under 2 cards. 11: five of spades, on the fan at 4 under 2 cards. 12: six of diamonds, both in the stock. 6: queen of hearts, both in the stock. 7: king of spades, both in the stock. 9: three of clubs, both in the stock."`,
    );
    expect(readNeeds(en, at(won.moves.length - 6))).toMatchInlineSnapshot(
      `"What each hour needs. 3: two of spades, on the fan at 7. 1: queen of clubs, on the fan at 6 under 1 card. Lit: 12, 2, 4, 5, 6, 7, 8, 9, 10, 11."`,
    );
    expect(readNeeds(en, at(won.moves.length))).toBe('Lit: 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.');
  });

  it('stock, waste and gaps; the cards of the stock only where it lies open', () => {
    expect(readPiles(en, gameAt(0), false)).toMatchInlineSnapshot(
      `"Stock: 56 cards, draw a card. Waste: empty. No gaps."`,
    );
    expect(readPiles(en, gameAt(12), false)).toMatchInlineSnapshot(
      `"Stock: 47 cards, refill one gap. Waste: empty. Fans with one gap: 7."`,
    );
    const open = readPiles(en, gameAt(won.moves.length - 30), true);
    expect(open).toMatchInlineSnapshot(
      `"Stock: one card, refill one of ten gaps. Waste: empty. Fans with one gap: 1, 3, 6, 7. Empty fans: 12, 2. The stock, next card first: ace of clubs."`,
    );
  });
});

describe('what has changed', () => {
  const { session } = stage(won, 0);
  const since = new SinceLastMove(session);
  const told = (): string => readChanges(en, since.now);
  const play = (name: string): void => {
    const move = parseMove(name);
    if (move) session.play(move);
  };

  it('nothing at first, then the last move with what it dealt, and what was taken back', () => {
    expect(told()).toBe('No move has been made yet.');
    for (const name of won.moves.slice(0, 4)) play(name);
    expect(told()).toMatchInlineSnapshot(
      `"Four of hearts from the fan at 7 to the foundation at 10."`,
    );
    for (const name of won.moves.slice(4)) {
      play(name);
      if (name === 'refill') break;
    }
    expect(told()).toMatchInlineSnapshot(
      `"Four cards dealt, to the fans at 4, 6 and 7. 4: ten of hearts. 6: eight of clubs. 7: three of spades, two of spades."`,
    );
    session.undo();
    expect(told()).toMatchInlineSnapshot(`"Undone: Four cards dealt, to the fans at 4, 6 and 7."`);
    session.restart();
    expect(told()).toMatchInlineSnapshot(`"Start, of 5 moves."`);
  });

  it('the last move of a game that was opened', () => {
    const opened = new SinceLastMove(stage(won, 4).session);
    expect(readChanges(en, opened.now)).toMatchInlineSnapshot(
      `"Four of hearts from the fan at 7 to the foundation at 10."`,
    );
  });

  it('cards that followed a move, and hours that were lit', () => {
    const { session: other } = stage(won, won.moves.length - 8);
    const later = new SinceLastMove(other);
    const [first, ...others] = won.moves.slice(-8).map((name) => parseMove(name));
    if (!first) throw new Error('no move');
    other.playTogether(
      first,
      others.filter((move) => move !== undefined),
    );
    expect(readChanges(en, later.now)).toMatchInlineSnapshot(
      `"Two of spades from the fan at 7 to the foundation at 3. Three of spades from the fan at 6 to the foundation at 3. Queen of clubs from the fan at 6 to the foundation at 1. King of clubs from the fan at 7 to the foundation at 1. One card dealt, to the fan at 12. 12: ace of clubs. Ace of clubs from the fan at 12 to the foundation at 1. 1 o’clock is lit. 3 o’clock is lit."`,
    );
  });
});

describe('in every game', () => {
  it('nothing is told that depends on the order of the stock', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = current(game);
        const turned = { ...position, stock: [...position.stock].reverse() };
        const other: Game = { ...game, positions: [turned], at: 0, moves: [], lines: [] };
        for (const read of [readTops, readNeeds]) expect(read(en, turned)).toBe(read(en, position));
        expect(readPiles(en, other, false)).toBe(readPiles(en, game, false));
        expect(readMoves(en, other)).toBe(readMoves(en, game));
      }),
      RUNS,
    ));

  it('each language tells every move and every hour', () =>
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...Object.values(WHOLE)), (game, messages) => {
        const position = current(game);
        const count = (text: string): number => text.split(/[.。]/).length;
        const moves = legalMoves(game.ruleSet, position);
        expect(count(readMoves(messages, game))).toBeGreaterThanOrEqual(Math.min(2, moves.length));
        if (!isWon(position))
          expect(readNeeds(messages, position)).toContain(messages.readOut.needs);
        expect(readTops(messages, position)).not.toMatch(/undefined|NaN/);
      }),
      RUNS,
    ));
});
