/**
 * `npm run -w lab bench:whole -- [FROM TO [RULES [MOST_NODES]]]`: the solver on deal after deal in
 * one thread, for the table in docs/solver.md.
 */

import { dealCards, parseDealNumber, startOf } from '../../src/rules/deal.ts';
import { parseRuleSet } from '../../src/rules/ruleSet.ts';
import { solve } from '../../src/solver/solve.ts';
import { type Distribution, distribution } from '../../src/study/statistics.ts';

const [from = '1', to = '10000', rules = 'classic', most = '1000000'] = process.argv.slice(2);
const ruleSet = parseRuleSet(rules);
if (!ruleSet.ok) throw new Error(JSON.stringify(ruleSet.error));

const count = Number(to) - Number(from) + 1;
const ms = new Float64Array(count);
const nodes = new Float64Array(count);
const verdicts = { winnable: 0, unwinnable: 0, unknown: 0 };

for (let i = 0; i < count; i++) {
  const number = parseDealNumber(`${Number(from) + i}`);
  if (!number.ok) throw new Error(JSON.stringify(number.error));
  const start = startOf(dealCards(number.value));
  const begun = performance.now();
  const verdict = solve(start, ruleSet.value, { nodes: Number(most) });
  ms[i] = performance.now() - begun;
  nodes[i] = verdict.nodes;
  verdicts[verdict.kind]++;
}

const row = (name: string, unit: number, { mean, median, p90, p99, worst }: Distribution) =>
  console.log(
    [
      name.padEnd(6),
      ...[mean, median, p90, p99, worst].map((x) => x.toFixed(unit).padStart(11)),
    ].join(''),
  );
const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

console.log(`deals ${from} to ${to}, ${rules}:`, verdicts);
console.log('             mean     median       90 %       99 %      worst');
row('ms', 2, distribution(ms) as Distribution);
row('nodes', 0, distribution(nodes) as Distribution);
console.log(`${Math.round((1000 * sum(nodes)) / sum(ms))} nodes a second`);
console.log(`${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
