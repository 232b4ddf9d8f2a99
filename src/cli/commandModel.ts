/** The program's commands and options as data, for shell completion and the man page. */
import type { Argument, Command, Option } from 'commander';
import { RULE_SET_NAMES } from '../rules/ruleSet.ts';

/** Possible values: a list of words, a file, a folder, or free text. */
export type Values = readonly string[] | 'files' | 'folders' | 'any';

export interface OptionModel {
  /** As the help shows it: `-h, --help`, `--rules <set>`. */
  readonly flags: string;
  readonly short: string | undefined;
  readonly long: string;
  readonly text: string;
  /** The values that follow it; undefined if none do. */
  readonly values: Values | undefined;
}

export interface CommandModel {
  readonly name: string;
  /** The words after the program's name, as the help shows them. */
  readonly usage: string;
  readonly text: string;
  readonly arguments: readonly { readonly name: string; readonly text: string }[];
  /** The values of its arguments. */
  readonly values: Values;
  readonly options: readonly OptionModel[];
}

export interface ProgramModel {
  readonly name: string;
  readonly text: string;
  readonly options: readonly OptionModel[];
  readonly commands: readonly CommandModel[];
}

export function modelOf(program: Command): ProgramModel {
  const names = program.commands.map((command) => command.name());
  const help: CommandModel = {
    name: 'help',
    usage: 'help [command]',
    text: program.createHelp().visibleCommands(program).at(-1)?.description() ?? '',
    arguments: [],
    values: names,
    options: [],
  };
  return {
    name: program.name(),
    text: program.description(),
    options: optionsOf(program),
    commands: [...program.commands.map(commandOf), help],
  };
}

function commandOf(command: Command): CommandModel {
  const known = command.registeredArguments;
  return {
    name: command.name(),
    usage: `${command.name()} ${command.usage()}`,
    text: command.description(),
    arguments: known.map((argument) => ({ name: argument.name(), text: argument.description })),
    values: known.map(valuesOf).find((values) => values !== 'any') ?? 'any',
    options: optionsOf(command),
  };
}

const optionsOf = (command: Command): OptionModel[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map((option) => ({
      flags: option.flags,
      short: option.short,
      long: option.long ?? option.flags,
      text: option.description,
      values: option.required ? named(valueName(option)) : undefined,
    }));

const valueName = ({ flags }: Option): string => /<([a-z]+)/.exec(flags)?.[1] ?? '';

const valuesOf = (argument: Argument): Values => argument.argChoices ?? named(argument.name());

/** The declarations call one thing by one name. */
const NAMED: Readonly<Record<string, Values>> = {
  set: RULE_SET_NAMES,
  file: 'files',
  what: 'files',
  folder: 'folders',
};

const named = (name: string): Values => NAMED[name] ?? 'any';
