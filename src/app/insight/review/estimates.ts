/**
 * What the fair player thinks of the moves of a line, in the few numbers that the review needs: the chance before each move, and
 * the chance that was left after it, both by what could be seen.
 */
import type { Evaluation } from '../../../fair/result.ts';
import { type Move, makeMove } from '../../../rules/move.ts';

/**
 * Differences of chance up to this are noise. Falls that the fair player predicts are right in the mean, but that of a single
 * move is known to within some points only (docs/odds.md, "How far to trust a fall"). Luck hardly matters: over five
 * seeds the standard deviation of a fall is half a point.
 */
export const NOISE = 0.06;

/** Whether a difference of chances is above the noise, in whole points as they are shown. */
export const isMore = (difference: number): boolean =>
  Math.round(100 * difference) > Math.round(100 * NOISE);

/** Chances are kept as whole numbers up to this. */
export const SCALE = 10_000;

/** The chance that is left after a move, from 0 to 1; with `atMost` only an upper bound. */
interface RemainingChance {
  readonly after: number;
  readonly atMost: boolean;
}

/** The fair player's opinion of one point of a line. Chances are from 0 to 1. */
export interface PointEstimate {
  /** `undefined`: nothing is hidden, but the solver found no answer. */
  readonly chance: number | undefined;
  /** What is left after the move made, if that move deals; otherwise the next point says it. */
  readonly left: RemainingChance | undefined;
  /** The chance of the best other move among those that were compared. */
  readonly other: number | undefined;
}

/** @param move the move made from the point; `undefined` at the end of the line */
export function estimateOf(evaluation: Evaluation, move: Move | undefined): PointEstimate {
  const { kind } = evaluation;
  if (kind === 'unknown') return { chance: undefined, left: undefined, other: undefined };
  const isDeal = move !== undefined && move.kind !== 'carry';
  if (kind !== 'move') {
    const left = isDeal && kind === 'unwinnable' ? { after: 0, atMost: false } : undefined;
    return { chance: Number(kind === 'won'), left, other: undefined };
  }
  const chance = rounded(evaluation.chance);
  const all = evaluation.alternatives.map((each) => ({ ...each, chance: rounded(each.chance) }));
  const name = move && makeMove(move);
  const others = all.filter((each) => makeMove(each.move) !== name);
  const left = isDeal && chance < 1 ? leftAfter(all, others) : undefined;
  return { chance, left, other: bestOf(others) };
}

/** To a hundredth of a point, as it is kept. Only what is certain is 0 or 1. */
function rounded(chance: number): number {
  const whole = Math.round(chance * SCALE);
  return (chance > 0 && chance < 1 ? Math.min(SCALE - 1, Math.max(1, whole)) : whole) / SCALE;
}

type Alternatives = readonly { readonly chance: number }[];

function leftAfter(all: Alternatives, others: Alternatives): RemainingChance {
  const own = all.find((each) => !others.includes(each));
  if (own) return { after: own.chance, atMost: false };
  // The move was not among those that the fair player weighed.
  return { after: Math.min(...all.map(({ chance }) => chance)), atMost: true };
}

const bestOf = (all: Alternatives): number | undefined =>
  all.length > 0 ? Math.max(...all.map(({ chance }) => chance)) : undefined;

/** One point of a line: the chance there, and what the move made from it left. */
export interface Step {
  /** From 0 to 1. */
  readonly before: number | undefined;
  readonly left: RemainingChance | undefined;
}

/**
 * The chances along a line, one step for each point. From each point all later points up to the next deal can be reached, so its
 * chance is no lower than theirs. Therefore the moves are processed from the last to the first.
 *
 * @param estimates one for each point, `undefined` where it is still missing
 */
export function chancesAlong(
  moves: readonly Move[],
  estimates: readonly (PointEstimate | undefined)[],
): readonly Step[] {
  const steps: Step[] = [];
  let ahead: RemainingChance | undefined;
  for (let at = moves.length; at >= 0; at--) {
    const estimate = estimates[at];
    const left = at < moves.length && estimate ? (estimate.left ?? ahead) : undefined;
    const before = estimate && highest(estimate.chance, left);
    steps.unshift({ before, left });
    ahead = before === undefined ? undefined : { after: before, atMost: false };
  }
  return steps;
}

/** Where the chance itself is not known, only a certain win says what it is. */
function highest(chance: number | undefined, left: RemainingChance | undefined) {
  const after = left?.after ?? 0;
  if (chance === undefined) return after === 1 ? 1 : undefined;
  return Math.max(chance, after);
}
