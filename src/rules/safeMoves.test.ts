import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMove } from '../solver/engine/codes.ts';
import { safeHome } from '../solver/engine/dominance.ts';
import { SearchPosition } from '../solver/engine/searchPosition.ts';
import { current, type Game, goTo, playIn } from './game.ts';
import { isWon } from './position.ts';
import { type GameRecord, parseRecord } from './record.ts';
import { finishingMoves, safeMove, safeMoves } from './safeMoves.ts';
import { anyGame } from './testing/arbitraries.ts';
import { ONE_IN, wonGames } from './testing/vectors.ts';

const searchPositionOf = (game: Game): SearchPosition => {
  const made = new SearchPosition(game.ruleSet);
  made.read(current(game));
  return made;
};

const games = wonGames().map((record: GameRecord) => {
  const game = parseRecord(JSON.stringify(record));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
});

describe('a safe move', () => {
  it('is the one that the solver has proved', () => {
    let found = 0;
    const same = (game: Game): void => {
      const move = safeMove(game);
      const code = safeHome(searchPositionOf(game));
      expect(move === undefined).toBe(code < 0);
      if (!move) return;
      found++;
      expect(decodeMove(code).kind).toBe(move.kind);
    };
    fc.assert(fc.property(anyGame, same), { numRuns: 300, seed: 4 });
    for (const game of games) for (let at = 0; at < game.moves.length; at++) same(goTo(game, at));
    expect(found).toBeGreaterThan(100 / ONE_IN);
  });

  it('is played as long as there is one', () => {
    for (const game of games) {
      let at = goTo(game, Math.floor(game.moves.length * 0.8));
      for (const move of safeMoves(at)) {
        const played = playIn(at, move);
        if (!played.ok) throw new Error('illegal');
        at = played.value;
      }
      expect(safeMove(at)).toBeUndefined();
    }
  });
});

describe('finishing', () => {
  it('is offered only when it wins, and not while there is a stock', () => {
    let offered = 0;
    for (const game of games)
      for (let at = 0; at <= game.moves.length; at++) {
        const point = goTo(game, at);
        const moves = finishingMoves(point);
        if (!moves) continue;
        offered++;
        expect(current(point).stock).toHaveLength(0);
        const end = moves.reduce((before, move) => {
          const played = playIn(before, move);
          if (!played.ok) throw new Error('illegal');
          return played.value;
        }, point);
        expect(isWon(current(end))).toBe(true);
      }
    expect(offered).toBeGreaterThan(games.length);
  });

  it('has nothing to do in a won game', () => {
    for (const game of games) expect(finishingMoves(goTo(game, game.moves.length))).toBeUndefined();
  });
});
