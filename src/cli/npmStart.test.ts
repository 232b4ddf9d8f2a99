/** `npm start` in the checkout. Windows has no SIGTERM, and no parent that can be seen to have gone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { endAfterwards, endAll, fetchFrom, portOf } from './testing/playHarness.ts';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const OPTIONS = ['--no-open', '--port', '0'];

afterEach(endAll);

/** In its own process group, so that a server that was left behind is ended too. */
function start(program: string, words: readonly string[], npm = {}): ChildProcess {
  // The tests might have been started by npm themselves.
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(program, words, {
    ...{ cwd, detached: true, env: { ...env, ...npm }, stdio: ['pipe', 'pipe', 'inherit'] },
  });
  endAfterwards(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them have ended by themselves.
    }
  });
  return child;
}

/** A server whose parent, a shell, has ended. */
async function orphan(npm = {}): Promise<number> {
  const command = '"$0" scripts/start.mjs "$@" & read end';
  const shell = start('sh', ['-c', command, process.execPath, ...OPTIONS], npm);
  const port = await portOf(shell);
  shell.stdin?.end();
  await once(shell, 'exit');
  return port;
}

const answers = (port: number): Promise<boolean> =>
  fetchFrom(port, '/').then(
    ({ ok }) => ok,
    () => false,
  );
const untilGone = (port: number): Promise<void> =>
  expect.poll(() => answers(port), { timeout: 60_000, interval: 50 }).toBe(false);

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('leaves no server behind when npm is ended', async () => {
    const npm = start('npm', ['start', '--silent', '--', ...OPTIONS]);
    const port = await portOf(npm);
    expect(await answers(port)).toBe(true);
    npm.kill('SIGTERM');
    await untilGone(port);
  });

  it('serves on without its parent unless that was npm', async () => {
    const without = await orphan();
    await untilGone(await orphan({ npm_lifecycle_event: 'start' }));
    expect(await answers(without)).toBe(true);
  });
});
