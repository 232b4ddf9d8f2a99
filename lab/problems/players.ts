/** Players of the laboratory that try problems; none of them looks at the stock. */
import { playing } from '../../src/fair/game.ts';
import { evaluate } from '../../src/fair/player.ts';
import { viewOf } from '../../src/fair/view.ts';
import { legalMoves, type Move, makeMove, play } from '../../src/rules/move.ts';
import { isWon, type Position } from '../../src/rules/position.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { finish } from '../../src/rules/steps.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { REFERENCES, type Result } from './rating.ts';

/** How often each player tries a problem. */
const TRIES = { random: 30, quick: 10, fair: 2 };
/** A random game that takes longer wins no more. */
const LONGEST = 300;
const SAMPLES = 2;

/** How each player does where one move is asked for. */
export function choosing(
  position: Position,
  ruleSet: RuleSet,
  right: readonly Move[],
  choices: number,
): Result[] {
  const rightOnes = new Set(right.map(makeMove));
  const view = viewOf(ruleSet, position, true);
  const isRight = (options: object): boolean => {
    const answer = evaluate(view, options);
    return answer.kind === 'move' && rightOnes.has(makeMove(answer.move));
  };
  return [
    { rating: REFERENCES.random, share: right.length / choices, weight: 3 },
    of('quick', (seed) => isRight({ seed, samples: 0, softmax: true })),
    of('fair', (seed) => isRight({ seed, samples: SAMPLES })),
  ];
}

/** How each player does who plays from a position to the end. */
export function playingOut(position: Position, ruleSet: RuleSet): Result[] {
  const wins = (options: object) =>
    finish(playing(position, ruleSet, { isNumbered: true, ...options })).won;
  return [
    of('random', (seed) => winsAtRandom(position, ruleSet, seed)),
    of('quick', (seed) => wins({ seed, samples: 0, softmax: true })),
    of('fair', (seed) => wins({ seed, samples: SAMPLES })),
  ];
}

function of(player: keyof typeof TRIES, attempt: (seed: number) => boolean): Result {
  const tries = TRIES[player];
  const solved = Array.from({ length: tries }, (_, i) => attempt(i + 1)).filter(Boolean).length;
  return { rating: REFERENCES[player], share: solved / tries, weight: 3 };
}

function winsAtRandom(position: Position, ruleSet: RuleSet, seed: number): boolean {
  const random = new Random(seed);
  let at = position;
  for (let i = 0; i < LONGEST && !isWon(at); i++) {
    const moves = legalMoves(ruleSet, at);
    const move = moves[random.below(moves.length)];
    if (!move) return false;
    at = play(ruleSet, at, move);
  }
  return isWon(at);
}
