/**
 * `npm run -w lab bench:hint -- [FROM TO [RULES]]`: how long the fair player thinks about a hint, and
 * how much memory it takes. Each decision of its games is a hint.
 */
import { type Distribution, distribution } from '../../src/study/statistics.ts';
import { ruleSetOf } from './deals.ts';
import { playFairly } from './fairGame.ts';

const [from = '1', to = '20', rules = 'classic'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
const before = process.memoryUsage().rss;

const thinking: number[] = [];
for (let deal = Number(from); deal <= Number(to); deal++)
  thinking.push(...(await playFairly(deal, ruleSet, {})).thinking);

const { median, p90, p99, worst } = distribution(Float64Array.from(thinking)) as Distribution;
const [half, most, nearlyAll, all] = [median, p90, p99, worst].map((ms) => `${ms.toFixed(0)} ms`);
const memory = (process.memoryUsage().rss - before) / 2 ** 20;
console.log(
  `${thinking.length} hints: median ${half}, 90 % within ${most}, 99 % within ${nearlyAll}, all within ${all}; ` +
    `${memory.toFixed(0)} MB more than before the first`,
);
