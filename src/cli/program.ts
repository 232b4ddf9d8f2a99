/** The program: a list of commands. */
import { Command as CommanderCommand, CommanderError } from 'commander';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { modelOf } from './commandModel.ts';
import { completion } from './completion.ts';
import { deal } from './deal.ts';
import { afterHelp } from './english/examples.ts';
import { usage } from './english/failures.ts';
import { PROGRAM, WELCOME } from './english/help.ts';
import { badUsage, CommandError } from './failure.ts';
import { fair } from './fair.ts';
import { type Io, processIo } from './io.ts';
import { manPage } from './manPage.ts';
import { writeLine } from './output.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { solve } from './solve.ts';
import { study } from './study.ts';
import { undecided } from './undecided.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...[deal, replay, solve, check, fair],
  ...[study, undecided, perft, rules, play, completion],
];

function makeProgram(version: string, io: Io): CommanderCommand {
  const program = new CommanderCommand('bigben')
    .description(PROGRAM)
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => (io.stdout.isTTY ? io.stdout.columns : undefined) ?? 80,
    })
    .showSuggestionAfterError(true);
  for (const command of COMMANDS) {
    const made = program
      .command(command.name)
      .description(command.summary)
      .addHelpText('after', afterHelp(command.name))
      .action((...words) => command.run(io, ...(words as never[])));
    for (const argument of command.arguments ?? []) made.addArgument(argument);
    for (const option of command.options) made.addOption(option);
  }
  return program;
}

/** The man page of the program. */
export const manPageOf = (version: string): string =>
  manPage(modelOf(makeProgram(version, processIo())), version);

/**
 * Runs the command that the words name.
 *
 * @throws CommandError or StudyError for everything a person or their data did wrong
 */
export async function obey(words: readonly string[], version: string, io: Io): Promise<void> {
  if (words.length === 0) return writeLine(io, WELCOME);
  try {
    await makeProgram(version, io).parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const message = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
    throw badUsage(error.code === 'commander.help' ? usage.helpAsked : message);
  }
}
