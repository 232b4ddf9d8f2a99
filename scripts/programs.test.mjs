/** Programs that are started together end together. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { Programs } from './programs.mjs';

const PROGRAMS = fileURLToPath(new URL('./programs.mjs', import.meta.url));

/** Starts a child of its own, which has its output, too, and stays. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  child.on('spawn', () => console.log('ready'));
  setInterval(() => {}, 1000);`;

/** Tidies up when it is told to end, and says so. */
const TIDY = `
  process.on('SIGINT', () => { console.log('tidied up'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('ready');`;

/** Starts a program as a run of tests does, and ends when it is told to. */
const RUN = `
  import { endWithSignals, Programs } from ${JSON.stringify(PROGRAMS)};
  const programs = new Programs();
  endWithSignals(programs, () => console.log('counted'));
  programs.start(process.execPath, ['--eval', ${JSON.stringify(PARENT)}], { stdio: ['ignore', 'inherit', 'inherit'] });`;

const programs = new Programs();
afterEach(() => programs.kill());

/**
 * Runs a script and gives its lines as they come.
 * @param {readonly string[]} args
 */
function start(...args) {
  const program = programs.start(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!program.stdout) throw new Error('no output');
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
  return { program, line: async () => `${(await lines.next()).value}` };
}

describe.skipIf(process.platform === 'win32')('programs', () => {
  it('end with what they have started themselves', async () => {
    const { program, line } = start('--eval', PARENT);
    expect(await line()).toBe('ready');
    const closed = once(program, 'close');
    await programs.end();
    // Not before the last one that has its output is gone.
    await closed;
  });

  it('end what one that has ended itself has left behind', async () => {
    const { program, line } = start(
      '--eval',
      `${PARENT}\nchild.on('spawn', () => process.exit());`,
    );
    const [exited, closed] = [once(program, 'exit'), once(program, 'close')];
    expect(await line()).toBe('ready');
    await exited;
    await programs.end();
    await closed;
  });

  it('are given time to tidy up', async () => {
    const { line } = start('--eval', TIDY);
    expect(await line()).toBe('ready');
    const ended = programs.end();
    expect(await line()).toBe('tidied up');
    await ended;
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])(
    'end with a run that is told to end by %s, which says what it has counted',
    async (signal, status) => {
      const { program, line } = start('--input-type=module', '--eval', RUN);
      expect(await line()).toBe('ready');
      const closed = once(program, 'close');
      program.kill(/** @type {NodeJS.Signals} */ (signal));
      expect(await line()).toBe('counted');
      expect(await closed).toEqual([status, null]);
    },
  );
});
