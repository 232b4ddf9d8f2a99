/** The end of each command's help: examples, and the meaning of the names of moves. */

export type CommandName =
  | 'deal'
  | 'replay'
  | 'solve'
  | 'check'
  | 'fair'
  | 'study'
  | 'undecided'
  | 'perft'
  | 'rules'
  | 'play'
  | 'completion';

export interface Example {
  readonly line: string;
  readonly does: string;
  /** It takes long, runs until it is ended, or needs a shell that might be missing: the test of all examples skips it. */
  readonly special?: true;
}

/** They can be run from top to bottom in one folder. */
export const EXAMPLES: Readonly<Record<CommandName, readonly Example[]>> = {
  deal: [
    { line: 'bigben deal 1', does: 'the cards of deal 1, as a clock' },
    {
      line: 'bigben deal 1 2 --rules relaxed --json > games.ndjson',
      does: 'two deals as game records, in a file',
    },
  ],
  solve: [
    { line: 'bigben solve 1', does: 'whether deal 1 can be won, and the moves' },
    { line: 'bigben solve --from 1 --to 20 --rules mcneely', does: 'twenty deals, a line each' },
    { line: 'bigben solve 1 --json > win.json', does: 'the win as a game record, in a file' },
  ],
  check: [
    {
      line: 'bigben solve 108017 169 --certificate lost.txt',
      does: 'write down why two deals are lost',
    },
    { line: 'bigben check lost.txt', does: 'check it by the plain rules, without the solver' },
  ],
  replay: [
    { line: 'bigben replay win.json', does: 'whether the moves in a file are legal, and win' },
    { line: 'bigben solve 1 --json | bigben replay', does: 'check what the solver has found' },
    {
      line: 'bigben deal 1 --json | bigben replay --legal',
      does: 'what can be played at the start of deal 1',
    },
  ],
  fair: [
    { line: 'bigben fair 1', does: 'one game, without a look at the stock' },
    { line: 'bigben fair --from 1 --to 5 --think 20', does: 'five games in a hurry, and a sum' },
    { line: 'bigben fair 1 --json > game.json', does: 'the game as a game record, in a file' },
  ],
  study: [
    {
      line: 'bigben study --from 1 --to 50 --out results',
      does: 'judge fifty deals; run again, it goes on where it was',
    },
    { line: 'bigben study --report results', does: 'what has been found so far' },
  ],
  undecided: [
    { line: 'bigben undecided --rules redeal', does: 'the numbers that wait for you' },
    {
      line: 'bigben solve 17554 --rules redeal --limit-nodes 60000000',
      does: 'try one of them, with more positions than anybody has',
      special: true,
    },
    {
      line: 'bigben undecided --json > undecided.ndjson',
      does: 'all of them for a program, a line for each rule set',
    },
  ],
  perft: [
    { line: 'bigben perft 1 3', does: 'how many ways there are to make three moves' },
    { line: 'bigben perft 1 3 --rules gamerules', does: 'the same by other rules' },
  ],
  rules: [
    { line: 'bigben rules', does: 'all rule sets' },
    { line: 'bigben rules mcneely', does: 'one rule set in sentences' },
    { line: `bigben rules '{"redeals":1,"buildOn":1}'`, does: 'custom rules' },
  ],
  play: [
    {
      line: 'bigben play',
      does: 'open the game in the browser; Ctrl+C ends it, with status 0',
      special: true,
    },
    {
      line: 'bigben play --port 8000 --no-open',
      does: 'only serve it, at http://127.0.0.1:8000/',
      special: true,
    },
  ],
  completion: [
    {
      line: 'source <(bigben completion bash)',
      does: 'in bash; written into ~/.bashrc, in each',
      special: true,
    },
    {
      line: 'bigben completion zsh > _bigben',
      does: 'for zsh, which looks in the folders of $fpath',
    },
    { line: 'bigben completion fish | source', does: 'in fish', special: true },
  ],
};

/** The commands that print moves. */
export const WITH_MOVES: readonly string[] = ['solve', 'replay', 'fair'];

export const MOVES = [
  ['t1 to t12', 'the fans, each by its hour'],
  ['f1 to f12', 'the foundations, each by its hour'],
  ['w', 'the waste'],
  ['t3-f8', 'the top card of the fan at 3 goes to the foundation at 8'],
  ['refill', 'the stock fills the gaps of all fans'],
  ['draw', 'a card of the stock goes to the waste'],
  ['redeal', 'the waste becomes the stock again'],
] as const;

export function afterHelp(command: CommandName): string {
  const examples = EXAMPLES[command].map(({ line, does }) => `  ${line}\n      ${does}`);
  const moves = MOVES.map(([name, means]) => `  ${name.padEnd(11)}${means}`);
  return [
    '\nExamples:',
    ...examples,
    ...(WITH_MOVES.includes(command) ? ['\nMoves:', ...moves] : []),
  ].join('\n');
}
