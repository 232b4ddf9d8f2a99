/** The examples of the help, run by a shell. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNABLE } from './testing/examples.ts';
import { PROGRAM } from './testing/processHarness.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-help-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('an example', () => {
  it.each(RUNNABLE)('runs: $line', ({ line }) => {
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', `bigben() { "$NODE" "$PROGRAM" "$@"; }\n${line}`],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE: process.execPath, PROGRAM } },
    );
    expect([status, stderr]).toEqual([0, expect.not.stringMatching(/^bigben: /m)]);
    expect(stdout !== '').toBe(!line.includes('>'));
  });
});
