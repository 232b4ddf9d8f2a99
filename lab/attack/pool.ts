/**
 * Questions to the solver threads, aborted at any moment: each settles once, and the threads keep
 * on answering.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { dealCards, startOf } from '../../src/rules/deal.ts';
import { RULE_SETS } from '../../src/rules/ruleSet.ts';
import { Pool } from '../../src/worker/pool.ts';
import { startThread } from '../../src/worker/thread.ts';
import type { Outcome, Plan } from './attack.ts';
import { Dice } from './dice.ts';

/** The built thread. */
const THREAD = new URL('../../dist/cli/thread.js', import.meta.url);
const THREADS = 2;
/** How many are open at once: some are worked on, some wait at a thread, some in the pool. */
const OPEN = 8;

export async function attackPool({ count, seed, until }: Plan): Promise<Outcome> {
  let started = 0;
  const connect = () => {
    started++;
    return startThread(THREAD);
  };
  const pool = new Pool({ connect, size: THREADS, jobsPerWorker: 2 });
  const findings: string[] = [];
  let [asked, answered, given] = [0, 0, 0];
  const position = (number: number) => startOf(dealCards({ generator: 'lcg', seed: number }));
  const lane = async (dice: Dice): Promise<void> => {
    while (asked < count && performance.now() < until) {
      asked++;
      const controller = new AbortController();
      const question = {
        position: position(1 + dice.below(5000)),
        ruleSet: RULE_SETS.classic,
        limits: { nodes: 20_000 },
      };
      const answer = pool.solve(question, { signal: controller.signal }).then(
        () => answered++,
        (error) => {
          given++;
          if (error !== controller.signal.reason) findings.push(`question ${asked}: ${error}`);
        },
      );
      if (dice.below(4) > 0) await wait(dice.below(60));
      controller.abort(new Error('given up'));
      await answer;
    }
  };
  await Promise.all(Array.from({ length: OPEN }, (_, i) => lane(new Dice(seed + i))));
  for (const number of [1, 2, 3]) {
    const limits = { nodes: 100_000 };
    const { verdict } = await pool.solve({
      position: position(number),
      ruleSet: RULE_SETS.classic,
      limits,
    });
    if (verdict.kind !== 'winnable') findings.push(`deal ${number} afterwards: ${verdict.kind}`);
  }
  await pool.close();
  if (started !== THREADS) findings.push(`${started} threads were started instead of ${THREADS}`);
  const figures = [
    `questions: ${asked} asked, ${answered} answered before they were given up, ${given} given up`,
  ];
  return { figures, findings };
}
