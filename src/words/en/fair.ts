/** What the fair player says, in English. */
export const fair = {
  watching: 'The fair player goes on from here, in a copy that counts nowhere.',
  opinions: {
    known: 'Nothing is hidden now, and this wins.',
    dim: 'The fair player has a move left, but little hope in it.',
    open: 'New cards have come: Step has the fair player think again.',
    thinking: 'The fair player is thinking …',
    lost: 'The fair player gives up: no win is left.',
    blind: 'The fair player gives up: it sees no way on.',
    won: 'The fair player has won.',
  },
  /** Shares are per cents as they are written: “24%”. */
  weighed: (share: string): string =>
    `The fair player thinks this wins about ${share} of the time.`,
  compared: (share: string, next: string): string =>
    `The fair player thinks this wins about ${share} of the time; the next best move, ${next}.`,
  even: (share: string): string =>
    `The fair player thinks this wins about ${share} of the time, and the next best move as often.`,
  only: (share: string): string =>
    `The only move. The fair player thinks this wins about ${share} of the time.`,
  noAnswer: 'The fair player gave no answer. Try again.',
  playName: 'Play: have the fair player go on',
  chance: (share: string): string => `The fair player’s chance: ${share}`,
  chanceThinking: 'The fair player’s chance: thinking …',
  /** Of a move that lost chance. */
  fell: (before: string, after: string): string => `Fair player: ${before} before, ${after} after`,
  fellAtMost: (before: string, after: string): string =>
    `Fair player: ${before} before, at most ${after} after`,
};
