/** What the fair player says, in English. */
import type { Grade } from '../../app/advice/difficulty.ts';

/** How difficult a deal is. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const fair = {
  hint: 'Fair hint',
  watch: 'Watch the fair player',
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
  difficulty: {
    ask: 'How difficult is it?',
    measuring: 'The fair player is playing it …',
    /** Of so many plays the fair player has won some. */
    told: (grade: Grade, won: number, plays: number): string =>
      `${GRADES[grade]}: the fair player won ${won} of ${plays} plays.`,
    about:
      'A deal is difficult when the fair player, who does not know the order of the stock, seldom wins it.',
    counts: 'After the first move, the answer counts as the chance seen.',
    finding: {
      easy: 'Looking for an easy deal …',
      medium: 'Looking for a deal of medium difficulty …',
      hard: 'Looking for a hard deal …',
    },
  },
};
