/** `bigben solve`: is the deal winnable, and how? */
import { resolve } from 'node:path';
import { current } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import type { Verdict } from '../solver/verdict.ts';
import { roundedMs } from '../study/roundedMs.ts';
import type { Pool } from '../worker/pool.ts';
import type { SolveAnswer, SolveRequest } from '../worker/protocol.ts';
import { countArgument } from './arguments.ts';
import { CertificateFile, type Certified, certificateOf } from './certificates.ts';
import { type Command, option } from './command.ts';
import { solvedLine, solvedSummary } from './english/answers.ts';
import { usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { wrapped } from './english/words.ts';
import { badUsage } from './failure.ts';
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
  /** The file of the certificates. */
  readonly certificate?: string;
}

interface Solved extends Task {
  readonly answer: SolveAnswer;
  /** Of a game that is lost, if certificates are asked for. */
  readonly certified?: Certified;
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
    option('--certificate <file>', 'where to write why games are lost, for "bigben check"'),
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
  const certificates = certificateFile(words, options);
  const lineOf = (solved: Solved): string => {
    counts[solved.answer.verdict.kind]++;
    return options.json ? asJson(solved) : inWords(solved, showMoves);
  };
  await runInterruptible(io, async (signal) => {
    try {
      await withThreads(io, options.jobs, (pool) =>
        eachGame(io, words, options, {
          needsStock: true,
          capacity: pool.capacity,
          signal,
          work: (task) => judge(pool, task, options, signal),
          lineOf,
          shown: ({ certified, ...task }) => certified && certificates?.add({ ...task, certified }),
        }),
      );
    } finally {
      const games = counts.winnable + counts.unwinnable + counts.unknown;
      // With --json all lines are records, for programs.
      const write = options.json ? writeNote : writeLine;
      if (games > 1 || signal.aborted) await write(io, solvedSummary(games, counts));
      if (games === 0) certificates?.discard();
      else if (certificates) await write(io, certificates.finish());
    }
  });
}

function certificateFile(words: readonly string[], { certificate: file }: SolveOptions) {
  if (file === undefined) return undefined;
  if (file === '-') throw badUsage(usage.certificateOnOutput);
  if (words.some((word) => resolve(word) === resolve(file)))
    throw badUsage(usage.certificateOnInput);
  return new CertificateFile(file);
}

async function judge(
  pool: Pool,
  task: Task,
  options: SolveOptions,
  signal: AbortSignal,
): Promise<Solved> {
  const { game } = task;
  const limits = limitsOf(options);
  const question = { position: current(game), ruleSet: game.ruleSet, limits };
  const solved = await answered(task, pool.solve(question));
  if (options.certificate === undefined || solved.answer.verdict.kind !== 'unwinnable')
    return solved;
  const nodes = limits.nodes === undefined ? {} : { nodes: limits.nodes };
  return { ...solved, certified: await certificateOf(game, nodes, signal) };
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
    ...(verdict.kind === 'unknown' ? unknownFields(verdict) : {}),
    nodes: verdict.nodes,
    ms: roundedMs(ms),
    moves: [...moves, ...winningMoves(answer)],
  });
}

const unknownFields = ({ reason, left }: Extract<Verdict, { kind: 'unknown' }>) => ({
  reason,
  ...(left === undefined ? {} : { left }),
});

const winningMoves = ({ verdict }: SolveAnswer): string[] =>
  verdict.kind === 'winnable' ? verdict.moves.map(makeMove) : [];

function inWords({ place, game, answer }: Solved, showMoves: boolean): string {
  const line = solvedLine(place, game, answer.verdict, answer.ms);
  return [line, ...(showMoves ? wrapped(winningMoves(answer)) : [])].join('\n');
}
