/**
 * `npm run -w lab teach -- [--hours H --rules SET,SET… --threads N --seed N --from FILE --to FILE]`:
 * teaches the value network of the fair player on, by games that it plays against itself. It plays
 * and learns in turn. Every minute it writes the network so far; stopped and begun again, it goes on
 * from there, with other deals if the seed is another.
 */
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { packNet, unpackNet } from '../../src/fair/net/netFile.ts';
import { PARAMETERS } from '../../src/fair/net/shape.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { Adam } from './adam.ts';
import { sharedLessons } from './lessons.ts';
import type { Played, Task, ThreadData } from './teachThread.ts';

const FILE = 'src/fair/net/net.json';
const { values: options } = parseArgs({
  options: {
    hours: { type: 'string', default: '1' },
    rules: { type: 'string', default: RULE_SET_NAMES.join() },
    threads: { type: 'string', default: `${availableParallelism()}` },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: FILE },
    to: { type: 'string', default: FILE },
  },
});
const seconds = 3600 * Number(options.hours);
const names = options.rules.split(',').filter((name) => RULE_SET_NAMES.includes(name as never));
if (!(seconds > 0) || names.length === 0) throw new Error('expected a time and rule sets');

/** Deals from this number on are for teaching; docs/odds.md measures on earlier ones. */
const FIRST_DEAL = 10_000_001;
/** The deals of a thread in a run; a run has fewer games. */
const DEALS = 10_000_000;
const STORE = 600_000;
/** How many new lessons each thread makes before all learn; and how many are learned for each new one. */
const NEW = 10_000;
const REPLAY = 1.5;
const BATCH = 2048;
/** The step size, held for this share of the time and falling after that. */
const RATE = 5e-4;
const LAST_RATE = 1e-5;
const HELD = 0.7;
const WARM_UP = 100;

const sharedFloats = (): SharedArrayBuffer => new SharedArrayBuffer(4 * PARAMETERS);
const lessons = sharedLessons(STORE);
const mean = sharedFloats();
const parameters = sharedFloats();
const begun = unpackNet(JSON.parse(readFileSync(options.from, 'utf8')));
new Float32Array(parameters).set(begun);
new Float32Array(mean).set(begun);
const adam = new Adam(new Float32Array(parameters), new Float32Array(mean));

const gradients: SharedArrayBuffer[] = [];
const threads = Array.from({ length: Number(options.threads) }, () => {
  const gradient = sharedFloats();
  gradients.push(gradient);
  const workerData: ThreadData = { lessons, mean, parameters, gradient };
  return new Worker(new URL('./teachThread.js', import.meta.url), { workerData });
});

/** Gives each thread a task. @returns the answers, in their order */
const askAll = <Answer>(taskOf: (thread: number) => Task): Promise<Answer[]> =>
  Promise.all(
    threads.map(async (thread, i) => {
      thread.postMessage(taskOf(i));
      const [answer] = await once(thread, 'message');
      return answer as Answer;
    }),
  );

let state = Number(options.seed);
/** A whole number from 0 up to, but not including, the bound. */
function below(bound: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % bound;
}

const dealt = threads.map((_, i) => FIRST_DEAL + (Number(options.seed) * 64 + i) * DEALS);
let at = 0;
let filled = 0;
const started = performance.now();
const done = (): number => (performance.now() - started) / 1000 / seconds;

/** @returns games played and won, and the new lessons */
async function playGames(): Promise<{ games: number; won: number; fresh: number[] }> {
  const room = 2 * NEW;
  const played = await askAll<Played>((i) => ({
    kind: 'play',
    ...{ deal: dealt[i] as number, names: names as RuleSetName[] },
    ...{ from: (at + i * room) % STORE, enough: NEW },
  }));
  const fresh = played.flatMap(({ lessons: count }, i) =>
    Array.from({ length: count }, (_, k) => (at + i * room + k) % STORE),
  );
  for (const [i, { games }] of played.entries()) dealt[i] = (dealt[i] as number) + games;
  for (const index of fresh) if (known[index] === 0) filled++;
  for (const index of fresh) known[index] = 1;
  at = (at + threads.length * room) % STORE;
  const sum = (of: (one: Played) => number): number =>
    played.reduce((all, one) => all + of(one), 0);
  return { games: sum((one) => one.games), won: sum((one) => one.won), fresh };
}
/** Which places of the store have a lesson. */
const known = new Uint8Array(STORE);

function anyLesson(): number {
  for (;;) {
    const index = below(STORE);
    if (known[index] === 1) return index;
  }
}

/** Takes a step. @returns the mean loss of its lessons */
async function learn(indices: readonly number[], rate: number): Promise<number> {
  const share = Math.ceil(indices.length / threads.length);
  const losses = await askAll<number>((i) => ({
    kind: 'learn',
    indices: Int32Array.from(indices.slice(i * share, (i + 1) * share)),
    scale: 1 / indices.length,
  }));
  if (rate > 0) {
    const [sum, ...others] = gradients.map((one) => new Float32Array(one));
    for (const other of others)
      for (let i = 0; i < PARAMETERS; i++)
        (sum as Float32Array)[i] = (sum?.[i] as number) + (other[i] as number);
    adam.step(sum as Float32Array, rate);
  }
  return losses.reduce((all, one) => all + one, 0) / indices.length;
}

function write(): void {
  writeFileSync(
    `${options.to}.part`,
    `${JSON.stringify(packNet(new Float32Array(mean).slice()))}\n`,
  );
  renameSync(`${options.to}.part`, options.to);
}

let games = 0;
let won = 0;
let steps = 0;
let owed = 0;
let said = performance.now();
while (done() < 1) {
  const played = await playGames();
  games += played.games;
  won += played.won;
  const some = played.fresh.filter((_, i) => i % 8 === 0);
  const loss = await learn(some, 0);
  for (owed += REPLAY * played.fresh.length; owed >= BATCH && filled >= BATCH; owed -= BATCH) {
    steps++;
    const fall = Math.max(0, (Math.min(1, done()) - HELD) / (1 - HELD));
    const rate = RATE * (LAST_RATE / RATE) ** fall * Math.min(1, steps / WARM_UP);
    await learn(Array.from({ length: BATCH }, anyLesson), rate);
  }
  if (performance.now() - said > 60_000 || done() >= 1) {
    said = performance.now();
    const minutes = ((said - started) / 60_000).toFixed(0);
    console.log(
      `${minutes} min: ${games} games, ${((100 * won) / games).toFixed(1)} % won; ${steps} steps; loss of new lessons ${loss.toFixed(5)}`,
    );
    write();
  }
}
write();
for (const thread of threads) await thread.terminate();
