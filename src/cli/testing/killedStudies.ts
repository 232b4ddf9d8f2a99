/** Studies of either kind, for the tests that end their processes. */
import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import type { Row } from '../../study/rows.ts';
import { bigben, refusal } from './harness.ts';
import { startProcess, statusOf } from './processHarness.ts';
import {
  complete as completeOf,
  linesIn,
  newFolder,
  partial as partialOf,
  rowsIn,
  type WithoutTime,
} from './studyHarness.ts';

/** Enough for some deals and too few for others, however good the solver gets. */
const JUDGING = ['--limit-nodes', '300'];
/** These rules end games soon, and most so in the range below. */
const SOON = ['--rules', 'cadogan'];
const PLAYING = ['--fair', ...SOON];
const IN_NO_TIME = [...PLAYING, '--think', '1'];

type Range = readonly [number, number];

interface Kind {
  readonly kind: string;
  readonly prefix: string;
  readonly range: Range;
  readonly few: Range;
  /** The number of rows between two kills. */
  readonly step: number;
  readonly words: readonly string[];
  readonly endless: readonly string[];
  readonly directly: readonly string[];
}

export const SOLVER: Kind = {
  kind: 'the solver',
  prefix: '',
  range: [1, 150],
  few: [1, 30],
  step: 17,
  words: JUDGING,
  endless: JUDGING,
  directly: ['solve', ...JUDGING],
};

export const FAIR: Kind = {
  kind: 'fair play',
  prefix: 'fair-',
  range: [64, 67],
  few: [65, 67],
  step: 2,
  words: PLAYING,
  endless: IN_NO_TIME,
  directly: ['fair', ...SOON],
};

export function studiesOf({ prefix, range, few, words, endless }: Kind) {
  const WHOLE = `${prefix}shard-1-of-1`;
  const studyOf = ([from, to]: Range): string[] => [
    ...['study', '--from', `${from}`, '--to', `${to}`, ...words],
  ];
  /** Long enough to be killed before its end, even where the killer is held up. */
  const STUDY = studyOf(range);
  /** For what needs no more than some rows. */
  const FEW = studyOf(few);
  /** Nobody waits for its end. */
  const ENDLESS = ['study', '--from', '1', '--to', '9999999', ...endless];
  const partial = (out: string): string => partialOf(out, WHOLE);
  const complete = (out: string): string => completeOf(out, WHOLE);

  /** Runs a study to its end. */
  async function runWhole([from, to]: Range): Promise<{ out: string; rows: WithoutTime<Row>[] }> {
    const out = newFolder();
    const study = studyOf([from, to]);
    expect(await bigben([...study, '--out', out])).toMatchObject({ status: 0, err: '' });
    const rows = rowsIn<Row>(complete(out));
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    return { out, rows };
  }

  function expectComplete(out: string, rows: readonly WithoutTime<Row>[]): void {
    expect(rowsIn(complete(out))).toEqual(rows);
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson`]);
  }

  /** A copy of a complete study that lacks nothing but the name of its rows. */
  function almostComplete(whole: string): string {
    const out = newFolder();
    cpSync(whole, out, { recursive: true });
    renameSync(complete(out), partial(out));
    return out;
  }

  /** Kills the study when that number of rows is written; false if it ended before. */
  async function killAfter(rows: number, out: string): Promise<boolean> {
    const child = startProcess([...STUDY, '--out', out, '--jobs', '2']);
    const status = statusOf(child);
    const there = () => child.exitCode !== null || linesIn(partial(out)) >= rows;
    await vi.waitUntil(there, { timeout: 20_000, interval: 1 });
    child.kill('SIGKILL');
    return (await status) === 'SIGKILL';
  }

  async function expectNoLockAfter(signal: NodeJS.Signals, expected: number): Promise<void> {
    const out = newFolder();
    const child = startProcess([...ENDLESS, '--out', out]);
    const status = statusOf(child);
    await vi.waitUntil(() => linesIn(partial(out)) > 0, { timeout: 20_000, interval: 1 });
    const err = text(child.stderr as Readable);
    child.kill(signal);
    expect(await status).toBe(expected);
    expect(await err).toMatch(/\.part: \d+ of \d+ deals, .*; the same command goes on\n$/);
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
    expect(readFileSync(partial(out), 'utf8')).toMatch(/\n$/);
  }

  /** While a process works on a shard another is refused; on another shard, or after the first was killed, it is not. */
  async function expectOneProcessAShard(): Promise<void> {
    const out = newFolder();
    const study = [...ENDLESS, '--out', out];
    const begin = async (rows: number) => {
      const child = startProcess(study);
      const ended = statusOf(child);
      const there = () => child.exitCode !== null || linesIn(partial(out)) >= rows;
      await vi.waitUntil(there, { timeout: 20_000, interval: 1 });
      expect(child.exitCode).toBeNull();
      return async () => {
        child.kill('SIGKILL');
        await ended;
        return child.pid;
      };
    };
    const end = await begin(1);
    const refused = await bigben(study);
    const first = ['--from', '1', '--to', '3', '--shard', '1/2'];
    const other = ['study', ...first, ...words, '--out', out];
    expect(await bigben(other)).toMatchObject({ status: 0 });
    const pid = await end();
    expect(refused).toEqual(refusal(1, `${join(out, WHOLE)}: process ${pid} works on this shard`));
    await (await begin(linesIn(partial(out)) + 1))();
  }

  return {
    ...{ WHOLE, STUDY, FEW, partial, complete, runWhole, expectComplete, almostComplete },
    ...{ killAfter, expectNoLockAfter, expectOneProcessAShard },
  };
}
