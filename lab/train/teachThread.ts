/** A thread of `teach.ts`: plays games and stores their lessons, or computes a part of the gradient. */
import { parentPort, workerData } from 'node:worker_threads';
import { PARAMETERS } from '../../src/fair/net/shape.ts';
import { WasmNet } from '../../src/fair/net/wasmNet.ts';
import { RULE_SETS, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { Gradient } from './gradient.ts';
import { Lessons, type SharedLessons } from './lessons.ts';
import { SelfPlay } from './selfPlay.ts';

export interface ThreadData {
  readonly lessons: SharedLessons;
  /** The parameters to play with and those to learn, of all threads; and the gradient of this one. */
  readonly mean: SharedArrayBuffer;
  readonly parameters: SharedArrayBuffer;
  readonly gradient: SharedArrayBuffer;
}

export type Task =
  /** Plays deals from a number on, one by each rule set in turn, until there are enough lessons. */
  | {
      readonly kind: 'play';
      readonly deal: number;
      readonly names: readonly RuleSetName[];
      readonly from: number;
      readonly enough: number;
    }
  /** Computes the gradient, or only the loss, of lessons. */
  | { readonly kind: 'learn'; readonly indices: Int32Array; readonly scale: number };

export interface Played {
  readonly games: number;
  readonly won: number;
  /** The lessons stored, from `from` on, round the end of the store. */
  readonly lessons: number;
}

const { lessons: shared, mean, parameters, gradient } = workerData as ThreadData;
const lessons = new Lessons(shared);
const slope = new Gradient();
const own = new Float32Array(gradient);

function play({ deal, names, from, enough }: Task & { kind: 'play' }): Played {
  const net = new WasmNet(new Float32Array(mean));
  let count = 0;
  const teach = (position: Uint8Array, target: number): void => {
    lessons.put((from + count) % lessons.size, position, target);
    count++;
  };
  const players = names.map((name) => new SelfPlay(RULE_SETS[name], net, teach));
  let games = 0;
  let won = 0;
  for (; count < enough; games++) if (players[games % players.length]?.play(deal + games)) won++;
  return { games, won, lessons: count };
}

function learn({ indices, scale }: Task & { kind: 'learn' }): number {
  slope.prepare(new Float32Array(parameters));
  const loss = slope.add(lessons, indices, scale);
  own.set(slope.values.subarray(0, PARAMETERS));
  return loss;
}

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(task.kind === 'play' ? play(task) : learn(task));
});
