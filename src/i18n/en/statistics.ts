/** What the statistics say, in English. */

/** A count, and how it is written in the player's language. */
export interface CountedAmount {
  readonly count: number;
  readonly text: string;
}

const games = ({ count, text }: CountedAmount): string =>
  `${text} ${count === 1 ? 'game' : 'games'}`;

export const statistics = {
  title: 'Statistics',
  rules: 'Rules',
  groups: { all: 'All rules', own: 'Your own rules' },
  empty: 'No finished games yet. Your figures begin with your first win or loss.',
  emptyByRules: 'No finished games by these rules yet.',
  open: (open: CountedAmount): string =>
    `${open.text} ${open.count === 1 ? 'open game doesn’t' : 'open games don’t'} count yet.`,

  rate: 'Win rate',
  /** The bounds of the interval for the rate in the long run. */
  likely: (lower: string, upper: string): string => `in the long run probably ${lower} to ${upper}`,
  played: 'Played',
  lost: (lost: CountedAmount): string => `${lost.text} lost`,
  won: 'Won',
  unassisted: (won: CountedAmount): string => `${won.text} all by yourself`,
  fairlyHelped: (won: CountedAmount): string => `${won.text} helped without peeking`,
  streak: 'Wins in a row',
  longest: (longest: CountedAmount): string => `best: ${longest.text}`,
  longestUnassisted: (longest: CountedAmount): string => `best all by yourself: ${longest.text}`,
  time: 'Typical winning time',
  shortest: (time: string): string => `fastest: ${time}`,
  moves: 'Typical moves to win',
  fewest: (moves: CountedAmount): string => `fewest: ${moves.text}`,
  undos: (undos: CountedAmount): string => `typical undos: ${undos.text}`,
  none: 'none yet',

  weeks: {
    title: 'Week by week',
    /** The days as one span, such as “Jun 1 – Nov 22, 2026”. */
    caption: (days: string, won: CountedAmount, lost: CountedAmount): string =>
      `${days}: ${games(won)} won, ${lost.text} lost.`,
    table: 'Week by week, as a table',
    week: 'Week',
    won: 'Won',
    lost: 'Lost',
  },
  blocks: {
    title: 'Win rate over time',
    caption: (size: CountedAmount): string =>
      `Each point is your win rate over ${games(size)} in a row; the last may have fewer. Its line is the 95% interval. The numbers below count games. The dashed line is your rate over all games.`,
    table: 'Win rate over time, as a table',
    games: 'Games',
    won: 'Won',
    rate: 'Win rate',
    interval: '95% interval',
  },

  counting: {
    title: 'What counts',
    sentences: [
      'A game counts when it ends: as a win when you first win it, as a loss when you give it up. You give it up in the list of games, or by dealing anew without saving it for later.',
      'Undo and restart are part of the game. An open game doesn’t count yet; a game without a move never does.',
      'If you play a deal more than once by the same rules, only the first game to end counts. A game continued after its end, or from someone else’s moves, never counts.',
      'Deleting a game takes it out of the figures.',
      'A win is all by yourself if you used no hint, no win check and no estimated chance, and no move was played for you. Help without peeking comes from the computer, which doesn’t know the stock.',
      'Games are in the order in which they ended. Each belongs to the week of your local date at its end; changing the clock or time zone later changes nothing.',
      'The 95% interval shows how far to trust a rate: of 100 such intervals, about 95 contain the long-run rate.',
      '“Typical” is the median: half of your wins had less, half had more.',
    ],
  },
};
