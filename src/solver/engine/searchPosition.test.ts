import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current, type Game } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { legalMoves, type Move, makeMove, parseMove, play } from '../../rules/move.ts';
import { foundationNeeds, isWon, type Position } from '../../rules/position.ts';
import { readRecord } from '../../rules/record.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { decodeMove, sourceOf, targetOf } from './codes.ts';
import { decode, ENCODED_SIZE, encode } from './encoding.ts';
import { MoveFinder } from './moveFinder.ts';
import { SearchPosition } from './searchPosition.ts';

const finder = new MoveFinder();

/** Where two foundations accept a card, keeps only the move to the one that needs more cards. */
function withoutShorterFoundations(position: Position, moves: readonly Move[]): Move[] {
  const left = (move: Move): number => {
    if (move.kind !== 'carry' || move.to.pile !== 'foundation') return 0;
    let cards = 0;
    const foundations = [...position.foundations];
    const index = HOURS.indexOf(move.to.hour);
    while (foundationNeeds({ ...position, foundations }, move.to.hour) !== undefined) {
      foundations[index] = (foundations[index] as number) + 1;
      cards++;
    }
    return cards;
  };
  return moves.filter((move) =>
    moves.every(
      (other) =>
        other.kind !== 'carry' ||
        move.kind !== 'carry' ||
        other.to.pile !== 'foundation' ||
        move.to.pile !== 'foundation' ||
        makeMove({ ...other, to: move.to }) !== makeMove(move) ||
        left(other) <= left(move),
    ),
  );
}

const generated = (position: SearchPosition): string[] =>
  [...finder.moves.slice(0, finder.find(position))].map((move) => makeMove(decodeMove(move)));

/** The code of a move. */
function codeOfText(position: SearchPosition, text: string): number | undefined {
  const count = finder.find(position);
  return [...finder.moves.slice(0, count)].find((move) => makeMove(decodeMove(move)) === text);
}

function stateOf(position: SearchPosition): unknown {
  const record = new Uint8Array(ENCODED_SIZE);
  encode(position, record, 0);
  return [[...record], position.key1, position.key2, position.left, [...position.needs]];
}

function read(game: Game, position: Position): SearchPosition {
  const searchPosition = new SearchPosition(game.ruleSet);
  searchPosition.read(position);
  return searchPosition;
}

describe('a search position', () => {
  it('has the legal moves of the rules, but one foundation per card where that is proved', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const position of game.positions) {
          const legal = legalMoves(game.ruleSet, position);
          const searchPosition = read(game, position);
          const expected = searchPosition.asksIfStuck
            ? legal
            : withoutShorterFoundations(position, legal);
          expect(generated(searchPosition).sort()).toEqual(expected.map(makeMove).sort());
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('reaches the position of the rules by every move, and returns by undo', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const position of game.positions) {
          const searchPosition = read(game, position);
          const before = stateOf(searchPosition);
          for (const text of generated(searchPosition)) {
            const move = codeOfText(searchPosition, text) as number;
            searchPosition.play(move);
            const after = play(game.ruleSet, position, parseMove(text) as Move);
            expect(stateOf(searchPosition)).toEqual(stateOf(read(game, after)));
            searchPosition.undo();
            expect(stateOf(searchPosition)).toEqual(before);
          }
        }
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  it('plays whole games to the same end, and takes them back to the start', () => {
    for (const record of wonGames()) {
      const game = readRecord(record);
      if (!game.ok) throw new Error(JSON.stringify(game.error));
      const position = read(game.value, game.value.positions[0] as Position);
      const start = stateOf(position);
      for (const move of game.value.moves) {
        // A recorded move can choose the shorter foundation, which `find` leaves out.
        const code = codeOf(move);
        position.play(code);
      }
      expect(position.isWon()).toBe(isWon(current(game.value)));
      expect(position.isWon()).toBe(true);
      while (position.made > 0) position.undo();
      expect(stateOf(position)).toEqual(start);
    }
  });

  it('is saved and loaded whole', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = read(game, current(game));
        const record = new Uint8Array(ENCODED_SIZE);
        encode(position, record, 0);
        const other = new SearchPosition(game.ruleSet);
        decode(other, record, 0, position.key1, position.key2);
        expect(stateOf(other)).toEqual(stateOf(position));
        expect(generated(other)).toEqual(generated(position));
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

/** The code of a move, by the text of the rules. */
function codeOf(move: Move): number {
  for (let code = 0; code < 515; code++)
    if (
      targetOf(code) < 28 &&
      sourceOf(code) <= 16 &&
      makeMove(decodeMove(code)) === makeMove(move)
    )
      return code;
  throw new Error(`no code is ${makeMove(move)}`);
}
