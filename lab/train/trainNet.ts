/**
 * `npm run -w lab train:net -- [TERMS [FILE]]`: trains a new net for the fair player, in TERMS
 * terms of 100 000 games, and writes it to src/fair/evaluation/net.json. Every second game is
 * `classic`; the others use the other named rule sets in turn.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { PARAMETERS } from '../../src/fair/evaluation/net.ts';
import { packNet } from '../../src/fair/evaluation/netFile.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rules/ruleSet.ts';
import type { Task } from './netThread.ts';
import { newNet } from './newNet.ts';
import { Predictions } from './predictions.ts';

const [words = '8', file = 'src/fair/evaluation/net.json'] = process.argv.slice(2);
/** Deals from this number on are for training; docs/odds.md measures on earlier ones. */
const FIRST_DEAL = 10_000_001;
/** The number of parallel learners. Always two, so that the net does not depend on the machine. */
const LEARNERS = 2;
/**
 * How many games a learner plays before it learns from them; and in how many steps it learns,
 * sharing its parameters after each.
 */
const GAMES_A_TERM = 50_000;
const STEPS_A_TERM = 20;
/** λ after the first term: how far the end of a game is trusted over the net's predictions. */
const TRUST = 0.7;
/** Adam's initial step size; it falls to zero along half a cosine wave. */
const RATE = 0.002;
const terms = Number(words);
if (!(Number.isInteger(terms) && terms > 0))
  throw new Error(`TERMS is a whole number from 1, not ${words}`);

const others = RULE_SET_NAMES.filter((name) => name !== 'classic');
const names = others.flatMap((name): RuleSetName[] => ['classic', name]);
const threads = Array.from(
  { length: LEARNERS },
  () => new Worker(new URL('./netThread.js', import.meta.url)),
);

/** Gives each learner a task. @returns the answers, in the order of the learners */
async function askAll<Answer>(taskOf: (learner: number) => Task): Promise<Answer[]> {
  return Promise.all(
    threads.map(async (thread, learner) => {
      thread.postMessage(taskOf(learner));
      const [answer] = await once(thread, 'message');
      return answer as Answer;
    }),
  );
}

const parameters = newNet();
for (let term = 0; term < terms; term++) {
  const predicted = new Predictions();
  const played = await askAll<Predictions>((learner) => {
    const from = FIRST_DEAL + (term * LEARNERS + learner) * GAMES_A_TERM;
    const to = from + GAMES_A_TERM - 1;
    return { parameters, games: { from, to, names, trust: term === 0 ? 1 : TRUST } };
  });
  for (const one of played) predicted.addAll(one);
  console.log(`term ${term + 1} of ${terms}: ${predicted}`);
  for (let step = 0; step < STEPS_A_TERM; step++) {
    const done = (term + step / STEPS_A_TERM) / terms;
    const rate = (RATE * (1 + Math.cos(Math.PI * done))) / 2;
    const [from, to] = [step / STEPS_A_TERM, (step + 1) / STEPS_A_TERM];
    const learned = await askAll<Float32Array>(() => ({ parameters, from, to, rate }));
    for (let i = 0; i < PARAMETERS; i++)
      parameters[i] = learned.reduce((sum, own) => sum + (own[i] as number), 0) / LEARNERS;
  }
  writeFileSync(file, `${JSON.stringify(packNet(parameters))}\n`);
}
for (const thread of threads) await thread.terminate();
