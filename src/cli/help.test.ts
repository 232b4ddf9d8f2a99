/** The promises of the help hold. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMove } from '../rules/move.ts';
import { EXAMPLES, MOVES, WITH_MOVES } from './english/examples.ts';
import { COMMANDS } from './program.ts';
import { RUNNABLE, runExample } from './testing/examples.ts';
import { bigben } from './testing/harness.ts';

const NAMES = COMMANDS.map(({ name }) => name);

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

/** A whole game of the fair player takes seconds; `help.long.test.ts` runs all. */
const QUICK = RUNNABLE.filter(({ line }) => !line.startsWith('bigben fair 1'));

describe('an example', () => {
  it.each(QUICK)('runs: $line', async ({ line }) => {
    const { status, out, err } = await runExample(line, folder);
    expect([status, err]).toEqual([0, expect.not.stringMatching(/^bigben: /m)]);
    expect(out !== '').toBe(!line.includes('>'));
  });
});
