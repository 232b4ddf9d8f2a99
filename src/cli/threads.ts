/** The threads of the commands that solve. */
import { availableParallelism } from 'node:os';
import { Pool, ThreadsDied } from '../worker/pool.ts';
import { badData } from './failure.ts';

/** Beside the built program. */
const THREAD = new URL('./thread.js', import.meta.url);

/** Gives the work threads, and ends them whatever becomes of it. */
export async function withThreads(
  jobs: number | undefined,
  work: (pool: Pool) => Promise<void>,
): Promise<void> {
  const pool = new Pool(THREAD, jobs ?? availableParallelism());
  try {
    await work(pool);
  } catch (error) {
    throw error instanceof ThreadsDied ? badData(error.message) : error;
  } finally {
    await pool.close();
  }
}
