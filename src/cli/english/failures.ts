/** The sentences in which commands fail: where, what was expected, what was found, and what helps. */
import type { Fault } from '../../rules/fault.ts';
import { speakFault } from './faults.ts';
import { nameOfFile } from './words.ts';

/** The user's text, as it is quoted in a message: not too long. */
const quoted = (text: string): string => JSON.stringify(cut(text));

const cut = (text: string | bigint): string =>
  `${text}`.length > 40 ? `${`${text}`.slice(0, 40)}…` : `${text}`;

/** Wrong use of the command line. */
export const usage = {
  helpAsked: 'expected a command; see "bigben --help"',
  ruleSet: (fault: Fault) => `rule set: ${speakFault(fault)}`,
  ruleSetNotJson: 'rule set: not JSON; expected a name or, say, \'{"redeals":1}\'',
  count: (option: string, most: number, found: string) =>
    `${option}: expected a whole number from 1 to ${most}; found ${quoted(found)}`,
  limit: (option: string, most: number, found: string) =>
    `${option}: expected a whole number from 1 to ${most}, or none; found ${quoted(found)}`,
  seed: (most: number, found: string) =>
    `--seed: expected a whole number from 0 to ${most}; found ${quoted(found)}`,
  end: (option: string, found: string) =>
    `${option}: expected a deal number such as 1000; found ${quoted(found)}`,
  noFrom: '--to needs --from, the first deal number',
  noTo: '--from needs --to, the last deal number',
  toBeforeFrom: (from: bigint, to: bigint) =>
    `--to: expected a deal number from ${cut(from)}; found ${cut(to)}`,
  tooManyDeals: (most: bigint) => `--to: expected at most ${most} deals at once`,
  shard: (found: string) =>
    `--shard: expected, say, 2/4 for the second of four; found ${quoted(found)}`,
  depth: (found: string) =>
    `depth: expected a whole number of moves; found ${JSON.stringify(found)}`,
  port: (found: string) => `port: expected 0 to 65535; found ${JSON.stringify(found)}`,
  notStudied:
    'rule set: these rules have not been studied; "bigben undecided" lists those that have',
  rangeAndGames: '--from and --to take the place of numbers and files',
  noGames: 'expected deal numbers, --from and --to, or a file of game records',
  rulesForRecords: '--rules is for deal numbers; a game record has its own rules',
  certificateOnInput: '--certificate: expected another file than those that are read',
  certificateOnOutput: '--certificate: expected a file; standard output has the verdicts',
  noStudy: 'expected --from, --to and --out for a study, or --report',
  nodesForFair: '--limit-nodes is for the solver; the fair player of --fair takes --think',
  seedWithoutFair: '--seed is for the fair player; expected --fair too',
  thinkWithoutFair: '--think is for the fair player; expected --fair too',
  reportAndMore: '--report takes the folders of studies, and no option but --json',
} as const;

/** Wrong data, and failures of the machine. */
export const data = {
  recordsRefused: (refused: number, of: number) => `${refused} of ${of} game records refused`,
  certificatesRefused: (refused: number, of: number) => `${refused} of ${of} certificates refused`,
  notALink: (text: string) =>
    `${quoted(text)} is not a link of a deal; expected one such as #1/classic/5`,
  linkWithMoves: (number: string) => `a link with moves is no deal; expected its number, ${number}`,
  linkOfOtherRules: (number: string, rules: string) =>
    `the link of deal ${number} has other rules; expected --rules ${rules}`,
  notBuilt: 'the game is not built; run "npm run build" first',
  noPort: (from: number, to: number) => `no free port from ${from} to ${to}`,
  cannotListen: (port: number, code: string | undefined) =>
    `cannot listen at port ${port}: ${code}`,
  cannotWriteOutput: (code: string | undefined) => `cannot write: ${code}`,
  cannotReadInput: (file: string, code: string) =>
    `cannot read ${nameOfFile(file)}: ${REASONS[code] ?? code}`,
  bug: (error: unknown) => `this should not have happened: ${error}`,
} as const;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission',
  Z_BUF_ERROR: 'the end of its gzipped data is missing',
  Z_DATA_ERROR: 'its gzipped data is damaged',
};

/** The answers of `play` to a client that it refuses. */
export const refusals = {
  expect: 'expect: expected 100-continue; found another',
  noHost: 'host: expected one; found none',
  host: 'host: expected 127.0.0.1, localhost or [::1]; found another',
  method: 'method: expected GET or HEAD; found another',
  noFile: 'there is no such file',
  cannotRead: (code: string | undefined) => `the file cannot be read: ${code}`,
} as const;
