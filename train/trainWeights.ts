/**
 * `npm run train -- [RULES [ROUNDS [GAMES]]]`: has the fair player learn from its own games how to look at
 * positions, and keeps its weights in src/fair/evaluation/weights.json after every round. It goes on from the
 * weights there are; docs/odds.md says how those were made.
 */

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ruleSetOf } from '../bench/deals.ts';
import { UNIT, weightsFor } from '../src/fair/evaluation/weights.ts';
import { nameOf, type RuleSetName } from '../src/rules/ruleSet.ts';
import { CRITIC, Lesson, type Taught, WEIGHTS } from './policyGradient.ts';
import { solveDamped } from './sums.ts';
import type { Task } from './weightsThread.ts';

const [rules = 'classic', rounds = '20', games = '20000'] = process.argv.slice(2);
const FILE = 'src/fair/evaluation/weights.json';
/** Deals from here on are for learning; docs/odds.md measures on those before. */
const FIRST_DEAL = 10_000_001;
/** How far a round moves the player: the Kullback-Leibler divergence of a game's choices. */
const STEP = 0.5;
/** How much of the move of a round is that of the rounds before. */
const MOMENTUM = 0.9;
/** What the curvature of the player and of the critic is damped by. */
const DAMPING = 0.5;
const CRITIC_DAMPING = 0.02;

const threads = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL('./weightsThread.js', import.meta.url)),
);

const ask = async (thread: Worker, task: Task): Promise<Taught> => {
  thread.postMessage(task);
  const [taught] = await once(thread, 'message');
  return taught as Taught;
};

async function playRound(round: number, task: Omit<Task, 'from' | 'to'>): Promise<Lesson> {
  const each = Math.ceil(Number(games) / threads.length);
  const lessons = await Promise.all(
    threads.map((thread, i) => {
      const from = FIRST_DEAL + (round * threads.length + i) * each;
      return ask(thread, { ...task, from, to: from + each - 1 });
    }),
  );
  const whole = new Lesson();
  for (const lesson of lessons) whole.add(lesson);
  return whole;
}

const ruleSet = ruleSetOf(rules);
const name = nameOf(ruleSet);
if (!name) throw new Error(`only a rule set with a name has weights; ${rules} has none`);

function keep(weights: Float64Array): void {
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number[]>;
  stored[name as RuleSetName] = [...weights].map((weight) => Math.round(weight / UNIT));
  const lines = Object.entries(stored).map(([set, own]) => `"${set}":${JSON.stringify(own)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

const weights = weightsFor(ruleSet);
const critic = new Float64Array(CRITIC);
const move = new Float64Array(WEIGHTS);
let usual = 0;
for (let round = 0; round < Number(rounds); round++) {
  const lesson = await playRound(round, { ruleSet, weights, critic, usual });
  usual = lesson.won / lesson.games;
  console.log(
    `round ${round}: ${(100 * usual).toFixed(2)} % won, ${(lesson.decisions / lesson.games).toFixed(1)} choices a game`,
  );
  const correction = solveDamped(lesson.critic, CRITIC_DAMPING);
  correction.forEach((value, i) => {
    critic[i] = (critic[i] as number) + value;
  });
  // The first round has a critic that knows nothing: it only teaches the critic.
  if (round === 0) continue;
  const way = solveDamped(lesson.player, DAMPING);
  const rise = way.reduce((sum, value, i) => sum + value * (lesson.player.first[i] as number), 0);
  const scale = Math.sqrt((2 * STEP * lesson.games) / rise);
  way.forEach((value, i) => {
    move[i] = MOMENTUM * (move[i] as number) + (1 - MOMENTUM) * scale * value;
    weights[i] = (weights[i] as number) + (move[i] as number);
  });
  keep(weights);
}
for (const thread of threads) await thread.terminate();
