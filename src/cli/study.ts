/** `bigben study`: how many deals can be won, or are won by the fair player? */
import type { Command as CommanderCommand } from 'commander';
import type { RuleSet } from '../rules/ruleSet.ts';
import { collect } from '../study/collect.ts';
import type { RowName } from '../study/fault.ts';
import type { Tally } from '../study/finishedDeals.ts';
import { kindOf, type StudySettings } from '../study/kinds.ts';
import type { Shard } from '../study/range.ts';
import { runShard } from '../study/run.ts';
import { rangeOf, shardArgument } from './arguments.ts';
import { type Command, option } from './command.ts';
import { ANSWERS } from './english/answers.ts';
import { usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { STUDY } from './english/study.ts';
import { badUsage } from './failure.ts';
import type { Io } from './io.ts';
import {
  jobsOption,
  jsonOption,
  nodesOption,
  rangeOptions,
  rulesOption,
  seedOption,
  thinkOption,
} from './options.ts';
import { writeLine } from './output.ts';
import { showProgress } from './progress.ts';
import { reportOn } from './studyReport.ts';
import { withThreads } from './threads.ts';

interface StudyOptions {
  readonly rules: RuleSet;
  readonly from?: bigint;
  readonly to?: bigint;
  readonly out?: string;
  readonly shard: Shard;
  /** Null for none, as if it were not given. */
  readonly limitNodes?: number | null;
  readonly fair?: true;
  readonly seed?: number;
  /** Milliseconds for each deal of the stock. */
  readonly think?: number;
  readonly jobs?: number;
  readonly report?: readonly string[];
  readonly json?: true;
}

/** `bigben study`: judges or plays every deal of a range, a row each; or reports on such rows. */
export const study: Command = {
  name: 'study',
  summary: 'judge or play a range of deals, a row each; going on where an earlier run ended',
  options: [
    rulesOption(),
    ...rangeOptions(),
    option('--out <folder>', 'where the rows go'),
    option(
      '--shard <part>',
      'run only this part, such as 2/4 for the second of four',
      shardArgument,
    ).default({ index: 1, count: 1 }, '1/1'),
    nodesOption('none'),
    option('--fair', 'play each deal with the fair player instead of solving it'),
    seedOption('with --fair, 0 if not given: '),
    thinkOption('with --fair: '),
    jobsOption(),
    option('--report <folder...>', 'instead of running: what the rows in these folders say'),
    jsonOption('one JSON object: of the run, or with --report of each rule set and player'),
  ],
  run: (io: Io, options: StudyOptions, { parent: program }: CommanderCommand) =>
    options.report
      ? report(io, options.report, options)
      : runOrResume(io, options, program?.version() ?? ''),
};

async function runOrResume(io: Io, options: StudyOptions, version: string): Promise<void> {
  const { rules, from, to, out, shard, jobs } = options;
  const kind = kindOf(settingsOf(options));
  if (out === undefined || (from === undefined && to === undefined)) throw badUsage(usage.noStudy);
  const range = rangeOf(from, to);
  const done = await runShard({
    ...{ rules, range, shard: shard, folder: out, version, kind, ending: io },
    showProgress: (done, total) => showProgress(io.stderr, done, total),
    withThreads: (work) => withThreads(io, jobs, work),
    interrupted({ file, done, total, tally }) {
      const text = ANSWERS.interruptedStudy(file, done, total, STUDY.tally(kind.row, tally));
      // At once: the process ends after it. On a terminal the bar stands in this line.
      io.stderr.write(`${io.stderr.isTTY ? '\n' : ''}${text}\n`);
    },
  });
  const { deals, tally, file } = done;
  if (options.json) await writeLine(io, jsonLine({ file, deals, ...countsOf(kind.row, tally) }));
  else await writeLine(io, ANSWERS.studied(file, deals, STUDY.tally(kind.row, tally)));
}

function countsOf(row: RowName, { winnable, unwinnable, unknown, won }: Tally) {
  return row === 'fair' ? { won } : { winnable, unwinnable, unknown };
}

function settingsOf({ fair, limitNodes, seed, think }: StudyOptions): StudySettings {
  if (fair && limitNodes !== undefined) throw badUsage(usage.nodesForFair);
  if (fair) return { kind: 'fair', seed: seed ?? 0, think: think ?? null };
  if (seed !== undefined) throw badUsage(usage.seedWithoutFair);
  if (think !== undefined) throw badUsage(usage.thinkWithoutFair);
  return { kind: 'solver', limitNodes: limitNodes ?? null };
}

/** The options of a run, which a report has no use for. */
const OF_A_RUN = ['from', 'to', 'out', 'limitNodes', 'fair', 'seed', 'think', 'jobs'] as const;

async function report(io: Io, folders: readonly string[], options: StudyOptions): Promise<void> {
  if (OF_A_RUN.some((name) => options[name] !== undefined)) throw badUsage(usage.reportAndMore);
  for (const [i, collection] of collect(folders).entries()) {
    const asJson = options.json === true;
    const gap = i === 0 || asJson ? '' : '\n';
    await writeLine(io, gap + reportOn(collection, asJson));
  }
}
