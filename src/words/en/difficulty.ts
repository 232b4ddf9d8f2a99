/** How difficult a deal is, in English. */
import type { Grade } from '../../app/advice/difficulty.ts';

export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const difficulty = {
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
};
