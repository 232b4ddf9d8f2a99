/**
 * The careless player plays every card that fits as soon as it does: to the clock first, then onto a fan. Where none fits it refills,
 * then draws, then turns the waste over. It needs neither search nor network, so that no thread is asked.
 */
import { isBetweenCopies, legalMoves, type Move, play } from '../../../rules/move.ts';
import { isWon, type Position } from '../../../rules/position.ts';
import type { RuleSet } from '../../../rules/ruleSet.ts';

const isHome = (move: Move): boolean => move.kind === 'carry' && move.to.pile === 'foundation';

/** What it wants to do, the dearest wish first. A card between two copies of the same would go to and fro for ever. */
const WISHES: readonly ((move: Move, at: Position) => boolean)[] = [
  isHome,
  (move, at) => move.kind === 'carry' && !isHome(move) && !isBetweenCopies(at, move),
  ({ kind }) => kind === 'refill',
  ({ kind }) => kind === 'draw',
  ({ kind }) => kind === 'redeal',
];

/** The move it makes in a position; none if there is nothing left that it would do. */
function carelessMove(ruleSet: RuleSet, at: Position): Move | undefined {
  const moves = legalMoves(ruleSet, at);
  for (const wish of WISHES) {
    const move = moves.find((each) => wish(each, at));
    if (move) return move;
  }
  return undefined;
}

/** Plays a deal to its end. */
export function playCarelessly(ruleSet: RuleSet, deal: Position) {
  let [at, moves] = [deal, 0];
  for (let move = carelessMove(ruleSet, at); move; move = carelessMove(ruleSet, at)) {
    at = play(ruleSet, at, move);
    moves++;
  }
  return { won: isWon(at), moves };
}
