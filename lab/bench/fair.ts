/**
 * `npm run -w lab bench:fair -- [FROM TO [RULES [SAMPLES [SEED]]]] [--table]`: how often the fair
 * player wins, for the tables in docs/odds.md, and how reliable its predicted chances are. With
 * `--table` deals are made as people make them at a table, not by deal numbers.
 */
import { parseArgs } from 'node:util';
import { wilson } from '../../src/app/statistics/intervals.ts';
import { ruleSetOf } from './deals.ts';
import { playFairly } from './fairGame.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'boolean', default: false } },
});
const [from = '1', to = '1000', rules = 'classic', samples, seed = '0'] = positionals;
const ruleSet = ruleSetOf(rules);
const options = { seed: Number(seed), ...(samples && { samples: Number(samples) }) };

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** For each tenth of the predicted chances: how many, their sum, and how many were won. */
const tenths = Array.from({ length: 10 }, () => ({ count: 0, sum: 0, won: 0 }));
let won = 0;
let work = 0;

function report(played: number): void {
  const { lower, upper } = wilson(won, played);
  const { user, system } = process.cpuUsage();
  console.log(
    `${played} deals, ${won} won: ${percent(won / played)} (${percent(lower)} to ${percent(upper)}), ` +
      `${((user + system) / 1000 / played).toFixed(0)} ms and ${(work / played).toFixed(0)} positions a game`,
  );
}

const count = Number(to) - Number(from) + 1;
for (let i = 0; i < count; i++) {
  const game = await playFairly(Number(from) + i, ruleSet, options, !values.table);
  work += game.work;
  if (game.won) won++;
  for (const { chance } of game.forecasts) {
    const tenth = tenths[Math.min(9, Math.floor(10 * chance))] as (typeof tenths)[number];
    tenth.count++;
    tenth.sum += chance;
    if (game.won) tenth.won++;
  }
  if ((i + 1) % 100 === 0 || i + 1 === count) report(i + 1);
}
for (const like of tenths)
  if (like.count > 0)
    console.log(
      `predicted ${percent(like.sum / like.count)}, won ${percent(like.won / like.count)} of ${like.count}`,
    );
