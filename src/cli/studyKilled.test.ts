/** A study of either kind loses no row, whatever ends its process. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Row } from '../study/rows.ts';
import { bigben, PROGRAM, refusal, start, statusOf } from './testing/harness.ts';
import {
  complete as completeOf,
  linesIn,
  newFolder,
  partial as partialOf,
  removeFolders,
  rowsIn,
  type WithoutTime,
} from './testing/studyHarness.ts';

afterAll(removeFolders);

/** Enough for some deals and too few for others, whatever the solver can do. */
const JUDGING = ['--limit-nodes', '300'];
/** These rules end games soon, and most so in the range below. */
const SOON = ['--rules', 'cadogan'];
const PLAYING = ['--fair', ...SOON];
const IN_NO_TIME = [...PLAYING, '--think', '1'];

describe.each([
  {
    kind: 'the solver',
    prefix: '',
    range: [1, 150],
    few: [1, 30],
    step: 17,
    words: JUDGING,
    endless: JUDGING,
    directly: ['solve', ...JUDGING],
  },
  {
    kind: 'fair play',
    prefix: 'fair-',
    range: [62, 66],
    few: [65, 67],
    step: 2,
    words: PLAYING,
    endless: IN_NO_TIME,
    directly: ['fair', ...SOON],
  },
] as const)('a study of $kind', ({ prefix, range, few, step, words, endless, directly }) => {
  const WHOLE = `${prefix}shard-1-of-1`;
  const studyOf = ([from, to]: readonly [number, number]) => [
    ...['study', '--from', `${from}`, '--to', `${to}`, ...words],
  ];
  /** Long enough to be killed before its end, wherever the machine has held up who kills it. */
  const STUDY = studyOf(range);
  /** For what needs no more than some rows. */
  const FEW = studyOf(few);
  /** Nobody waits for its end. */
  const ENDLESS = ['study', '--from', '1', '--to', '9999999', ...endless];
  const partial = (out: string): string => partialOf(out, WHOLE);
  const complete = (out: string): string => completeOf(out, WHOLE);

  let reference: WithoutTime<Row>[];
  let wholeOfFew: string;
  let fewRows: WithoutTime<Row>[];
  beforeAll(async () => {
    /** Runs a study to its end. */
    const runWhole = async (study: string[], [from, to]: readonly [number, number]) => {
      const out = newFolder();
      expect(await bigben([...study, '--out', out])).toMatchObject({ status: 0, err: '' });
      const rows = rowsIn<Row>(complete(out));
      expect(rows.map(({ number }) => Number(number))).toEqual(
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      return { out, rows };
    };
    reference = (await runWhole(STUDY, range)).rows;
    ({ out: wholeOfFew, rows: fewRows } = await runWhole(FEW, few));
  });

  function expectComplete(out: string, rows = reference): void {
    expect(rowsIn(complete(out))).toEqual(rows);
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson`]);
  }

  /** A study that lacks nothing but the name of its rows. */
  function almostComplete(): string {
    const out = newFolder();
    cpSync(wholeOfFew, out, { recursive: true });
    renameSync(complete(out), partial(out));
    return out;
  }

  describe('that was killed', () => {
    /** Kills the study when so many rows are written; false when it came to its end before. */
    async function killAfter(rows: number, out: string): Promise<boolean> {
      const child = start([...STUDY, '--out', out, '--jobs', '2']);
      const status = statusOf(child);
      const ended = () => child.exitCode !== null;
      const there = () => ended() || linesIn(partial(out)) >= rows;
      await vi.waitUntil(there, { timeout: 20_000, interval: 1 });
      child.kill('SIGKILL');
      return (await status) === 'SIGKILL';
    }

    it('goes on where it was, wherever that was, until it is complete', async () => {
      const out = newFolder();
      expect(await killAfter(0, out)).toBe(true);
      for (let rows = 1; await killAfter(rows, out); rows += step)
        expect(new Set(readdirSync(out).filter((name) => !name.includes('.lock.')))).toEqual(
          new Set([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]),
        );
      expectComplete(out);
    });

    it('keeps every row it had written', async () => {
      const out = newFolder();
      const enough = Math.ceil(reference.length / 4);
      await killAfter(enough, out);
      const before = readFileSync(partial(out), 'utf8').replace(/[^\n]*$/, '');
      expect(linesIn(partial(out))).toBeGreaterThanOrEqual(enough);
      await bigben([...STUDY, '--out', out]);
      expect(readFileSync(complete(out), 'utf8').startsWith(before)).toBe(true);
      expectComplete(out);
    });

    it.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('leaves no lock when it is asked to end with %s', async (signal, expected) => {
      const out = newFolder();
      const child = start([...ENDLESS, '--out', out]);
      const status = statusOf(child);
      await vi.waitUntil(() => linesIn(partial(out)) > 0, { timeout: 20_000, interval: 1 });
      const err = text(child.stderr as Readable);
      child.kill(signal);
      expect(await status).toBe(expected);
      expect(await err).toMatch(/\.part: \d+ of \d+ deals, .*; the same command goes on\n$/);
      expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
      expect(readFileSync(partial(out), 'utf8')).toMatch(/\n$/);
    });

    it.each([1, 2, 20, 75])('drops a last line that lacks %i bytes', async (lacking) => {
      const out = almostComplete();
      truncateSync(partial(out), readFileSync(partial(out)).length - lacking);
      await bigben([...FEW, '--out', out]);
      expectComplete(out, fewRows);
    });

    it('begins anew when not even the manifest was there', async () => {
      const out = newFolder();
      mkdirSync(out);
      writeFileSync(join(out, `.${WHOLE}.json.part`), '{"vers');
      await bigben([...FEW, '--out', out]);
      expect(rowsIn(complete(out))).toEqual(fewRows);
    });

    it('is not held up by its lock, nor by one of a process with the same number', async () => {
      const out = newFolder();
      mkdirSync(out);
      const host = hostname().replace(/[^A-Za-z0-9-]/g, '-');
      const gone = start(['--version']);
      await statusOf(gone);
      writeFileSync(join(out, `${WHOLE}.lock.${host}.${gone.pid}.1`), '');
      if (existsSync('/proc/self/stat'))
        writeFileSync(join(out, `${WHOLE}.lock.${host}.${process.pid}.1`), '');
      expect(await bigben([...FEW, '--out', out])).toMatchObject({ status: 0, err: '' });
      expectComplete(out, fewRows);
    });
  });

  describe('and two processes on one shard', () => {
    it('are refused, but not on another shard, nor after the first was killed', async () => {
      const out = newFolder();
      const study = [...ENDLESS, '--out', out];
      const begin = async (rows: number) => {
        const child = start(study);
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
      expect(refused).toEqual(
        refusal(1, `${join(out, WHOLE)}: process ${pid} works on this shard`),
      );
      await (await begin(linesIn(partial(out)) + 1))();
    });

    it('are refused when nothing can be known of the other, with what to do', async () => {
      const out = newFolder();
      mkdirSync(out);
      const lock = join(out, `${WHOLE}.lock.elsewhere.12.345`);
      writeFileSync(lock, '');
      const basePath = join(out, WHOLE);
      const message = `${basePath}: process 12 of elsewhere works on this shard; if it has ended, delete ${lock}`;
      expect(await bigben([...STUDY, '--out', out])).toEqual(refusal(1, message));
      expect(readdirSync(out)).toEqual([`${WHOLE}.lock.elsewhere.12.345`]);
    });
  });

  describe('whose threads die', () => {
    it('says which deals it could not judge, and can be gone on with', async () => {
      const broken = newFolder();
      cpSync(dirname(PROGRAM), broken, { recursive: true });
      writeFileSync(join(broken, 'package.json'), '{"type":"module"}');
      writeFileSync(join(broken, 'thread.js'), 'throw new Error("no such luck");');
      symlinkSync(join(dirname(PROGRAM), '../../node_modules'), join(broken, 'node_modules'));
      const out = newFolder();
      const [from] = few;
      const three = ['study', '--from', `${from}`, '--to', `${from + 2}`, ...words, '--out', out];
      const died = 'the thread that solves died 2 times: no such luck';
      expect(await bigben(three, { program: join(broken, 'bigben.js') })).toEqual(
        refusal(
          1,
          `deal ${from}: ${died}; the same with 2 more; all others of this shard are done`,
        ),
      );
      expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
      expect(await bigben(three)).toMatchObject({ status: 0 });
      expect(rowsIn(complete(out))).toEqual(fewRows.slice(0, 3));
      expect(await bigben([...directly, '1', '2'], { program: join(broken, 'bigben.js') })).toEqual(
        refusal(1, `deal 1: ${died}`),
      );
    });
  });
});
