import { describeChoice, describeRuleSet, RULE_SET_TEXTS } from '../i18n/en/dialogs.ts';
import {
  CHOICE_NAMES,
  CHOICES,
  makeRuleSet,
  nameOf,
  RULE_SET_NAMES,
  RULE_SETS,
  type RuleSet,
} from '../rules/ruleSet.ts';
import { ruleSetArgument } from './arguments.ts';
import { argument, type Command } from './command.ts';
import { ANSWERS } from './english/answers.ts';
import { jsonLine } from './english/oneLine.ts';
import type { Io } from './io.ts';
import { jsonOption } from './options.ts';
import { writeLine } from './output.ts';

/** `bigben rules`: all named sets, or one set explained. */
export const rules: Command = {
  name: 'rules',
  summary: 'list the rule sets, or explain one',
  arguments: [
    argument('[set]', 'a name, or the JSON of some of the seven choices', ruleSetArgument),
  ],
  options: [jsonOption('one JSON object a line')],
  run,
};

async function run(
  io: Io,
  ruleSet: RuleSet | undefined,
  options: { readonly json?: true },
): Promise<void> {
  if (!options.json) return writeLine(io, ruleSet ? explainSet(ruleSet) : listSets());
  const sets = ruleSet ? [ruleSet] : RULE_SET_NAMES.map((name) => RULE_SETS[name]);
  for (const set of sets) await writeLine(io, jsonLine(inJson(set)));
}

function inJson(ruleSet: RuleSet) {
  const name = nameOf(ruleSet);
  return {
    rules: makeRuleSet(ruleSet),
    ...(name && { source: RULE_SET_TEXTS[name].source }),
    choices: ruleSet,
    sentences: describeRuleSet(ruleSet),
  };
}

function listSets(): string {
  const width = Math.max(...RULE_SET_NAMES.map((name) => name.length)) + 2;
  const rows = RULE_SET_NAMES.flatMap((name) => {
    const differing = CHOICE_NAMES.filter(
      (choice) => RULE_SETS[name][choice] !== RULE_SETS.classic[choice],
    );
    const sentences = differing.map((choice) => describeChoice(RULE_SETS[name], choice));
    const lines = [RULE_SET_TEXTS[name].source, ...sentences];
    return lines.map((line, i) => (i === 0 ? name : '').padEnd(width) + line);
  });
  return [
    ...rows,
    '',
    ...ANSWERS.differences,
    ...CHOICE_NAMES.map(
      (choice) => `  ${choice}: ${CHOICES[choice].map((v) => JSON.stringify(v)).join(', ')}`,
    ),
  ].join('\n');
}

function explainSet(ruleSet: RuleSet): string {
  const name = nameOf(ruleSet);
  const title = name ? `${name}: ${RULE_SET_TEXTS[name].source}` : ANSWERS.ownRuleSet;
  return [
    title,
    '',
    ...describeRuleSet(ruleSet).map((sentence) => `  ${sentence}`),
    '',
    `  ${JSON.stringify(ruleSet)}`,
  ].join('\n');
}
