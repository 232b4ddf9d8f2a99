/**
 * The softmax policy over the network's values: the higher the value of a candidate, the more often
 * it is chosen. Its games differ from each other, so one can measure with them how hard a deal is.
 */

import type { Random } from '../../solver/engine/random.ts';
import { logitOf } from '../net/logistic.ts';
import type { Candidate } from './candidateSearch.ts';

/** How many candidates, the best, the policy chooses from. */
const MOST = 30;

/** A candidate is chosen e times as often as one whose logit is lower by this. */
const TEMPERATURE = 0.1;

/** Draws a candidate, of some that are sorted, the best first; undefined if there is none. */
export function drawCandidate(found: readonly Candidate[], random: Random): Candidate | undefined {
  const candidates = found.slice(0, MOST);
  const logits = candidates.map(({ value }) => logitOf(value));
  const shares = logits.map((logit) => Math.exp((logit - (logits[0] ?? 0)) / TEMPERATURE));
  return candidates.length === 0 ? undefined : candidates[random.oneOf(shares)];
}
