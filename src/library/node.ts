/**
 * `bigben/node`: the solver and the fair player on all cores of the machine.
 *
 * @packageDocumentation
 */
import { availableParallelism } from 'node:os';
import type { FairGame } from '../fair/game.ts';
import type { Evaluation } from '../fair/result.ts';
import type { FairView } from '../fair/view.ts';
import { dealCards, plainNumber, startOf } from '../rules/deal.ts';
import { current, type Game } from '../rules/game.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';
import { Pool } from '../worker/pool.ts';
import { startThread } from '../worker/thread.ts';
import { checkFair, checkLimits, checkWhole, dealAtEnd, refuse } from './numbers.ts';

export { WorkersDied } from '../worker/workersDied.ts';

/** The limits of a search. A limit that is left out does not apply. */
export interface ThreadLimits {
  /** Positions to look at, 1 or more. The answer is the same in every run. */
  readonly nodes?: number;
  /** Milliseconds, 0 or more. The answer then depends on the machine. */
  readonly ms?: number;
}

/** Options for solving in a thread. */
export interface ThreadSolveOptions {
  readonly limits?: ThreadLimits;
  /** Gives the question up: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Options for solving many deals. */
export interface SolveDealsOptions extends ThreadSolveOptions {
  /** Called when a deal is done. */
  readonly onProgress?: (done: number, total: bigint) => void;
}

/** Deals by number, from 1 up, both ends included; `to` is not below `from`. */
export interface DealRange {
  readonly from: number | bigint;
  readonly to: number | bigint;
  /** `classic` if not given. */
  readonly ruleSet?: RuleSet;
}

/** A deal that has been judged. */
export interface SolvedDeal {
  readonly number: bigint;
  readonly verdict: Verdict;
  /** Milliseconds its thread worked on it. */
  readonly ms: number;
}

/** Options of the fair player in a thread. */
export interface ThreadFairOptions {
  /** Any whole number, 0 if not given. Its last 32 bits count. */
  readonly seed?: number;
  readonly signal?: AbortSignal;
}

/** Options for evaluating one position in a thread. */
export interface ThreadEvaluateOptions extends ThreadFairOptions {
  /** How many sample stocks each candidate is dealt from at first, 8 if not given. */
  readonly samples?: number;
}

const THREAD = new URL('./thread.js', import.meta.url);
const DEFAULT_SAMPLES = 8;

/**
 * Threads that solve in parallel. A thread that dies is replaced, and its question asked again
 * once.
 */
export class SolverPool {
  readonly #pool: Pool;

  /**
   * @param threads 1 or more; the number of the machine's cores if not given; each is started when it is
   * needed
   */
  constructor(threads: number = availableParallelism()) {
    checkWhole('threads', threads, 1);
    this.#pool = new Pool({ connect: () => startThread(THREAD), size: threads, jobsPerWorker: 2 });
  }

  /**
   * Judges the current position of a game.
   *
   * @throws WorkersDied if two threads died of it, most likely because they ran out of memory
   */
  async solve(game: Game, options: ThreadSolveOptions = {}): Promise<Verdict> {
    const { limits = {}, signal } = options;
    checkLimits(limits);
    const question = { position: current(game), ruleSet: game.ruleSet, limits };
    return (await this.#pool.solve(question, signal && { signal })).verdict;
  }

  /** The fair player's move and its chance to win. Throws as `solve` does. */
  async evaluate(view: FairView, options: ThreadEvaluateOptions = {}): Promise<Evaluation> {
    const { seed = 0, samples = DEFAULT_SAMPLES, signal } = options;
    checkFair(seed, samples);
    const question = { view, seed, limits: { samples } };
    return (await this.#pool.advise(question, signal && { signal })).evaluation;
  }

  /** Has the fair player go on from a game's current position. Throws as `solve` does. */
  async playOut(game: Game, options: ThreadFairOptions = {}): Promise<FairGame> {
    const { seed = 0, signal } = options;
    checkFair(seed);
    const { ruleSet, number } = game;
    const question = { position: current(game), ruleSet, isNumbered: number !== undefined, seed };
    return (await this.#pool.play(question, signal && { signal })).played;
  }

  /**
   * Judges many deals, and yields each as soon as it is done, in no particular order. To give up
   * the rest, stop iterating or abort the signal.
   */
  async *solveDeals(
    range: DealRange,
    options: SolveDealsOptions = {},
  ): AsyncGenerator<SolvedDeal, void> {
    const { ruleSet = RULE_SETS.classic } = range;
    const { limits = {}, signal, onProgress } = options;
    const { first, last } = endsOf(range);
    checkLimits(limits);
    const total = last - first + 1n;
    const controller = new AbortController();
    const stop = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
    const solveOne = async (number: bigint): Promise<SolvedDeal> => {
      const position = startOf(dealCards(plainNumber(number)));
      const answer = await this.#pool.solve({ position, ruleSet, limits }, { signal: stop });
      return { number, verdict: answer.verdict, ms: answer.ms };
    };
    const open = new Map<bigint, Promise<SolvedDeal>>();
    let done = 0;
    try {
      for (let next = first; next <= last || open.size > 0; ) {
        for (; next <= last && open.size < this.#pool.capacity; next++)
          open.set(next, solveOne(next));
        const solved = await Promise.race(open.values());
        open.delete(solved.number);
        done++;
        onProgress?.(done, total);
        yield solved;
      }
    } finally {
      controller.abort();
      await Promise.allSettled(open.values());
    }
  }

  /** Ends the threads. Open questions are never answered. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function endsOf({ from, to }: DealRange): { readonly first: bigint; readonly last: bigint } {
  const [first, last] = [dealAtEnd('from', from), dealAtEnd('to', to)];
  if (last < first) refuse('to', `a number from ${first} on, where the range begins`, to);
  return { first, last };
}
