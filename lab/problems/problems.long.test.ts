/**
 * The answers of all published problems, once more: a right move is won by a line that the rules replay, and that a move is wrong is
 * shown by a certificate that the checker takes, which believes no solver.
 */
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/checker/check.ts';
import { type Game, madeOnly, playIn } from '../../src/rules/game.ts';
import { legalMoves, makeMove, parseMove, play } from '../../src/rules/move.ts';
import { isWon, type Position } from '../../src/rules/position.ts';
import { makeRecord } from '../../src/rules/record.ts';
import { certify } from '../../src/solver/certify.ts';
import { solve } from '../../src/solver/solve.ts';
import { type Opened, published } from './testing.ts';

function afterMove(game: Game, text: string): Game {
  const move = parseMove(text);
  const next = move && playIn(madeOnly(game), move);
  if (!next?.ok) throw new Error(`${text} is illegal`);
  return next.value;
}

/** Whether the solver's line wins by the rules. */
function isWonBy({ ruleSet, positions }: Game): boolean {
  const position = positions.at(-1) as Position;
  const verdict = solve(position, ruleSet, { nodes: 500_000 });
  if (verdict.kind !== 'winnable') return false;
  return isWon(verdict.moves.reduce((at, move) => play(ruleSet, at, move), position));
}

function isProvedLost(game: Game): boolean {
  const position = game.positions.at(-1) as Position;
  const lines = certify(position, game.ruleSet);
  return lines.ok && checkCertificate([JSON.stringify(makeRecord(game)), ...lines.value]).ok;
}

const problems = published();
const isRight = ({ right }: Opened, text: string): boolean => right.includes(text);

describe.each(['refill', 'draw', 'keep', 'win'])('every problem of the kind %s', (kind) => {
  it('has right moves that win, and wrong ones that lose', () => {
    for (const problem of problems.filter((each) => each.kind === kind))
      for (const text of legalMoves(problem.ruleSet, problem.position).map(makeMove)) {
        const game = afterMove(problem.game, text);
        const holds = isRight(problem, text) ? isWonBy(game) : isProvedLost(game);
        expect(holds, `${problem.link} ${text}`).toBe(true);
      }
  });
});
