/**
 * `npm run bench:fair-chance -- [FROM TO [SHUFFLES]]`: fits what the worth of playouts says of the chance to win,
 * for `CHANCE` in src/solver/fair/weights.ts, on deals that are used for nothing else.
 */
import { CHANCE } from '../src/solver/fair/weights.ts';
import { playFairly, ruleSetOf } from './fairGame.ts';

const [from = '1000001', to = '1000100', shuffles = '12'] = process.argv.slice(2);
const STEPS = 20_000;
const RATE = 0.3;

/** A constant, the logit of the worth, the share of the stock that is left; and whether it was won. */
const samples: { x: readonly [number, number, number]; won: number }[] = [];
for (let deal = Number(from); deal <= Number(to); deal++) {
  const game = playFairly(deal, ruleSetOf('classic'), { shuffles: Number(shuffles) });
  for (const { chance, stock } of game.forecasts) {
    const share = stock / 56;
    const logit = Math.log(chance / (1 - chance)) - CHANCE.constant - CHANCE.stock * share;
    samples.push({ x: [1, logit / CHANCE.worth, share], won: game.won ? 1 : 0 });
  }
}

/** Logistic regression by plain descent. */
const w: [number, number, number] = [0, 1, 0];
for (let step = 0; step < STEPS; step++) {
  const slope: [number, number, number] = [0, 0, 0];
  for (const { x, won } of samples) {
    const p = 1 / (1 + Math.exp(-(w[0] + w[1] * x[1] + w[2] * x[2])));
    for (const k of [0, 1, 2] as const) slope[k] += ((p - won) * x[k]) / samples.length;
  }
  for (const k of [0, 1, 2] as const) w[k] -= RATE * slope[k];
}
const [constant, worth, stock] = w.map((x) => Number(x.toFixed(2)));
console.log(`${samples.length} moments`, { constant, worth, stock });
