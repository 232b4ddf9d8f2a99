/** Learns the weights of the fair player by playing against the cards. */
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dealCards, plainNumber, startOf } from '../src/rules/deal.ts';
import { RULE_SETS } from '../src/rules/ruleSet.ts';
import { STOCK, REFILL, DRAW } from '../src/solver/codes.ts';
import { Closure } from '../src/solver/fair/closure.ts';
import { ROWS } from '../src/solver/fair/features.ts';
import { knotBelow, Net, share, WEIGHTS } from '../src/solver/fair/net.ts';
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
const weights = existsSync(file)
  ? new Float32Array(new Uint8Array(readFileSync(file)).buffer)
  : new Float32Array(WEIGHTS);
if (weights.length !== WEIGHTS) throw new Error('weights do not fit');
console.log(`${WEIGHTS} weights`);
const net = new Net(weights);
const mean = new Float32Array(WEIGHTS);
const square = new Float32Array(WEIGHTS);
const gradient = new Float32Array(WEIGHTS);
let steps = 0;

interface Sample { active: Uint16Array; count: number; stock: number; target: number }
let warming = false;
const memory: Sample[] = [];
let memoryAt = 0;

const ruleSet = RULE_SETS.classic;
const some = new Packed(ruleSet);
const closure = new Closure(some, net);
const free = new FreeStock(some);
const deadEnd = new DeadEnd();
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const diag = new Float64Array(24);
function report(): string {
  const parts: string[] = [];
  for (let p = 5; p >= 0; p--) {
    const [n, won, v, loss] = diag.slice(p * 4, p * 4 + 4) as unknown as number[];
    const r = won! / n!;
    const h = -(r * Math.log(r) + (1 - r) * Math.log(1 - r));
    parts.push(`${(100 * r).toFixed(0)}/${(100 * v! / n!).toFixed(0)}:${(loss! / n!).toFixed(3)}<${h.toFixed(3)}`);
  }
  diag.fill(0);
  return parts.join('  ');
}
/** Plays one game; returns its outcome. */
function playGame(number: number): number {
  const at = new Packed(ruleSet);
  at.read(startOf(dealCards(plainNumber(BigInt(number)))));
  closure.prepare(at);
  deadEnd.prepare(at);
  const line: Sample[] = [];
  const values: number[] = [];
  const stocks: number[] = [];
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
    line.push({ active: f.active.slice(0, f.count), count: f.count, stock: at.lengths[STOCK] as number, target: 0 });
    stocks.push(at.lengths[STOCK] as number);
    values.push(sigmoid(chosen.logit));
    greedy.push(isGreedy);
    at.play(chosen.deal);
    if (at.lengths[STOCK] === 0) {
      const verdict = free.judge(at, 3000);
      outcome = verdict === 'open' ? 1 : 0;
    }
  }
  line.forEach((_, i) => {
    const phase = Math.min(5, Math.floor((stocks[i] as number) / 10));
    const v = Math.min(0.9999, Math.max(0.0001, values[i] as number));
    const at = phase * 4;
    diag[at] += 1; diag[at + 1] += outcome; diag[at + 2] += v; diag[at + 3] -= outcome ? Math.log(v) : Math.log(1 - v);
  });
  const trust = warming ? 1 : lambda;
  let target = outcome;
  for (let i = line.length - 1; i >= 0; i--) {
    const s = line[i] as Sample;
    s.target = target;
    if (memory.length < capacity) memory.push(s);
    else { memory[memoryAt] = s; memoryAt = (memoryAt + 1) % capacity; }
    // Before a move made to explore, what the best would have been worth counts instead.
    const v = values[i] as number;
    target = trust * target + (1 - trust) * v;
  }
  return outcome;
}

function learn(s: Sample): number {
  const p = sigmoid(net.judge(s, s.stock));
  const d = p - s.target;
  const low = (knotBelow[s.stock] as number) * ROWS;
  const part = share[s.stock] as number;
  for (let i = 0; i < s.count; i++) {
    const row = low + (s.active[i] as number);
    gradient[row] += (1 - part) * d;
    gradient[row + ROWS] += part * d;
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
    weights[i] -= lr * (m / (Math.sqrt(v) + 1e-5) + decay * (weights[i] as number));
  }
}
const BATCH = 256;
const decay = Number(arg('decay', '0.0001'));
const begun = performance.now();
for (let round = 0; round < rounds; round++) {
  const t0 = performance.now();
  warming = round < Number(arg('warm', '0'));
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
    net.refresh();
  }
  const t2 = performance.now();
  console.log(
    `${round} won ${((100 * won) / gamesPerRound).toFixed(1)} % play ${((t1 - t0) / gamesPerRound).toFixed(1)} ms/game ${(looked / gamesPerRound).toFixed(0)} nodes, ${((1000 * (t1 - t0)) / looked).toFixed(1)} us/node, loss ${(loss / batches / BATCH).toFixed(4)} learn ${((t2 - t1) / 1000).toFixed(1)} s, memory ${memory.length}`,
  );
  if (round % 4 === 3) console.log(`   by stock 50+ … 0+: ${report()}`);
  writeFileSync(file, new Uint8Array(weights.buffer));
  if ((t2 - begun) / 60000 > minutes) break;
}
