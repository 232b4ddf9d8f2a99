/** The options and arguments that several commands have. */
import { availableParallelism } from 'node:os';
import type { Option } from 'commander';
import { RULE_SETS } from '../rules/ruleSet.ts';
import {
  countArgument,
  endArgument,
  limitArgument,
  ruleSetArgument,
  seedArgument,
} from './arguments.ts';
import { argument, option } from './command.ts';

/** For limits: beyond it numbers are no longer exact. */
export const MAX_LIMIT = Number.MAX_SAFE_INTEGER;
/** More threads only cost memory. */
const MAX_JOBS = Math.max(16, 4 * availableParallelism());

/** Without a default: the records that are given can have their own rules. */
export const ruleSetOption = (): Option =>
  option(
    '--rules <set>',
    'a rule set by name, or the JSON of some of its seven choices',
    ruleSetArgument,
  );

export const rulesOption = (): Option => ruleSetOption().default(RULE_SETS.classic, 'classic');

export const rangeOptions = (): Option[] => [
  option('--from <number>', 'the first deal number', endArgument('--from')),
  option('--to <number>', 'the last deal number', endArgument('--to')),
];

/** @param usual the limit that holds if none is given */
export const nodesOption = (usual: string): Option =>
  option(
    '--limit-nodes <number>',
    `positions to look at for each, or "none"; ${usual} if not given`,
    limitArgument('--limit-nodes', MAX_LIMIT),
  );

export const jobsOption = (): Option =>
  option(
    '--jobs <number>',
    'threads that solve; as many as the machine has if not given',
    countArgument('--jobs', MAX_JOBS),
  );

/** @param when when it can be given, to stand before the rest */
export const thinkOption = (when = ''): Option =>
  option(
    '--think <ms>',
    `${when}milliseconds for each deal of the stock; results can differ from run to run`,
    countArgument('--think', MAX_LIMIT),
  );

/** @param when as for `thinkOption` */
export const seedOption = (when = ''): Option =>
  option('--seed <number>', `${when}other numbers make another player`, seedArgument);

export const unorderedOption = (): Option =>
  option('--unordered', 'write each result as soon as it is there, not in the order asked for');

/** @param text says what a line of the output is */
export const jsonOption = (text: string): Option => option('--json', text);

export const gamesArgument = () =>
  argument(
    '[what...]',
    'deal numbers, files of game records; "-" reads records from standard input',
  );
