/** The nine steps of the lesson: the first fifteen moves of a deal that teach everything in order, and light hour 1. */
import { makeDealNumber } from '../../rules/deal.ts';
import { type Game, movesMade } from '../../rules/game.ts';
import { type Move, makeMove, type Place, parseMove, parsePlace } from '../../rules/move.ts';
import { nameOf } from '../../rules/ruleSet.ts';
import { LESSON_DEAL } from './first.ts';

/** The moves of each step. */
const STEPS: readonly (readonly string[])[] = [
  ['t6-f1'],
  ['t8-t9'],
  ['t11-t3'],
  ['refill'],
  ['draw'],
  ['w-f6'],
  ['draw'],
  ['w-f1', 't9-f1', 't9-f1', 't1-f1'],
  ['refill', 't4-f1', 't9-f1', 't7-f1'],
];

export const STEP_COUNT = STEPS.length;

/** The step in which the player is to leave a card that could be played. */
export const LEAVING = 7;

/** The other legal place for the 8♣ in step 8, which is not the one meant. */
export const OTHER_PLACE: Place = parsePlace('t9');
export const CHOICE = STEPS.slice(0, 7).flat().length;

/** In order, each with its step. */
export const LESSON: readonly { readonly step: number; readonly move: Move }[] = STEPS.flatMap(
  (moves, index) => moves.map((text) => ({ step: index + 1, move: parseMove(text) as Move })),
);

/** Whether a game has come this far by the moves of the lesson and no others. */
export function isOfLesson({ number, ruleSet, ...game }: Game): boolean {
  const made = movesMade({ number, ruleSet, ...game });
  return (
    number === makeDealNumber(LESSON_DEAL) &&
    nameOf(ruleSet) === 'classic' &&
    made.length <= LESSON.length &&
    made.every((move, i) => makeMove(move) === makeMove((LESSON[i] as { move: Move }).move))
  );
}
