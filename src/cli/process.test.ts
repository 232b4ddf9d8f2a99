/** The built program as a process: streams that fail, colours and statuses, which only a process shows. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { refusal } from './testing/harness.ts';
import { runProcess, startProcess, statusOf } from './testing/processHarness.ts';

const RECORD = JSON.stringify({ rules: 'classic', number: '1', moves: [] });

/** Processes cost more waiting than work: they run side by side. */
describe.concurrent('the process', () => {
  it('ends with a status, and says on standard error what is wrong', async () => {
    expect(await runProcess(['deal', '-', '--json'], { input: '0\n' })).toEqual(
      refusal(1, 'line 1: "0" is not a deal number: numbers start at 1'),
    );
    expect(await runProcess(['nosuch'])).toEqual(refusal(2, "unknown command 'nosuch'"));
    const { status, out, err } = await runProcess(['replay'], { input: RECORD });
    expect({ status, out, err }).toEqual({
      status: 0,
      out: 'line 1: deal 1, classic: 0 moves, not over\n',
      err: '',
    });
  });

  it('takes its colours from its environment', async () => {
    const [plain, coloured] = await Promise.all(
      [{}, { FORCE_COLOR: '1' }].map((env) => runProcess(['deal', '1'], { env })),
    );
    expect(plain?.out).not.toContain('\x1b');
    expect(coloured?.out).toContain('\x1b[31m5♦\x1b[39m');
  });

  it.skipIf(process.platform === 'win32').each([['replay'], ['deal', '-']])(
    'refuses a folder as standard input of %s',
    async (...words) => {
      const stdin = openSync(tmpdir(), 'r');
      const outcome = await runProcess(words, { stdio: [stdin, 'pipe', 'pipe'] });
      closeSync(stdin);
      expect(outcome).toEqual(refusal(1, 'cannot read standard input: it is a folder'));
    },
  );

  it('does not wait for the rest of an input it refuses', async () => {
    const child = startProcess(['deal', '-']);
    const status = statusOf(child);
    // Never ended: only the program's own end closes it.
    child.stdin?.write('x\n');
    expect(await status).toBe(1);
  });

  it.each([
    ['deal', ['deal', '-', '--json'], '5\n'],
    ['replay', ['replay', '--legal', '--json'], `${RECORD}\n`],
    ['solve', ['solve', '--from', '1', '--to', '100000', '--json', '--limit-nodes', '300'], ''],
  ])('ends %s quietly when its reader has seen enough', async (_, words, line) => {
    const child = startProcess(words);
    const errors: string[] = [];
    child.stderr?.on('data', (chunk) => errors.push(`${chunk}`));
    child.stdout?.once('data', () => child.stdout?.destroy());
    const status = statusOf(child);
    child.stdin?.end(line.repeat(5000));
    expect([await status, errors]).toEqual([0, []]);
  });

  const fullDisk = '/dev/full';
  it.skipIf(!existsSync(fullDisk)).each([['deal', '1'], ['rules'], ['--help']])(
    'says that a full disk takes no more of %s',
    async (...words) => {
      const full = openSync(fullDisk, 'w');
      const outcome = await runProcess(words, { stdio: ['pipe', full, 'pipe'] });
      closeSync(full);
      expect(outcome).toEqual(refusal(1, 'cannot write: ENOSPC'));
    },
  );

  it.skipIf(!existsSync(fullDisk))('keeps its status when nobody can read the error', async () => {
    const full = openSync(fullDisk, 'w');
    const outcome = await runProcess(['nosuch'], { stdio: ['pipe', 'pipe', full] });
    closeSync(full);
    expect(outcome.status).toBe(2);
  });
});
