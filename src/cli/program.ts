/** The commands and their options; what each does is in the file of its name. */
import { Command, CommanderError, Option } from 'commander';
import { RULE_SETS } from '../rules/ruleSet.ts';
import {
  countArgument,
  endArgument,
  ruleSetArgument,
  seedArgument,
  shardArgument,
} from './arguments.ts';
import { deal } from './deal.ts';
import { badUsage, CommandError } from './failure.ts';
import { fair } from './fair.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { solve } from './solve.ts';
import { type StudyOptions, study } from './study.ts';

const ruleSetOption = (): Option =>
  new Option(
    '--rules <set>',
    'a rule set by name, or the JSON of some of its seven choices',
  ).argParser(ruleSetArgument);

const rulesOption = (): Option => ruleSetOption().default(RULE_SETS.classic, 'classic');

/** For limits: beyond it numbers are no longer exact. */
const MOST = Number.MAX_SAFE_INTEGER;
const MOST_JOBS = 1024;

const fromOption = (): Option =>
  new Option('--from <number>', 'the first deal number').argParser(endArgument('--from'));

const toOption = (): Option =>
  new Option('--to <number>', 'the last deal number').argParser(endArgument('--to'));

const nodesOption = (): Option =>
  new Option('--limit-nodes <number>', 'positions to look at for each').argParser(
    countArgument('--limit-nodes', MOST),
  );

const jobsOption = (): Option =>
  new Option(
    '--jobs <number>',
    'threads that solve; as many as the machine has if not given',
  ).argParser(countArgument('--jobs', MOST_JOBS));

/** @param when it may be given, to stand before what it means */
const thinkOption = (when: string): Option =>
  new Option(
    '--think <ms>',
    `${when}milliseconds for each deal of the stock; the same game may then go otherwise the next time`,
  ).argParser(countArgument('--think', MOST));

const seedOption = (when: string): Option =>
  new Option('--seed <number>', `${when}other numbers make another player`).argParser(seedArgument);

function declareStudy(command: Command, version: string): void {
  command
    .description('judge or play a range of deals, a row each; going on where an earlier run ended')
    .addOption(rulesOption())
    .addOption(fromOption())
    .addOption(toOption())
    .option('--out <folder>', 'where the rows go')
    .addOption(
      new Option('--shard <part>', 'run only this part, such as 2/4 for the second of four')
        .argParser(shardArgument)
        .default({ part: 1, of: 1 }, '1/1'),
    )
    .addOption(nodesOption())
    .option('--fair', 'have the fair player play each deal, where else the solver judges it')
    .addOption(seedOption('with --fair, 0 if not given: '))
    .addOption(thinkOption('with --fair: '))
    .addOption(jobsOption())
    .option('--report <folder...>', 'instead of running: what the rows in these folders say')
    .option('--json', 'with --report: one JSON object for each rule set and player')
    .action((options: StudyOptions) => study(options, version));
}

function makeProgram(version: string): Command {
  const program = new Command('bigben')
    .description(
      'Big Ben, the two-pack solitaire on a clock: deals, checked games, the game itself.',
    )
    .version(version)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .showSuggestionAfterError(true);

  program
    .command('deal')
    .description('show numbered deals, the same cards as in PySolFC')
    .argument('<number...>', 'deal numbers; "-" reads them from standard input, one a line')
    .addOption(rulesOption())
    .option('--json', 'one game record a line')
    .action(deal);

  program
    .command('replay')
    .description('check game records, one a line')
    .argument('[file]', 'a file; "-" or nothing reads standard input', '-')
    .option('--legal', 'also list the legal moves before every move and after the last')
    .option('--json', 'one JSON object a line')
    .action(replay);

  program
    .command('solve')
    .description('say whether deals or positions can be won, and how')
    .argument(
      '[what...]',
      'deal numbers, files of game records; "-" reads records from standard input',
    )
    .addOption(fromOption())
    .addOption(toOption())
    .addOption(ruleSetOption())
    .option('--limit-ms <number>', 'milliseconds for each', countArgument('--limit-ms', MOST))
    .addOption(nodesOption())
    .addOption(jobsOption())
    .option('--json', 'one game record a line, with the verdict')
    .action(solve);

  program
    .command('fair')
    .description('play deals, or on from game records, without a look at the stock')
    .argument(
      '[what...]',
      'deal numbers, files of game records; "-" reads records from standard input',
    )
    .addOption(fromOption())
    .addOption(toOption())
    .addOption(ruleSetOption())
    .addOption(thinkOption(''))
    .addOption(seedOption('').default(0))
    .addOption(jobsOption())
    .option('--json', 'one game record a line, with how it ended')
    .action(fair);

  declareStudy(program.command('study'), version);

  program
    .command('perft')
    .description('count the sequences of so many legal moves from a deal')
    .argument('<number>', 'deal number')
    .argument('<depth>', 'how many moves')
    .addOption(rulesOption())
    .action(perft);

  program
    .command('rules')
    .description('list the rule sets, or explain one')
    .argument('[set]', 'a name, or the JSON of some of the seven choices', ruleSetArgument)
    .action(rules);

  program
    .command('play')
    .description('serve the game to the browser of this machine')
    .addOption(
      new Option('--port <number>', 'a busy port moves to the next').env('PORT').default('1212'),
    )
    .option('--no-open', 'do not open a browser')
    .action(play);

  return program;
}

/**
 * Runs a command line.
 *
 * @param words without the program's own name
 * @throws CommandError for everything a person or their data did wrong
 */
export async function run(words: readonly string[], version: string): Promise<void> {
  if (words.length === 0) throw badUsage('expected a command; "bigben --help" lists them');
  try {
    await makeProgram(version).parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const message = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
    throw badUsage(
      error.code === 'commander.help' ? 'expected a command; see "bigben --help"' : message,
    );
  }
}
