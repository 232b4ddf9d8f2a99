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

export { WorkersDied } from '../worker/workersDied.ts';

/** How far a search may go. A limit that is left out does not apply. */
export interface ThreadLimits {
  /** Positions to look at. The answer is the same in every run. */
  readonly nodes?: number;
  /** Milliseconds. The answer then depends on the machine. */
  readonly ms?: number;
}

/** How to solve in a thread. */
export interface ThreadSolveOptions {
  readonly limits?: ThreadLimits;
  /** Gives the question up: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** How to solve many deals. */
export interface SolveDealsOptions extends ThreadSolveOptions {
  /** Called when a deal is done. */
  readonly onProgress?: (done: number, total: bigint) => void;
}

/** Deals by number, from 1 up, both ends included. */
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
  /** Milliseconds of its thread. */
  readonly ms: number;
}

/** How to think in a thread. */
export interface ThreadFairOptions {
  /** Any whole number, 0 if not given. */
  readonly seed?: number;
  readonly signal?: AbortSignal;
}

/** How to think about one position in a thread. */
export interface ThreadEvaluateOptions extends ThreadFairOptions {
  /** From how many sample stocks each candidate is dealt at first, 8 if not given. */
  readonly samples?: number;
}

const THREAD = new URL('./thread.js', import.meta.url);
const DEFAULT_SAMPLES = 8;

/** Threads that solve side by side. A thread that dies is replaced, and its question asked again once. */
export class SolverPool {
  readonly #pool: Pool;

  /** @param threads as many as the machine has cores if not given; each is started when it is needed */
  constructor(threads: number = availableParallelism()) {
    this.#pool = new Pool({ connect: () => startThread(THREAD), size: threads, jobsPerWorker: 2 });
  }

  /**
   * Judges the position in which a game stands.
   *
   * @throws WorkersDied if two threads died of it, most likely for want of memory
   */
  async solve(game: Game, options: ThreadSolveOptions = {}): Promise<Verdict> {
    const { limits = {}, signal } = options;
    const question = { position: current(game), ruleSet: game.ruleSet, limits };
    return (await this.#pool.solve(question, signal && { signal })).verdict;
  }

  /** What the fair player would do, and with what chance. Throws as `solve` does. */
  async evaluate(view: FairView, options: ThreadEvaluateOptions = {}): Promise<Evaluation> {
    const { seed = 0, samples = DEFAULT_SAMPLES, signal } = options;
    const question = { view, seed, limits: { samples } };
    return (await this.#pool.advise(question, signal && { signal })).evaluation;
  }

  /** Has the fair player go on from where a game stands. Throws as `solve` does. */
  async playOut(game: Game, options: ThreadFairOptions = {}): Promise<FairGame> {
    const { seed = 0, signal } = options;
    const question = { position: current(game), ruleSet: game.ruleSet, seed };
    return (await this.#pool.play(question, signal && { signal })).played;
  }

  /**
   * Judges deals by the thousand, and yields each as soon as it is done, in no order. Who stops iterating, or aborts the
   * signal, gives up the rest.
   */
  async *solveDeals(
    range: DealRange,
    options: SolveDealsOptions = {},
  ): AsyncGenerator<SolvedDeal, void> {
    const { from, to, ruleSet = RULE_SETS.classic } = range;
    const { limits = {}, signal, onProgress } = options;
    const last = BigInt(to);
    const total = last - BigInt(from) + 1n;
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
      for (let next = BigInt(from); next <= last || open.size > 0; ) {
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

  /** The same, for `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
