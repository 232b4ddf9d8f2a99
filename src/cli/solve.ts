/** `bigben solve`: is the deal winnable, and how? */

import { current } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import { roundedMs } from '../study/roundedMs.ts';
import type { Pool } from '../worker/pool.ts';
import type { SolveAnswer } from '../worker/protocol.ts';
import { solvedLine } from './english/answers.ts';
import { jsonLine } from './english/oneLine.ts';
import { wrapped } from './english/words.ts';
import { answered, eachGame, type Task, type TaskOptions } from './tasks.ts';
import { withThreads } from './threads.ts';

export interface SolveOptions extends TaskOptions {
  readonly limitMs?: number;
  readonly limitNodes?: number;
}

interface Solved extends Task {
  readonly answer: SolveAnswer;
}

/**
 * `bigben solve`: judges deals by number, and the positions in which game records end.
 *
 * @throws CommandError at the end if any record was refused.
 */
export async function solve(words: readonly string[], options: SolveOptions): Promise<void> {
  // Lists are for programs to read and for people to skim: a line a deal.
  const showMoves = words.length > 0;
  await withThreads(options.jobs, (pool) =>
    eachGame(
      words,
      options,
      pool.capacity,
      (task) => judge(pool, task, options),
      (solved) => (options.json ? asJson(solved) : inWords(solved, showMoves)),
    ),
  );
}

function judge(pool: Pool, task: Task, options: SolveOptions): Promise<Solved> {
  const { game } = task;
  const { limitNodes: nodes, limitMs: ms } = options;
  const limits = { ...(nodes && { nodes }), ...(ms && { ms }) };
  return answered(task, pool.solve({ position: current(game), ruleSet: game.ruleSet, limits }));
}

/** A game record that goes on with the winning moves, and the verdict. */
function asJson({ game, answer }: Solved): string {
  const { verdict, ms } = answer;
  const { moves, ...record } = makeRecord(game);
  return jsonLine({
    ...record,
    verdict: verdict.kind,
    ...(verdict.kind === 'unknown' ? { reason: verdict.reason } : {}),
    nodes: verdict.nodes,
    ms: roundedMs(ms),
    moves: [...moves, ...winningMoves(answer)],
  });
}

const winningMoves = ({ verdict }: SolveAnswer): string[] =>
  verdict.kind === 'winnable' ? verdict.moves.map(makeMove) : [];

function inWords({ place, game, answer }: Solved, showMoves: boolean): string {
  const line = solvedLine(place, game, answer.verdict, answer.ms);
  return [line, ...(showMoves ? wrapped(winningMoves(answer)) : [])].join('\n');
}
