/** A thread of `trainNet.ts`: plays and learns as it is told; posts how its games went, or the parameters that came of them. */
import { parentPort } from 'node:worker_threads';
import { PARAMETERS } from '../src/fair/evaluation/net.ts';
import { type Lesson, NetLearner } from './netLearner.ts';

/** The parameters of the net so far; and games to play, or the part of them to learn from. */
export type Task = { readonly parameters: Float32Array } & (
  | { readonly lesson: Lesson }
  | { readonly from: number; readonly to: number; readonly rate: number }
);

const own = new Float32Array(PARAMETERS);
const learner = new NetLearner(own);

parentPort?.on('message', (task: Task) => {
  own.set(task.parameters);
  if ('lesson' in task) parentPort?.postMessage(learner.play(task.lesson));
  else {
    learner.learn(task.from, task.to, task.rate);
    parentPort?.postMessage(own);
  }
});
