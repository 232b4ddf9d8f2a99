/** The player's chance to win, from the value of its best candidate. */
import type { RuleSet } from '../rules/ruleSet.ts';
import { WHOLE_STOCK } from '../solver/engine/codes.ts';
import { logistic, logitOf } from './net/logistic.ts';

/**
 * The logit of the chance is a line over the logit of the value. These are its height and its slope:
 * each when the stock is empty, and how much it changes until the stock is whole.
 */
export type ChanceLine = readonly [
  height: number,
  heightByStock: number,
  slope: number,
  slopeByStock: number,
];

/**
 * For each kind of rules, since the network does not know them all equally well. Fitted by
 * `npm run -w lab bench:fair-chance`.
 */
const LINES = {
  classic: [-0.23, 0.47, 1.16, -0.29],
  gamerules: [0.89, 0.18, 0.8, -0.28],
  mcneely: [-0.39, 0.31, 0.85, -0.18],
  cadogan: [-0.09, -0.24, 1.12, -0.37],
  redeal: [0.88, 1.31, 0.85, -0.24],
  relaxed: [1.11, 0.66, 0.72, 0.14],
} as const satisfies Record<string, ChanceLine>;

/** The line of a rule set: that of a named set with the same choices where they change the chances most. */
export function chanceLine({ buildOn, drawWhen, wasteTo, redeals }: RuleSet): ChanceLine {
  if (redeals > 0) return LINES.redeal;
  if (buildOn === 1) return drawWhen === 'any' ? LINES.gamerules : LINES.relaxed;
  if (wasteTo === 'foundations') return LINES.cadogan;
  return drawWhen === 'stuck' ? LINES.mcneely : LINES.classic;
}

/**
 * The chance to win, from 0 to 1.
 *
 * @param value of the candidate, from 0 to 1
 * @param stock how many cards the stock has
 */
export function chanceFor(ruleSet: RuleSet, stock: number, value: number): number {
  const [height, heightByStock, slope, slopeByStock] = chanceLine(ruleSet);
  const share = stock / WHOLE_STOCK;
  const logit = logitOf(Math.min(0.99, Math.max(0.01, value)));
  return logistic(height + heightByStock * share + (slope + slopeByStock * share) * logit);
}
