/** `bigben solve`: is the deal winnable, and how? */
import { current, movesMade } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import type { Reason } from '../solver/verdict.ts';
import type { Pool } from '../worker/pool.ts';
import type { SolveAnswer } from '../worker/protocol.ts';
import { answered, eachGame, type Task, type TaskOptions } from './tasks.ts';
import { withThreads } from './threads.ts';
import { counted, nameOfDeal, nameOfRules, roundedMs, wrapped } from './words.ts';

export interface SolveOptions extends TaskOptions {
  readonly limitMs?: number;
  readonly limitNodes?: number;
}

interface Judged extends Task {
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
      (judged) => (options.json ? asJson(judged) : inWords(judged, showMoves)),
    ),
  );
}

function judge(pool: Pool, task: Task, options: SolveOptions): Promise<Judged> {
  const { game } = task;
  const { limitNodes: nodes, limitMs: ms } = options;
  const limits = { ...(nodes && { nodes }), ...(ms && { ms }) };
  return answered(task, pool.solve({ position: current(game), ruleSet: game.ruleSet, limits }));
}

/** A game record that goes on with the winning moves, and the verdict. */
function asJson({ game, answer }: Judged): string {
  const { verdict, ms } = answer;
  const { moves, ...record } = makeRecord(game);
  return JSON.stringify({
    ...record,
    verdict: verdict.verdict,
    ...(verdict.verdict === 'unknown' ? { reason: verdict.reason } : {}),
    nodes: verdict.nodes,
    ms: roundedMs(ms),
    moves: [...moves, ...winningMoves(answer)],
  });
}

const winningMoves = ({ verdict }: SolveAnswer): string[] =>
  verdict.verdict === 'winnable' ? verdict.moves.map(makeMove) : [];

function inWords({ place, game, answer }: Judged, showMoves: boolean): string {
  const { nodes } = answer.verdict;
  const made = movesMade(game).length;
  const after = made === 0 ? '' : ` after ${counted(made, 'move')}`;
  const effort = `${counted(nodes, 'node')}, ${Math.round(answer.ms)} ms`;
  const line = `${place}${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}${after}: ${verdictInWords(answer)} (${effort})`;
  return [line, ...(showMoves ? wrapped(winningMoves(answer)) : [])].join('\n');
}

const UNKNOWN: Readonly<Record<Reason, string>> = {
  nodes: 'the limit of nodes was reached',
  time: 'the time was up',
  memory: 'the memory was full',
  stopped: 'the search was stopped',
};

function verdictInWords({ verdict }: SolveAnswer): string {
  switch (verdict.verdict) {
    case 'winnable':
      return verdict.moves.length === 0
        ? 'won'
        : `winnable in ${counted(verdict.moves.length, 'move')}`;
    case 'unwinnable':
      return 'unwinnable, no play can win';
    case 'unknown':
      return `unknown, no win found and none ruled out: ${UNKNOWN[verdict.reason]}`;
  }
}
