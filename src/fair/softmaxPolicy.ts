/** Choosing by chance among what looks hopeful: games that go other ways, to learn from and to measure deals by. */
import type { Candidate } from './closure.ts';

/** So many candidates, the most hopeful, are chosen from. */
const MOST = 30;

/** The candidates that may be chosen, and how often each is: e times as often where it looks better by 1. */
export interface Wavering {
  readonly candidates: readonly Candidate[];
  /** These need not add up to 1. */
  readonly shares: readonly number[];
}

/** @param found candidates, the most hopeful first */
export function wavering(found: readonly Candidate[]): Wavering {
  const candidates = found.slice(0, MOST);
  const best = candidates[0]?.score ?? 0;
  return { candidates, shares: candidates.map(({ score }) => Math.exp(score - best)) };
}
