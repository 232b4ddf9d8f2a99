/**
 * `npm run -w lab train -- [RULES [ROUNDS [GAMES]]]`: improves the fair player's linear evaluation
 * by its own games, and writes the weights to src/fair/evaluation/weights.json after every round.
 * It starts from the existing weights; docs/odds.md says how those were made.
 */

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { UNIT, weightsFor } from '../../src/fair/evaluation/weights.ts';
import { nameOf, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { ruleSetOf } from '../bench/deals.ts';
import { CRITIC, type SentTotals, Totals, WEIGHTS } from './policyGradient.ts';
import { solveDamped } from './sums.ts';
import type { Task } from './weightsThread.ts';

const [rules = 'classic', rounds = '20', games = '20000'] = process.argv.slice(2);
const FILE = 'src/fair/evaluation/weights.json';
/** Deals from this number on are for training; docs/odds.md measures on earlier ones. */
const FIRST_DEAL = 10_000_001;
/** How far a round moves the player: the Kullback-Leibler divergence of a game's choices. */
const STEP = 0.5;
/** Momentum: the share of a round's step that comes from earlier rounds. */
const MOMENTUM = 0.9;
/** The damping of the player's and the critic's curvature. */
const DAMPING = 0.5;
const CRITIC_DAMPING = 0.02;

const threads = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL('./weightsThread.js', import.meta.url)),
);

const ask = async (thread: Worker, task: Task): Promise<SentTotals> => {
  thread.postMessage(task);
  const [totals] = await once(thread, 'message');
  return totals as SentTotals;
};

async function playRound(round: number, task: Omit<Task, 'from' | 'to'>): Promise<Totals> {
  const each = Math.ceil(Number(games) / threads.length);
  const all = await Promise.all(
    threads.map((thread, i) => {
      const from = FIRST_DEAL + (round * threads.length + i) * each;
      return ask(thread, { ...task, from, to: from + each - 1 });
    }),
  );
  const whole = new Totals();
  for (const totals of all) whole.add(totals);
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
  const totals = await playRound(round, { ruleSet, weights, critic, usual });
  usual = totals.won / totals.games;
  console.log(
    `round ${round}: ${(100 * usual).toFixed(2)} % won, ${(totals.decisions / totals.games).toFixed(1)} choices a game`,
  );
  const correction = solveDamped(totals.critic, CRITIC_DAMPING);
  correction.forEach((value, i) => {
    critic[i] = (critic[i] as number) + value;
  });
  // The critic knows nothing in the first round, so that round only trains the critic.
  if (round === 0) continue;
  const way = solveDamped(totals.player, DAMPING);
  const rise = way.reduce((sum, value, i) => sum + value * (totals.player.first[i] as number), 0);
  const scale = Math.sqrt((2 * STEP * totals.games) / rise);
  way.forEach((value, i) => {
    move[i] = MOMENTUM * (move[i] as number) + (1 - MOMENTUM) * scale * value;
    weights[i] = (weights[i] as number) + (move[i] as number);
  });
  keep(weights);
}
for (const thread of threads) await thread.terminate();
