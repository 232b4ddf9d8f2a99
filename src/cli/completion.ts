/** `bigben completion`: scripts that let shells complete commands, options and their values. */
import type { Command as CommanderCommand } from 'commander';
import { argument, type Command } from './command.ts';
import {
  type CommandModel,
  modelOf,
  type OptionModel,
  type ProgramModel,
  type Values,
} from './commandModel.ts';
import type { Io } from './io.ts';
import { writeLine } from './output.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const completion: Command = {
  name: 'completion',
  summary: 'print a shell completion script',
  arguments: [argument('<shell>', 'your shell').choices(SHELLS)],
  options: [],
  run: (io: Io, shell: Shell, _: object, { parent: program }: CommanderCommand) =>
    writeLine(io, SCRIPTS[shell](modelOf(program as CommanderCommand))),
};

const flagsOf = ({ short, long }: OptionModel): string[] => (short ? [short, long] : [long]);

/** A text in quotes that no shell looks into. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Also for the bash 3.2 of macOS: without `mapfile`, and `compopt` can be missing. */
function bash({ name, options, commands }: ProgramModel): string {
  const propose = (values: Values): string => {
    if (values === 'any') return '';
    if (values === 'files' || values === 'folders') return `kind=${values}`;
    return `words=${quoted(values.join(' '))}`;
  };
  const proposals = (command: CommandModel): string[] => {
    const valued = command.options.filter(({ values }) => values !== undefined);
    const flags = `words=${quoted(command.options.map(({ long }) => long).join(' '))}`;
    const others =
      command.values === 'any'
        ? flags
        : `[[ $word == -* ]] && ${flags} || ${propose(command.values)}`;
    return [
      `    ${command.name}) case $before in`,
      ...valued.map(({ long, values = 'any' }) => `      ${long}) ${propose(values)} ;;`),
      `      *) ${others} ;;`,
      '      esac ;;',
    ];
  };
  const first = [...commands.map((command) => command.name), ...options.flatMap(flagsOf)];
  return [
    `# Completion of ${name} for bash, made by "${name} completion bash".`,
    `_${name}() {`,
    `  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}`,
    '  local kind=words words= line',
    '  # bash parts --rules=classic into three words.',
    `  if [[ $word == = ]]; then word=`,
    `  elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi`,
    '  COMPREPLY=()',
    `  if ((COMP_CWORD == 1)); then words=${quoted(first.join(' '))}`,
    `  else case \${COMP_WORDS[1]} in`,
    ...commands.flatMap(proposals),
    '  esac; fi',
    '  while IFS= read -r line; do COMPREPLY+=("$line"); done < <(',
    '    case $kind in',
    '      words) compgen -W "$words" -- "$word" ;;',
    '      files) compgen -f -- "$word" ;;',
    '      folders) compgen -d -- "$word" ;;',
    '    esac)',
    '  [[ $kind == words ]] || compopt -o filenames 2>/dev/null',
    '  return 0',
    '}',
    `complete -F _${name} ${name}`,
  ].join('\n');
}

function zsh({ name, options, commands }: ProgramModel): string {
  const values = (what: string, proposed: Values): string => {
    if (proposed === 'files') return `:${what}:_files`;
    if (proposed === 'folders') return `:${what}:_files -/`;
    // No words: a message about them would keep zsh from completing an option there.
    return `:${what}:(${proposed === 'any' ? '' : proposed.join(' ')})`;
  };
  const option = (model: OptionModel): string[] => {
    const { values: proposed } = model;
    const text = `[${inZsh(model.text)}]`;
    // The sign allows --rules=classic beside --rules classic.
    const rest = proposed ? `=${text}${values('value', proposed)}` : text;
    return flagsOf(model).map((flag) => quoted(flag + rest));
  };
  const list = (command: CommandModel): string =>
    [...command.options.flatMap(option), quoted(`*${values('argument', command.values)}`)].join(
      ' \\\n        ',
    );
  return [
    `#compdef ${name}`,
    `# Completion of ${name} for zsh, made by "${name} completion zsh".`,
    `_${name}() {`,
    '  local -a commands',
    '  commands=(',
    ...commands.map((command) => `    ${quoted(`${command.name}:${command.text}`)}`),
    '  )',
    '  if ((CURRENT == 2)); then',
    `    _describe command commands`,
    `    [[ $words[2] == -* ]] && _arguments ${options.flatMap(option).join(' ')}`,
    '    return',
    '  fi',
    '  local command=$words[2]',
    '  shift words',
    '  ((CURRENT--))',
    '  case $command in',
    ...commands.flatMap((command) => [
      `    ${command.name})`,
      `      _arguments ${list(command)} ;;`,
    ]),
    '  esac',
    '}',
    '# Read by source, or found in a folder of $fpath.',
    `if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi`,
  ].join('\n');
}

/** In a description of `_arguments` brackets and colons have a meaning. */
const inZsh = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');

function fish({ name, options, commands }: ProgramModel): string {
  const complete = (...words: string[]): string => ['complete', '-c', name, ...words].join(' ');
  const after = (command: CommandModel): string[] => [
    '-n',
    quoted(`__fish_seen_subcommand_from ${command.name}`),
  ];
  const values = (proposed: Values): string[] => {
    if (proposed === 'any') return ['-x'];
    if (proposed === 'files') return ['-r', '-F'];
    if (proposed === 'folders') return ['-x', '-a', quoted('(__fish_complete_directories)')];
    return ['-x', '-a', quoted(proposed.join(' '))];
  };
  const option = ({ short, long, text, values: proposed }: OptionModel): string[] => [
    ...(short ? ['-s', short.slice(1)] : []),
    ...['-l', long.slice(2)],
    ...(proposed ? values(proposed) : []),
    ...['-d', quoted(text)],
  ];
  const argumentsOf = (command: CommandModel): string[] => {
    if (command.values === 'any') return [];
    const [, ...proposed] = values(command.values);
    return [complete(...after(command), ...proposed)];
  };
  return [
    `# Completion of ${name} for fish, made by "${name} completion fish".`,
    complete('-f'),
    ...options.map((declared) => complete('-n', '__fish_use_subcommand', ...option(declared))),
    ...commands.flatMap((command) => [
      complete('-n', '__fish_use_subcommand', '-a', command.name, '-d', quoted(command.text)),
      ...command.options.map((declared) => complete(...after(command), ...option(declared))),
      ...argumentsOf(command),
    ]),
  ].join('\n');
}

const SCRIPTS: Readonly<Record<Shell, (program: ProgramModel) => string>> = { bash, zsh, fish };
