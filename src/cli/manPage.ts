/** The man page, made from the same commands and options as the help. */
import type { CommandModel, ProgramModel } from './commandModel.ts';
import { EXAMPLES, MOVES } from './english/examples.ts';
import { MANUAL } from './english/manual.ts';

/** In the language of man(7). */
export function manPage({ name, text, options, commands }: ProgramModel, version: string): string {
  const title = name.toUpperCase();
  return `${[
    `.\\" Made by "npm run build".`,
    `.TH ${title} 1 "" ${inQuotes(`${name} ${version}`)} ""`,
    '.SH NAME',
    `${escaped(name)} \\- ${escaped(MANUAL.name)}`,
    '.SH SYNOPSIS',
    ...commands.flatMap(({ usage }, i) => [
      ...(i === 0 ? [] : ['.br']),
      `.B ${escaped(name)}`,
      escaped(usage),
    ]),
    '.SH DESCRIPTION',
    escaped(text),
    ...MANUAL.description.flatMap((paragraph) => ['.PP', escaped(paragraph)]),
    '.SH OPTIONS',
    ...options.flatMap((option) => tagged(option.flags, option.text)),
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH MOVES',
    ...MOVES.flatMap(([move, means]) => tagged(move, means)),
    '.SH EXIT STATUS',
    ...MANUAL.status.flatMap(([status, means]) => tagged(status, means)),
    '.SH ENVIRONMENT',
    ...MANUAL.environment.flatMap(([variable, means]) => tagged(variable, means)),
    '.SH EXAMPLES',
    ...Object.values(EXAMPLES)
      .flat()
      .flatMap(({ line, does }) => tagged(line, does)),
  ].join('\n')}\n`;
}

const section = (command: CommandModel): string[] => [
  `.SS ${inQuotes(command.usage)}`,
  escaped(command.text),
  ...command.arguments.flatMap((argument) => tagged(argument.name, argument.text)),
  ...command.options
    .filter(({ long }) => long !== '--help')
    .flatMap((option) => tagged(option.flags, option.text)),
];

const tagged = (tag: string, text: string): string[] => [
  '.TP',
  `.B ${inQuotes(tag)}`,
  escaped(text),
];

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '"': '\\(dq',
  '~': '\\(ti',
  '^': '\\(ha',
  '`': '\\(ga',
};

/** A text as roff shows it: each sign as it is, and no line is taken for a command. */
function escaped(text: string): string {
  const shown = text.replace(/[\\\-'"~^`]/g, (sign) => SIGNS[sign] as string);
  return shown.startsWith('.') ? `\\&${shown}` : shown;
}

const inQuotes = (text: string): string => `"${escaped(text)}"`;
