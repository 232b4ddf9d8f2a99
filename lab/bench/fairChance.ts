/**
 * `npm run -w lab bench:fair-chance -- [FROM TO [RULES [SAMPLES]]]`: fits the chance to win to the
 * value of candidates, for the lines in src/fair/chances.ts, on deals used for nothing else.
 */

import { chanceLine } from '../../src/fair/chances.ts';
import { logistic, logitOf } from '../../src/fair/net/logistic.ts';
import { WHOLE_STOCK } from '../../src/solver/engine/codes.ts';
import { ruleSetOf } from './deals.ts';
import { playFairly } from './fairGame.ts';

const [from = '1000001', to = '1000600', rules = 'classic', samples = '8'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
const STEPS = 3000;
const RATE = 0.3;
const MOMENTUM = 0.95;

/** The inputs of the regression, one for each weight, and whether the game was won. */
interface Sample {
  readonly x: readonly number[];
  readonly won: number;
}
const moments: Sample[] = [];
for (let deal = Number(from); deal <= Number(to); deal++) {
  const game = await playFairly(deal, ruleSet, { samples: Number(samples) });
  for (const { chance, stock } of game.forecasts) {
    // There was no candidate to deal from.
    if (chance === 0) continue;
    const share = stock / WHOLE_STOCK;
    const line = chanceLine(ruleSet);
    const height = line[0] + line[1] * share;
    const logit = (logitOf(chance) - height) / (line[2] + line[3] * share);
    moments.push({
      x: [1, share, logit, share * logit],
      won: game.won ? 1 : 0,
    });
  }
}

/**
 * Logistic regression by gradient descent; without momentum the two slopes would not converge in
 * time.
 */
function lineThrough(samples: readonly Sample[], start: readonly number[]): number[] {
  const weights = [...start];
  const speed = start.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = [0, 0, 0, 0];
    for (const { x, won } of samples) {
      const logit = x.reduce((sum, value, k) => sum + value * (weights[k] as number), 0);
      const miss = logistic(logit) - won;
      x.forEach((value, k) => {
        slope[k] = (slope[k] as number) + (miss * value) / samples.length;
      });
    }
    for (const k of weights.keys()) {
      speed[k] = MOMENTUM * (speed[k] as number) - RATE * (slope[k] as number);
      weights[k] = (weights[k] as number) + (speed[k] as number);
    }
  }
  return weights;
}

const line = lineThrough(moments, chanceLine(ruleSet));
console.log(
  `${moments.length} moments:`,
  line.map((weight) => Number(weight.toFixed(2))),
);
