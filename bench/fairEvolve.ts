import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dealCards, plainNumber, startOf } from '../src/rules/deal.ts';
import { RULE_SETS } from '../src/rules/ruleSet.ts';
import { STOCK } from '../src/solver/codes.ts';
import type { Weights } from '../src/solver/evaluate.ts';
import { Closure } from '../src/solver/fair/closure.ts';
import { Net, WEIGHTS } from '../src/solver/fair/net.ts';
import { FreeStock } from '../src/solver/freeStock.ts';
import { LADDER } from '../src/solver/ladder.ts';
import { Packed } from '../src/solver/packed.ts';
const arg = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] as string);
};
const file = arg('out', 'hand.json');
const minutes = Number(arg('minutes', '10'));
const batch = Number(arg('games', '150'));
const pairs = Number(arg('pairs', '8'));
let seed = Number(arg('seed', '1'));
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const gauss = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const toVector = (w: Weights): number[] => [...w.home, ...w.waste, ...w.pairs, ...w.carries, ...w.depth, w.emptyFans, w.gaps, w.tops, w.tall, ...w.breaksAbove, ...w.wasteAbove, ...w.inStock, w.needsGrow * 10];
const fromVector = (v: readonly number[]): Weights => {
  let i = 0;
  const two = (): [number, number] => [v[i++]!, v[i++]!];
  const many = (n: number) => Array.from({ length: n }, () => v[i++]!);
  return { home: two(), waste: two(), pairs: two(), carries: two(), depth: two(), emptyFans: v[i++]!, gaps: v[i++]!, tops: v[i++]!, tall: v[i++]!, breaksAbove: many(6), wasteAbove: many(4), inStock: many(4), needsGrow: v[i++]! / 10 };
};
const ruleSet = RULE_SETS.classic;
const some = new Packed(ruleSet);
const closure = new Closure(some, new Net(new Float32Array(WEIGHTS)));
const free = new FreeStock(some);
const at = new Packed(ruleSet);
let wins = 0;
function playGame(number: number): number {
  at.read(startOf(dealCards(plainNumber(BigInt(number)))));
  closure.prepare(at);
  for (;;) {
    closure.search(at, 60);
    const best = closure.candidates[0];
    if (!best) return Math.exp(-at.left / 15);
    closure.load(best, at);
    at.play(best.deal);
    if (at.lengths[STOCK] === 0) {
      if (free.judge(at, 1000) === 'open') { wins++; return 1; }
      return Math.exp(-at.left / 15);
    }
  }
}
function score(v: readonly number[], from: number): number {
  closure.hand = fromVector(v);
  let sum = 0;
  for (let g = 0; g < batch; g++) sum += playGame(from + g);
  return sum / batch;
}
let centre: number[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : toVector(LADDER[Number(arg('rung', '70'))]!.weights);
if (process.argv.includes('--gap')) centre[11] = Number(arg('gap', '0'));
const scale = toVector(LADDER[70]!.weights).map((w) => 3 + 0.15 * Math.abs(w));
let dealNumber = Number(arg('from', '2000001'));
const begun = performance.now();
const momentum = centre.map(() => 0);
for (let round = 0; (performance.now() - begun) / 60000 < minutes; round++) {
  const spent = (performance.now() - begun) / 60000 / minutes;
  const gradient = centre.map(() => 0);
  wins = 0;
  let total = 0;
  for (let k = 0; k < pairs; k++) {
    const e = centre.map(() => gauss());
    const plus = score(centre.map((c, i) => c + scale[i]! * e[i]!), dealNumber);
    const minus = score(centre.map((c, i) => c - scale[i]! * e[i]!), dealNumber);
    dealNumber += batch;
    total += plus + minus;
    for (let i = 0; i < e.length; i++) gradient[i]! += (plus - minus) * e[i]! / pairs;
  }
  const norm = Math.sqrt(gradient.reduce((s, g) => s + g * g, 0));
  for (let i = 0; i < centre.length; i++) {
    momentum[i] = 0.7 * momentum[i]! + 0.3 * gradient[i]! / norm;
    centre[i]! += 2.5 * (1 - 0.7 * spent) * scale[i]! * momentum[i]!;
  }
  console.log(round, (total / 2 / pairs).toFixed(4), `${(100 * wins / 2 / pairs / batch).toFixed(1)} %`, norm.toFixed(4), ((performance.now() - begun) / 1000).toFixed(0));
  writeFileSync(file, JSON.stringify(centre));
}
console.log(JSON.stringify(fromVector(centre)));
