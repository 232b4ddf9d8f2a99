/** How difficult a deal is, in English. */
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { GRADES } from './table.ts';

export const difficulty = {
  ask: 'Check difficulty',
  measuring: 'The computer is trying it out…',
  /** Of so many plays the fair player has won some. */
  told: (grade: Grade, won: number, plays: number): string =>
    `${GRADES[grade]}: the computer won ${won} of ${plays} quick games.`,
  about:
    'Difficulty is how often the computer wins the deal in 50 quick games, without knowing the stock.',
  /** What it means to choose it. */
  meaning: {
    any: 'Whatever comes, winnable or not.',
    easy: 'The computer wins 17 of 50 quick games or more.',
    medium: 'The computer wins 4 to 16 of 50 quick games.',
    hard: 'The computer wins 3 of 50 quick games at most.',
  },
  counts: 'You have made a move, so this counts as help.',
  finding: {
    easy: 'Looking for an easy deal…',
    medium: 'Looking for a medium deal…',
    hard: 'Looking for a hard deal…',
  },
};
