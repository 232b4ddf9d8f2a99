import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../fair/view.ts';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { Channel } from './channel.ts';
import { Pool, type PoolOptions, type SolveQuestion } from './pool.ts';
import type { Answer, Begun, Request, SolveRequest } from './protocol.ts';
import { WorkersDied } from './workersDied.ts';

/** Questions to be asked more than once: the same object is the same question. */
const questions = Array.from(
  { length: 9 },
  (_, i): SolveQuestion => ({
    position: startOf(dealCards({ generator: 'lcg', seed: i + 1 })),
    ruleSet: RULE_SETS.classic,
    limits: { ms: 1000 },
  }),
);
const question = (number: number): SolveQuestion => questions[number - 1] as SolveQuestion;

const LOST: Verdict = { kind: 'unwinnable', nodes: 7 };

class FakeWorker implements Channel {
  readonly received: Request[] = [];
  terminated = false;
  answer: (answer: Answer | Begun) => void = () => {};
  #died: (reason: string) => void = () => {};
  post(request: Request): void {
    this.received.push(request);
  }
  listen(answered: (answer: Answer | Begun) => void, died: (reason: string) => void): void {
    this.answer = answered;
    this.#died = died;
  }
  terminate(): void {
    this.terminated = true;
  }
  die(): void {
    this.#died('a test says so');
  }
  get asked(): SolveRequest[] {
    return this.received.filter((request) => request.kind === 'solve');
  }
  /** What it was asked, in order: the numbers of the deals, and each stop. */
  get heard(): (number | string)[] {
    return this.received.map((request) =>
      request.kind === 'solve'
        ? 1 + questions.findIndex(({ position }) => position === request.position)
        : request.kind,
    );
  }
  /** Answers the latest question, or one before it. */
  solve(verdict: Verdict = LOST, id = this.asked.at(-1)?.id ?? 0): void {
    this.answer({ kind: 'solve', id, verdict, ms: 1 });
  }
  /** Has loaded what the latest question needs. */
  begin(): void {
    this.answer({ kind: 'begun', id: this.asked.at(-1)?.id ?? 0 });
  }
  /** Answers that it has stopped the latest question. */
  stop(): void {
    this.answer({ kind: 'stopped', id: this.asked.at(-1)?.id ?? 0, ms: 1 });
  }
}

/** Workers whose answers a test gives, and a clock that the test turns. */
function stage({ refusals = 0, ...options }: Partial<PoolOptions> & { refusals?: number } = {}) {
  const workers: FakeWorker[] = [];
  const timers: { at: number; act: () => void }[] = [];
  let now = 0;
  let toRefuse = refusals;
  const pool = new Pool({
    connect: () => {
      if (toRefuse-- > 0) throw new Error('no workers here');
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    ...options,
  });
  const wait = (ms: number) => {
    now += ms;
    for (const timer of [...timers]) if (timer.at <= now && timers.includes(timer)) timer.act();
  };
  const worker = (at = 0) => workers[at] as FakeWorker;
  return { pool, workers, worker, wait, timers };
}

const verdictOf = async (asked: ReturnType<Pool['solve']>): Promise<Verdict> =>
  (await asked).verdict;
/** The reason of a rejection. */
const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (reason: unknown) => reason,
  );
/** Lets waiting callbacks run. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

describe('a pool of one worker', () => {
  it('starts it when it is first asked, and keeps it', async () => {
    const { pool, workers, worker, timers } = stage();
    expect(workers).toHaveLength(0);
    const first = pool.solve(question(1));
    worker().solve();
    expect(await verdictOf(first)).toEqual(LOST);
    expect(timers).toEqual([]);
    const second = pool.solve(question(2));
    worker().solve({ ...LOST, nodes: 8 });
    expect(await verdictOf(second)).toEqual({ ...LOST, nodes: 8 });
    expect(workers).toHaveLength(1);
  });

  it('answers one question after the other, foreground questions first', async () => {
    const { pool, worker, wait } = stage();
    const answers = [
      pool.solve(question(1)),
      pool.solve(question(2), { priority: 'background' }),
      pool.solve(question(3)),
      pool.solve(question(4)),
    ];
    for (const number of [1, 3, 4, 2]) {
      wait(0);
      expect(worker().heard.at(-1)).toBe(number);
      worker().solve({ ...LOST, nodes: number });
    }
    expect((await Promise.all(answers)).map(({ verdict }) => verdict.nodes)).toEqual([1, 2, 3, 4]);
  });

  it('has a background question give way, and asks it again afterwards', async () => {
    const { pool, worker, wait } = stage();
    const background = pool.solve(question(1), { priority: 'background' });
    const asked = pool.solve(question(2));
    expect(worker().heard).toEqual([1, 'stop']);
    worker().stop();
    expect(worker().heard).toEqual([1, 'stop', 2]);
    // Another in the background waits its turn.
    const later = pool.solve(question(3), { priority: 'background' });
    worker().solve();
    expect(await verdictOf(asked)).toEqual(LOST);
    wait(0);
    worker().solve({ ...LOST, nodes: 8 });
    expect(await verdictOf(background)).toEqual({ ...LOST, nodes: 8 });
    wait(0);
    worker().solve();
    expect(worker().heard).toEqual([1, 'stop', 2, 1, 3]);
    expect(await verdictOf(later)).toEqual(LOST);
  });

  it('leaves the background alone as long as each answer is followed by a question', async () => {
    const { pool, worker, wait } = stage();
    const first = pool.solve(question(1));
    void pool.solve(question(2), { priority: 'background' });
    const second = first.then(() => pool.solve(question(3)));
    worker().solve();
    await first;
    await heard();
    expect(worker().heard).toEqual([1, 3]);
    worker().solve();
    await second;
    wait(0);
    expect(worker().heard).toEqual([1, 3, 2]);
  });

  it('treats a question as no more urgent than its remaining waiters', async () => {
    const { pool, worker } = stage();
    const controller = new AbortController();
    void pool.solve(question(1), { priority: 'background' });
    const hint = failure(pool.solve(question(1), { signal: controller.signal }));
    controller.abort('seen enough');
    expect(await hint).toBe('seen enough');
    void pool.solve(question(2));
    expect(worker().heard).toEqual([1, 'stop']);
  });

  it('accepts the answer of a question that should give way but is done first', async () => {
    const { pool, worker } = stage();
    const background = pool.solve(question(1), { priority: 'background' });
    void pool.solve(question(2));
    worker().solve();
    expect(await verdictOf(background)).toEqual(LOST);
    expect(worker().heard).toEqual([1, 'stop', 2]);
  });

  it('works once on a question asked twice, at the higher of the two priorities', async () => {
    const { pool, worker } = stage();
    const background = pool.solve(question(1), { priority: 'background' });
    const asked = pool.solve(question(1));
    void pool.solve(question(2));
    expect(worker().heard).toEqual([1]);
    worker().solve();
    expect(await Promise.all([background, asked].map(verdictOf))).toEqual([LOST, LOST]);
    // With another limit, or of other rules, it is another question.
    void pool.solve({ ...question(2), limits: { ms: 5 } });
    void pool.solve({ ...question(2), ruleSet: RULE_SETS.relaxed });
    for (let i = 0; i < 3; i++) worker().solve();
    expect(worker().heard).toEqual([1, 2, 2, 2]);
  });
});

describe('a question that is given up', () => {
  it('is rejected at once with the reason, running or waiting; its late answer is dropped', async () => {
    const { pool, worker } = stage();
    const [one, two] = [new AbortController(), new AbortController()];
    const running = failure(pool.solve(question(1), { signal: one.signal }));
    const waiting = failure(pool.solve(question(2), { signal: two.signal }));
    two.abort('not wanted');
    one.abort('enough');
    expect(await Promise.all([running, waiting])).toEqual(['enough', 'not wanted']);
    expect(worker().heard).toEqual([1, 'stop']);
    const next = pool.solve(question(3));
    worker().solve({ ...LOST, nodes: 99 });
    worker().solve();
    expect(await verdictOf(next)).toEqual(LOST);
    expect(worker().heard).toEqual([1, 'stop', 3]);
  });

  it('is not asked at all if it was given up before', async () => {
    const { pool, workers } = stage();
    const signal = AbortSignal.abort('too late');
    expect(await failure(pool.solve(question(1), { signal }))).toBe('too late');
    expect(workers).toEqual([]);
  });

  it('goes on for another caller, even one that asks in the same task', async () => {
    const { pool, worker } = stage();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = failure(pool.solve(question(1), { signal: one.signal }));
    one.abort('mine ends');
    const second = failure(pool.solve(question(1), { signal: two.signal }));
    const third = pool.solve(question(1));
    expect(await first).toBe('mine ends');
    two.abort('so does mine');
    expect(await second).toBe('so does mine');
    worker().solve();
    expect(await verdictOf(third)).toEqual(LOST);
    expect(worker().heard).toEqual([1]);
  });

  it('is worked on anew if it is asked again before the worker has stopped it', async () => {
    const { pool, worker } = stage();
    const controller = new AbortController();
    void failure(pool.solve(question(1), { signal: controller.signal }));
    controller.abort();
    await heard();
    const again = pool.solve(question(1));
    worker().stop();
    worker().solve();
    expect(await verdictOf(again)).toEqual(LOST);
    expect(worker().heard).toEqual([1, 'stop', 1]);
  });

  it('changes nothing once it is answered', async () => {
    const { pool, worker } = stage();
    const controller = new AbortController();
    const asked = pool.solve(question(1), { signal: controller.signal });
    worker().solve();
    expect(await verdictOf(asked)).toEqual(LOST);
    controller.abort();
    await heard();
    expect(worker().heard).toEqual([1]);
  });
});

describe('a worker that dies', () => {
  it('is replaced, and its question is asked again', async () => {
    const { pool, workers, worker } = stage();
    const asked = pool.solve(question(1));
    worker(0).die();
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(2);
    // Answers of the dead worker count for nothing.
    worker(0).solve({ ...LOST, nodes: 99 });
    worker(0).die();
    expect(workers).toHaveLength(2);
    worker(1).solve();
    expect(await verdictOf(asked)).toEqual(LOST);
  });

  it('twice over a question makes that one fail; the next is answered', async () => {
    const { pool, workers, worker } = stage();
    const asked = failure(pool.solve(question(1)));
    worker(0).die();
    worker(1).die();
    const error = (await asked) as Error;
    expect(error).toBeInstanceOf(WorkersDied);
    expect(error.message).toBe('the thread that solves died 2 times: a test says so');
    expect(workers).toHaveLength(2);
    const next = pool.solve(question(2));
    worker(2).solve();
    expect(await verdictOf(next)).toEqual(LOST);
  });

  it('leaves no question to be asked again if nobody waits for it', async () => {
    const { pool, worker } = stage();
    const controller = new AbortController();
    void failure(pool.solve(question(1), { signal: controller.signal }));
    controller.abort();
    const next = pool.solve(question(2));
    worker(0).die();
    expect(worker(1).heard).toEqual([2]);
    worker(1).solve();
    expect(await verdictOf(next)).toEqual(LOST);
  });

  it('while idle is replaced when there is a question', async () => {
    const { pool, workers, worker } = stage();
    void pool.solve(question(1));
    worker().solve();
    worker().die();
    expect(workers).toHaveLength(1);
    const asked = pool.solve(question(2));
    worker(1).solve();
    expect(await verdictOf(asked)).toEqual(LOST);
  });

  it('is assumed when one stays silent', async () => {
    const { pool, workers, worker, wait } = stage();
    const asked = pool.solve(question(1));
    // Loading does not count.
    wait(50_000);
    worker().begin();
    wait(4999);
    expect(workers).toHaveLength(1);
    wait(1);
    expect(workers).toHaveLength(2);
    worker(1).solve();
    expect(await verdictOf(asked)).toEqual(LOST);
  });

  it('is assumed when one does not stop', async () => {
    const { pool, workers, worker, wait } = stage();
    const controller = new AbortController();
    void failure(pool.solve({ ...question(1), limits: {} }, { signal: controller.signal }));
    worker().begin();
    wait(1_000_000);
    expect(workers).toHaveLength(1);
    controller.abort();
    await heard();
    const next = pool.solve(question(2));
    wait(4000);
    worker(1).solve();
    expect(await verdictOf(next)).toEqual(LOST);
  });

  it('is assumed when one never begins', async () => {
    const { pool, workers, worker, wait } = stage();
    const asked = pool.solve(question(1));
    wait(59_999);
    expect(workers).toHaveLength(1);
    wait(1);
    worker(1).solve();
    expect(await verdictOf(asked)).toEqual(LOST);
  });

  it('counts the same as one that cannot be started', async () => {
    const { pool, worker } = stage({ refusals: 3 });
    const asked = await failure(pool.solve(question(1)));
    expect(asked).toMatchObject({ message: expect.stringContaining('no worker can be started') });
    const next = pool.solve(question(2));
    worker().solve();
    expect(await verdictOf(next)).toEqual(LOST);
  });
});

describe('questions of other kinds', () => {
  it('are asked of the fair player, without the order of the stock', async () => {
    const { pool, worker } = stage();
    const { position, ruleSet } = question(1);
    const limits = { samples: 4 };
    const asked = pool.advise({ view: viewOf(ruleSet, position, true), seed: 1, limits });
    expect(worker().received).toMatchObject([{ kind: 'advise', seed: 1, limits }]);
    expect(JSON.stringify(worker().received)).not.toContain('stock');
    const evaluation = { kind: 'unwinnable' } as const;
    worker().answer({ kind: 'advise', id: 1, evaluation, ms: 1 });
    expect((await asked).evaluation).toEqual(evaluation);
  });

  it('are games that it plays, each with a time after which the worker is dead', async () => {
    const { pool, workers, worker, wait } = stage();
    const { position, ruleSet } = question(1);
    const game = { position, ruleSet, isNumbered: true, seed: 1, softmax: true };
    const asked = pool.play(game, {}, 9);
    void pool.play({ ...game, seed: 2 });
    expect(worker().received).toEqual([{ kind: 'play', id: 1, ...game }]);
    worker().answer({ kind: 'begun', id: 1 });
    wait(4009);
    expect(workers).toHaveLength(2);
    const played = { won: true, moves: [], nodes: 7 };
    worker(1).answer({ kind: 'play', id: 2, played, ms: 1 });
    expect((await asked).played).toEqual(played);
    expect(worker(1).received).toEqual([
      { kind: 'play', id: 2, ...game },
      { kind: 'play', id: 3, ...game, seed: 2 },
    ]);
  });
});

describe('many workers', () => {
  it('are started as they are needed, and each gets up to `jobsPerWorker` questions', () => {
    const { pool, workers } = stage({ size: 2, jobsPerWorker: 2 });
    expect(pool.capacity).toBe(8);
    for (let number = 1; number <= 6; number++) void pool.solve(question(number));
    expect(workers.map((each) => each.heard)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    workers[1]?.solve();
    expect(workers[1]?.heard).toEqual([2, 4, 5]);
  });

  it('do not idle while a question waits behind one that takes long', async () => {
    const { pool, worker } = stage({ size: 2, jobsPerWorker: 2 });
    const answers = [1, 2, 3].map((number) => pool.solve(question(number)));
    expect([worker(0).heard, worker(1).heard]).toEqual([[1, 3], [2]]);
    worker(1).solve();
    expect(worker(0).heard).toEqual([1, 3, 'stop']);
    worker(0).stop();
    expect(worker(1).heard).toEqual([2, 3]);
    worker(1).solve();
    expect(await verdictOf(answers[2] as (typeof answers)[number])).toEqual(LOST);
    expect(worker(0).heard).toEqual([1, 3, 'stop']);
  });

  it('blame only the question that was worked on, and lose none', async () => {
    const { pool, workers, worker } = stage({ size: 1, jobsPerWorker: 2 });
    const [first, second] = [failure(pool.solve(question(1))), pool.solve(question(2))];
    worker(0).die();
    expect(worker(1).heard).toEqual([1, 2]);
    worker(1).die();
    expect(await first).toBeInstanceOf(WorkersDied);
    expect(workers).toHaveLength(3);
    expect(worker(2).heard).toEqual([2]);
    worker(2).solve();
    expect(await verdictOf(second)).toEqual(LOST);
  });

  it('do with fewer where no more can be started', async () => {
    let starts = 0;
    const one = new FakeWorker();
    const few = new Pool({
      size: 3,
      connect: () => {
        if (++starts > 1) throw new Error('no more threads');
        return one;
      },
    });
    const asked = [1, 2, 3].map((number) => few.solve(question(number)));
    for (let i = 0; i < 3; i++) one.solve();
    expect(await Promise.all(asked.map(verdictOf))).toEqual([LOST, LOST, LOST]);
  });

  it('answer nothing more once they are closed', async () => {
    const { pool, worker, timers } = stage();
    void pool.solve(question(1));
    worker().begin();
    await pool.close();
    expect([worker().terminated, timers]).toEqual([true, []]);
    expect(await failure(pool.solve(question(2)))).toBeInstanceOf(WorkersDied);
  });

  it('settle every question once, whatever happens to them', async () => {
    const step = fc.tuple(fc.constantFrom(...STEPS), fc.nat(8));
    const run = fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      async (steps, size, jobsPerWorker) => {
        const storm = new Storm({ size, jobsPerWorker });
        for (const [what, of] of steps) {
          await storm[what](of);
          expect(storm.alive).toBeLessThanOrEqual(size);
        }
        expect(await storm.settled()).toEqual(storm.asked.map(() => 1));
      },
    );
    await fc.assert(run, { numRuns: 300, seed: 11 });
  });
});

const STEPS = ['ask', 'background', 'abort', 'answer', 'die', 'hear'] as const;

/** Events that can happen to a pool, in any order. */
class Storm {
  /** How often each question was settled. */
  readonly asked: { settled: number; readonly controller: AbortController }[] = [];
  readonly #stage: ReturnType<typeof stage>;

  constructor(options: Partial<PoolOptions>) {
    this.#stage = stage(options);
  }

  get alive(): number {
    return this.#stage.workers.filter(({ terminated }) => !terminated).length;
  }

  ask(of: number, priority: 'foreground' | 'background' = 'foreground'): void {
    const entry = { settled: 0, controller: new AbortController() };
    this.asked.push(entry);
    const settle = (): void => {
      entry.settled++;
    };
    const { signal } = entry.controller;
    this.#stage.pool.solve(question(of + 1), { signal, priority }).then(settle, settle);
  }

  background(of: number): void {
    this.ask(of, 'background');
  }

  abort(of: number): void {
    this.asked[of % Math.max(1, this.asked.length)]?.controller.abort();
  }

  /** Answers every question; stopped ones as stopped. */
  answer(of: number): void {
    const worker = this.#worker(of);
    if (!worker) return;
    const stops = worker.received.flatMap(({ kind, id }) => (kind === 'stop' ? [id] : []));
    for (const { id } of worker.asked) {
      if (stops.includes(id)) worker.answer({ kind: 'stopped', id, ms: 1 });
      else worker.solve(LOST, id);
    }
  }

  die(of: number): void {
    const worker = this.#worker(of);
    if (worker && !worker.terminated) worker.die();
  }

  async hear(): Promise<void> {
    await heard();
  }

  async settled(): Promise<number[]> {
    for (let i = 0; i < 100 && this.asked.some(({ settled }) => settled === 0); i++) {
      for (const at of this.#stage.workers.keys()) this.answer(at);
      this.#stage.wait(0);
      await heard();
    }
    return this.asked.map(({ settled }) => settled);
  }

  #worker(of: number): FakeWorker | undefined {
    return this.#stage.workers[of % Math.max(1, this.#stage.workers.length)];
  }
}
