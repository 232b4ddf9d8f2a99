/**
 * What can be found out about a game: from the solver, whether it can be won; from the fair player,
 * who is given only what the player sees, how good it looks. All questions go through here, so
 * nothing is asked that is already known or follows from it.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { type Evaluation, sureWin } from '../../fair/result.ts';
import { type FairView, viewOf } from '../../fair/view.ts';
import type { Game } from '../../rules/game.ts';
import { isOver } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { AskOptions, PlayQuestion, Pool } from '../../worker/pool.ts';
import type { FairGame } from '../../worker/protocol.ts';
import { WorkersDied } from '../../worker/workersDied.ts';
import { Knowledge } from './knowledge.ts';

/** The solver and the fair player have separate workers, so that neither waits for the other. */
export interface EnginePools {
  readonly solver: Pick<Pool, 'solve'>;
  readonly fairPlayer: Pick<Pool, 'advise' | 'play'>;
}

/** How long the solver can work on one position, in milliseconds of its own time. */
const SOLVE_TIMEOUT_MS = 10_000;

/**
 * How long the fair player thinks. With more samples its chances depend less on luck: with 8 their
 * standard deviation is 0.4 points while the stock has more than 24 cards, later 0.9 points (205
 * positions of deals 1 to 6, six seeds each). The time limit matters only on slow machines.
 */
const ADVICE_LIMITS = { samples: 8, ms: 1500 };
const ADVICE_SEED = 0;

/**
 * How long to wait for a game, in milliseconds. No machine takes longer, even without WebAssembly: a
 * worker that has not answered by then is dead.
 */
const PLAY_TIMEOUT_MS = 90_000;

export class Insight {
  /**
   * Increases whenever something is learned or a question gets no answer. Reading it subscribes to
   * that.
   */
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

  /** Whether a point of a game can be won, if that is known without asking. */
  knownVerdict(game: Game, at = game.at): Verdict | undefined {
    return this.#knowledge.verdict(game, at);
  }

  /** The same for every point of a game. */
  knownVerdicts(game: Game): readonly (Verdict['kind'] | undefined)[] {
    return this.#knowledge.verdicts(game);
  }

  /** Whether the fair player was asked about a point of a game but no worker answered. */
  hasFailed(game: Game, at: number): boolean {
    return this.#failed.has(game.positions[at] as Position);
  }

  /** The fair player's evaluation of a point of a game, if known without asking. */
  knownEvaluation(game: Game, at = game.at): Evaluation | undefined {
    const position = game.positions[at] as Position;
    if (isWon(position)) return { kind: 'won' };
    if (isOver(game.ruleSet, position)) return { kind: 'unwinnable' };
    return this.#knowledge.evaluation(viewAt(game, position));
  }

  /**
   * Finds out whether a point of a game can be won; an undecided search is tried again.
   *
   * @param options `ms`: how long the solver can work, in milliseconds of its own time
   */
  async verdict(
    game: Game,
    at = game.at,
    { ms = SOLVE_TIMEOUT_MS, ...options }: AskOptions & { readonly ms?: number } = {},
  ): Promise<Verdict> {
    const known = this.knownVerdict(game, at);
    if (known && known.kind !== 'unknown') return known;
    // The cards at the end of its stock only stand for those that nobody knows.
    if (game.unknown > 0) return { kind: 'unknown', reason: 'stopped', nodes: 0 };
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
   * Asks for the fair player's evaluation of a point of a game.
   *
   * @returns `undefined` if no worker answers
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
    const view = viewAt(game, position);
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
   * @returns `undefined` if no worker answers
   */
  async play(question: PlayQuestion, options?: AskOptions): Promise<FairGame | undefined> {
    const { fairPlayer } = this.#pools;
    const answer = await fairPlayer.play(question, options, PLAY_TIMEOUT_MS).catch(ifDied);
    return answer?.played;
  }

  /** Asks the solver if the stock is known and the fair player found no win. */
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
      // The moves do not win when played through: treat the verdict as unknown.
      return this.#learn(game, at, { kind: 'unknown', reason: 'nodes', nodes: verdict.nodes });
    }
    this.#knowledge.learn(game.ruleSet, position, verdict);
    return verdict;
  }
}

/** Turns the error that all workers died, which is not a bug, into `undefined`. */
function ifDied(error: unknown): undefined {
  if (!(error instanceof WorkersDied)) throw error;
}

/** Positions do not change, so each view is computed once. */
const views = new WeakMap<Position, FairView>();

function viewAt({ ruleSet, number }: Game, position: Position): FairView {
  const isNumbered = number !== undefined;
  const seen = views.get(position);
  if (seen?.ruleSet === ruleSet && seen.isNumbered === isNumbered) return seen;
  const view = viewOf(ruleSet, position, isNumbered);
  views.set(position, view);
  return view;
}
