/** Everything the program takes from outside: its streams, its environment, the signals that end it. */
import { fstatSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Ending } from '../study/run.ts';
import type { Channel } from '../worker/channel.ts';
import { startThread } from '../worker/thread.ts';

/** A stream, possibly a terminal. */
export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Io extends Ending {
  readonly stdin: Readable;
  /** Node takes a folder as standard input for an empty one. */
  readonly isStdinFolder: () => boolean;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: NodeJS.ProcessEnv;
  /** Starts a thread that solves. */
  readonly startThread: () => Channel;
  /** The folder of the built game. */
  readonly site: string;
}

/** Both lie beside the built program. */
const THREAD = new URL('./thread.js', import.meta.url);
const SITE = new URL('../site', import.meta.url);

/** The statuses are the shell's. */
const STATUSES = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** The process's own. A stream is made when it is first asked for, as Node does. */
export const processIo = (): Io => ({
  get stdin() {
    return process.stdin;
  },
  isStdinFolder: () => fstatSync(process.stdin.fd).isDirectory(),
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  env: process.env,
  onSignal(end) {
    const listeners = STATUSES.map(([signal, status]) => {
      const listener = (): void => end(status);
      process.once(signal, listener);
      return () => process.off(signal, listener);
    });
    return () => {
      for (const off of listeners) off();
    };
  },
  exit: (status) => process.exit(status),
  atExit: (act) => void process.once('exit', act),
  startThread: () => startThread(THREAD),
  site: fileURLToPath(SITE),
});
