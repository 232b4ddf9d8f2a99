import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { solve } from '../solver/solve.ts';
import { Pool, type SolveQuestion } from './pool.ts';
import { startThread } from './thread.ts';
import { WorkersDied } from './workersDied.ts';

const THREAD = new URL('../../dist/cli/thread.js', import.meta.url);
if (!existsSync(THREAD))
  throw new Error('dist/cli/thread.js is missing: run "npm run build" before these tests');

const NODES = 300;

const question = (seed: number): SolveQuestion => ({
  position: startOf(dealCards({ generator: 'lcg', seed })),
  ruleSet: RULE_SETS.classic,
  limits: { nodes: NODES },
});

/** A question without position and rules, at which the solver throws, as it would by a bug. */
const deadly: SolveQuestion = {
  ...question(1),
  ruleSet: null as unknown as RuleSet,
  position: null as never,
};

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

const threads = (file: URL, size: number): Pool =>
  new Pool({ connect: () => startThread(file), size, jobsPerWorker: 2 });

let pool: Pool;
afterEach(() => pool.close());

const verdict = async (seed: number) => (await pool.solve(question(seed))).verdict;

const expected = (seed: number) => {
  const { position, ruleSet } = question(seed);
  return solve(position, ruleSet, { nodes: NODES });
};

describe('a pool of threads', () => {
  it.each([1, 2, 5])('answers every question as the solver does, with %i threads', async (size) => {
    pool = threads(THREAD, size);
    expect(await Promise.all(seeds.map(verdict))).toEqual(seeds.map(expected));
  });

  it('goes on when a thread dies, and gives up only the question that killed it', async () => {
    pool = threads(THREAD, 2);
    const deaths: Promise<unknown>[] = [];
    const answers = seeds.map((seed) => {
      if (seed % 8 === 3) deaths.push(pool.solve(deadly).catch((error: unknown) => error));
      return verdict(seed);
    });
    expect(await Promise.all(answers)).toEqual(seeds.map(expected));
    const errors = await Promise.all(deaths);
    expect(errors).toHaveLength(5);
    for (const error of errors) {
      expect(error).toBeInstanceOf(WorkersDied);
      expect((error as Error).message).toMatch(
        /^the thread that solves died 2 times: Cannot read /,
      );
    }
  });

  it('rejects when threads cannot be started', async () => {
    pool = threads(new URL('./nothing-here.js', THREAD), 2);
    await expect(pool.solve(question(1))).rejects.toThrow(
      /^the thread that solves died 2 times: Cannot find module /,
    );
  });

  it('can be closed while it works', async () => {
    pool = threads(THREAD, 2);
    for (const seed of seeds) void verdict(seed);
    await pool.close();
  });
});
