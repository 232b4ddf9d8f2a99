/**
 * The weights and parameters of the fair player's evaluations; how they were learned: docs/odds.md.
 */
import { nameOf, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';
import netFile from './net.json';
import { unpackNet } from './netFile.ts';
import stored from './weights.json';

/** Weights are kept as whole numbers of this unit. */
export const UNIT = 0.01;

/** The weights of the linear evaluation; a rule set without its own takes those of `classic`. */
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
 * The logit of the chance to win is a line over the logit of the value of a candidate. These are its height and its
 * slope: each when the stock is empty, and how much it changes until the stock is whole.
 */
type ChanceLine = readonly [
  height: number,
  heightByStock: number,
  slope: number,
  slopeByStock: number,
];

/**
 * For each kind of rules, since the net does not know them all equally well: one line where values
 * are the net's alone, and one where games are played on (`candidateEvaluator.ts`). Fitted by
 * `npm run -w lab bench:fair-chance`.
 */
const LINES = {
  classic: { byNet: [0.81, 0.56, 1.26, 0.03], playedOn: [1.26, 0.04, 1.57, -0.8] },
  gamerules: { byNet: [0.34, -0.33, 0.74, 0.58], playedOn: [0.35, 0.61, 1.41, -1.28] },
  mcneely: { byNet: [0.6, 0.44, 0.92, 0.33], playedOn: [0.57, 0.12, 1.17, -0.51] },
  cadogan: { byNet: [0.93, 0.24, 1.21, -0.07], playedOn: [0.76, 0.68, 1.32, -0.81] },
  relaxed: { byNet: [0.83, 0.19, 0.76, 0.34], playedOn: [1.08, 0.29, 1.12, -0.82] },
} as const satisfies Record<string, Record<'byNet' | 'playedOn', ChanceLine>>;

/** The line for rules with a redeal, where no game is played on. */
const WITH_REDEAL: ChanceLine = [0.92, 0.96, 0.57, 0.65];

/** The line that gives the chance to win from the value of a candidate. */
export function chanceLine(ruleSet: RuleSet, playsOn: boolean): ChanceLine {
  if (ruleSet.redeals > 0) return WITH_REDEAL;
  return LINES[likest(ruleSet)][playsOn ? 'playedOn' : 'byNet'];
}

/**
 * The named rule set whose lines a rule set takes: it has the same choices where they change the
 * chances most.
 */
function likest({ buildOn, drawWhen, wasteTo }: RuleSet): keyof typeof LINES {
  if (buildOn === 1) return drawWhen === 'any' ? 'gamerules' : 'relaxed';
  if (wasteTo === 'foundations') return 'cadogan';
  return drawWhen === 'stuck' ? 'mcneely' : 'classic';
}
