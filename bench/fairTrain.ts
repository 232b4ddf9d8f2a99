/** Learns the weights of the fair player by playing against the cards. */
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dealCards, plainNumber, startOf } from '../src/rules/deal.ts';
import { RULE_SETS } from '../src/rules/ruleSet.ts';
import { STOCK, REFILL, DRAW } from '../src/solver/codes.ts';
import { Closure } from '../src/solver/fair/closure.ts';
import { LAST, LAST_AT, LAYERS, MIDDLE, Net, OUT_AT, WEIGHTS } from '../src/solver/fair/net.ts';
import { DeadEnd } from '../src/solver/deadEnd.ts';
import { FreeStock } from '../src/solver/freeStock.ts';
import { Packed } from '../src/solver/packed.ts';

const arg = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] as string);
};
const file = arg('weights', 'weights.bin');
const rounds = Number(arg('rounds', '100'));
const gamesPerRound = Number(arg('games', '500'));
const nodes = Number(arg('nodes', '60'));
const rate0 = Number(arg('rate', '0.002'));
const passes = Number(arg('passes', '2'));
const capacity = Number(arg('memory', '400000'));
const lambda = Number(arg('lambda', '0.9'));
const explore = Number(arg('explore', '0.1'));
let dealNumber = Number(arg('from', '1000001'));
const minutes = Number(arg('minutes', '10'));

let seed = Number(arg('seed', '1'));
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const gauss = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function initial(): Float32Array {
  const weights = new Float32Array(WEIGHTS);
  for (const { rows, units, at } of LAYERS)
    for (let i = 0; i < rows * units; i++) weights[at + i] = 0.1 * gauss();
  for (let u = 0; u < LAST; u++)
    for (let i = 0; i < MIDDLE; i++) weights[LAST_AT + u * (MIDDLE + 1) + i] = 0.12 * gauss();
  for (let u = 0; u < LAST; u++) weights[OUT_AT + u] = 0.2 * gauss();
  weights[OUT_AT + LAST] = -2;
  return weights;
}
const weights = existsSync(file)
  ? new Float32Array(new Uint8Array(readFileSync(file)).buffer)
  : initial();
if (weights.length !== WEIGHTS) throw new Error('weights do not fit');
console.log(`${WEIGHTS} weights`);
const net = new Net(weights);
const mean = new Float32Array(WEIGHTS);
const square = new Float32Array(WEIGHTS);
const gradient = new Float32Array(WEIGHTS);
let steps = 0;

interface Sample { active: Uint16Array; starts: Uint16Array; target: number }
const memory: Sample[] = [];
let memoryAt = 0;

const ruleSet = RULE_SETS.classic;
const some = new Packed(ruleSet);
const closure = new Closure(some, net);
const free = new FreeStock(some);
const deadEnd = new DeadEnd();
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Plays one game; returns its outcome. */
function playGame(number: number): number {
  const at = new Packed(ruleSet);
  at.read(startOf(dealCards(plainNumber(BigInt(number)))));
  closure.prepare(at);
  deadEnd.prepare(at);
  const line: Sample[] = [];
  const values: number[] = [];
  const greedy: boolean[] = [];
  let outcome = -1;
  while (outcome < 0) {
    closure.search(at, nodes);
    const { candidates } = closure;
    let chosen = candidates[0];
    if (!chosen) { outcome = 0; break; }
    let isGreedy = true;
    if (random() < explore) {
      const pick = Math.floor(random() * Math.min(candidates.length, 6));
      isGreedy = pick === 0;
      chosen = candidates[pick] as typeof chosen;
    }
    closure.load(chosen, at);
    deadEnd.isDead(at);
    closure.features.read(at, deadEnd.carries, chosen.deal === DRAW && at.gaps() > 0);
    const f = closure.features;
    line.push({ active: f.active.slice(0, f.starts[25]), starts: f.starts.slice(), target: 0 });
    values.push(sigmoid(chosen.logit));
    greedy.push(isGreedy);
    at.play(chosen.deal);
    if (at.lengths[STOCK] === 0) {
      const verdict = free.judge(at, 3000);
      outcome = verdict === 'open' ? 1 : 0;
    }
  }
  let target = outcome;
  for (let i = line.length - 1; i >= 0; i--) {
    const s = line[i] as Sample;
    s.target = target;
    if (memory.length < capacity) memory.push(s);
    else { memory[memoryAt] = s; memoryAt = (memoryAt + 1) % capacity; }
    // Before a move made to explore, what the best would have been worth counts instead.
    const v = values[i] as number;
    target = lambda * target + (1 - lambda) * v;
  }
  return outcome;
}

const dLast = new Float32Array(LAST);
const dMiddle = new Float32Array(MIDDLE);
function learn(s: Sample): number {
  const logit = net.judge(s);
  const p = sigmoid(logit);
  const d = p - s.target;
  gradient[OUT_AT + LAST] += d;
  dMiddle.fill(0);
  for (let u = 0; u < LAST; u++) {
    const unit = net.last[u] as number;
    gradient[OUT_AT + u] += d * unit;
    if (unit <= 0) continue;
    const du = d * (weights[OUT_AT + u] as number);
    const row = LAST_AT + u * (MIDDLE + 1);
    gradient[row + MIDDLE] += du;
    for (let i = 0; i < MIDDLE; i++) {
      gradient[row + i] += du * (net.middle[i] as number);
      dMiddle[i] += du * (weights[row + i] as number);
    }
  }
  for (const { rows, units, at, pooled, from, to } of LAYERS) {
    const bias = at + rows * units;
    for (let list = from; list < to; list++) {
      const base = list * 24;
      const start = s.starts[list] as number;
      const end = s.starts[list + 1] as number;
      for (let u = 0; u < units; u++) {
        dLast[u] = (net.lists[base + u] as number) > 0 ? (dMiddle[pooled + u] as number) : 0;
        gradient[bias + u] += dLast[u] as number;
      }
      for (let i = start; i < end; i++) {
        const row = at + (s.active[i] as number) * units;
        for (let u = 0; u < units; u++) gradient[row + u] += dLast[u] as number;
      }
    }
  }
  const t = s.target;
  return -(t * Math.log(p + 1e-9) + (1 - t) * Math.log(1 - p + 1e-9));
}
function step(size: number, rate: number): void {
  steps++;
  const c1 = 1 - 0.9 ** steps;
  const c2 = 1 - 0.999 ** steps;
  const lr = (rate * Math.sqrt(c2)) / c1;
  for (let i = 0; i < WEIGHTS; i++) {
    const g = (gradient[i] as number) / size;
    gradient[i] = 0;
    const m = 0.9 * (mean[i] as number) + 0.1 * g;
    const v = 0.999 * (square[i] as number) + 0.001 * g * g;
    mean[i] = m;
    square[i] = v;
    weights[i] -= lr * (m / (Math.sqrt(v) + 1e-8));
  }
}
const BATCH = 128;
const begun = performance.now();
for (let round = 0; round < rounds; round++) {
  const t0 = performance.now();
  let won = 0;
  const before = closure.looked;
  for (let g = 0; g < gamesPerRound; g++) won += playGame(dealNumber++);
  const t1 = performance.now();
  const looked = closure.looked - before;
  const size = Math.min(memory.length, passes * 40 * gamesPerRound);
  const spent = (t1 - begun) / 60000 / minutes;
  const rate = rate0 * (spent > 0.7 ? Math.max(0.05, (1 - spent) / 0.3) : 1);
  let loss = 0;
  const batches = Math.ceil(size / BATCH);
  for (let b = 0; b < batches; b++) {
    for (let i = 0; i < BATCH; i++)
      loss += learn(memory[Math.floor(random() * memory.length)] as Sample);
    step(BATCH, rate);
  }
  const t2 = performance.now();
  console.log(
    `${round} won ${((100 * won) / gamesPerRound).toFixed(1)} % play ${((t1 - t0) / gamesPerRound).toFixed(1)} ms/game ${(looked / gamesPerRound).toFixed(0)} nodes, ${((1000 * (t1 - t0)) / looked).toFixed(1)} us/node, loss ${(loss / batches / BATCH).toFixed(4)} learn ${((t2 - t1) / 1000).toFixed(1)} s, memory ${memory.length}`,
  );
  writeFileSync(file, new Uint8Array(weights.buffer));
  if ((t2 - begun) / 60000 > minutes) break;
}
