/** What the daily deal and its calendar say, in English. */

export const daily = {
  title: 'Daily deal',
  about:
    'One deal a day, the same for everyone, by the classic rules. Each is proved winnable. The next comes at midnight UTC.',
  today: 'Play today’s deal',
  goOn: 'Continue today’s deal',
  streak: (days: number): string =>
    days === 0
      ? 'No streak yet: win today’s deal'
      : `Won ${days} ${days === 1 ? 'day' : 'days'} in a row`,
  longest: (days: number): string => `best: ${days} ${days === 1 ? 'day' : 'days'}`,
  earlier: 'Previous month',
  later: 'Next month',
  /** What the player did with a day's deal. */
  state: {
    none: 'not played',
    open: 'open',
    lost: 'lost',
    won: 'won that day',
    wonLater: 'won later',
  },
  day: (date: string, state: string): string => `${date}: ${state}`,
};
