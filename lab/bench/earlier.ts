/**
 * An earlier version of the page, built from a commit of this checkout and served beside the
 * current one.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/freePort.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds and serves the page of a commit, with the current packages.
 *
 * @returns its address, and a function that stops it
 */
export async function serveEarlier(commit: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'bigben-earlier-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'pipe' });
  git('worktree', 'add', '--detach', folder, commit);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('npx', ['vite', 'build'], { cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(process.execPath, [join(folder, 'e2e/server.mjs'), `${port}`]);
  await wait(500);
  return {
    url: `http://127.0.0.1:${port}/`,
    end(): void {
      server.kill();
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true });
    },
  };
}
