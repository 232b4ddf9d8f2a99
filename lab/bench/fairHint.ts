/**
 * `npm run -w lab bench:hint -- [FROM TO [RULES]]`: how long the fair player thinks about a hint, and
 * how much memory it takes. Each decision of its games is a hint.
 */
import { evaluate } from '../../src/fair/player.ts';
import { viewOf } from '../../src/fair/view.ts';
import { play } from '../../src/rules/move.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1', to = '20', rules = 'classic'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
const before = process.memoryUsage().rss;

const times: number[] = [];
for (let deal = Number(from); deal <= Number(to); deal++) {
  let at = dealOf(deal);
  for (;;) {
    const started = performance.now();
    const choice = evaluate(viewOf(ruleSet, at, true));
    times.push(performance.now() - started);
    if (choice.kind !== 'move') break;
    for (const move of choice.plan) at = play(ruleSet, at, move);
  }
}

times.sort((a, b) => a - b);
const quantile = (share: number): string =>
  `${(times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(0)} ms`;
const memory = (process.memoryUsage().rss - before) / 2 ** 20;
console.log(
  `${times.length} hints: median ${quantile(0.5)}, 95 % within ${quantile(0.95)}, all within ${quantile(1)}; ` +
    `${memory.toFixed(0)} MB more than before the first`,
);
