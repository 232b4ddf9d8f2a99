/**
 * Asks the fair player about the game under review, in the background: about each point of the line, then about the moves that
 * could show that a decision was good, or that the losing move could have been seen. Loaded after the table.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { chanceOf } from '../../../fair/result.ts';
import type { Game } from '../../../rules/game.ts';
import { makeMove } from '../../../rules/move.ts';
import type { Position } from '../../../rules/position.ts';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { estimateOf, isMore, type PointEstimate } from './estimates.ts';
import type { Findings, Keeper, KeptReviews } from './keptReviews.ts';
import { nextToCompare, otherMoves } from './leads.ts';
import { gameAfter, lookOrder } from './questions.ts';
import type { Review } from './review.ts';
import { losingMoveOf, type ReviewVerdicts } from './reviewVerdicts.ts';
import { firstLost, type Story, storyOf } from './story.ts';

/** A point of a game. */
interface Question {
  readonly game: Game;
  readonly at: number;
}

/** What is found is kept each time that so many points have been looked at, and at the end. */
const KEEP_EVERY = 16;

const NOTHING: ReadonlyMap<number, number> = new Map();

interface ReviewEstimatesDeps {
  readonly session: Session;
  readonly review: Review;
  readonly verdicts: ReviewVerdicts;
  readonly insight: Insight;
  readonly kept: KeptReviews;
}

export class ReviewEstimates {
  /** Everything that is known by now; `undefined` while the review is closed. */
  readonly findings: ReadonlySignal<Findings | undefined>;
  readonly story: ReadonlySignal<Story | undefined>;
  /** Whether everything has been asked. */
  readonly isSettled: ReadonlySignal<boolean>;
  readonly #isSettled: Signal<boolean> = signal(false);
  readonly #deps: ReviewEstimatesDeps;
  readonly #request = new LatestRequest();
  /** The position about which it asks. */
  #asking: Position | undefined;
  #lastKept: { readonly moves?: unknown; readonly looked?: number; readonly isDone?: boolean } = {};
  /** The decisions whose other moves were looked at, of the line with these moves. */
  readonly #compared: Signal<{ readonly moves: unknown; readonly others: typeof NOTHING }> = signal(
    { moves: undefined, others: NOTHING },
  );

  constructor(deps: ReviewEstimatesDeps) {
    this.#deps = deps;
    this.isSettled = this.#isSettled;
    this.findings = computed(() => {
      deps.insight.revision.value;
      const verdicts = deps.verdicts.verdicts.value;
      const { game } = deps.session.entry.value;
      // Both change with the game, one after the other.
      return verdicts.length === game.positions.length ? this.#findingsNow(verdicts) : undefined;
    });
    this.story = computed(() => {
      const found = this.findings.value;
      return found && storyOf({ moves: deps.session.game.value.moves, ...found });
    });
    effect(() => {
      const found = this.findings.value;
      const isProved = deps.verdicts.isSettled.value;
      untracked(() => this.#goOn(found, isProved));
    });
  }

  /** @param isProved whether the verdicts are complete, on which the comparisons depend */
  #goOn(found: Findings | undefined, isProved: boolean): void {
    const { game } = this.#deps.session.entry.value;
    const question = found && this.#nextQuestion(game, found, isProved);
    // The comparison is complete: this is called again with it.
    if (typeof question === 'number') return;
    this.#isSettled.value = found !== undefined && isProved && !question;
    if (found) this.#keep(found);
    if (question) this.#ask(question);
    else {
      this.#asking = undefined;
      this.#request.stop();
    }
  }

  /** Asks a question, unless it is being asked: the slider and the solver change other things. */
  #ask({ game, at }: Question): void {
    const position = game.positions[at];
    if (position === this.#asking) return;
    this.#asking = position;
    const options = { priority: 'background' } as const;
    void this.#request.ask((abort) =>
      this.#deps.insight.evaluation(game, at, { signal: abort, ...options }),
    );
  }

  /** Keeps what was found, once for each state that is worth it. */
  #keep(found: Findings): void {
    const { id, game } = this.#deps.session.entry.peek();
    const looked = found.estimates.filter((each) => each).length;
    const isDone = this.#isSettled.peek();
    if (!isDone && looked % KEEP_EVERY > 0) return;
    const { moves } = game;
    const last = this.#lastKept;
    if (last.moves === moves && last.looked === looked && last.isDone === isDone) return;
    this.#lastKept = { moves, looked, isDone };
    this.#deps.kept.keep(id, game, found);
  }

  #findingsNow(verdicts: Findings['verdicts']): Findings {
    const { session, insight, kept } = this.#deps;
    const { id, game } = session.entry.value;
    const before = kept.find(id, game);
    const estimates = game.positions.map((_, at): PointEstimate | undefined => {
      const evaluation = insight.knownEvaluation(game, at);
      return evaluation ? estimateOf(evaluation, game.moves[at]) : before?.estimates[at];
    });
    const { moves, others } = this.#compared.value;
    return {
      estimates,
      verdicts,
      others: moves === game.moves ? others : (before?.others ?? NOTHING),
      keeper: before?.keeper ?? this.#keeper(game, verdicts),
    };
  }

  /** @returns a number if a comparison has just been completed */
  #nextQuestion(game: Game, found: Findings, isProved: boolean): Question | number | undefined {
    const { insight } = this.#deps;
    const at = lookOrder(game, firstLost(found.verdicts)).find(
      (each) => found.estimates[each] === undefined && !insight.hasFailed(game, each),
    );
    if (at !== undefined) return { game, at };
    if (!isProved) return undefined;
    return this.#aboutKeeper(game, found) ?? this.#aboutOthers(game, found);
  }

  /** A move that would have kept the win, and its chance, if both are known. */
  #keeper(game: Game, verdicts: Findings['verdicts']): Keeper | undefined {
    const { insight } = this.#deps;
    const at = losingMoveOf(verdicts);
    const verdict = at === undefined ? undefined : insight.knownVerdict(game, at);
    if (at === undefined || verdict?.kind !== 'winnable') return undefined;
    const [move] = verdict.moves;
    if (!move) return undefined;
    const isCarry = move.kind === 'carry';
    const evaluation = isCarry
      ? insight.knownEvaluation(gameAfter(game, at, move), at + 1)
      : insight.knownEvaluation(game, at);
    if (!evaluation) return undefined;
    const own = estimateOf(evaluation, isCarry ? undefined : move);
    const chance = isCarry ? own.chance : (own.left?.after ?? own.chance);
    return chance === undefined ? undefined : { move: makeMove(move), chance };
  }

  #aboutKeeper(game: Game, { verdicts, keeper }: Findings): Question | undefined {
    const { insight } = this.#deps;
    const at = losingMoveOf(verdicts);
    if (at === undefined || keeper) return undefined;
    const verdict = insight.knownVerdict(game, at);
    const move = verdict?.kind === 'winnable' ? verdict.moves[0] : undefined;
    if (move?.kind !== 'carry') return undefined;
    return this.#open({ game: gameAfter(game, at, move), at: at + 1 });
  }

  #aboutOthers(game: Game, found: Findings): Question | number | undefined {
    const at = nextToCompare(game, { moves: game.moves, ...found });
    if (at === undefined) return undefined;
    const { insight } = this.#deps;
    const own = found.estimates[at];
    const made = own?.left?.after ?? own?.chance ?? 0;
    let best = own?.other ?? 0;
    for (const move of otherMoves(game, at)) {
      if (move.kind !== 'carry' || !isMore(made - best)) continue;
      const after = { game: gameAfter(game, at, move), at: at + 1 };
      if (this.#open(after)) return after;
      const evaluation = insight.knownEvaluation(after.game, after.at);
      // No answer came: then nothing is said of this decision.
      best = Math.max(best, evaluation ? chanceOf(evaluation) : 1);
    }
    this.#compared.value = { moves: game.moves, others: new Map([...found.others, [at, best]]) };
    return at;
  }

  /** The question, if it has no answer yet and might get one. */
  #open(question: Question): Question | undefined {
    const { insight } = this.#deps;
    const { game, at } = question;
    const isOpen = !insight.knownEvaluation(game, at) && !insight.hasFailed(game, at);
    return isOpen ? question : undefined;
  }
}
