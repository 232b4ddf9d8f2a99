/** What the help promises works as it says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMove } from '../rules/move.ts';
import { EXAMPLES, MOVES, WITH_MOVES } from './english/examples.ts';
import { COMMANDS } from './english/help.ts';
import { bigben, PROGRAM } from './testing/harness.ts';

const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-help-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('the help of a command', () => {
  it.each(NAMES)('ends with two or three examples of %s', async (name) => {
    const { status, out } = await bigben(['help', name]);
    expect(status).toBe(0);
    const [, examples = ''] = out.split('\nExamples:\n');
    const lines = examples.match(/^ {2}\S*bigben .*$|^ {2}source .*$/gm) ?? [];
    expect(lines.map((line) => line.trim())).toEqual(EXAMPLES[name].map(({ line }) => line));
    expect([2, 3]).toContain(lines.length);
    for (const line of examples.split('\n')) expect(line.length).toBeLessThan(80);
  });

  it.each(NAMES)('says once what the moves are, where %s prints some', async (name) => {
    const { out } = await bigben([name, '--help']);
    expect(out.match(/the fans, each by its hour/g) ?? []).toHaveLength(
      WITH_MOVES.includes(name) ? 1 : 0,
    );
  });
});

it('explains moves that there are', () => {
  const moves = MOVES.map(([name]) => name).slice(3);
  for (const move of moves) expect(parseMove(move)).toBeTruthy();
});

describe.skipIf(process.platform === 'win32')('an example', () => {
  const runnable = Object.values(EXAMPLES)
    .flat()
    .filter(({ special }) => !special);

  it.each(runnable)('runs: $line', ({ line }) => {
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', `bigben() { "$NODE" "$PROGRAM" "$@"; }\n${line}`],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE: process.execPath, PROGRAM } },
    );
    expect([status, stderr]).toEqual([0, expect.not.stringMatching(/^bigben: /m)]);
    expect(stdout !== '').toBe(!line.includes('>'));
  });
});
