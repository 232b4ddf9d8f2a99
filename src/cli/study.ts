/** `bigben study`: how many deals can be won? */
import type { RuleSet } from '../rules/ruleSet.ts';
import { rangeOf } from './arguments.ts';
import { badUsage } from './failure.ts';
import { writeLine } from './output.ts';
import { runShard } from './study/run.ts';
import type { Part } from './study/shard.ts';
import { counted } from './words.ts';

export interface StudyOptions {
  readonly rules: RuleSet;
  readonly from?: bigint;
  readonly to?: bigint;
  readonly out?: string;
  readonly shard: Part;
  readonly limitNodes?: number;
  readonly jobs?: number;
}

/** `bigben study`: judges every deal of a range, a row each, and says how it went. */
export async function study(options: StudyOptions, version: string): Promise<void> {
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
