/**
 * What can be found out about a game: whether it can be won, by the solver, and what the fair player thinks of it,
 * who is asked with what a person at the table sees. The one way to ask: nothing is asked that is known or
 * follows from what is known.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { type Evaluation, sureWin } from '../../fair/result.ts';
import { type FairView, viewOf } from '../../fair/view.ts';
import type { Game } from '../../rules/game.ts';
import { isOver } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { AskOptions, PlayQuestion, Pool } from '../../worker/pool.ts';
import type { FairGame } from '../../worker/protocol.ts';
import { WorkersDied } from '../../worker/workersDied.ts';
import { Knowledge } from './knowledge.ts';

/** Who answers: each has a worker of its own, so that proofs and thoughts do not wait for each other. */
export interface EnginePools {
  readonly solver: Pick<Pool, 'solve'>;
  readonly fairPlayer: Pick<Pool, 'advise' | 'play'>;
}

/** How long the solver may think about one position, in milliseconds of its work. */
const SOLVE_TIMEOUT_MS = 10_000;

/**
 * How long the fair player thinks. The more samples, the less its chances depend on luck: with 8 they lie half a point
 * about their mean while the stock has more than 24 cards, later 3.6 points (one standard deviation, 157 positions of
 * deals 1 to 6, six seeds each). The time limit matters only on slow machines.
 */
const ADVICE_LIMITS = { samples: 8, ms: 1500 };
const ADVICE_SEED = 0;

/** Longer than a game takes on any machine: a worker that has said nothing by then is dead. */
const PLAY_TIMEOUT_MS = 30_000;

export class Insight {
  /** Increases whenever something is learned or a question gets no answer: look again. */
  readonly revision: ReadonlySignal<number>;
  readonly #revision: Signal<number> = signal(0);
  readonly #pools: EnginePools;
  readonly #knowledge = new Knowledge();
  /** Positions that got no evaluation; background questions skip them. */
  readonly #failed = new WeakSet<Position>();

  constructor(pools: EnginePools) {
    this.#pools = pools;
    this.revision = this.#revision;
  }

  /** Whether a point of a game can be won, as far as that is known without asking. */
  knownVerdict(game: Game, at = game.at): Verdict | undefined {
    return this.#knowledge.verdict(game, at);
  }

  /** The same for every point of a game. */
  knownVerdicts(game: Game): readonly (Verdict['kind'] | undefined)[] {
    return this.#knowledge.verdicts(game);
  }

  /** Whether the fair player was asked about a point of a game, and no worker answered. */
  hasFailed(game: Game, at: number): boolean {
    return this.#failed.has(game.positions[at] as Position);
  }

  /** What the fair player thinks of a point of a game, if it has been asked. */
  knownEvaluation(game: Game, at = game.at): Evaluation | undefined {
    const position = game.positions[at] as Position;
    if (isWon(position)) return { kind: 'won' };
    if (isOver(game.ruleSet, position)) return { kind: 'unwinnable' };
    return this.#knowledge.evaluation(viewAt(game.ruleSet, position));
  }

  /**
   * Whether a point of a game can be won; a search that ended without knowing is tried again.
   *
   * @param options `ms`: how long the solver may think, in milliseconds of its work
   */
  async verdict(
    game: Game,
    at = game.at,
    { ms = SOLVE_TIMEOUT_MS, ...options }: AskOptions & { readonly ms?: number } = {},
  ): Promise<Verdict> {
    const known = this.knownVerdict(game, at);
    if (known && known.kind !== 'unknown') return known;
    const { ruleSet } = game;
    const position = game.positions[at] as Position;
    const answer = await this.#pools.solver
      .solve({ position, ruleSet, limits: { ms } }, options)
      .catch(ifDied);
    const verdict = answer?.verdict ?? ({ kind: 'unknown', reason: 'memory', nodes: 0 } as const);
    const learned = this.#learn(game, at, verdict);
    this.#revision.value++;
    return learned;
  }

  /**
   * What the fair player thinks of a point of a game.
   *
   * @returns nothing if there is no worker that answers
   */
  async evaluation(
    game: Game,
    at = game.at,
    options: AskOptions = {},
  ): Promise<Evaluation | undefined> {
    const known = this.knownEvaluation(game, at);
    if (known) return known;
    const position = game.positions[at] as Position;
    if (options.priority === 'background' && this.hasFailed(game, at)) return undefined;
    const view = viewAt(game.ruleSet, position);
    const answer = await this.#pools.fairPlayer
      .advise({ view, seed: ADVICE_SEED, limits: ADVICE_LIMITS }, options)
      .catch(ifDied);
    const evaluation = answer && (await this.#surely(answer.evaluation, game, at, options));
    if (evaluation) this.#knowledge.learnEvaluation(view, evaluation);
    else this.#failed.add(position);
    this.#revision.value++;
    return evaluation;
  }

  /**
   * Has the fair player play a deal to its end.
   *
   * @returns nothing if there is no worker that answers
   */
  async play(question: PlayQuestion, options?: AskOptions): Promise<FairGame | undefined> {
    const { fairPlayer } = this.#pools;
    const answer = await fairPlayer.play(question, options, PLAY_TIMEOUT_MS).catch(ifDied);
    return answer?.played;
  }

  /** If the stock is known and the fair player found no win, the solver is asked. */
  async #surely(
    evaluation: Evaluation,
    game: Game,
    at: number,
    options: AskOptions,
  ): Promise<Evaluation> {
    if (evaluation.kind !== 'unknown') return evaluation;
    const verdict = await this.verdict(game, at, options);
    return verdict.kind === 'winnable' ? sureWin(verdict.moves, 0) : { kind: verdict.kind };
  }

  #learn(game: Game, at: number, verdict: Verdict): Verdict {
    const position = game.positions[at] as Position;
    if (verdict.kind === 'winnable') {
      if (this.#knowledge.learnWin(game, at, verdict.moves)) return verdict;
      // What does not win when it is played through is no win.
      return this.#learn(game, at, { kind: 'unknown', reason: 'nodes', nodes: verdict.nodes });
    }
    this.#knowledge.learn(game.ruleSet, position, verdict);
    return verdict;
  }
}

/** No worker answers, which is no bug. */
function ifDied(error: unknown): undefined {
  if (!(error instanceof WorkersDied)) throw error;
}

/** Positions do not change, so each is looked at once. */
const views = new WeakMap<Position, FairView>();

function viewAt(ruleSet: RuleSet, position: Position): FairView {
  const seen = views.get(position);
  if (seen?.ruleSet === ruleSet) return seen;
  const view = viewOf(ruleSet, position);
  views.set(position, view);
  return view;
}
