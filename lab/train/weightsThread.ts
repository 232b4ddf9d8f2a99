/** A thread of `trainWeights.ts`: plays the deals it is given and posts the totals. */
import { parentPort } from 'node:worker_threads';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { PolicyGradient, Totals } from './policyGradient.ts';

export interface Task {
  readonly ruleSet: RuleSet;
  readonly weights: Float64Array;
  readonly critic: Float64Array;
  readonly usual: number;
  readonly from: number;
  readonly to: number;
}

parentPort?.on('message', ({ ruleSet, weights, critic, usual, from, to }: Task) => {
  const gradient = new PolicyGradient(ruleSet, weights, critic, usual);
  const totals = new Totals();
  for (let deal = from; deal <= to; deal++) gradient.learn(deal, totals);
  parentPort?.postMessage(totals);
});
