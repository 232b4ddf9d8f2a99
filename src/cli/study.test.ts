import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { SolverRow } from '../study/rows.ts';
import { bigben, type ProgramOutcome, refusal } from './testing/harness.ts';
import {
  complete,
  newFolder,
  partial,
  removeFolders,
  rowsIn,
  type WithoutTime,
} from './testing/studyHarness.ts';

afterAll(removeFolders);

/** Enough for some deals and too few for others, however good the solver gets. */
const LIMIT = ['--limit-nodes', '300'];
const DEALS = 60;
const STUDY = ['study', '--from', '1', '--to', `${DEALS}`, ...LIMIT];

const WHOLE = 'shard-1-of-1';

let reference: WithoutTime<SolverRow>[];
beforeAll(async () => {
  const out = newFolder();
  expect(await bigben([...STUDY, '--out', out])).toMatchObject({ status: 0, err: '' });
  reference = rowsIn<SolverRow>(complete(out, WHOLE));
});

function expectComplete(out: string): void {
  expect(rowsIn<SolverRow>(complete(out, WHOLE))).toEqual(reference);
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
    const answer: ProgramOutcome = {
      status: 0,
      out: `${complete(out, WHOLE)}: ${DEALS} deals, ${count('winnable')} winnable, ${count('unwinnable')} unwinnable, ${count('unknown')} unknown\n`,
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
      kind: 'solver',
      limitNodes: 300,
    });
    expect(rowsIn<SolverRow>(complete(out, 'shard-2-of-3')).map(({ number }) => number)).toEqual([
      '8',
    ]);
  });

  it('studies numbers beyond what a number holds exactly', async () => {
    const out = newFolder();
    const [from, to] = ['10000000000000000001', '10000000000000000003'];
    await bigben(['study', '--from', from, '--to', to, ...LIMIT, '--out', out]);
    const numbers = rowsIn<SolverRow>(complete(out, WHOLE)).map(
      ({ number }) => BigInt(number) - BigInt(from),
    );
    expect(numbers.sort()).toEqual([0n, 1n, 2n]);
    const { out: report } = await bigben(['study', '--report', out, '--json']);
    expect(JSON.parse(report)).toMatchObject({ deals: 3, missing: 0, range: [`${from}-${to}`] });
  });

  it('puts shards side by side, which together are the whole', async () => {
    const out = newFolder();
    for (const shard of ['2/3', '1/3', '3/3'])
      await bigben([...STUDY, '--shard', shard, '--out', out]);
    const rows = [1, 2, 3].map((part) => rowsIn<SolverRow>(complete(out, `shard-${part}-of-3`)));
    expect(rows.map((part) => part.length)).toEqual([20, 20, 20]);
    expect(rows.flat()).toEqual(reference);
  });

  it('leaves nothing to do to a shard without deals', async () => {
    const out = newFolder();
    const words = ['study', '--from', '1', '--to', '2', '--shard', '1/3', '--out', out];
    const answer = `${complete(out, 'shard-1-of-3')}: 0 deals, 0 winnable, 0 unwinnable, 0 unknown\n`;
    expect(await bigben(words)).toEqual({ status: 0, out: answer, err: '' });
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
    writeFileSync(file, JSON.stringify({ ...manifest, kind: 'solver', limitNodes: 300 }));
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
      '{"number":"61","verdict":"unwinnable","nodes":1,"ms":1}',
      'deal 61 is not of this shard, or has a row already; delete the line',
    ],
  ])('to go on with a row that cannot be: %s', async (row, message) => {
    const out = newFolder();
    await bigben([...STUDY, '--out', out]);
    renameSync(complete(out, WHOLE), partial(out, WHOLE));
    const rows = `${readFileSync(partial(out, WHOLE), 'utf8')}${row}\n`;
    writeFileSync(partial(out, WHOLE), rows);
    const line = `${partial(out, WHOLE)}, line ${DEALS + 1}: `;
    expect(await bigben([...STUDY, '--out', out])).toEqual(refusal(1, line + message));
    expect(readFileSync(partial(out, WHOLE), 'utf8')).toBe(rows);
  });
});
