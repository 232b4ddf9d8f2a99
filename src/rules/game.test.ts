import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from './deal.ts';
import {
  canRedo,
  canUndo,
  current,
  type Game,
  goTo,
  movesMade,
  playIn,
  redo,
  restart,
  startGame,
  undo,
} from './game.ts';
import { type Move, makeMove, parseMove } from './move.ts';
import { RULE_SETS } from './ruleSet.ts';

const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
const begin = (): Game => startGame(RULE_SETS.classic, start, '1');

function played(game: Game, ...moves: string[]): Game {
  return moves.reduce((before, move) => {
    const after = playIn(before, parseMove(move) as Move);
    if (!after.ok) throw new Error(after.error);
    return after.value;
  }, game);
}

const stateOf = (game: Game) => [movesMade(game).map(makeMove), game.at, game.positions.length];

describe('a game', () => {
  it('grows by a move and a position', () => {
    expect(stateOf(begin())).toEqual([[], 0, 1]);
    const game = played(begin(), 't3-f8', 'refill');
    expect(stateOf(game)).toEqual([['t3-f8', 'refill'], 2, 3]);
    expect(current(game).stock).toHaveLength(55);
    expect(current(begin())).toBe(start);
  });

  it('refuses an illegal move with its reason', () => {
    expect(playIn(begin(), { kind: 'refill' })).toEqual({ ok: false, error: 'noGaps' });
  });

  it('knows what can be undone and redone', () => {
    const game = played(begin(), 'draw', 'draw');
    expect([canUndo(begin()), canRedo(begin())]).toEqual([false, false]);
    expect([canUndo(game), canRedo(game)]).toEqual([true, false]);
    expect([canUndo(undo(game)), canRedo(undo(game))]).toEqual([true, true]);
    expect([canUndo(restart(game)), canRedo(restart(game))]).toEqual([false, true]);
    expect(stateOf(redo(restart(game)))).toEqual([['draw'], 1, 3]);
    expect(goTo(game, 99)).toEqual(game);
    expect(goTo(game, -1)).toEqual(restart(game));
  });

  it('forgets what was undone when another move is played', () => {
    const game = played(undo(played(begin(), 'draw', 'draw')), 't3-f8');
    expect(stateOf(game)).toEqual([['draw', 't3-f8'], 2, 3]);
    expect(canRedo(game)).toBe(false);
  });
});
