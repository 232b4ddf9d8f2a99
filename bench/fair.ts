/** `npm run bench:fair -- [FROM TO]`: how often the fair player wins. */
import { readFileSync } from 'node:fs';
import { wilson } from '../src/numbers/sample.ts';
import { dealCards, plainNumber, startOf } from '../src/rules/deal.ts';
import { play } from '../src/rules/move.ts';
import { isWon } from '../src/rules/position.ts';
import { parseRuleSet } from '../src/rules/ruleSet.ts';
import { Net } from '../src/solver/fair/net.ts';
import { viewOf } from '../src/solver/fair/view.ts';
import { FairPlayer } from '../src/solver/fair.ts';
import { evaluate } from '../src/solver/evaluate.ts';
import type { Weights } from '../src/solver/evaluate.ts';
import { LADDER } from '../src/solver/ladder.ts';
import { Packed } from '../src/solver/packed.ts';

const arg = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] as string);
};
const rules = parseRuleSet(arg('rules', 'classic'));
if (!rules.ok) throw new Error(rules.error);
const ruleSet = rules.value;
const net = new Net(new Float32Array(new Uint8Array(readFileSync(arg('weights', '/tmp/fairwork/d1.bin'))).buffer));
const n = (name: string, usual: number) => Number(arg(name, `${usual}`));
const thinking = {
  opened: n('opened', 100), openedLater: n('later', 40), candidates: n('candidates', 1), shuffles: n('shuffles', 4), rounds: n('rounds', 1), deals: n('deals', 1), below: n('below', 99), opened2: n('opened2', 20), end: n('end', 400), soft: n('soft', 15), win: n('win', 30), lost: n('lost', 0),
};
const fromVector = (v: readonly number[]): Weights => {
  let i = 0;
  const two = (): [number, number] => [v[i++]!, v[i++]!];
  const many = (n: number) => Array.from({ length: n }, () => v[i++]!);
  return { home: two(), waste: two(), pairs: two(), carries: two(), depth: two(), emptyFans: v[i++]!, gaps: v[i++]!, tops: v[i++]!, tall: v[i++]!, breaksAbove: many(6), wasteAbove: many(4), inStock: many(4), needsGrow: v[i++]! / 10 };
};
const player = new FairPlayer(new Packed(ruleSet), net);
const n0 = n("draw", 0), tg = n('gap', 0), tw = n('waste', 0), tc = n('carry', 0), th = n('home', 0);
if (n0 || tg || tw || tc || th) (globalThis as any).tweak = (p: Packed, c: number, v: number) => v + (p.gaps() ? tg * (p.gaps() - 1) : n0) + tw * (p.lengths[12] as number) + tc * c + th * (92 - p.left);
if (arg('hand', '')) { const h = fromVector(JSON.parse(readFileSync(arg('hand', ''), 'utf8'))); player.closure.hand = h; player.lookahead.search.hand = h; }
let won = 0;
let deals = 0;
const mix = n('mix', 0), rung = n('rung', 0), vw = n('vw', 1);
const zero = new Float64Array(64);
if (mix) (globalThis as any).tweak = (p: Packed, c: number, v: number) => mix * evaluate(p, c, (LADDER[rung] as any).weights, zero) + vw * v + tg * p.gaps() + tw * (p.lengths[12] as number) + tc * c + th * (92 - p.left);
let played = 0;
let work = 0;
const begun = process.cpuUsage().user;
for (let number = n('from', 1); number <= n('to', 1000); number++) {
  let at = startOf(dealCards(plainNumber(BigInt(number))));
  let gd = 0, dr = 0;
  for (;;) {
    const choice = player.choose(viewOf(ruleSet, at), { seed: 1, thinking, net });
    if (!choice) break;
    work += choice.work; deals++; gd++; if (choice.moves.at(-1)?.kind === 'draw') dr++;
    for (const move of choice.moves) at = play(ruleSet, at, move);
    if (choice.dead) break;
  }
  played++;
  if (isWon(at)) won++;
  else if (process.argv.includes('--lost')) console.log(`stock ${at.stock.length} waste ${at.waste.length} left ${at.stock.length + at.waste.length + at.fans.flat().length} home ${at.foundations.join(' ')} dealsmade ${gd} draws ${dr}`);
  if (played % n('every', 100) === 0 || number === n('to', 1000)) {
    const { lower, upper } = wilson(won, played);
    const pc = (x: number) => (100 * x).toFixed(1);
    console.log(`${played}: ${won} won, ${pc(won / played)} % (${pc(lower)}–${pc(upper)}), ${((process.cpuUsage().user - begun) / 1000 / played).toFixed(0)} ms, ${(work / played).toFixed(0)} positions, ${(deals / played).toFixed(1)} deals a game`);
  }
}
