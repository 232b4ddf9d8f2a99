import type { Problem } from './problems.ts';

/** All problems, the easiest first. The file is loaded when it is first asked for. */
export const loadProblems = async (): Promise<readonly Problem[]> =>
  (await import('./problems.json')).default.problems as readonly Problem[];
