/** `bigben study`: how many deals can be won, or are won by the fair player? */
import type { RuleSet } from '../rules/ruleSet.ts';
import { collect } from '../study/collect.ts';
import type { RowName } from '../study/fault.ts';
import type { Tally } from '../study/finishedDeals.ts';
import { kindOf, type StudySettings } from '../study/kinds.ts';
import type { Shard } from '../study/range.ts';
import { runShard } from '../study/run.ts';
import { rangeOf } from './arguments.ts';
import { ANSWERS } from './english/answers.ts';
import { usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { STUDY } from './english/study.ts';
import { badUsage } from './failure.ts';
import type { Io } from './io.ts';
import { writeLine } from './output.ts';
import { showProgress } from './progress.ts';
import { reportOn } from './studyReport.ts';
import { withThreads } from './threads.ts';

export interface StudyOptions {
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
export async function study(io: Io, options: StudyOptions, version: string): Promise<void> {
  if (options.report) await report(io, options.report, options);
  else await run(io, options, version);
}

async function run(io: Io, options: StudyOptions, version: string): Promise<void> {
  const { rules, from, to, out, shard, jobs } = options;
  const kind = kindOf(settingsOf(options));
  if (out === undefined || (from === undefined && to === undefined)) throw badUsage(usage.noStudy);
  const range = rangeOf(from, to);
  const done = await runShard({
    ...{ rules, range, shard: shard, folder: out, version, kind, ending: io },
    showProgress: (done, total) => showProgress(io, done, total),
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
