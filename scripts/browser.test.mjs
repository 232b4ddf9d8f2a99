/** Which browser the tests get: a program that cannot run on this machine is none. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * The value of an expression on a machine with nothing but Playwright's downloads, in the folder.
 * @param {string} expression
 */
function say(expression) {
  const { CHROME_PATH: _, ...env } = process.env;
  const script = `process.stdout.write(String(await ${expression}))`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd,
    encoding: 'utf8',
    env: { ...env, PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder },
  }).stdout;
}

/**
 * Playwright's own Chromium, a script that ends with a status.
 * @param {number} status
 */
function download(status) {
  const path = say("(await import('@playwright/test')).chromium.executablePath()");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
}

const found = () => say("(await import('./scripts/browser.mjs')).findBrowser()");

// Elsewhere browsers are found in the folders of the system, too.
describe.skipIf(process.platform !== 'linux')("Playwright's own Chromium", () => {
  it('is taken where it runs', () => {
    const path = download(0);
    expect(path.startsWith(folder)).toBe(true);
    expect(found()).toBe(path);
  });

  it('is refused where the system lacks its libraries', () => {
    download(127);
    expect(found()).toBe('undefined');
  });
});
