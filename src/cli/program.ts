/** The commands and their options; what each does is in the file of its name. */
import { availableParallelism } from 'node:os';
import { Argument, Command, CommanderError, Option } from 'commander';
import { RULE_SETS } from '../rules/ruleSet.ts';
import {
  countArgument,
  endArgument,
  limitArgument,
  ruleSetArgument,
  seedArgument,
  shardArgument,
} from './arguments.ts';
import { completion, SHELLS } from './completion.ts';
import { deal } from './deal.ts';
import { declaredBy } from './declared.ts';
import { afterHelp } from './english/examples.ts';
import { usage } from './english/failures.ts';
import { ARGUMENTS, COMMANDS, OPTIONS, PROGRAM, WELCOME } from './english/help.ts';
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
import { type StudyOptions, study } from './study.ts';
import { undecided } from './undecided.ts';

const ruleSetOption = (): Option =>
  new Option('--rules <set>', OPTIONS.rules).argParser(ruleSetArgument);

const rulesOption = (): Option => ruleSetOption().default(RULE_SETS.classic, 'classic');

/** For limits: beyond it numbers are no longer exact. */
const MOST = Number.MAX_SAFE_INTEGER;
/** More threads than that take memory and bring nothing. */
const MAX_JOBS = Math.max(16, 4 * availableParallelism());

const fromOption = (): Option =>
  new Option('--from <number>', OPTIONS.from).argParser(endArgument('--from'));

const toOption = (): Option =>
  new Option('--to <number>', OPTIONS.to).argParser(endArgument('--to'));

const nodesOption = (most: string): Option =>
  new Option('--limit-nodes <number>', OPTIONS.limitNodes(most)).argParser(
    limitArgument('--limit-nodes', MOST),
  );

const jobsOption = (): Option =>
  new Option('--jobs <number>', OPTIONS.jobs).argParser(countArgument('--jobs', MAX_JOBS));

/** @param when it may be given, to stand before what it means */
const thinkOption = (when: string): Option =>
  new Option('--think <ms>', OPTIONS.think(when)).argParser(countArgument('--think', MOST));

const seedOption = (when: string): Option =>
  new Option('--seed <number>', OPTIONS.seed(when)).argParser(seedArgument);

function declareStudy(command: Command, version: string, io: Io): void {
  command
    .description(COMMANDS.study)
    .addOption(rulesOption())
    .addOption(fromOption())
    .addOption(toOption())
    .option('--out <folder>', OPTIONS.out)
    .addOption(
      new Option('--shard <part>', OPTIONS.shard)
        .argParser(shardArgument)
        .default({ index: 1, count: 1 }, '1/1'),
    )
    .addOption(nodesOption(OPTIONS.studyNodes))
    .option('--fair', OPTIONS.fair)
    .addOption(seedOption(OPTIONS.withFairOrZero))
    .addOption(thinkOption(OPTIONS.withFair))
    .addOption(jobsOption())
    .option('--report <folder...>', OPTIONS.report)
    .option('--json', OPTIONS.studyJson)
    .action((options: StudyOptions) => study(io, options, version));
}

function makeProgram(version: string, io: Io): Command {
  const withIo =
    <Words extends unknown[]>(command: (io: Io, ...words: Words) => Promise<void>) =>
    (...words: Words): Promise<void> =>
      command(io, ...words);
  const program = new Command('bigben')
    .description(PROGRAM)
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => (io.stdout.isTTY ? io.stdout.columns : undefined) ?? 80,
    })
    .showSuggestionAfterError(true);

  program
    .command('deal')
    .description(COMMANDS.deal)
    .argument('<number...>', ARGUMENTS.numbers)
    .addOption(rulesOption())
    .option('--json', OPTIONS.recordJson)
    .action(withIo(deal));

  program
    .command('replay')
    .description(COMMANDS.replay)
    .argument('[file]', ARGUMENTS.file, '-')
    .option('--legal', OPTIONS.legal)
    .option('--json', OPTIONS.objectJson)
    .action(withIo(replay));

  program
    .command('solve')
    .description(COMMANDS.solve)
    .argument('[what...]', ARGUMENTS.games)
    .addOption(fromOption())
    .addOption(toOption())
    .addOption(ruleSetOption())
    .option('--limit-ms <number>', OPTIONS.limitMs, countArgument('--limit-ms', MOST))
    .addOption(nodesOption(OPTIONS.solveNodes))
    .option('--unordered', OPTIONS.unordered)
    .addOption(jobsOption())
    .option('--json', OPTIONS.verdictJson)
    .action(withIo(solve));

  program
    .command('fair')
    .description(COMMANDS.fair)
    .argument('[what...]', ARGUMENTS.games)
    .addOption(fromOption())
    .addOption(toOption())
    .addOption(ruleSetOption())
    .addOption(thinkOption(''))
    .addOption(seedOption('').default(0))
    .option('--unordered', OPTIONS.unordered)
    .addOption(jobsOption())
    .option('--json', OPTIONS.endJson)
    .action(withIo(fair));

  declareStudy(program.command('study'), version, io);

  program
    .command('undecided')
    .description(COMMANDS.undecided)
    .addOption(ruleSetOption())
    .option('--json', OPTIONS.undecidedJson)
    .action(withIo(undecided));

  program
    .command('perft')
    .description(COMMANDS.perft)
    .argument('<number>', ARGUMENTS.number)
    .argument('<depth>', ARGUMENTS.depth)
    .addOption(rulesOption())
    .option('--json', OPTIONS.countJson)
    .action(withIo(perft));

  program
    .command('rules')
    .description(COMMANDS.rules)
    .argument('[set]', ARGUMENTS.ruleSet, ruleSetArgument)
    .option('--json', OPTIONS.objectJson)
    .action(withIo(rules));

  program
    .command('play')
    .description(COMMANDS.play)
    .addOption(new Option('--port <number>', OPTIONS.port).env('PORT').default('1212'))
    .option('--no-open', OPTIONS.noOpen)
    .option('--json', OPTIONS.urlJson)
    .action(withIo(play));

  program
    .command('completion')
    .description(COMMANDS.completion)
    .addArgument(new Argument('<shell>', ARGUMENTS.shell).choices(SHELLS))
    .action((shell: (typeof SHELLS)[number]) =>
      writeLine(io, completion(shell, declaredBy(program))),
    );

  for (const command of program.commands)
    command.addHelpText('after', afterHelp(command.name() as keyof typeof COMMANDS));
  return program;
}

/** The man page of the program. */
export const manPageOf = (version: string): string =>
  manPage(declaredBy(makeProgram(version, processIo())), version);

/**
 * Does what the words say.
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
