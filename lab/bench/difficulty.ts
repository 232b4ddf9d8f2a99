/**
 * `npm run -w lab bench:difficulty -- [FROM TO [RULES [FINDS]]]`: how many plays the fair player
 * wins of deals that can be won, for the thresholds in src/app/insight/deals/difficulty.ts, and how
 * long it takes to find a deal of each grade.
 */

import { Difficulty, type Grade, gradeOf, PLAYS } from '../../src/app/insight/deals/difficulty.ts';
import { WinnableDeal } from '../../src/app/insight/deals/winnableDeal.ts';
import { Insight } from '../../src/app/insight/insight.ts';
import { startGame } from '../../src/rules/game.ts';
import { Pool } from '../../src/worker/pool.ts';
import { localWorker } from '../../src/worker/testing/localWorker.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1000001', to = '1000240', rules = 'classic', finds = '20'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);

const worker = () => new Pool({ connect: localWorker });
const insight = new Insight({ solver: worker(), fairPlayer: worker() });
const difficulty = new Difficulty(insight);

/** The processor time of some work, in milliseconds. */
async function timed<Result>(act: () => Promise<Result>): Promise<{ ms: number; grade: Result }> {
  const before = process.cpuUsage();
  const grade = await act();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, grade };
}

const deals = Array<number>(PLAYS + 1).fill(0);
let spent = 0;
for (let number = Number(from); number <= Number(to); number++) {
  const game = startGame(ruleSet, dealOf(number));
  if ((await insight.verdict(game, 0)).kind !== 'winnable') continue;
  const { ms, grade } = await timed(() => difficulty.measure(game));
  spent += ms;
  if (typeof grade === 'number') deals[grade] = (deals[grade] as number) + 1;
}
const measured = deals.reduce((sum, count) => sum + count, 0);
console.log(`${measured} winnable deals, ${(spent / measured / PLAYS).toFixed(0)} ms a play`);
const shares = new Map<Grade, number>();
for (const [won, count] of deals.entries()) {
  if (count > 0) console.log(`${won} of ${PLAYS} won: ${count} deals`);
  shares.set(gradeOf(won), (shares.get(gradeOf(won)) ?? 0) + count);
}

let state = 1;
/** A fixed sequence, so that the same deals are tried each time. */
const random = (): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
for (const [grade, count] of shares) {
  const share = `${grade}: ${((100 * count) / measured).toFixed(1)} %`;
  const times: number[] = [];
  for (let i = 0; i < Number(finds); i++) {
    const search = new WinnableDeal(insight, difficulty, random);
    times.push((await timed(() => search.find(ruleSet, grade))).ms / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(part * times.length)] ?? 0).toFixed(1);
  console.log(
    `${share}; to find one takes ${at(0.5)} s (median of ${finds}; ${at(0)} to ${at(0.99)})`,
  );
}
