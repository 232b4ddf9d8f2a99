/** What the fair player says, in English. The player calls it the computer. */
export const fair = {
  watching: 'The computer plays on from here, in a copy that doesn’t count.',
  opinions: {
    sure: 'Nothing is hidden any more: this wins.',
    slim: 'The computer still has a move, but little hope.',
    stale: 'New cards were dealt: the computer has to think again.',
    thinking: 'The computer is thinking…',
    unwinnable: 'The computer gives up: this game is lost.',
    unknown: 'The computer gives up: it sees no way to win.',
    won: 'The computer won.',
  },
  /** Shares are per cents as they are written: “24%”. */
  weighed: (share: string): string => `What the computer would do. Estimated chance: ${share}.`,
  compared: (share: string, next: string): string =>
    `What the computer would do. Estimated chance: ${share}; of the second choice, ${next}.`,
  even: (share: string): string =>
    `What the computer would do. Estimated chance: ${share}, the same as of the second choice.`,
  only: (share: string): string => `The only move. The computer gives it ${share}.`,
  noAnswer: 'The computer didn’t answer. Try again.',
  chance: (share: string): string => `Estimated chance: ${share}`,
  chanceThinking: 'Estimated chance: working it out…',
  /** Of a move that lost chance. */
  fell: (before: string, after: string): string =>
    `Estimated chance: ${before} before, ${after} after`,
  fellAtMost: (before: string, after: string): string =>
    `Estimated chance: ${before} before, at most ${after} after`,
};
