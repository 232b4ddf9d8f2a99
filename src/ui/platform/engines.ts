/** Solver and fair player in workers. The code that talks to them is loaded on first use. */
import type { EnginePools } from '../../app/insight/insight.ts';
import type { Pool } from '../../worker/pool.ts';
import { WorkersDied } from '../../worker/workersDied.ts';
import { after } from './after.ts';
import { startSolverThread } from './solverThread.ts';

/**
 * A pool of one worker. Solver and fair player have one each, so that neither waits for the other.
 */
function makePool(): () => Promise<Pool> {
  let pool: Pool | undefined;
  return async () => {
    const code = await import('../../worker/pool.ts').catch(() => undefined);
    if (!code) throw new WorkersDied('the pool has not come');
    pool ??= new code.Pool({ connect: startSolverThread, after });
    return pool;
  };
}

export function startEngines(): EnginePools {
  const [solver, fairPlayer] = [makePool(), makePool()];
  return {
    solver: { solve: async (...asked) => (await solver()).solve(...asked) },
    fairPlayer: {
      advise: async (...asked) => (await fairPlayer()).advise(...asked),
      play: async (...asked) => (await fairPlayer()).play(...asked),
    },
  };
}
