/** `bigben undecided`: the deals that nobody has decided yet. */
import winnability from '../../data/winnability.json' with { type: 'json' };
import { nameOf, RULE_SET_NAMES, type RuleSet, type RuleSetName } from '../rules/ruleSet.ts';
import type { Command } from './command.ts';
import { usage } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { howToDecide, undecidedTitle } from './english/undecided.ts';
import { wrapped } from './english/words.ts';
import { badUsage } from './failure.ts';
import type { Io } from './io.ts';
import { jsonOption, ruleSetOption } from './options.ts';
import { writeLine } from './output.ts';

export const undecided: Command = {
  name: 'undecided',
  summary: 'list the deals that nobody has proved winnable or unwinnable yet',
  options: [ruleSetOption(), jsonOption('one JSON object for each rule set')],
  run,
};

async function run(
  io: Io,
  options: { readonly rules?: RuleSet; readonly json?: true },
): Promise<void> {
  const names = options.rules ? [studied(options.rules)] : RULE_SET_NAMES;
  for (const name of names) await writeLine(io, options.json ? asJson(name) : inWords(name));
  if (options.json) return;
  const name = names.find((each) => winnability.ruleSets[each].unknown.length > 0);
  if (name) await writeLine(io, howToDecide(name, winnability.ruleSets[name].unknown[0] as number));
}

function studied(ruleSet: RuleSet): RuleSetName {
  const name = nameOf(ruleSet);
  if (!name) throw badUsage(usage.notStudied);
  return name;
}

function asJson(name: RuleSetName): string {
  const { from, to, unknown } = winnability.ruleSets[name];
  const { limitNodes } = winnability;
  return jsonLine({
    ...{ rules: name, from: `${from}`, to: `${to}`, limitNodes, unknown: unknown.length },
    unknownDeals: unknown.map((number) => `${number}`),
  });
}

function inWords(name: RuleSetName): string {
  const { from, to, unknown } = winnability.ruleSets[name];
  const numbers = unknown.map((number, i) => `${number}${i < unknown.length - 1 ? ',' : ''}`);
  const title = undecidedTitle(name, unknown.length, from, to, winnability.limitNodes);
  return [title, ...wrapped(numbers), ''].join('\n');
}
