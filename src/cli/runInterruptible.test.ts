/** Programs that take long: a hard deal, a signal, results as they come. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { begin, bigben } from './testing/harness.ts';
import { startProcess, statusOf } from './testing/processHarness.ts';

/** Deal 3810 resists millions of positions; the ten after it are judged in seconds. */
const RANGE = ['--from', '3810', '--to', '3820'];
const EASY = Array.from({ length: 10 }, (_, i) => `${3811 + i}`);

/** Resolves with the first `count` lines as soon as they have come. */
function linesOf(input: Readable, count: number): Promise<string[]> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input })
      .on('line', (line) => {
        if (lines.push(line) === count) resolve(lines);
      })
      .on('close', () => reject(new Error(`it ended after ${lines.length} lines`)));
  });
}

const numberIn = (line: string): string | undefined => /deal (\d+)/.exec(line)?.[1];

describe.concurrent('a hard deal', () => {
  it('keeps no other result waiting with --unordered', async () => {
    const { stdout, interrupt, status } = begin(['solve', ...RANGE, '--jobs', '2', '--unordered']);
    const lines = await linesOf(stdout, EASY.length);
    expect(lines.map(numberIn).sort()).toEqual(EASY);
    interrupt(130);
    expect(await status).toBe(130);
  });

  it.skipIf(process.platform === 'win32').each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'that ends with %s: what is done is written in order, and summed up',
    async (signal, expected) => {
      const child = startProcess(['solve', '-', '--jobs', '2']);
      const status = statusOf(child);
      const first = linesOf(child.stdout as Readable, 1);
      const out = text(child.stdout as Readable);
      for (const number of ['3811', '3810', '3812'])
        child.stdin?.write(`${JSON.stringify({ rules: 'classic', number, moves: [] })}\n`);
      await first;
      // The input stays open.
      child.kill(signal);
      expect(await status).toBe(expected);
      const lines = (await out).trimEnd().split('\n');
      expect(lines.pop()).toMatch(/^[12] games?: \d winnable, \d unwinnable, 0 unknown$/);
      const judged = lines.filter((line) => !line.startsWith(' ')).map(numberIn);
      expect(judged).toEqual(['3811', '3812'].slice(0, judged.length));
    },
  );
});

describe('the fair player', () => {
  it('that is interrupted says what it knows, and with --json beside the records', async () => {
    /** Games of these deals are soon over. */
    const deals = ['--rules', 'cadogan', '--from', '62', '--to', '100000', '--think', '1'];
    const { stdout, stderr, interrupt, status } = begin([
      'fair',
      ...deals,
      '--json',
      '--unordered',
    ]);
    const err = text(stderr);
    await linesOf(stdout, 3);
    interrupt(143);
    expect(await status).toBe(143);
    expect(await err).toMatch(
      /^\d+ of \d+ games won: .* % \(95 % interval .*\); mean \d+ ms, median \d+ ms\n$/,
    );
  });
});

describe('bigben solve without a limit', () => {
  it('says in its help which it takes, and how to lift it', async () => {
    const { out } = await bigben(['help', 'solve']);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'positions to look at for each, or "none"; 10000000 (about half a minute) if not given',
    );
    expect((await bigben(['solve', '1', '--limit-nodes', 'none'])).status).toBe(0);
  });
});
