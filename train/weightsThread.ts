/** A thread of `train.ts`: plays the deals it is given and posts what they taught. */
import { parentPort } from 'node:worker_threads';
import type { RuleSet } from '../src/rules/ruleSet.ts';
import { Learner, Lesson } from './policyGradient.ts';

export interface Task {
  readonly ruleSet: RuleSet;
  readonly weights: Float64Array;
  readonly critic: Float64Array;
  readonly usual: number;
  readonly from: number;
  readonly to: number;
}

parentPort?.on('message', ({ ruleSet, weights, critic, usual, from, to }: Task) => {
  const learner = new Learner(ruleSet, weights, critic, usual);
  const lesson = new Lesson();
  for (let deal = from; deal <= to; deal++) learner.learn(deal, lesson);
  parentPort?.postMessage(lesson);
});
