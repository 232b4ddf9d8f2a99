import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { evaluate, viewOf } from './fair.ts';
import type { SolverPool } from './node.ts';
import { dealGame, endingOf, playMove, RULE_SETS } from './rules.ts';
import { solve } from './solver.ts';

const BUILT = new URL('../../dist/library/node.js', import.meta.url);
if (!existsSync(BUILT))
  throw new Error('dist/library/node.js is missing: run "npm run build" before these tests');
const { SolverPool: Pool } = (await import(BUILT.href)) as { SolverPool: typeof SolverPool };

const LIMITS = { nodes: 20_000 };
let pool: SolverPool;
afterEach(() => pool.close());

describe('a pool of threads', () => {
  it('solves deals as the solver does, each once, in any order', async () => {
    pool = new Pool(2);
    const solved = new Map<bigint, string>();
    const progress: [number, bigint][] = [];
    const onProgress = (done: number, total: bigint) => void progress.push([done, total]);
    for await (const { number, verdict } of pool.solveDeals(
      { from: 1, to: 20, ruleSet: RULE_SETS.relaxed },
      { limits: LIMITS, onProgress },
    ))
      solved.set(number, verdict.kind);
    expect([...solved.keys()].sort((a, b) => Number(a - b))).toEqual(
      Array.from({ length: 20 }, (_, i) => BigInt(i + 1)),
    );
    for (const [number, kind] of solved)
      expect((await solve(dealGame(number, RULE_SETS.relaxed), { limits: LIMITS })).kind).toBe(
        kind,
      );
    expect(progress.at(-1)).toEqual([20, 20n]);
  });

  it('gives up the rest when its user stops, or the signal says so', async () => {
    pool = new Pool(1);
    for await (const { number } of pool.solveDeals({ from: 1, to: 1_000_000 }, { limits: LIMITS }))
      if (number > 2n) break;
    const controller = new AbortController();
    const all = pool.solveDeals({ from: 1, to: 1_000_000 }, { signal: controller.signal });
    await all.next();
    controller.abort('enough');
    await expect(all.next().then(() => all.next())).rejects.toBe('enough');
    // The threads are free again.
    const verdict = await pool.solve(dealGame(1));
    const moves = verdict.kind === 'winnable' ? verdict.moves : [];
    expect(endingOf(moves.reduce(playMove, dealGame(1)))).toBe('won');
  });

  it('evaluates and plays as the fair player does', async () => {
    pool = new Pool(1);
    const view = viewOf(dealGame(2));
    expect(await pool.evaluate(view, { samples: 1 })).toEqual(await evaluate(view, { samples: 1 }));
    const game = dealGame(6080);
    expect(await pool.playOut(game)).toMatchObject({ won: false, moves: [] });
  });
});
