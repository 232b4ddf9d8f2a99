import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { bigben, type Outcome, PROGRAM, refusal, start, statusOf } from './harness.ts';
import type { Row } from './study/rows.ts';

/** Enough for some deals and too few for others, whatever the solver can do. */
const LIMIT = ['--limit-nodes', '300'];
const DEALS = 150;
/** Nobody waits for its end. */
const ENDLESS = ['study', '--from', '1', '--to', '9999999', ...LIMIT];
const STUDY = ['study', '--from', '1', '--to', `${DEALS}`, ...LIMIT];

let folder: string;
let folders = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-study-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const newFolder = (): string => join(folder, `${++folders}`);

const WHOLE = 'shard-1-of-1';
const partial = (out: string, shard = WHOLE): string => join(out, `${shard}.ndjson.part`);
const complete = (out: string, shard = WHOLE): string => join(out, `${shard}.ndjson`);

/** The rows of a file by number, without the time they took; the last line must be whole. */
function rowsIn(file: string): Omit<Row, 'ms'>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines
    .map((line) => {
      const { ms, ...row } = JSON.parse(line) as Row;
      expect(ms).toBeGreaterThanOrEqual(0);
      return row;
    })
    .sort((a, b) => Number(a.number) - Number(b.number));
}

const linesIn = (file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;

let reference: Omit<Row, 'ms'>[];
beforeAll(async () => {
  const out = newFolder();
  expect(await bigben([...STUDY, '--out', out])).toMatchObject({ status: 0, err: '' });
  reference = rowsIn(complete(out));
});

function expectComplete(out: string): void {
  expect(rowsIn(complete(out))).toEqual(reference);
  expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson`]);
}

describe.concurrent('bigben study', () => {
  it('writes a row for every deal, once, with what solve says', async () => {
    expect(reference.map(({ number }) => number)).toEqual(
      Array.from({ length: DEALS }, (_, i) => `${i + 1}`),
    );
    const { out } = await bigben(['solve', '--json', '--from', '1', '--to', `${DEALS}`, ...LIMIT]);
    const solved = out
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { number, verdict, reason, moves, nodes } = JSON.parse(line);
        const won = verdict === 'winnable' ? { moves: moves.length } : {};
        return { number, verdict, ...(reason && { reason }), ...won, nodes };
      });
    expect(solved).toEqual(reference);
  });

  it('says how it went, also when there is nothing left to do', async () => {
    const out = newFolder();
    const count = (verdict: string) => reference.filter((row) => row.verdict === verdict).length;
    const answer: Outcome = {
      status: 0,
      out: `${complete(out)}: ${DEALS} deals, ${count('winnable')} winnable, ${count('unwinnable')} unwinnable, ${count('unknown')} unknown\n`,
      err: '',
    };
    expect(await bigben([...STUDY, '--out', out])).toEqual(answer);
    expect(await bigben([...STUDY, '--out', out])).toEqual(answer);
    expectComplete(out);
  });

  it('keeps in a manifest what is studied', async () => {
    const out = newFolder();
    const words = ['study', '--from', '7', '--to', '9', '--rules', '{"redeals":1}', ...LIMIT];
    await bigben([...words, '--shard', '2/3', '--out', out]);
    const text = readFileSync(join(out, 'shard-2-of-3.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      rules: 'redeal',
      from: '7',
      to: '9',
      shard: '2/3',
      limitNodes: 300,
    });
    expect(rowsIn(complete(out, 'shard-2-of-3')).map(({ number }) => number)).toEqual(['8']);
  });

  it('studies numbers beyond what a number holds exactly', async () => {
    const out = newFolder();
    const [from, to] = ['10000000000000000001', '10000000000000000003'];
    await bigben(['study', '--from', from, '--to', to, ...LIMIT, '--out', out]);
    const numbers = rowsIn(complete(out)).map(({ number }) => BigInt(number) - BigInt(from));
    expect(numbers.sort()).toEqual([0n, 1n, 2n]);
    const { out: report } = await bigben(['study', '--report', out, '--json']);
    expect(JSON.parse(report)).toMatchObject({ deals: 3, missing: 0, range: [`${from}-${to}`] });
  });

  it('puts shards side by side, which together are the whole', async () => {
    const out = newFolder();
    for (const shard of ['2/3', '1/3', '3/3'])
      await bigben([...STUDY, '--shard', shard, '--out', out]);
    const rows = [1, 2, 3].map((part) => rowsIn(complete(out, `shard-${part}-of-3`)));
    expect(rows.map((part) => part.length)).toEqual([50, 50, 50]);
    expect(rows.flat()).toEqual(reference);
  });

  it('leaves nothing to do to a shard without deals', async () => {
    const out = newFolder();
    const words = ['study', '--from', '1', '--to', '2', '--shard', '1/3', '--out', out];
    const answer = `${complete(out, 'shard-1-of-3')}: 0 deals, 0 winnable, 0 unwinnable, 0 unknown\n`;
    expect(await bigben(words)).toEqual({ status: 0, out: answer, err: '' });
  });
});

describe('a study that was killed', () => {
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
    for (let rows = 1; await killAfter(rows, out); rows += 17)
      expect(new Set(readdirSync(out).filter((name) => !name.includes('.lock.')))).toEqual(
        new Set([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]),
      );
    expectComplete(out);
  });

  it('keeps every row it had written', async () => {
    const out = newFolder();
    await killAfter(40, out);
    const before = readFileSync(partial(out), 'utf8').replace(/[^\n]*$/, '');
    expect(linesIn(partial(out))).toBeGreaterThanOrEqual(40);
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
    child.kill(signal);
    expect(await status).toBe(expected);
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
    expect(readFileSync(partial(out), 'utf8')).toMatch(/\n$/);
  });

  it.each([1, 2, 20, 75])('drops a last line that lacks %i bytes', async (lacking) => {
    const out = newFolder();
    await bigben([...STUDY, '--out', out]);
    renameSync(complete(out), partial(out));
    truncateSync(partial(out), readFileSync(partial(out)).length - lacking);
    await bigben([...STUDY, '--out', out]);
    expectComplete(out);
  });

  it('begins anew when not even the manifest was there', async () => {
    const out = newFolder();
    mkdirSync(out);
    writeFileSync(join(out, `.${WHOLE}.json.part`), '{"vers');
    await bigben([...STUDY, '--out', out]);
    expect(rowsIn(complete(out))).toEqual(reference);
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
    expect(await bigben([...STUDY, '--out', out])).toMatchObject({ status: 0, err: '' });
    expectComplete(out);
  });
});

describe('two processes on one shard', () => {
  it('are refused, but not on another shard, nor after the first was killed', async () => {
    const out = newFolder();
    const endless = [...ENDLESS, '--out', out];
    const begin = async (rows: number) => {
      const child = start(endless);
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
    const refused = await bigben(endless);
    const other = ['study', '--from', '1', '--to', '3', '--shard', '1/2', ...LIMIT, '--out', out];
    expect(await bigben(other)).toMatchObject({ status: 0 });
    const pid = await end();
    expect(refused).toEqual(refusal(1, `${join(out, WHOLE)}: process ${pid} works on this shard`));
    await (await begin(linesIn(partial(out)) + 1))();
  });

  it('are refused when nothing can be known of the other, with what to do', async () => {
    const out = newFolder();
    mkdirSync(out);
    const lock = join(out, `${WHOLE}.lock.elsewhere.12.345`);
    writeFileSync(lock, '');
    const stem = join(out, WHOLE);
    const message = `${stem}: process 12 of elsewhere works on this shard; if it has ended, delete ${lock}`;
    expect(await bigben([...STUDY, '--out', out])).toEqual(refusal(1, message));
    expect(readdirSync(out)).toEqual([`${WHOLE}.lock.elsewhere.12.345`]);
  });
});

describe('a study whose threads die', () => {
  it('says which deals it could not judge, and can be gone on with', async () => {
    const broken = newFolder();
    cpSync(dirname(PROGRAM), broken, { recursive: true });
    writeFileSync(join(broken, 'package.json'), '{"type":"module"}');
    writeFileSync(join(broken, 'thread.js'), 'throw new Error("no such luck");');
    symlinkSync(join(dirname(PROGRAM), '../../node_modules'), join(broken, 'node_modules'));
    const out = newFolder();
    const words = ['study', '--from', '1', '--to', '3', ...LIMIT, '--out', out];
    const died = 'the thread that solves died 2 times: no such luck';
    expect(await bigben(words, { program: join(broken, 'bigben.js') })).toEqual(
      refusal(1, `deal 1: ${died}; the same with 2 more; all others of this shard are done`),
    );
    expect(readdirSync(out).sort()).toEqual([`${WHOLE}.json`, `${WHOLE}.ndjson.part`]);
    expect(await bigben(words)).toMatchObject({ status: 0 });
    expect(rowsIn(complete(out))).toEqual(reference.slice(0, 3));
    const solve = ['solve', '1', '2', ...LIMIT];
    expect(await bigben(solve, { program: join(broken, 'bigben.js') })).toEqual(
      refusal(1, `deal 1: ${died}`),
    );
  });
});

describe.concurrent('bigben study refuses', () => {
  const { version } = packageJson;
  it.each([
    [['--to', '9', ...LIMIT], 'to', '"150"', '"9"'],
    [['--from', '2', '--to', '150', ...LIMIT], 'from', '"1"', '"2"'],
    [['--to', '150', '--limit-nodes', '301'], 'limitNodes', '300', '301'],
    [['--to', '150'], 'limitNodes', '300', 'null'],
    [['--to', '150', ...LIMIT, '--rules', 'redeal'], 'rules', '"classic"', '"redeal"'],
  ])('to go on with other settings: %j', async (words, key, then, now) => {
    const out = newFolder();
    mkdirSync(out);
    const manifest = { version, rules: 'classic', from: '1', to: '150', shard: '1/1' };
    const file = join(out, `${WHOLE}.json`);
    writeFileSync(file, JSON.stringify({ ...manifest, limitNodes: 300 }));
    expect(await bigben(['study', '--from', '1', ...words, '--out', out])).toEqual(
      refusal(
        1,
        `${file}: this shard was begun with ${key} ${then}; now it is ${now}; go on with the same, or name another folder with --out`,
      ),
    );
  });

  it.each([
    [[], 'expected --from, --to and --out for a study, or --report'],
    [['--from', '1', '--to', '2'], 'expected --from, --to and --out for a study, or --report'],
    [['--out', 'x'], 'expected --from, --to and --out for a study, or --report'],
    [['--out', 'x', '--from', '1'], '--from needs --to, the last deal number'],
    [['--out', 'x', '--to', '1'], '--to needs --from, the first deal number'],
    [['--shard', '3/2'], '--shard: expected, say, 2/4 for the second of four; found "3/2"'],
    [
      ['--from', '1', '--to', '2', '--out', 'x', '--json'],
      '--json is for --report; a study writes its rows to --out',
    ],
    [
      ['--report', 'x', '--out', 'y'],
      '--report takes the folders of studies, and no option but --json',
    ],
    [['--report'], "option '--report <folder...>' argument missing"],
  ])('the usage %j', async (words, message) => {
    expect(await bigben(['study', ...words])).toEqual(refusal(2, message));
  });

  it('a folder that is a file', async () => {
    const out = newFolder();
    writeFileSync(out, '');
    expect(await bigben([...STUDY, '--out', out])).toEqual(
      refusal(1, `cannot write ${out}: it is not a folder`),
    );
  });

  it.each([
    [
      '{"number":"1","verdict":"won"}',
      'expected the row of a deal; found "{\\"number\\":\\"1\\",\\"verdict\\":\\"won\\"}"',
    ],
    ['', 'expected the row of a deal; found ""'],
    [
      '{"number":"151","verdict":"unwinnable","nodes":1,"ms":1}',
      'deal 151 is not of this shard, or has a row already; delete the line',
    ],
  ])('to go on with a row that cannot be: %s', async (row, message) => {
    const out = newFolder();
    await bigben([...STUDY, '--out', out]);
    renameSync(complete(out), partial(out));
    const rows = `${readFileSync(partial(out), 'utf8')}${row}\n`;
    writeFileSync(partial(out), rows);
    const line = `${partial(out)}, line ${DEALS + 1}: `;
    expect(await bigben([...STUDY, '--out', out])).toEqual(refusal(1, line + message));
    expect(readFileSync(partial(out), 'utf8')).toBe(rows);
  });
});
