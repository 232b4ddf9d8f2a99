/** The texts of the man page that no help has. */

export const MANUAL = {
  name: 'the two-pack solitaire on a clock',
  description: [
    'Deals are known by numbers, the same as in PySolFC. A game is kept as a game record: one line of JSON, which deal, solve and fair write with --json and replay, solve and fair read.',
    'With --json every line of standard output is one JSON object. The folder docs/schema of the package describes them.',
  ],
  status: [
    ['0', 'all went well; also at the end of play, by Ctrl+C or SIGTERM'],
    ['1', 'something is wrong with the data; one line on standard error says what'],
    ['2', 'the command was not understood; one line on standard error says why'],
    ['130', 'ended by Ctrl+C, except play; solve, fair and study print their results so far'],
    ['143', 'the same, ended by SIGTERM'],
  ],
  environment: [
    ['PORT', 'where play serves the game, if --port does not say it'],
    ['NO_COLOR', 'if set, deal uses no colours'],
  ],
} as const;
