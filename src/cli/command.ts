/** A command of the program, as a value: each is in the file of its name, and `program.ts` lists them. */
import { Argument, Option } from 'commander';
import type { CommandName } from './english/examples.ts';
import type { Io } from './io.ts';

export interface Command {
  readonly name: CommandName;
  /** One line, for the list of all commands. */
  readonly summary: string;
  readonly arguments?: readonly Argument[];
  readonly options: readonly Option[];
  /** @param words the value of each argument, the options, and Commander's own object for the command */
  readonly run: (io: Io, ...words: never[]) => Promise<void>;
}

/** @param flags as the help shows them; @param parse makes the value of the text that is given */
export function option(flags: string, text: string, parse?: (given: string) => unknown): Option {
  const made = new Option(flags, text);
  return parse ? made.argParser(parse) : made;
}

/** @param name as the help shows it: `<name>`, `[name]` if it can be left out, `...` if there can be several */
export function argument(name: string, text: string, parse?: (given: string) => unknown): Argument {
  const made = new Argument(name, text);
  return parse ? made.argParser(parse) : made;
}
