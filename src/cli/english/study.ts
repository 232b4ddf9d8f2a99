/** The sentences of a study, while it runs and when it ends. */
import type { Tally } from '../study/done.ts';

export const STUDY = {
  solverRow: 'the row of a deal',
  fairRow: 'the row of a fair game',
  solverTally: ({ winnable, unwinnable, unknown }: Tally) =>
    `${winnable} winnable, ${unwinnable} unwinnable, ${unknown} unknown`,
  fairTally: ({ won }: Tally) => `${won} won`,
  progressBar: '{bar} {percentage} % | {value} of {total} deals | {left}',
  progress: (done: number, total: number, left: string) => `${done} of ${total} deals, ${left}`,
} as const;
