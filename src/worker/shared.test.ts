import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import type { Verdict } from '../solver/verdict.ts';
import { type Channel, Client, type SolveQuestion, VERDICTS } from './client.ts';
import type { Answer, Request } from './protocol.ts';
import { shareWorker } from './shared.ts';

const question = (nodes: number): SolveQuestion => ({
  position: startOf(dealCards({ generator: 'lcg', seed: 1 })),
  ruleSet: RULE_SETS.classic,
  limits: { nodes },
});
const verdict = (nodes: number): Verdict => ({ verdict: 'unwinnable', nodes });

/** Answers all questions with verdicts that name them, when a test asks for it. */
class FakeWorker implements Channel {
  readonly open: (Request & { kind: 'solve' })[] = [];
  readonly stopped: number[] = [];
  isTerminated = false;
  die = (): void => {};
  #answered: (answer: Answer) => void = () => {};
  post(request: Request): void {
    if (request.kind === 'solve') this.open.push(request);
    else this.stopped.push(request.id);
  }
  listen(answered: (answer: Answer) => void, died: () => void): void {
    this.#answered = answered;
    this.die = died;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answerAll(): void {
    for (const { id, limits } of this.open.splice(0))
      this.#answered({ kind: 'solve', id, verdict: verdict(limits.nodes ?? 0), ms: 1 });
  }
}

function stage(refusals = 0) {
  const workers: FakeWorker[] = [];
  let toRefuse = refusals;
  const start = () => {
    if (toRefuse-- > 0) throw new Error('no workers here');
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const clients = shareWorker(start, 3).map(
    (connect) => new Client(VERDICTS, { connect, after: () => () => {} }),
  );
  const ask = (client: number, nodes: number) =>
    (clients[client] as (typeof clients)[number]).ask(question(nodes));
  return { workers, ask };
}

describe('a worker for several clients', () => {
  it('is started once, and tells each the answers to its own questions', async () => {
    const { workers, ask } = stage();
    expect(workers).toHaveLength(0);
    for (let round = 1; round <= 3; round++) {
      const jobs = [2, 0, 1].map((client) => ask(client, 10 * round + client));
      const [worker] = workers as [FakeWorker];
      expect(new Set(worker.open.map(({ id }) => id)).size).toBe(3);
      worker.open.reverse();
      worker.answerAll();
      const answers = await Promise.all(jobs.map(({ answer }) => answer));
      expect(answers).toEqual([2, 0, 1].map((client) => verdict(10 * round + client)));
    }
    expect(workers).toHaveLength(1);
  });

  it('gives up the job of the one who gives it up, and no other', async () => {
    const { workers, ask } = stage();
    const [first, second] = [ask(0, 1), ask(1, 2)];
    first.stop();
    expect(await first.answer).toMatchObject({ reason: 'stopped' });
    const [worker] = workers as [FakeWorker];
    expect(worker.stopped).toEqual([worker.open[0]?.id]);
    worker.answerAll();
    expect(await second.answer).toEqual(verdict(2));
  });

  it('is started again for all of them when it dies, and what the dead one says counts for nothing', async () => {
    const { workers, ask } = stage();
    const jobs = [ask(0, 1), ask(2, 3)];
    workers[0]?.die();
    expect(workers).toHaveLength(2);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers[1]?.open.map(({ limits }) => limits.nodes)).toEqual([1, 3]);
    workers[0]?.answerAll();
    workers[0]?.die();
    expect(workers).toHaveLength(2);
    workers[1]?.answerAll();
    expect(await Promise.all(jobs.map(({ answer }) => answer))).toEqual([verdict(1), verdict(3)]);
  });

  it('is asked again when it could not be started', async () => {
    const { workers, ask } = stage(2);
    expect(await ask(0, 1).answer).toMatchObject({ reason: 'memory' });
    const job = ask(1, 2);
    workers[0]?.answerAll();
    expect(await job.answer).toEqual(verdict(2));
  });
});
