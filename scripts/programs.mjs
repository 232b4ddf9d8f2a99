/** Programs that are started together and ended together, with their children. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a program that is asked to end can take to tidy up, in milliseconds: a browser test closes its browser. */
const TIDYING_MS = 10_000;
/** The statuses are the shell's. */
const STATUSES = { SIGINT: 130, SIGTERM: 143 };

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Each program has its own process group: a signal to the group reaches its children, too. */
export class Programs {
  /** Those that have ended, too: what they started might still run. @type {ChildProcess[]} */
  #started = [];

  /**
   * @param {string} path
   * @param {readonly string[]} args
   * @param {import('node:child_process').SpawnOptions} [options]
   */
  start(path, args, options = {}) {
    const program = spawn(path, args, { detached: process.platform !== 'win32', ...options });
    this.#started.push(program);
    return program;
  }

  /** Asks all that still run to end, the newest first, and ends those that have not in a while. */
  async end() {
    const running = this.#started.filter(isRunning).reverse();
    const ended = running.map((program) => once(program, 'exit'));
    for (const program of running) signalTo(program, 'SIGINT');
    const late = setTimeout(() => this.kill(), TIDYING_MS);
    await Promise.allSettled(ended);
    clearTimeout(late);
    this.kill();
  }

  /** Ends at once what still runs, the newest first. */
  kill() {
    for (const program of this.#started.splice(0).reverse()) signalTo(program, 'SIGKILL');
  }
}

/** @param {ChildProcess} program */
const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/**
 * @param {ChildProcess} program
 * @param {NodeJS.Signals} signal
 */
function signalTo({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Ctrl+C and SIGTERM end the programs, each given time to tidy up, and then this one. A second signal ends all at once.
 *
 * @param {Programs} programs
 * @param {() => void} ended called before this one ends
 */
export function endWithSignals(programs, ended) {
  let isEnding = false;
  for (const [signal, status] of Object.entries(STATUSES))
    process.on(signal, async () => {
      if (isEnding) programs.kill();
      else {
        isEnding = true;
        await programs.end();
        ended();
        process.exit(status);
      }
    });
}
