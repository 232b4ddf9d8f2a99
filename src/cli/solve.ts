/** `bigben solve`: is the deal winnable, and how? */

import { current } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import { roundedMs } from '../study/roundedMs.ts';
import type { Pool } from '../worker/pool.ts';
import type { SolveAnswer, SolveRequest } from '../worker/protocol.ts';
import { countArgument } from './arguments.ts';
import { type Command, option } from './command.ts';
import { solvedLine, solvedSummary } from './english/answers.ts';
import { jsonLine } from './english/oneLine.ts';
import { wrapped } from './english/words.ts';
import type { Io } from './io.ts';
import {
  gamesArgument,
  jobsOption,
  jsonOption,
  MAX_LIMIT,
  nodesOption,
  rangeOptions,
  ruleSetOption,
  unorderedOption,
} from './options.ts';
import { writeLine, writeNote } from './output.ts';
import { runInterruptible } from './runInterruptible.ts';
import { answered, eachGame, type Task, type TaskOptions } from './tasks.ts';
import { withThreads } from './threads.ts';

interface SolveOptions extends TaskOptions {
  readonly limitMs?: number;
  /** Null for none. */
  readonly limitNodes?: number | null;
}

interface Solved extends Task {
  readonly answer: SolveAnswer;
}

/** About half a minute for a deal; the same in every run, as a limit of time would not be. */
const DEFAULT_NODES = 10_000_000;

/** `bigben solve`: judges deals by number, and the positions in which game records end. */
export const solve: Command = {
  name: 'solve',
  summary: 'say whether deals or positions can be won, and how',
  arguments: [gamesArgument()],
  options: [
    ...rangeOptions(),
    ruleSetOption(),
    option('--limit-ms <number>', 'milliseconds for each', countArgument('--limit-ms', MAX_LIMIT)),
    nodesOption(`${DEFAULT_NODES} (about half a minute)`),
    unorderedOption(),
    jobsOption(),
    jsonOption('one game record a line, with the verdict'),
  ],
  run,
};

/** @throws CommandError at the end if any record was refused */
async function run(io: Io, words: readonly string[], options: SolveOptions): Promise<void> {
  // Lists are for programs to read and for people to skim: a line a deal.
  const showMoves = words.length > 0;
  const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const lineOf = (solved: Solved): string => {
    counts[solved.answer.verdict.kind]++;
    return options.json ? asJson(solved) : inWords(solved, showMoves);
  };
  await runInterruptible(io, async (signal) => {
    try {
      await withThreads(io, options.jobs, (pool) =>
        eachGame(io, words, options, {
          capacity: pool.capacity,
          signal,
          work: (task) => judge(pool, task, options),
          lineOf,
        }),
      );
    } finally {
      const games = counts.winnable + counts.unwinnable + counts.unknown;
      // With --json all lines are records, for programs.
      const write = options.json ? writeNote : writeLine;
      if (games > 1 || signal.aborted) await write(io, solvedSummary(games, counts));
    }
  });
}

function judge(pool: Pool, task: Task, options: SolveOptions): Promise<Solved> {
  const { game } = task;
  const limits = limitsOf(options);
  return answered(task, pool.solve({ position: current(game), ruleSet: game.ruleSet, limits }));
}

function limitsOf({ limitNodes, limitMs: ms }: SolveOptions): SolveRequest['limits'] {
  if (limitNodes) return { nodes: limitNodes, ...(ms && { ms }) };
  if (ms) return { ms };
  return limitNodes === null ? {} : { nodes: DEFAULT_NODES };
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
