/**
 * The fair player: it knows only what a person at the table sees.
 *
 * Between two deals nothing is hidden, so it searches what can be reached without dealing
 * (`candidates/carrySearch.ts`). It estimates, by samples of the stock, how good the best of these
 * positions are to deal from (`candidateEvaluator.ts`), and goes to the best. Once nothing is
 * hidden any more, the solver decides.
 */

import { finish, yielding } from '../rules/steps.ts';
import { DeadEnd } from '../solver/deadEnd.ts';
import {
  decodeMove,
  goesHome,
  STOCK,
  sourceOf,
  topOf,
  UP,
  WHOLE_STOCK,
} from '../solver/engine/codes.ts';
import { MoveFinder } from '../solver/engine/moveFinder.ts';
import { ObjectPool } from '../solver/engine/objectPool.ts';
import { SearchPosition } from '../solver/engine/searchPosition.ts';
import { solve } from '../solver/solve.ts';
import {
  CandidateEvaluator,
  candidateValue,
  type Estimate,
  playsOn,
} from './candidateEvaluator.ts';
import { type Candidate, CarrySearch } from './candidates/carrySearch.ts';
import { logistic, logitOf } from './evaluation/logistic.ts';
import { chanceLine } from './evaluation/weights.ts';
import { Random } from './playouts/random.ts';
import { type Evaluation, type FairChoice, sureWin } from './result.ts';
import { softmaxPolicy } from './softmaxPolicy.ts';
import type { FairView } from './view.ts';

export interface FairOptions {
  /** Any whole number; the same view, seed and samples get the same answer. 0 if not given. */
  readonly seed?: number;
  /**
   * How many sample stocks candidates are dealt from at first: the work grows with it. 0 chooses by
   * the linear evaluation alone.
   */
  readonly samples?: number;
  /**
   * Whether it follows the softmax policy over the linear evaluation (`softmaxPolicy.ts`), so that games with other
   * seeds differ. No if not given.
   */
  readonly softmax?: boolean;
  /**
   * Asked before each sample: the share of the thinking time that is spent. At 1 or more the player
   * answers at once.
   */
  readonly spent?: () => number;
}

const DEFAULT_SAMPLES = 8;

/** Positions looked at between two deals. */
const OPENED = 400;

/**
 * The same where none of them can be dealt from: some rules allow that only when the player is
 * stuck.
 */
const OPENED_AGAIN = 2000;

/** Positions looked at to decide a position in which nothing is hidden, and bytes to remember them. */
const KNOWN_NODES = 100_000;
const KNOWN_BYTES = 2e7;

/** The tools for one choice. */
interface Tools {
  readonly carrySearch: CarrySearch;
  readonly evaluator: CandidateEvaluator;
}
const allTools = new ObjectPool<Tools>();

/** Evaluates a position: runs `evaluating` to its end. */
export function evaluate(view: FairView, options: FairOptions = {}): Evaluation {
  return finish(evaluating(view, options));
}

/**
 * Evaluates a position in slices of a few milliseconds, or in a single one where nothing is hidden.
 * Yields the positions looked at so far.
 */
export function* evaluating(
  view: FairView,
  options: FairOptions = {},
): Generator<number, Evaluation> {
  const position = searchPositionOf(view);
  if (position.isWon()) return { kind: 'won' };
  if (new DeadEnd().isDead(position)) return { kind: 'unwinnable' };
  if (view.unseen.length < 2) return playKnown(view);
  const tools = allTools.take(view.ruleSet, () => ({
    carrySearch: new CarrySearch(position),
    evaluator: new CandidateEvaluator(position),
  }));
  try {
    return yield* choose(position, tools, options);
  } finally {
    allTools.giveBack(view.ruleSet, tools);
  }
}

/** The packed position of a view. A stock of unknown order gets the order of `unseen`. */
function searchPositionOf(view: FairView): SearchPosition {
  const { foundations, fans, waste, redealsUsed } = view;
  const position = new SearchPosition(view.ruleSet);
  const stock = redealsUsed > 0 ? view.knownStock : view.unseen;
  position.read({ foundations, fans, waste, redealsUsed, stock });
  return position;
}

/**
 * Evaluates a view that hides nothing: a single unseen card is known, and cards turned over have
 * been seen.
 */
function playKnown({ ruleSet, unseen, knownStock, ...seen }: FairView): Evaluation {
  const position = { ...seen, stock: [...unseen, ...knownStock] };
  const verdict = solve(position, ruleSet, { nodes: KNOWN_NODES, bytes: KNOWN_BYTES });
  return verdict.kind === 'winnable'
    ? sureWin(verdict.moves, verdict.nodes)
    : { kind: verdict.kind };
}

function* choose(
  position: SearchPosition,
  { carrySearch, evaluator }: Tools,
  options: FairOptions,
): Generator<number, FairChoice> {
  const { seed = 0, samples = DEFAULT_SAMPLES, softmax = false, spent = () => 0 } = options;
  const before = carrySearch.nodes + evaluator.nodes;
  const nodes = (): number => carrySearch.nodes + evaluator.nodes - before;
  carrySearch.search(position, OPENED);
  if (carrySearch.candidates.length === 0) carrySearch.search(position, OPENED_AGAIN);
  const random = new Random(seed ^ position.key1);
  const candidates = softmax ? sampled(carrySearch.candidates, random) : carrySearch.candidates;
  const thoughts = evaluator.evaluate(
    position,
    carrySearch,
    candidates,
    softmax ? 0 : samples,
    random,
    spent,
  );
  const { best, all } = yield* yielding(thoughts, nodes);
  if (!best) return playOn(position, nodes());
  const chanceBy = chancesFrom(position);
  const plan = carrySearch.lineTo(best.candidate).map(decodeMove);
  const move = plan[0];
  const alternatives = firstMoves(carrySearch, best, all, chanceBy);
  return { kind: 'move', move, chance: chanceBy(best), plan, alternatives, nodes: nodes() };
}

/** One candidate, drawn from the softmax policy. */
function sampled(found: readonly Candidate[], random: Random): readonly Candidate[] {
  const { candidates, shares } = softmaxPolicy(found);
  const index = random.oneOf(shares);
  return candidates.slice(index, index + 1);
}

/**
 * The chance that each first move gives. The chosen one comes first, even if others were luckier in
 * fewer deals: their chance is cut to its own.
 */
function firstMoves(
  carrySearch: CarrySearch,
  best: Estimate,
  all: readonly Estimate[],
  chanceBy: (judged: Estimate) => number,
): FairChoice['alternatives'] {
  const most = chanceBy(best);
  const found = new Map<number, number>();
  for (const one of [best, ...all]) {
    const first = carrySearch.lineTo(one.candidate)[0];
    const chance = Math.min(chanceBy(one), most);
    found.set(first, Math.max(found.get(first) ?? 0, chance));
  }
  const [own, ...others] = [...found];
  others.sort((a, b) => b[1] - a[1]);
  return [own, ...others].map(([move, chance]) => ({
    move: decodeMove(move),
    chance,
  }));
}

/** A move where no position to deal from has been found: home, or else one that mends a break. */
function playOn(position: SearchPosition, nodes: number): FairChoice {
  const finder = new MoveFinder();
  const moves = [...finder.moves.slice(0, finder.find(position))];
  const home = moves.find((move) => goesHome(move));
  const code = home ?? moves.find((move) => !isBetweenCopies(position, move)) ?? moves[0];
  const move = decodeMove(code);
  const alternatives = [{ move, chance: 0 }];
  return { kind: 'move', move, chance: 0, plan: [move], alternatives, nodes };
}

function isBetweenCopies({ cards, lengths }: SearchPosition, move: number): boolean {
  const from = sourceOf(move);
  const top = topOf(from, lengths[from]);
  return lengths[from] !== 1 && cards[top - 1] === UP[cards[top]];
}

/**
 * Turns a candidate's value and the size of the stock into a chance to win, by lines fitted to
 * games.
 */
function chancesFrom({ ruleSet, lengths }: SearchPosition): (judged: Estimate) => number {
  const stock = lengths[STOCK];
  const [height, heightByStock, slope, slopeByStock] = chanceLine(ruleSet, playsOn(ruleSet, stock));
  const share = stock / WHOLE_STOCK;
  return (judged) => {
    const value = Math.min(0.99, Math.max(0.01, candidateValue(judged)));
    return logistic(
      height + heightByStock * share + (slope + slopeByStock * share) * logitOf(value),
    );
  };
}
