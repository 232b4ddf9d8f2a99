import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bigben, refusal } from './testing/harness.ts';
import { complete, removeFolders, writeShard } from './testing/studyHarness.ts';

afterAll(removeFolders);

const WHOLE = 'fair-shard-1-of-1';
const game = (number: number, won: boolean, moves = 100, nodes = 7, ms = 0.5): string =>
  JSON.stringify({ number: `${number}`, won, moves, nodes, ms });
const FAIR = { kind: 'fair', seed: 0, think: null };

/** Forty won in 61 to 100 moves, fifty-nine not, one missing. */
const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1)
  .filter((number) => number !== 50)
  .map((number) => game(number, number > 60, number > 60 ? number : 7, 10 * number, number / 4));

describe.concurrent('bigben study --report of fair studies', () => {
  const report = async (...folders: string[]): Promise<unknown[]> => {
    const { out, ...ended } = await bigben(['study', '--json', '--report', ...folders]);
    expect(ended).toEqual({ status: 0, err: '' });
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  it('says in words what the rows say', async () => {
    const out = writeShard(HUNDRED, { settings: FAIR });
    expect(await bigben(['study', '--report', out])).toEqual({
      status: 0,
      err: '',
      out: `classic, fair player, seed 0: 99 of the deals 1-100

  won                   40     40.40 %
  share 31.27 % to 50.25 %: 95 % Wilson interval

                      mean      median        90th        99th       worst
  moves if won          81          80          96         100         100
  nodes                505         510         910       1,000       1,000
  ms                 12.63       12.75       22.75       25.00       25.00

  missing     1
    50
`,
    });
  });

  it('says it in JSON', async () => {
    const settings = { ...FAIR, seed: 9, think: 250 };
    const out = writeShard([...HUNDRED, game(100, false)], { settings, end: '.part' });
    expect(await report(out)).toEqual([
      {
        kind: 'fair',
        seed: 9,
        think: 250,
        rules: 'classic',
        versions: ['1.2.3'],
        range: ['1-100'],
        deals: 99,
        won: 40,
        share: 40 / 99,
        interval: { lower: expect.closeTo(0.3127, 4), upper: expect.closeTo(0.5025, 4) },
        moves: { mean: 80.5, median: 80, p90: 96, p99: 100, worst: 100 },
        nodes: { mean: expect.closeTo(505.05, 2), median: 510, p90: 910, p99: 1000, worst: 1000 },
        ms: { mean: expect.closeTo(12.6263, 4), median: 12.75, p90: 22.75, p99: 25, worst: 25 },
        missing: 1,
        missingDeals: ['50'],
        duplicates: 1,
      },
    ]);
    const words = (await bigben(['study', '--report', out])).out;
    expect(words).toMatch(
      /^classic, fair player, seed 9, 250 ms for each deal of the stock: 99 of /,
    );
    expect(words).toContain('\n  there more than once, counted once: 1\n');
  });

  it('keeps kinds, rule sets, seeds and times apart, and puts shards together', async () => {
    const out = writeShard([game(1, true)], { to: '4', shard: '1/4', settings: FAIR });
    writeShard([game(2, false)], { out, to: '4', shard: '2/4', settings: FAIR });
    writeShard([game(3, false)], { out, to: '4', shard: '3/4', settings: { ...FAIR, seed: 5 } });
    writeShard([game(4, true)], { out, to: '4', shard: '4/4', settings: { ...FAIR, think: 5 } });
    const judged = '{"number":"1","verdict":"unwinnable","nodes":1,"ms":1}';
    writeShard([judged], { out, to: '4', shard: '1/4' });
    const other = writeShard([game(1, false)], { to: '1', rules: 'redeal', settings: FAIR });
    const begun = writeShard([], { to: '9', rules: 'mcneely', settings: FAIR, end: '.part' });
    expect(await report(out, other, begun)).toMatchObject([
      { kind: 'fair', rules: 'classic', seed: 0, think: null, deals: 2, won: 1, missing: 2 },
      { kind: 'fair', rules: 'classic', seed: 5, think: null, deals: 1, won: 0 },
      { kind: 'fair', rules: 'classic', seed: 0, think: 5, deals: 1, won: 1 },
      { rules: 'classic', deals: 1, unwinnableDeals: ['1'], missing: 3 },
      { kind: 'fair', rules: 'redeal', deals: 1, won: 0, share: 0 },
      { kind: 'fair', rules: 'mcneely', deals: 0, won: 0, interval: { lower: 0, upper: 1 } },
    ]);
    const words = (await bigben(['study', '--report', out, begun])).out;
    expect(words.match(/^\S.*$/gm)).toEqual([
      'classic, fair player, seed 0: 2 of the deals 1-4',
      'classic, fair player, seed 5: 1 of the deals 1-4',
      'classic, fair player, seed 0, 5 ms for each deal of the stock: 1 of the deals 1-4',
      'classic: 1 of the deals 1-4',
      'mcneely, fair player, seed 0: 0 of the deals 1-9',
    ]);
    expect(words).toMatch(/\n {2}moves if won {11}-/);
  });

  it('counts the first game of a deal, for versions can play differently', async () => {
    const one = writeShard([game(1, true)], { to: '2', settings: FAIR });
    const other = writeShard([game(1, false), game(2, false)], { to: '2', settings: FAIR });
    expect(await report(one, other)).toMatchObject([{ deals: 2, won: 1, duplicates: 1 }]);
    expect(await report(other, one)).toMatchObject([{ deals: 2, won: 0, duplicates: 1 }]);
  });

  it.each([
    ['{"number":"1","verdict":"unwinnable","nodes":1,"ms":1}', 'a verdict'],
    ['{"number":"1","verdict":"unwinnable","won":true,"moves":3,"nodes":1,"ms":1}', 'both kinds'],
    [game(1, true).replace('true', '1'), 'a number for won'],
    [game(1, true).replace('"moves":100,', ''), 'no moves'],
    [game(1, true, -1), 'less than no moves'],
    [game(1, true, 1.5), 'half a move'],
    [game(1, true, 2 ** 32), 'more moves than are kept'],
    [game(1, true).replace('"1"', '1'), 'a number that is no text'],
    [game(1, true).replace('7', 'null'), 'no nodes'],
    ['[]', 'no row'],
  ])('refuses the row %s: %s', async (row) => {
    const out = writeShard([game(7, true), row], { settings: FAIR });
    const found = JSON.stringify(row.length > 60 ? `${row.slice(0, 60)}…` : row);
    const message = `${complete(out, WHOLE)}, line 2: expected the row of a fair game; found ${found}`;
    expect(await bigben(['study', '--report', out])).toEqual(refusal(1, message));
  });

  it('refuses the row of a game in a file of the solver', async () => {
    const out = writeShard([game(7, true)]);
    const file = complete(out, 'shard-1-of-1');
    const message = `${file}, line 1: expected the row of a deal; found ${JSON.stringify(game(7, true))}`;
    expect(await bigben(['study', '--report', out])).toEqual(refusal(1, message));
  });

  it.each([
    [{}, 'kind: expected "solver" or "fair"'],
    [{ kind: 'unfair' }, 'kind: expected "solver" or "fair"'],
    [{ kind: null }, 'kind: expected "solver" or "fair"'],
    [{ kind: 'fair', think: null }, 'seed: expected a whole number from 0'],
    [{ ...FAIR, seed: -1 }, 'seed: expected a whole number from 0'],
    [{ ...FAIR, seed: 0.5 }, 'seed: expected a whole number from 0'],
    [{ kind: 'fair', seed: 0 }, 'think: expected a whole number from 1, or null'],
    [{ ...FAIR, think: 0 }, 'think: expected a whole number from 1, or null'],
    [{ ...FAIR, think: '9' }, 'think: expected a whole number from 1, or null'],
  ])('refuses a manifest with %j', async (settings, message) => {
    const out = writeShard([], { settings });
    const file = join(out, `${WHOLE}.json`);
    expect(await bigben(['study', '--report', out])).toEqual(
      refusal(1, `${file}: expected the manifest of a study; ${message}`),
    );
  });
});
