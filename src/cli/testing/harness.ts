/** Runs the program in this process, on streams in memory. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import packageJson from '../../../package.json' with { type: 'json' };
import { localWorker } from '../../worker/testing/localWorker.ts';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Setting {
  readonly env?: NodeJS.ProcessEnv;
  /** The folder of the built game; if it is not given there is none. */
  readonly site?: string;
  readonly startThread?: Io['startThread'];
}

export interface Running {
  readonly stdin: PassThrough;
  readonly stdout: PassThrough;
  readonly stderr: PassThrough;
  /** Interrupts it, as the signal with this status does. */
  readonly interrupt: (status: number) => void;
  readonly status: Promise<number>;
}

/** Begins to run the program. What it writes must be read: it waits for slow readers. */
export function begin(words: readonly string[], setting: Setting = {}): Running {
  const { env = {}, site = 'no-such-folder', startThread = localWorker } = setting;
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const listeners = new Set<(status: number) => void>();
  let exit = (_: number): void => {};
  const exited = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const io: Io = {
    ...{ stdin, stdout, stderr, env, site, startThread, exit },
    isStdinFolder: () => false,
    onSignal(end) {
      listeners.add(end);
      return () => listeners.delete(end);
    },
    atExit: () => {},
  };
  const status = Promise.race([exited, run(words, packageJson.version, io)]);
  void status.then(() => {
    stdout.end();
    stderr.end();
  });
  const interrupt = (by: number): void => {
    if (listeners.size === 0) throw new Error('the program does not listen for signals');
    for (const end of listeners) end(by);
  };
  return { stdin, stdout, stderr, interrupt, status };
}

export interface ProgramOutcome {
  /** The exit status, or the signal that ended a process. */
  readonly status: number | NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program to its end, with some standard input. */
export async function bigben(
  words: readonly string[],
  { input = '', ...setting }: Setting & { readonly input?: string } = {},
): Promise<ProgramOutcome> {
  const { stdin, stdout, stderr, status } = begin(words, setting);
  stdin.end(input);
  const [out, err] = await Promise.all([text(stdout), text(stderr)]);
  return { status: await status, out, err };
}

/** An outcome with nothing but one line on standard error. */
export const refusal = (status: 1 | 2, message: string): ProgramOutcome => ({
  status,
  out: '',
  err: `bigben: ${message}\n`,
});
