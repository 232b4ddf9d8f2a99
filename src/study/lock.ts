/**
 * Keeps two processes off one shard, and is never left locked by a process that was killed.
 *
 * Every process puts down its own file, named after the process, and only then
 * looks for others': of two that start at once at least one sees the other. A file whose process is
 * gone means nothing. No file is ever taken over, so that there is no race in taking over.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { onDisk, writeText } from './disk.ts';
import { StudyError } from './fault.ts';

interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When the process started, on systems that report it: a process id can be used again. */
  readonly started: string;
}

const TRIES = 5;
/** Milliseconds, at random: processes that made way for each other do not come back together. */
const MAX_WAIT_MS = 100;

/**
 * Locks a shard for this process.
 *
 * @returns what unlocks it again
 * @throws StudyError if another process works on it
 */
export async function lock(basePath: string): Promise<() => void> {
  const mine = `${basePath}.lock.${makeHolder(thisProcess())}`;
  const unlock = (): void => {
    try {
      rmSync(mine, { force: true });
    } catch {
      // It says nothing once the process is gone.
    }
  };
  for (let tries = 1; ; tries++) {
    const other = put(mine, basePath);
    if (!other) return unlock;
    unlock();
    if (tries === TRIES) throw inUse(basePath, other);
    await new Promise((resume) => setTimeout(resume, Math.random() * MAX_WAIT_MS));
  }
}

function put(mine: string, basePath: string): Holder | undefined {
  writeText(mine, '');
  const prefix = `${basename(basePath)}.lock.`;
  const folder = dirname(basePath);
  for (const name of onDisk('read', folder, () => readdirSync(folder))) {
    if (!name.startsWith(prefix) || name === basename(mine)) continue;
    const holder = parseHolder(name.slice(prefix.length));
    if (!holder) continue;
    if (isAlive(holder)) return holder;
    const gone = join(folder, name);
    onDisk('write', gone, () => rmSync(gone, { force: true }));
  }
  return undefined;
}

function inUse(basePath: string, holder: Holder): StudyError {
  const { host, pid } = holder;
  if (host === thisHost()) return new StudyError({ kind: 'inUse', basePath: basePath, pid });
  const remote = { host, file: `${basePath}.lock.${makeHolder(holder)}` };
  return new StudyError({ kind: 'inUse', basePath: basePath, pid, remote });
}

const thisHost = (): string => hostname().replace(/[^A-Za-z0-9-]/g, '-') || 'unnamed';

const thisProcess = (): Holder => ({
  host: thisHost(),
  pid: process.pid,
  started: startTimeOf(process.pid) ?? '',
});

const makeHolder = ({ host, pid, started }: Holder): string => `${host}.${pid}.${started}`;

function parseHolder(text: string): Holder | undefined {
  const [, host = '', pid, started = ''] = /^([^.]+)\.([0-9]+)\.([0-9]*)$/.exec(text) ?? [];
  return pid === undefined ? undefined : { host, pid: Number(pid), started };
}

/** A process on another machine counts as alive: nothing can be known about it. */
function isAlive({ host, pid, started }: Holder): boolean {
  if (host !== thisHost()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = startTimeOf(pid);
  return start === undefined || started === '' || start === started;
}

/** On Linux the clock ticks from the machine's start to the process's; elsewhere undefined. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses, and can hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
