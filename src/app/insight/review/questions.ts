/** Which points of a game to look at, and in which order. Pure. */
import { type Game, goTo, playIn } from '../../../rules/game.ts';
import { type Move, makeMove } from '../../../rules/move.ts';
import type { Position } from '../../../rules/position.ts';

/**
 * The points of a game in the order in which they are worth looking at: first the move that the player looks at, then from coarse
 * to fine, so that the curve of the chance is there soon. What lies after a proved loss comes last.
 *
 * @param lost the first point that is proved lost; beyond the end if there is none
 */
export function lookOrder({ positions, at }: Game, lost: number): readonly number[] {
  const last = positions.length - 1;
  // How far from its neighbours a point is among those that come no later.
  const reach = (point: number): number =>
    point === 0 || point === last ? positions.length : point & -point;
  const rank = (point: number): number => {
    if (point === at - 1 || point === at) return point - at;
    return point <= lost ? 1 : 2;
  };
  return [...positions.keys()].sort((a, b) => rank(a) - rank(b) || reach(b) - reach(a) || a - b);
}

/** The games after one move more, by the position and the move, so that each has one position. */
const after = new WeakMap<Position, Map<string, Game>>();

/** The game after a legal move from one of its points. */
export function gameAfter(game: Game, at: number, move: Move): Game {
  const position = game.positions[at] as Position;
  const known = after.get(position) ?? new Map<string, Game>();
  after.set(position, known);
  const name = makeMove(move);
  const made = known.get(name) ?? gameWith(game, at, move);
  known.set(name, made);
  return made;
}

function gameWith(game: Game, at: number, move: Move): Game {
  const made = playIn({ ...goTo(game, at), lines: [] }, move);
  if (!made.ok) throw new Error(`illegal move ${makeMove(move)}: ${made.error}`);
  return made.value;
}
