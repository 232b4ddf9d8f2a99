/** Solver and fair player beside the page. What asks them is loaded when somebody first asks. */
import type { EnginePools } from '../../app/insight/insight.ts';
import type { Pool } from '../../worker/pool.ts';
import { WorkersDied } from '../../worker/workersDied.ts';
import { after } from './after.ts';
import { startSolverThread } from './solverThread.ts';

/** A pool of one worker; each has its own, so that proofs do not wait for thoughts. */
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
