/**
 * The softmax policy over the linear evaluation: the higher the evaluation of a candidate, the more often it is chosen.
 * Its games differ from each other, so one can learn from them and measure with them how hard a deal is.
 */
import type { Candidate } from './candidates/carrySearch.ts';

/** How many candidates, those with the highest evaluation, the policy chooses from. */
const MOST = 30;

/**
 * The candidates that can be chosen, and how often each is: e times as often if its evaluation is
 * higher by 1.
 */
export interface Policy {
  readonly candidates: readonly Candidate[];
  /** These need not add up to 1. */
  readonly shares: readonly number[];
}

/** @param found candidates, the highest evaluation first */
export function softmaxPolicy(found: readonly Candidate[]): Policy {
  const candidates = found.slice(0, MOST);
  const best = candidates[0]?.score ?? 0;
  return { candidates, shares: candidates.map(({ score }) => Math.exp(score - best)) };
}
