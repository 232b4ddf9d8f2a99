/** The threads of the commands that solve. */
import { availableParallelism } from 'node:os';
import { Pool } from '../worker/pool.ts';
import { WorkersDied } from '../worker/workersDied.ts';
import { badData } from './failure.ts';
import type { Io } from './io.ts';

/** One is solved while the next already waits, so that a thread never idles between two. */
const QUESTIONS_PER_THREAD = 2;

/** Gives the work threads, and ends them when it is done or has failed. */
export async function withThreads(
  io: Io,
  jobs: number | undefined,
  work: (pool: Pool) => Promise<void>,
): Promise<void> {
  const pool = new Pool({
    connect: io.startThread,
    size: jobs ?? availableParallelism(),
    jobsPerWorker: QUESTIONS_PER_THREAD,
  });
  try {
    await work(pool);
  } catch (error) {
    throw error instanceof WorkersDied ? badData(error.message) : error;
  } finally {
    await pool.close();
  }
}
