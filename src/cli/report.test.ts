import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bigben, refusal } from './testing/harness.ts';
import { newFolder, removeFolders, writeShard as shard } from './testing/studyHarness.ts';

afterAll(removeFolders);

const win = (number: number, nodes: number, ms: number): string =>
  JSON.stringify({ number: `${number}`, verdict: 'winnable', moves: 100, nodes, ms });
const loss = (number: number, nodes = 5, ms = 1): string =>
  JSON.stringify({ number: `${number}`, verdict: 'unwinnable', nodes, ms });
const unknown = (number: number, reason = 'nodes', nodes = 9, ms = 2): string =>
  JSON.stringify({ number: `${number}`, verdict: 'unknown', reason, nodes, ms });

const report = async (...words: string[]): Promise<unknown[]> => {
  const { status, out, err } = await bigben(['study', '--json', '--report', ...words]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** Ninety winnable, six unwinnable, three unknown, one missing. */
const HUNDRED = [
  ...Array.from({ length: 90 }, (_, i) => win(i + 1, i + 1, (i + 1) / 10)),
  ...[91, 92, 93, 94, 95, 96].map((number) => loss(number, 1000)),
  unknown(97),
  unknown(98, 'memory', 5000, 70),
  unknown(100),
];

describe.concurrent('bigben study --report', () => {
  it('says what the rows say, in words', async () => {
    expect(await bigben(['study', '--report', shard(HUNDRED)])).toEqual({
      status: 0,
      err: '',
      out: `classic: 99 of the deals 1-100

  winnable              90     90.91 %
  unwinnable             6      6.06 %
  unknown                3      3.03 %   (nodes 2, memory 1)
  winnability 83.62 % to 97.19 %: 95 % Wilson interval, unknown deals lost below and won above

                      mean      median        90th        99th       worst
  nodes                153          48          88       5,000       5,000
  ms                  4.94        4.20        8.20       70.00       70.00

  unwinnable  6
    91, 92, 93, 94, 95, 96
  unknown     3
    97, 98, 100
  missing     1
    99
`,
    });
  });

  it('says it in JSON', async () => {
    const [summary] = await report(shard(HUNDRED));
    expect(summary).toEqual({
      rules: 'classic',
      versions: ['1.2.3'],
      range: ['1-100'],
      deals: 99,
      winnable: 90,
      unwinnable: 6,
      unknown: 3,
      reasons: { nodes: 2, time: 0, memory: 1, stopped: 0 },
      winnability: { lower: expect.closeTo(0.8362, 4), upper: expect.closeTo(0.9719, 4) },
      nodes: { mean: expect.closeTo(152.66, 2), median: 48, p90: 88, p99: 5000, worst: 5000 },
      ms: { mean: expect.closeTo(4.9444, 4), median: 4.2, p90: 8.2, p99: 70, worst: 70 },
      unwinnableDeals: ['91', '92', '93', '94', '95', '96'],
      unknownDeals: ['97', '98', '100'],
      missing: 1,
      missingDeals: ['99'],
      duplicates: 0,
    });
  });

  it('lists all in JSON and the first for people', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => loss(2 * i + 1));
    const out = shard(rows);
    const [summary] = await report(out);
    const numbers = rows.map((row) => JSON.parse(row).number);
    expect(summary).toMatchObject({ unwinnableDeals: numbers });
    const words = (await bigben(['study', '--report', out])).out;
    expect(words).toContain('37, 39,\n    … (--json has all)\n');
    expect(words).toContain('\n  missing     70\n    2, 4, 6,');
  });

  it('gathers shards of one folder and of several, complete or not, torn or not', async () => {
    const one = shard([win(1, 1, 1), loss(2)], { to: '8', shard: '1/4' });
    shard([win(4, 1, 1)], { out: one, to: '8', shard: '2/4', end: '.part' });
    const other = shard([unknown(5)], { to: '8', shard: '3/4', end: '.part' });
    writeFileSync(join(other, 'shard-3-of-4.ndjson.part'), `${unknown(5)}\n{"number":"6","ver`);
    writeFileSync(join(other, 'shard-4-of-4.json.other'), 'not of a study');
    expect(await report(one, other)).toMatchObject([
      { deals: 4, winnable: 2, unwinnable: 1, unknown: 1, missing: 4, missingDeals: ['3', '6-8'] },
    ]);
  });

  it('counts a deal once, a verdict before an unknown', async () => {
    const one = shard([win(1, 1, 1), unknown(2), unknown(3)], { to: '4' });
    const other = shard([win(2, 7, 1), unknown(3), loss(4), unknown(5)], { from: '2', to: '5' });
    expect(await report(one, other, one)).toMatchObject([
      {
        range: ['1-5'],
        deals: 5,
        winnable: 2,
        unwinnable: 1,
        unknownDeals: ['3', '5'],
        missing: 0,
        duplicates: 5,
      },
    ]);
    const words = (await bigben(['study', '--report', one, one])).out;
    expect(words).toContain('\n  there more than once, counted once: 3\n');
  });

  it('keeps rule sets apart, also when one is written out', async () => {
    const classic = shard([win(1, 1, 1)], { to: '1' });
    const redeal = shard([loss(1)], { to: '1', rules: { redeals: 1 } });
    const same = shard([loss(2)], { from: '2', to: '2', rules: 'redeal' });
    const own = { redeals: 1, buildOn: 1 };
    const third = shard([unknown(1)], { to: '1', rules: own });
    expect(await report(classic, redeal, same, third)).toMatchObject([
      { rules: 'classic', winnable: 1, deals: 1 },
      { rules: 'redeal', unwinnable: 2, deals: 2 },
      { rules: own, unknown: 1, deals: 1 },
    ]);
    const words = (await bigben(['study', '--report', classic, redeal])).out;
    expect(words.match(/^\S+: .*$/gm)).toEqual([
      'classic: 1 of the deals 1',
      'redeal: 1 of the deals 1',
    ]);
  });

  it('knows nothing of a study that has only begun', async () => {
    const out = shard([], { to: '1000000', end: '.part' });
    expect(await report(out)).toMatchObject([
      { deals: 0, winnability: { lower: 0, upper: 1 }, missingDeals: ['1-1000000'] },
    ]);
    expect((await bigben(['study', '--report', out])).out).toContain('nodes                  -');
  });
});

describe.concurrent('bigben study --report refuses', () => {
  it('rows that contradict each other', async () => {
    const one = shard([win(1, 1, 1), loss(2)]);
    const other = shard([win(2, 1, 1)]);
    const message = `${join(other, 'shard-1-of-1.ndjson')}, line 1: deal 2 is winnable, but unwinnable in another row; one must be wrong`;
    expect(await bigben(['study', '--report', one, other])).toEqual(refusal(1, message));
  });

  it('a row of another shard', async () => {
    const out = shard([loss(50), loss(51)], { shard: '1/2' });
    const message = `${join(out, 'shard-1-of-2.ndjson')}, line 2: deal 51 is not of this shard: 1 to 50`;
    expect(await bigben(['study', '--report', out])).toEqual(refusal(1, message));
  });

  it('folders without a study', async () => {
    const out = newFolder();
    expect(await bigben(['study', '--report', out])).toEqual(
      refusal(1, `cannot read ${out}: no such file or folder`),
    );
    mkdirSync(out);
    expect(await bigben(['study', '--report', out])).toEqual(
      refusal(1, `${out}: no study is there; expected a file such as shard-1-of-1.json`),
    );
  });

  it.each([
    ['null', 'lacks numbers'],
    ['[]', 'no row'],
    [win(1, 1, 1).replace('"1"', '"01"'), 'a number with a zero before it'],
    [win(1, 1, 1).replace('"1"', '1'), 'a number that is no text'],
    [unknown(1, 'tired'), 'an unknown reason'],
    [loss(1, -1), 'less than no nodes'],
    [loss(1).replace('5', '"5"'), 'nodes that are a text'],
    ['x'.repeat(100), 'no JSON'],
  ])('the row %s: %s', async (row) => {
    const out = shard([loss(7), row]);
    const found = JSON.stringify(row.length > 60 ? `${row.slice(0, 60)}…` : row);
    const message = `${join(out, 'shard-1-of-1.ndjson')}, line 2: expected the row of a deal; found ${found}`;
    expect(await bigben(['study', '--report', out])).toEqual(refusal(1, message));
  });

  it.each([
    [{ rules: 'nosuch' }, /rules: no rule set is called "nosuch"; expected classic, /],
    [{ from: '0' }, /from: expected a deal number$/],
    [{ to: 'x' }, /to: expected a deal number$/],
    [{ from: '3', to: '2' }, /to: expected no less than from$/],
  ])('a manifest with %j', async (setting, message) => {
    const out = shard([], setting);
    const { status, err } = await bigben(['study', '--report', out]);
    const head = `bigben: ${join(out, 'shard-1-of-1.json')}: expected the manifest of a study; `;
    expect([status, err.startsWith(head)]).toEqual([1, true]);
    expect(err.trimEnd()).toMatch(message);
  });

  it('a manifest that is not JSON', async () => {
    const out = shard([]);
    writeFileSync(join(out, 'shard-1-of-1.json'), '{');
    const message = `${join(out, 'shard-1-of-1.json')}: not JSON; expected a manifest`;
    expect(await bigben(['study', '--report', out])).toEqual(refusal(1, message));
  });
});
