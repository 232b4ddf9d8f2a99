/**
 * `npm run -w lab bench:careless -- [FROM TO [RULES]]`: how often the player wins who plays every card that fits, for the tables in
 * docs/odds.md.
 */
import { playCarelessly } from '../../src/app/insight/deals/carelessPlay.ts';
import { wilson } from '../../src/app/statistics/intervals.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1', to = '2000', rules = 'classic'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
const count = Number(to) - Number(from) + 1;
let won = 0;
for (let deal = Number(from); deal <= Number(to); deal++)
  if (playCarelessly(ruleSet, dealOf(deal)).won) won++;
const { lower, upper } = wilson(won, count);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log(
  `${count} deals, ${won} won: ${percent(won / count)} (${percent(lower)} to ${percent(upper)})`,
);
