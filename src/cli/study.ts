/** `bigben study`: how many deals can be won? */
import type { RuleSet } from '../rules/ruleSet.ts';
import { rangeOf } from './arguments.ts';
import { badUsage } from './failure.ts';
import { writeLine } from './output.ts';
import type { Part } from './range.ts';
import { collect } from './study/collect.ts';
import { summarize, summaryInWords } from './study/report.ts';
import { runShard } from './study/run.ts';
import { counted } from './words.ts';

export interface StudyOptions {
  readonly rules: RuleSet;
  readonly from?: bigint;
  readonly to?: bigint;
  readonly out?: string;
  readonly shard: Part;
  readonly limitNodes?: number;
  readonly jobs?: number;
  readonly report?: readonly string[];
  readonly json?: true;
}

/** `bigben study`: judges every deal of a range, a row each; or reports on such rows. */
export async function study(options: StudyOptions, version: string): Promise<void> {
  if (options.report) await report(options.report, options);
  else await run(options, version);
}

async function run(options: StudyOptions, version: string): Promise<void> {
  if (options.json) throw badUsage('--json is for --report; a study writes its rows to --out');
  const { rules, from, to, out, shard, limitNodes, jobs } = options;
  if (out === undefined || (from === undefined && to === undefined))
    throw badUsage('expected --from, --to and --out for a study, or --report');
  const range = rangeOf(from, to);
  const { tally, file } = await runShard({
    rules,
    range,
    part: shard,
    folder: out,
    version,
    limitNodes,
    jobs,
  });
  const deals = tally.winnable + tally.unwinnable + tally.unknown;
  await writeLine(
    `${file}: ${counted(deals, 'deal')}, ${tally.winnable} winnable, ${tally.unwinnable} unwinnable, ${tally.unknown} unknown`,
  );
}

/** The options of a run, which a report has no use for. */
const OF_A_RUN = ['from', 'to', 'out', 'limitNodes', 'jobs'] as const;

async function report(folders: readonly string[], options: StudyOptions): Promise<void> {
  if (OF_A_RUN.some((name) => options[name] !== undefined))
    throw badUsage('--report takes the folders of studies, and no option but --json');
  for (const [i, collection] of collect(folders).entries()) {
    const summary = summarize(collection);
    if (options.json) await writeLine(JSON.stringify(summary));
    else await writeLine(`${i === 0 ? '' : '\n'}${summaryInWords(summary)}`);
  }
}
