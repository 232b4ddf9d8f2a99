import { describe, expect, it } from 'vitest';
import { viewOf } from '../fair/view.ts';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';
import { ADVICE, type Channel, Client, PLAYS, type SolveQuestion, VERDICTS } from './client.ts';
import type { Answer, Request } from './protocol.ts';

const question = (number: number): SolveQuestion => ({
  position: startOf(dealCards({ generator: 'lcg', seed: number })),
  ruleSet: RULE_SETS.classic,
  limits: { ms: 1000 },
});

const LOST: Verdict = { verdict: 'unwinnable', nodes: 7 };

/** Workers that a test answers for, and a clock that it turns. */
function stage(refusals = 0) {
  const workers: FakeWorker[] = [];
  const timers: { at: number; act: () => void }[] = [];
  let now = 0;
  let toRefuse = refusals;
  const client = new Client(VERDICTS, {
    connect: () => {
      if (toRefuse-- > 0) throw new Error('no workers here');
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const wait = (ms: number) => {
    now += ms;
    for (const timer of [...timers]) if (timer.at <= now && timers.includes(timer)) timer.act();
  };
  return { client, workers, wait, timers };
}

class FakeWorker implements Channel {
  readonly received: Request[] = [];
  terminated = false;
  answer: (answer: Answer) => void = () => {};
  die: () => void = () => {};
  post(request: Request): void {
    this.received.push(request);
  }
  listen(answered: (answer: Answer) => void, died: () => void): void {
    this.answer = answered;
    this.die = died;
  }
  terminate(): void {
    this.terminated = true;
  }
  get asked(): { id: number; position: unknown }[] {
    return this.received.filter((request) => request.kind === 'solve');
  }
  /** Answers the latest job. */
  solve(verdict: Verdict): void {
    this.answer({ kind: 'solve', id: this.asked.at(-1)?.id ?? 0, verdict, ms: 1 });
  }
}

const only = <Item>(items: Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

const STOPPED = { verdict: 'unknown', reason: 'stopped', nodes: 0 };

describe('a client', () => {
  it('starts a worker when it is first asked, and keeps it', async () => {
    const { client, workers, timers } = stage();
    expect(workers).toHaveLength(0);
    const first = client.ask(question(1));
    only(workers).solve(LOST);
    expect(await first.answer).toEqual(LOST);
    expect(timers).toEqual([]);
    const second = client.ask(question(2));
    only(workers).solve({ ...LOST, nodes: 8 });
    expect(await second.answer).toEqual({ ...LOST, nodes: 8 });
  });

  it('has one job running and one pending: the latest wins', async () => {
    const { client, workers } = stage();
    const jobs = [1, 2, 3].map((number) => client.ask(question(number)));
    expect(await jobs[0]?.answer).toEqual(STOPPED);
    expect(await jobs[1]?.answer).toEqual(STOPPED);
    const worker = only(workers);
    // The first is stopped once; the third waits until the worker says that it is free.
    expect(worker.received.map(({ kind }) => kind)).toEqual(['solve', 'stop']);
    worker.answer({ kind: 'solve', id: 1, verdict: { ...LOST, nodes: 99 }, ms: 1 });
    expect(worker.asked.map(({ position }) => position)).toEqual([
      question(1).position,
      question(3).position,
    ]);
    worker.solve(LOST);
    expect(await jobs[2]?.answer).toEqual(LOST);
  });

  it('stops a job at once, running or pending, and drops its late answer', async () => {
    const { client, workers } = stage();
    const running = client.ask(question(1));
    running.stop();
    running.stop();
    expect(await running.answer).toEqual(STOPPED);
    const pending = client.ask(question(2));
    pending.stop();
    expect(await pending.answer).toEqual(STOPPED);
    const worker = only(workers);
    expect(worker.received.map(({ kind }) => kind)).toEqual(['solve', 'stop']);
    worker.solve(LOST);
    expect(worker.asked).toHaveLength(1);
    const next = client.ask(question(3));
    worker.answer({ kind: 'solve', id: 1, verdict: { ...LOST, nodes: 99 }, ms: 1 });
    worker.solve(LOST);
    expect(await next.answer).toEqual(LOST);
    next.stop();
    expect(await next.answer).toEqual(LOST);
  });

  it('starts a worker that died again, and asks its job again', async () => {
    const { client, workers } = stage();
    const job = client.ask(question(1));
    workers[0]?.die();
    expect(workers[0]?.terminated).toBe(true);
    expect(workers).toHaveLength(2);
    // Answers of the dead worker count for nothing.
    workers[0]?.solve({ ...LOST, nodes: 99 });
    workers[0]?.die();
    expect(workers).toHaveLength(2);
    workers[1]?.solve(LOST);
    expect(await job.answer).toEqual(LOST);
  });

  it('gives a job up at its second death, and goes on with the next', async () => {
    const { client, workers } = stage();
    const job = client.ask(question(1));
    workers[0]?.die();
    workers[1]?.die();
    expect(await job.answer).toEqual({ verdict: 'unknown', reason: 'memory', nodes: 0 });
    expect(workers).toHaveLength(2);
    const next = client.ask(question(2));
    workers[2]?.solve(LOST);
    expect(await next.answer).toEqual(LOST);
  });

  it('asks only the pending job when the worker died at one that was given up', async () => {
    const { client, workers } = stage();
    client.ask(question(1));
    const latest = client.ask(question(2));
    workers[0]?.die();
    expect(workers[1]?.asked).toHaveLength(1);
    workers[1]?.solve(LOST);
    expect(await latest.answer).toEqual(LOST);
  });

  it('takes a worker that stays silent for dead', async () => {
    const { client, workers, wait } = stage();
    const job = client.ask(question(1));
    wait(4999);
    expect(workers).toHaveLength(1);
    wait(1);
    expect(workers).toHaveLength(2);
    workers[1]?.solve(LOST);
    expect(await job.answer).toEqual(LOST);
  });

  it('waits no longer for one that does not stop', async () => {
    const { client, workers, wait } = stage();
    client.ask({ ...question(1), limits: {} });
    wait(1_000_000);
    expect(workers).toHaveLength(1);
    const latest = client.ask(question(2));
    wait(4000);
    workers[1]?.solve(LOST);
    expect(await latest.answer).toEqual(LOST);
  });

  it('dies idle and is started again when it is next asked', async () => {
    const { client, workers } = stage();
    client.ask(question(1));
    workers[0]?.solve(LOST);
    workers[0]?.die();
    expect(workers).toHaveLength(1);
    const job = client.ask(question(2));
    workers[1]?.solve(LOST);
    expect(await job.answer).toEqual(LOST);
  });

  it('does not know the answer where no worker can be started', async () => {
    const { client, workers } = stage(3);
    const job = client.ask(question(1));
    expect(await job.answer).toMatchObject({ verdict: 'unknown' });
    const second = client.ask(question(2));
    workers[0]?.solve(LOST);
    expect(await second.answer).toEqual(LOST);
  });

  it('takes no answer of another kind', () => {
    const { client, workers } = stage();
    client.ask(question(1));
    const answer: Answer = { kind: 'advise', id: 1, choice: 'none', ms: 1 };
    expect(() => workers[0]?.answer(answer)).toThrow('the answer is of the kind advise');
  });

  it('asks questions of another kind as well', async () => {
    const worker = new FakeWorker();
    const client = new Client(ADVICE, { connect: () => worker, after: () => () => {} });
    const { position, ruleSet } = question(1);
    const limits = { samples: 4 };
    const job = client.ask({ view: viewOf(ruleSet, position), seed: 1, limits });
    const later = client.ask({ view: viewOf(ruleSet, position), seed: 2, limits });
    expect(await job.answer).toBe('stopped');
    worker.answer({ kind: 'stopped', id: 1, ms: 1 });
    expect(worker.received.map(({ kind }) => kind)).toEqual(['advise', 'stop', 'advise']);
    expect(worker.received[2]).toMatchObject({ id: 2, seed: 2, limits });
    expect(JSON.stringify(worker.received)).not.toContain('stock');
    worker.answer({ kind: 'advise', id: 2, choice: 'none', ms: 1 });
    expect(await later.answer).toBe('none');
    const none = new Client(ADVICE, {
      connect: () => {
        throw new Error('no workers here');
      },
      after: () => () => {},
    });
    const lost = none.ask({ view: viewOf(ruleSet, position), seed: 1, limits });
    expect(await lost.answer).toBe('died');
  });

  it('has games of the fair player played', async () => {
    const worker = new FakeWorker();
    const client = new Client(PLAYS, { connect: () => worker, after: () => () => {} });
    const { position, ruleSet } = question(1);
    const game = { position, ruleSet, seed: 1, softmax: true };
    const job = client.ask({ ...game, limits: { ms: 9 } });
    const later = client.ask({ ...game, seed: 2, limits: {} });
    expect(await job.answer).toBe('stopped');
    worker.answer({ kind: 'stopped', id: 1, ms: 1 });
    expect(worker.received).toEqual([
      { kind: 'play', id: 1, ...game },
      { kind: 'stop', id: 1 },
      { kind: 'play', id: 2, ...game, seed: 2 },
    ]);
    const played = { won: true, moves: [], nodes: 7 };
    worker.answer({ kind: 'play', id: 2, played, ms: 1 });
    expect(await later.answer).toEqual(played);
  });
});
