/** The texts of `bigben --help`: each command, its arguments and its options. */

export const PROGRAM =
  'Big Ben, the two-pack solitaire on a clock: deals, checked games, the game itself.';

/** What `bigben` alone says, to a person in a hurry. */
export const WELCOME = `${PROGRAM}

Try:
  bigben play        play it in the browser
  bigben deal 1      look at the cards of deal 1
  bigben solve 1     see how deal 1 is won

More:
  bigben --help      all commands
  bigben help solve  a command with its options and examples`;

export const COMMANDS = {
  deal: 'show numbered deals, the same cards as in PySolFC',
  replay: 'check game records, also those that the page has saved',
  solve: 'say whether deals or positions can be won, and how',
  fair: 'play deals, or on from game records, without a look at the stock',
  study: 'judge or play a range of deals, a row each; going on where an earlier run ended',
  undecided: 'list the deals of which nobody knows whether they can be won',
  perft: 'count the sequences of so many legal moves from a deal',
  rules: 'list the rule sets, or explain one',
  play: 'serve the game to the browser of this machine',
  completion: 'write what lets a shell complete the words of bigben',
} as const;

export const ARGUMENTS = {
  numbers: 'deal numbers; "-" reads them from standard input, one a line',
  file: 'a file of game records; "-" or nothing reads standard input',
  games: 'deal numbers, files of game records; "-" reads records from standard input',
  number: 'deal number',
  depth: 'how many moves',
  shell: 'your shell',
  ruleSet: 'a name, or the JSON of some of the seven choices',
} as const;

export const OPTIONS = {
  rules: 'a rule set by name, or the JSON of some of its seven choices',
  from: 'the first deal number',
  to: 'the last deal number',
  /** @param most what holds if none is given */
  limitNodes: (most: string) => `positions to look at for each, or "none"; ${most} if not given`,
  solveNodes: '10000000 (about a minute)',
  studyNodes: 'none',
  limitMs: 'milliseconds for each',
  unordered: 'write each result as soon as it is there, not in the order asked for',
  jobs: 'threads that solve; as many as the machine has if not given',
  /** @param when it may be given */
  think: (when: string) =>
    `${when}milliseconds for each deal of the stock; results may differ from run to run`,
  seed: (when: string) => `${when}other numbers make another player`,
  withFair: 'with --fair: ',
  withFairOrZero: 'with --fair, 0 if not given: ',
  out: 'where the rows go',
  shard: 'run only this part, such as 2/4 for the second of four',
  fair: 'play each deal with the fair player instead of solving it',
  report: 'instead of running: what the rows in these folders say',
  legal: 'also list the legal moves before every move and after the last',
  port: 'a busy port moves to the next',
  noOpen: 'do not open a browser',
  recordJson: 'one game record a line',
  verdictJson: 'one game record a line, with the verdict',
  endJson: 'one game record a line, with how it ended',
  objectJson: 'one JSON object a line',
  studyJson: 'one JSON object: of the run, or with --report of each rule set and player',
  undecidedJson: 'one JSON object for each rule set',
  countJson: 'one JSON object',
  urlJson: 'one JSON object with the address',
} as const;
