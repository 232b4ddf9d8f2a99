/**
 * The story of a game: how the chance went, and what moved it. A deal from the stock is luck: the chance after the cards came
 * less the chance before. A decision is skill: the chance that the move left less that of the best move. Both are by what could
 * be seen, except for one thing: from the first position that is proved lost, the chance is 0. The method and its sources are in
 * docs/story.md. Pure.
 */
import type { Move } from '../../../rules/move.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import { chancesAlong, isMore, type PointEstimate, type Step } from './estimates.ts';

/** What is known about a line. There is one more point than there are moves. */
export interface StoryFacts {
  readonly moves: readonly Move[];
  /** One for each point, `undefined` where it is still missing. */
  readonly estimates: readonly (PointEstimate | undefined)[];
  readonly verdicts: readonly ReviewVerdict[];
  /** By point: the chance of the best other move, where every other move was looked at. */
  readonly others: ReadonlyMap<number, number>;
}

/** What a move did to the chance. Differences are from -1 to 1, `undefined` where a chance is missing. */
export interface StoryMove {
  /** The point from which it was made. */
  readonly at: number;
  readonly kind: Move['kind'];
  /** The chance that the move left by what could be seen, from 0 to 1, before cards came. */
  readonly left: number | undefined;
  /** What the cards did that came from the stock; at the move that lost the game, also what the proof did. */
  readonly luck: number | undefined;
  /** What the move left, less the chance of the best move: never above 0. */
  readonly skill: number | undefined;
  /** By how much the move was better than every other, where that was looked at and no better move is known. */
  readonly lead: number | undefined;
}

export interface Story {
  /** The chance at each point, from 0 to 1; `undefined` where it is missing. */
  readonly curve: readonly (number | undefined)[];
  readonly moves: readonly StoryMove[];
  /** The three deals from the stock that raised the chance most, and those that lowered it most. */
  readonly luckiest: readonly StoryMove[];
  readonly unluckiest: readonly StoryMove[];
  /** The three decisions that were furthest above every other move, and those furthest below the best. */
  readonly best: readonly StoryMove[];
  readonly worst: readonly StoryMove[];
}

/** How many each list has at most. */
const LISTED = 3;

export function storyOf(facts: StoryFacts): Story {
  const steps = chancesAlong(facts.moves, facts.estimates);
  const lost = firstLost(facts.verdicts);
  const curve = steps.map(({ before }, at) => (at >= lost ? 0 : before));
  const moves = facts.moves.map(({ kind }, at): StoryMove => {
    const left = at < lost ? (steps[at] as Step).left : { after: 0, atMost: false };
    const parts = { luck: gap(curve[at + 1], left?.after), skill: gap(left?.after, curve[at]) };
    return {
      at,
      kind,
      left: left?.after,
      ...parts,
      lead: leadOf(at, parts.skill, left, facts.others),
    };
  });
  const deals = moves.filter(({ kind }) => kind !== 'carry');
  return {
    curve,
    moves,
    luckiest: top(deals, ({ luck }) => luck),
    unluckiest: top(deals, ({ luck }) => minus(luck)),
    best: top(moves, ({ lead }) => lead),
    worst: top(moves, ({ skill }) => minus(skill)),
  };
}

/** The first point that is proved lost; beyond the end if there is none. */
export function firstLost(verdicts: readonly ReviewVerdict[]): number {
  const at = verdicts.indexOf('unwinnable');
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/**
 * What a move did beside the others, as one figure: how far it was below the best or, if it was the best, above the next. `undefined`
 * where that is not more than noise.
 */
export function decisionOf({ skill, lead }: StoryMove): number | undefined {
  return [skill, lead].find((each) => each !== undefined && isMore(Math.abs(each)));
}

/**
 * Whether the move that lost the game could be told from the one that kept the win by what lay open: `misled` if it even looked
 * better.
 *
 * @param kept the chance of the move that kept the win, from 0 to 1
 * @param made that of the move made
 */
export function sightOf(kept: number, made: number): 'seen' | 'alike' | 'misled' {
  if (isMore(kept - made)) return 'seen';
  return isMore(made - kept) ? 'misled' : 'alike';
}

const gap = (to: number | undefined, from: number | undefined): number | undefined =>
  to === undefined || from === undefined ? undefined : to - from;

const minus = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -value;

function leadOf(
  at: number,
  skill: number | undefined,
  left: Step['left'],
  others: StoryFacts['others'],
): number | undefined {
  const other = others.get(at);
  if (skill === undefined || isMore(-skill) || !left || left.atMost || other === undefined)
    return undefined;
  return Math.max(0, left.after - other);
}

/** The moves with the highest values above the noise, the highest first. */
function top(
  moves: readonly StoryMove[],
  measure: (move: StoryMove) => number | undefined,
): readonly StoryMove[] {
  const value = (move: StoryMove): number => measure(move) ?? 0;
  return moves
    .filter((move) => isMore(value(move)))
    .sort((a, b) => value(b) - value(a) || a.at - b.at)
    .slice(0, LISTED);
}
