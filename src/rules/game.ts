/**
 * A game: a start, the lines that were played from it, and how far the one on the table has gone. A move after an undo begins
 * another line; the one that was undone is kept beside it.
 */
import { cardsWanted, type Move, makeMove, play, whyIllegal } from './move.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { failure, type Result, success } from './result.ts';
import type { RuleSet } from './ruleSet.ts';

/** A way through a deal. */
export interface Line {
  /** Every move from the deal on, those that were undone included. */
  readonly moves: readonly Move[];
  /**
   * The moves, counted from 1, that were made automatically and belong to the move before them. Numbers beyond the end of the
   * line are ignored.
   */
  readonly followUps: readonly number[];
  /** How many moves lie before each position that the player has marked; ascending. */
  readonly marks: readonly number[];
}

type Moves = Pick<Line, 'moves'>;

/** A game under way: a value that never changes; each move makes another. The line that it is itself lies on the table. */
export interface Game extends Line {
  readonly ruleSet: RuleSet;
  /** The deal number as it was given, if the cards were dealt by one. */
  readonly number: string | undefined;
  /** The position before each move and after the last: one more than there are moves. */
  readonly positions: readonly Position[];
  /** How many of the moves are made; the rest can be redone. */
  readonly at: number;
  /** How many of the last cards of the stock nobody knows (`unknownStock.ts`); 0 if the stock is known. */
  readonly unknown: number;
  /** The other lines, the oldest first. No line is the beginning of another, nor of the one on the table. */
  readonly lines: readonly Line[];
}

/** A game keeps so many other lines, with so many moves in all; the oldest go first. */
export const MAX_LINES = 200;
export const MAX_LINE_MOVES = 20_000;

/** A new game from a position. */
export const startGame = (
  ruleSet: RuleSet,
  start: Position,
  number?: string,
  unknown = 0,
): Game => ({
  ruleSet,
  number,
  moves: [],
  followUps: [],
  marks: [],
  positions: [start],
  at: 0,
  unknown,
  lines: [],
});

/** The current position of a game. */
export const current = (game: Game): Position => game.positions[game.at] as Position;

/** The moves that led to the current position, without those that were undone. */
export const movesMade = (game: Game): readonly Move[] => game.moves.slice(0, game.at);

/** The game as it stands, without what was undone and without its other lines. */
export const madeOnly = (game: Game): Game => ({
  ...game,
  moves: movesMade(game),
  positions: game.positions.slice(0, game.at + 1),
  lines: [],
});

/**
 * Makes a move. If a line that is known goes on with it, that line lies on the table then; otherwise a new one does.
 *
 * @param isFollowUp whether it is made automatically and belongs to the move before it
 */
export function playIn(game: Game, move: Move, isFollowUp = false): Result<Game, Refusal> {
  const position = current(game);
  const refusal = whyIllegal(game.ruleSet, position, move);
  if (refusal !== undefined) return failure(refusal);
  if (cardsWanted(game.unknown, position, move) > 0) return failure('cardsUnknown');
  return success(follow(game, move) ?? branch(game, move, isFollowUp));
}

/** The move made along a line that goes on with it. */
function follow(game: Game, move: Move): Game | undefined {
  const name = makeMove(move);
  const goesOn = ({ moves }: Line): boolean => {
    const next = moves[game.at];
    return next !== undefined && makeMove(next) === name;
  };
  if (goesOn(game)) return goTo(game, game.at + 1);
  const index = game.lines.findIndex((line) => goesOn(line) && sharedMoves(game, line) >= game.at);
  return index < 0 ? undefined : goTo(goOver(game, index), game.at + 1);
}

function branch(game: Game, move: Move, isFollowUp: boolean): Game {
  const at = game.at + 1;
  const followUps = game.followUps.filter((each) => each < at);
  return {
    ...game,
    moves: [...movesMade(game), move],
    followUps: isFollowUp ? [...followUps, at] : followUps,
    marks: game.marks.filter((each) => each < at),
    positions: [...game.positions.slice(0, at), play(game.ruleSet, current(game), move)],
    at,
    lines: canRedo(game) ? newest([...game.lines, lineOf(game)]) : game.lines,
  };
}

/** The line on the table. */
const lineOf = ({ moves, followUps, marks }: Game): Line => ({ moves, followUps, marks });

/** As many of the newest lines as a game keeps. */
function newest(lines: readonly Line[]): readonly Line[] {
  let moves = 0;
  const kept = lines.slice(-MAX_LINES).reverse();
  const tooMany = kept.findIndex((line) => {
    moves += line.moves.length;
    return moves > MAX_LINE_MOVES;
  });
  return (tooMany < 0 ? kept : kept.slice(0, tooMany)).reverse();
}

/** How many moves two lines have in common before they part. */
export function sharedMoves(a: Moves, b: Moves): number {
  const least = Math.min(a.moves.length, b.moves.length);
  for (let i = 0; i < least; i++) {
    const [one, other] = [a.moves[i] as Move, b.moves[i] as Move];
    if (one !== other && makeMove(one) !== makeMove(other)) return i;
  }
  return least;
}

/** Whether a line is one of the game's, or the beginning of one. */
export const hasLine = (game: Game, line: Moves): boolean =>
  [game, ...game.lines].some((known) => sharedMoves(known, line) === line.moves.length);

/**
 * Adds a line that was played from the same deal. If it goes on from the one on the table, that one can be redone along it.
 */
export function addLine(game: Game, line: Line): Game {
  if (hasLine(game, line)) return game;
  const others = game.lines.filter((each) => sharedMoves(each, line) < each.moves.length);
  const lines = [...others, line];
  if (sharedMoves(game, line) < game.moves.length) return { ...game, lines: newest(lines) };
  return { ...goOver({ ...game, lines }, others.length), lines: others };
}

/**
 * Puts another line on the table, at the last position that both have in common, or at an earlier one if the game stands there.
 *
 * @param index of that line in `lines`; the one that lay on the table takes its place there
 */
export function goOver(game: Game, index: number): Game {
  const line = game.lines[index] as Line;
  const shared = sharedMoves(game, line);
  const positions = game.positions.slice(0, shared + 1);
  for (const move of line.moves.slice(shared))
    positions.push(play(game.ruleSet, positions.at(-1) as Position, move));
  return {
    ...game,
    ...line,
    positions,
    at: Math.min(game.at, shared),
    lines: game.lines.map((each) => (each === line ? lineOf(game) : each)),
  };
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
