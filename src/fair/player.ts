/**
 * The fair player: it knows only what a person at the table sees.
 *
 * Between two deals nothing is hidden, so it searches what can be reached without dealing
 * (`search/candidateSearch.ts`). It deals from the best of these positions over samples of the stock
 * (`search/sampler.ts`), and goes to the best. A value network judges all of them (`net/`). Once
 * nothing is hidden any more, the solver decides.
 */

import { finish, yielding } from '../rules/steps.ts';
import { DeadEnd } from '../solver/deadEnd.ts';
import { decodeMove, goesHome, STOCK, sourceOf, topOf, UP } from '../solver/engine/codes.ts';
import { MoveFinder } from '../solver/engine/moveFinder.ts';
import { ObjectPool } from '../solver/engine/objectPool.ts';
import { Random } from '../solver/engine/random.ts';
import { SearchPosition } from '../solver/engine/searchPosition.ts';
import { solve } from '../solver/solve.ts';
import { chanceFor } from './chances.ts';
import { netFor } from './net/nets.ts';
import { ValueQueue } from './net/valueQueue.ts';
import { type Evaluation, type FairChoice, sureWin } from './result.ts';
import { CandidateSearch } from './search/candidateSearch.ts';
import { EndingSolver } from './search/endingSolver.ts';
import { candidateValue, type Estimate, Sampler, type Stage } from './search/sampler.ts';
import { drawCandidate } from './search/softmaxPolicy.ts';
import type { FairView } from './view.ts';

export interface FairOptions {
  /** Any whole number; the same view, seed and samples get the same answer. 0 if not given. */
  readonly seed?: number;
  /**
   * How many sample stocks candidates are dealt from at first: the work grows with it. 0 chooses by
   * the network's values before the deal.
   */
  readonly samples?: number;
  /**
   * Whether it follows the softmax policy, without samples (`softmaxPolicy.ts`), so that games with other
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

/** The stages of the comparison, by the number of samples. */
const stagesFor = (samples: number): readonly Stage[] =>
  samples === 0
    ? []
    : [
        { candidates: 16, samples },
        { candidates: 8, samples: 2 * samples },
        { candidates: 4, samples: 4 * samples },
      ];

/** Positions looked at to decide a position in which nothing is hidden, and bytes to remember them. */
const KNOWN_NODES = 100_000;
const KNOWN_BYTES = 2e7;

/** Positions looked at for an ending after a sampled deal, not counting a small excess. */
const ENDING_NODES = 300;

/** The tools for one choice. */
interface Tools {
  readonly queue: ValueQueue;
  readonly search: CandidateSearch;
  readonly sampler: Sampler;
}
const allTools = new ObjectPool<Tools>();

function makeTools(position: SearchPosition): Tools {
  const queue = new ValueQueue(netFor(position.ruleSet));
  const ending = new EndingSolver(position, ENDING_NODES);
  return {
    queue,
    search: new CandidateSearch(position, queue),
    sampler: new Sampler(position, queue, ending),
  };
}

export { loadNet } from './net/nets.ts';

/** Evaluates a position: runs `evaluating` to its end. */
export function evaluate(view: FairView, options: FairOptions = {}): Evaluation {
  return finish(evaluating(view, options));
}

/**
 * Evaluates a position in slices of a few milliseconds, or in a single one where nothing is hidden.
 * Yields the positions looked at so far. The network for its rules must have been loaded (`loadNet`).
 */
export function* evaluating(
  view: FairView,
  options: FairOptions = {},
): Generator<number, Evaluation> {
  const position = searchPositionOf(view);
  if (position.isWon()) return { kind: 'won' };
  if (new DeadEnd().isDead(position)) return { kind: 'unwinnable' };
  if (view.unseen.length < 2) return playKnown(view);
  const tools = allTools.take(view.ruleSet, () => makeTools(position));
  try {
    return yield* choose(position, view.isNumbered, tools, options);
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
  isNumbered: boolean,
  { queue, search, sampler }: Tools,
  options: FairOptions,
): Generator<number, FairChoice> {
  const { seed = 0, samples = DEFAULT_SAMPLES, softmax = false, spent = () => 0 } = options;
  const before = queue.judged;
  const nodes = (): number => queue.judged - before;
  search.search(position, softmax || samples === 0);
  const random = new Random(seed ^ position.key1);
  const drawn = softmax ? drawCandidate(search.candidates, random) : undefined;
  const comparison = sampler.compare({
    ...{ position, isNumbered, random, spent },
    found: search,
    candidates: drawn ? [drawn] : search.candidates,
    stages: softmax ? [] : stagesFor(samples),
  });
  const all = yield* yielding(comparison, nodes);
  const best = all[0];
  if (!best) return playOn(position, nodes());
  const plan = search.lineTo(best.candidate).map(decodeMove);
  const move = plan[0];
  const chanceBy = (estimate: Estimate): number =>
    chanceFor(position.ruleSet, position.lengths[STOCK], candidateValue(estimate));
  const alternatives = firstMoves(search, best, all, chanceBy);
  return { kind: 'move', move, chance: chanceBy(best), plan, alternatives, nodes: nodes() };
}

/**
 * The chance that each first move gives. The chosen one comes first, even if others were luckier in
 * fewer deals: their chance is cut to its own.
 */
function firstMoves(
  search: CandidateSearch,
  best: Estimate,
  all: readonly Estimate[],
  chanceBy: (estimate: Estimate) => number,
): FairChoice['alternatives'] {
  const most = chanceBy(best);
  const found = new Map<number, number>();
  for (const one of [best, ...all]) {
    const first = search.lineTo(one.candidate)[0];
    const chance = Math.min(chanceBy(one), most);
    found.set(first, Math.max(found.get(first) ?? 0, chance));
  }
  const [own, ...others] = [...found];
  others.sort((a, b) => b[1] - a[1]);
  return [own, ...others].map(([move, chance]) => ({ move: decodeMove(move), chance }));
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
