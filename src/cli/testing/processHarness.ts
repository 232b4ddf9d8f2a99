/** Runs the built program as its users do, in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { ProgramOutcome } from './harness.ts';

export const PROGRAM = fileURLToPath(new URL('../../../dist/cli/bigben.js', import.meta.url));
if (!existsSync(PROGRAM))
  throw new Error('dist/cli/bigben.js is missing: run "npm run build" before these tests');

/** Variables that change the output from one machine to the next. */
const UNWANTED = ['FORCE_COLOR', 'NO_COLOR', 'NODE_DISABLE_COLORS', 'NODE_OPTIONS', 'PORT'];
/** Far more than any of these runs needs; one that hangs fails with the status `SIGKILL`. */
const LONGEST_RUN = 120_000;

// A test starts several processes, each slow to begin on a busy machine.
vi.setConfig({ testTimeout: 2 * LONGEST_RUN, hookTimeout: 2 * LONGEST_RUN });

type Descriptor = 'pipe' | number;

export interface Setting {
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input, output and error: a pipe unless a file descriptor is given. */
  readonly stdio?: readonly [Descriptor, Descriptor, Descriptor];
  readonly program?: string;
  /** The most files and connections the program can have open at once; not on Windows. */
  readonly descriptors?: number;
}

/** Starts the built program. */
export function startProcess(words: readonly string[], setting: Setting = {}): ChildProcess {
  const { env, stdio = ['pipe', 'pipe', 'pipe'], program = PROGRAM, descriptors } = setting;
  const inherited = Object.entries(process.env).filter(([name]) => !UNWANTED.includes(name));
  const command = [process.execPath, program, ...words];
  if (descriptors) command.unshift('sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`);
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: [...stdio],
    timeout: LONGEST_RUN,
    killSignal: 'SIGKILL',
  });
  // A program that ends before it has read its input closes the pipe: no failure of the test.
  child.stdin?.on('error', () => {});
  return child;
}

/** The exit status, or the signal that ended the process. */
export const statusOf = (child: ChildProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => {
    child.once('close', (status, signal) => resolve(status ?? signal));
  });

/** Runs the built program to its end, with some standard input. */
export async function runProcess(
  words: readonly string[],
  setting: Setting & { readonly input?: string } = {},
): Promise<ProgramOutcome> {
  const child = startProcess(words, setting);
  const status = statusOf(child);
  child.stdin?.end(setting.input ?? '');
  const [out, err] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  return { status: await status, out: out ?? '', err: err ?? '' };
}
