/** What the daily deal and its calendar say, in English. */

export const daily = {
  title: 'Daily deal',
  about:
    'One deal a day, the same for everybody, by the classic rules. Each has been proved winnable. The day begins at midnight UTC.',
  today: 'Play today’s deal',
  goOn: 'Go on with today’s deal',
  streak: (days: number): string =>
    days === 1 ? 'One day in a row won' : `${days} days in a row won`,
  longest: (days: number): string => (days === 1 ? 'longest: one day' : `longest: ${days} days`),
  earlier: 'Earlier month',
  later: 'Later month',
  /** What the player did with a day's deal. */
  state: {
    none: 'not played',
    open: 'open',
    lost: 'given up',
    won: 'won on its day',
    wonLater: 'won later',
  },
  day: (date: string, state: string): string => `${date}: ${state}`,
};
