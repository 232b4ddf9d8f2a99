/**
 * A thread of `trainNet.ts`: plays games and posts its predictions, or learns from them and posts
 * the parameters.
 */
import { parentPort } from 'node:worker_threads';
import { PARAMETERS } from '../../src/fair/evaluation/net.ts';
import { type GamesToLearn, NetLearner } from './netLearner.ts';

/** The parameters of the net so far; and games to play, or the part of them to learn from. */
export type Task = { readonly parameters: Float32Array } & (
  | { readonly games: GamesToLearn }
  | { readonly from: number; readonly to: number; readonly rate: number }
);

const own = new Float32Array(PARAMETERS);
const learner = new NetLearner(own);

parentPort?.on('message', (task: Task) => {
  own.set(task.parameters);
  if ('games' in task) parentPort?.postMessage(learner.play(task.games));
  else {
    learner.learn(task.from, task.to, task.rate);
    parentPort?.postMessage(own);
  }
});
