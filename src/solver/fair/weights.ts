/** The numbers by which the fair player judges; how they were learned: docs/odds.md. */
import { nameOf, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';
import netFile from './net.json';
import { unpackNet } from './netFile.ts';
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

let parameters: Float32Array | undefined;

/** The parameters of the net (`net.ts`), unpacked when they are first asked for. */
export function netParameters(): Float32Array {
  parameters ??= unpackNet(netFile);
  return parameters;
}

/**
 * The logit of the chance to win is a line over the logit of the worth of a candidate. Its height and its
 * slope: each when the stock is empty, and how much it changes until the stock is whole. Where games are played on
 * (`weighing.ts`) it is another line than where worths are the net's alone; and where the waste can be turned over
 * once more another one again: the games that taught the net made less of that. Fitted by
 * `npm run bench:fair-chance` on games by `classic` and by `redeal`.
 */
export function chanceLine({ redeals }: RuleSet, playsOn: boolean): ChanceLine {
  if (redeals > 0) return WITH_REDEAL;
  return playsOn ? WITH_PLAYOUTS : BY_NET;
}

type ChanceLine = readonly [
  height: number,
  heightByStock: number,
  slope: number,
  slopeByStock: number,
];
const BY_NET: ChanceLine = [0.93, 0.59, 1.18, 0.28];
const WITH_PLAYOUTS: ChanceLine = [1.27, 0.11, 1.6, -0.94];
const WITH_REDEAL: ChanceLine = [0.95, 0.52, 0.62, -0.15];
