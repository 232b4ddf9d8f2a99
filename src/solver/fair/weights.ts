/** The numbers by which the fair player judges; how they were learned: docs/odds.md. */
import { nameOf, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';
import stored from './weights.json';

/** Weights are kept as whole numbers of this unit. */
export const UNIT = 0.01;

/** The weights by which positions look hopeful (`looks.ts`); a rule set that has none of its own takes `classic`'s. */
export function weightsFor(ruleSet: RuleSet): Float64Array {
  const sets: Partial<Record<RuleSetName, readonly number[]>> & {
    readonly classic: readonly number[];
  } = stored;
  const own = sets[nameOf(ruleSet) ?? 'classic'] ?? sets.classic;
  return Float64Array.from(own, (weight) => UNIT * weight);
}

/**
 * The logit of the chance to win is a line over the logit of the worth of the playouts. Its height and its
 * slope: each when the stock is empty, and how much it changes until the stock is whole. Fitted by
 * `npm run bench:fair-chance`.
 */
export const CHANCE: readonly [number, number, number, number] = [0.49, -0.42, 0.67, 0.01];
