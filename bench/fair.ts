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
import { Packed } from '../src/solver/packed.ts';

const arg = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] as string);
};
const rules = parseRuleSet(arg('rules', 'classic'));
if (!rules.ok) throw new Error(rules.error);
const ruleSet = rules.value;
const net = new Net(new Float32Array(new Uint8Array(readFileSync(arg('weights', ''))).buffer));
const n = (name: string, usual: number) => Number(arg(name, `${usual}`));
const thinking = {
  opened: n('opened', 100), openedLater: n('later', 40), candidates: n('candidates', 1), shuffles: n('shuffles', 4), rounds: n('rounds', 1), deals: n('deals', 1),
};
const player = new FairPlayer(new Packed(ruleSet), net);
let won = 0;
let played = 0;
let work = 0;
const begun = process.cpuUsage().user;
for (let number = n('from', 1); number <= n('to', 1000); number++) {
  let at = startOf(dealCards(plainNumber(BigInt(number))));
  for (;;) {
    const choice = player.choose(viewOf(ruleSet, at), { seed: 1, thinking, net });
    if (!choice) break;
    work += choice.work;
    for (const move of choice.moves) at = play(ruleSet, at, move);
    if (choice.chance === 0) break;
  }
  played++;
  if (isWon(at)) won++;
  if (played % n('every', 100) === 0 || number === n('to', 1000)) {
    const { lower, upper } = wilson(won, played);
    const pc = (x: number) => (100 * x).toFixed(1);
    console.log(`${played}: ${won} won, ${pc(won / played)} % (${pc(lower)}–${pc(upper)}), ${((process.cpuUsage().user - begun) / 1000 / played).toFixed(0)} ms, ${(work / played).toFixed(0)} positions a game`);
  }
}
