/** What the statistics say, in English. */

/** A count, and how it is written in the player's language. */
export interface Amount {
  readonly count: number;
  readonly text: string;
}

const games = ({ count, text }: Amount): string => `${text} ${count === 1 ? 'game' : 'games'}`;

export const statistics = {
  title: 'Statistics',
  rules: 'Rules',
  groups: { all: 'All rules', own: 'Own rules' },
  empty: 'No game has ended yet. Win one, or give one up, and your figures begin here.',
  emptyByRules: 'No game by these rules has ended yet.',
  open: (open: Amount): string =>
    `${open.text} ${open.count === 1 ? 'open game does' : 'open games do'} not count yet.`,

  rate: 'Rate of wins',
  /** The bounds of the interval for the rate in the long run. */
  likely: (lower: string, upper: string): string => `likely between ${lower} and ${upper}`,
  played: 'Played',
  lost: (lost: Amount): string => `${lost.text} lost`,
  won: 'Won',
  unassisted: (won: Amount): string => `${won.text} unassisted`,
  fairlyHelped: (won: Amount): string => `${won.text} with fair help alone`,
  streak: 'Wins in a row',
  longest: (longest: Amount): string => `longest: ${longest.text}`,
  longestUnassisted: (longest: Amount): string => `longest unassisted: ${longest.text}`,
  time: 'Median time of a win',
  shortest: (time: string): string => `shortest: ${time}`,
  moves: 'Median moves of a win',
  fewest: (moves: Amount): string => `fewest: ${moves.text}`,
  undos: (undos: Amount): string => `median undos: ${undos.text}`,
  none: 'none yet',

  weeks: {
    title: 'Week by week',
    /** The days as one span, such as “Jun 1 – Nov 22, 2026”. */
    caption: (days: string, won: Amount, lost: Amount): string =>
      `${days}: ${games(won)} won, ${lost.text} lost.`,
    table: 'Week by week, as a table',
    week: 'Week',
    won: 'Won',
    lost: 'Lost',
  },
  blocks: {
    title: 'Rate of wins over time',
    caption: (size: Amount): string =>
      `Each point is the rate of ${games(size)} that ended one after the other, the last perhaps of fewer; its line is the 95% interval. The numbers below count games. The dashed line is the rate of all.`,
    table: 'Rate of wins over time, as a table',
    games: 'Games',
    won: 'Won',
    rate: 'Rate',
    interval: '95% interval',
  },

  counting: {
    title: 'What counts',
    sentences: [
      'A game counts once it has its outcome. It is won when it is first won. It is lost when it is given up: when a new game is begun in its place without keeping it open, or when it is closed in the list of games.',
      'Undo and going back to the deal are part of the game. An open game does not count yet, and a game without a move never does.',
      'Of several games of the same deal by the same rules, the first that ended counts and no other. A game that goes on after its outcome, or goes on from somebody else’s, never counts.',
      'A game deleted from the list is taken out of the figures too.',
      'A win is unassisted if the page gave no hint, showed no move and told neither whether the game could be won nor how likely that was. Fair help is that of the fair player, who does not know the stock.',
      'Games are taken in the order in which they ended, whatever the clock said. A game belongs to the week of the date where you were when it ended; a change of clock or time zone later changes nothing.',
      'An interval tells how far a rate can be trusted: of a hundred such intervals, about 95 hold the rate in the long run.',
    ],
  },
};
