/** A game: a start, the moves made from it, and how many of them the player has not undone. */
import { type Move, play, whyIllegal } from './move.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { failure, type Result, success } from './result.ts';
import type { RuleSet } from './ruleSet.ts';

/** A game under way: a value that never changes; each move makes another. */
export interface Game {
  readonly ruleSet: RuleSet;
  /** The deal number as it was given, if the cards were dealt by one. */
  readonly number: string | undefined;
  /** Every move of the line, those that were undone included. */
  readonly moves: readonly Move[];
  /** The position before each move and after the last: one more than there are moves. */
  readonly positions: readonly Position[];
  /** How many of the moves are made; the rest can be redone. */
  readonly at: number;
}

/** A new game from a position. */
export const startGame = (ruleSet: RuleSet, start: Position, number?: string): Game => ({
  ruleSet,
  number,
  moves: [],
  positions: [start],
  at: 0,
});

/** The current position of a game. */
export const current = (game: Game): Position => game.positions[game.at] as Position;

/** The moves that led to the current position, without those that were undone. */
export const movesMade = (game: Game): readonly Move[] => game.moves.slice(0, game.at);

/** Makes a move; moves that were undone are forgotten. */
export function playIn(game: Game, move: Move): Result<Game, Refusal> {
  const position = current(game);
  const refusal = whyIllegal(game.ruleSet, position, move);
  if (refusal !== undefined) return failure(refusal);
  return success({
    ...game,
    moves: [...movesMade(game), move],
    positions: [...game.positions.slice(0, game.at + 1), play(game.ruleSet, position, move)],
    at: game.at + 1,
  });
}

/** Whether a move has been made. */
export const canUndo = (game: Game): boolean => game.at > 0;

/** Whether an undone move can be made again. */
export const canRedo = (game: Game): boolean => game.at < game.moves.length;

/** Steps to any point of the line; a point outside it stands for the nearer end. */
export const goTo = (game: Game, at: number): Game => ({
  ...game,
  at: Math.min(Math.max(at, 0), game.moves.length),
});

/** Takes the last move back; at the deal it changes nothing. */
export const undo = (game: Game): Game => goTo(game, game.at - 1);

/** Makes the next move that was undone; if there is none it changes nothing. */
export const redo = (game: Game): Game => goTo(game, game.at + 1);

/** Back to the deal; every move can still be redone. */
export const restart = (game: Game): Game => goTo(game, 0);
