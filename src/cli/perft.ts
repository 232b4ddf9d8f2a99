import { dealCards, makeDealNumber, startOf } from '../rules/deal.ts';
import { perft as countSequences } from '../rules/perft.ts';
import { makeRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import { dealNumberArgument } from './arguments.ts';
import { argument, type Command } from './command.ts';
import { usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { badUsage } from './failure.ts';
import type { Io } from './io.ts';
import { jsonOption, rulesOption } from './options.ts';
import { writeLine } from './output.ts';

/** `bigben perft`: one number, the count of sequences of legal moves of that length. */
export const perft: Command = {
  name: 'perft',
  summary: 'count the legal sequences of moves of a given length from a deal',
  arguments: [argument('<number>', 'deal number'), argument('<depth>', 'how many moves')],
  options: [rulesOption(), jsonOption('one JSON object')],
  run,
};

async function run(
  io: Io,
  text: string,
  depthText: string,
  options: { readonly rules: RuleSet; readonly json?: true },
): Promise<void> {
  if (!/^[0-9]{1,3}$/.test(depthText)) throw badUsage(usage.depth(depthText));
  const depth = Number(depthText);
  const number = dealNumberArgument(text, options.rules);
  const sequences = countSequences(options.rules, startOf(dealCards(number)), depth);
  const rules = makeRuleSet(options.rules);
  await writeLine(
    io,
    options.json
      ? jsonLine({ number: makeDealNumber(number), rules, depth, sequences })
      : `${sequences}`,
  );
}
