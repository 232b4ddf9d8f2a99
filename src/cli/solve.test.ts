import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { startGame } from '../rules/game.ts';
import { makeRecord, readRecord } from '../rules/record.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../rules/ruleSet.ts';
import { lostGames, type PlayVector, wonGames } from '../rules/testing/vectors.ts';
import { begin, bigben, refusal } from './testing/harness.ts';

const MAX_JOBS = Math.max(16, 4 * availableParallelism());
/** Enough for some deals and too few for others, however good the solver gets. */
const LIMIT = ['--limit-nodes', '300'];
const NUMBERS = Array.from({ length: 12 }, (_, i) => `${i + 1}`);

interface Solved {
  readonly number?: string;
  readonly rules: unknown;
  readonly verdict: string;
  readonly reason?: string;
  readonly left?: number;
  readonly nodes: number;
  readonly ms: number;
  readonly moves: readonly string[];
}

function parsed(out: string): Solved[] {
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Solved);
}

const ending = (record: Solved) => {
  const game = readRecord(record);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-solve-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks what must hold of every record `solve --json` writes, with every move played in the rules. */
function expectSound(record: Solved, moves: readonly string[] = []): void {
  const { verdict, reason, left, nodes, ms } = record;
  expect(nodes).toBeGreaterThanOrEqual(0);
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(record.moves.slice(0, moves.length)).toEqual(moves);
  expect(reason).toBe(verdict === 'unknown' ? 'nodes' : undefined);
  expect(left !== undefined).toBe(verdict === 'unknown');
  const game = ending(record);
  const home = game.positions.at(-1)?.foundations.reduce((sum, height) => sum + height, 0);
  if (verdict === 'winnable') expect(home).toBe(104);
  else expect(record.moves).toEqual(moves);
}

describe.concurrent('bigben solve --json', () => {
  it('solves a position in the middle of a game', async () => {
    const [vector] = wonGames();
    const whole = readRecord({ ...vector, moves: vector?.moves.slice(0, 60) });
    if (!whole.ok) throw new Error(JSON.stringify(whole.error));
    const start = whole.value.positions.at(-1);
    if (!start) throw new Error('no position');
    const record = makeRecord(startGame(whole.value.ruleSet, start));
    expect(record.foundations).toBeDefined();
    const file = join(folder, 'middle.json');
    writeFileSync(file, JSON.stringify(record));
    const run = await bigben(['solve', '--json', file]);
    const [solved] = parsed(run.out);
    expect(solved?.verdict).toBe('winnable');
    expectSound(solved as Solved);
  });

  it('writes a game record for each number, in the order asked for, that replay accepts', async () => {
    const { status, out, err } = await bigben(['solve', '--json', ...LIMIT, ...NUMBERS]);
    expect({ status, err }).toEqual({ status: 0, err: expect.stringMatching(SUM) });
    const records = parsed(out);
    expect(records.map(({ number }) => number)).toEqual(NUMBERS);
    for (const record of records) expectSound(record);
    expect(
      Object.keys(records[0] as object).filter((key) => !['reason', 'left'].includes(key)),
    ).toEqual(['number', 'rules', 'fans', 'stock', 'verdict', 'nodes', 'ms', 'moves']);
    const replayed = await bigben(['replay', '--json'], { input: out });
    expect({ status: replayed.status, err: replayed.err }).toEqual({ status: 0, err: '' });
    const won = replayed.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).won);
    expect(won).toEqual(records.map(({ verdict }) => verdict === 'winnable'));
  });

  it.each(RULE_SET_NAMES)('solves by the rules of %s', async (rules) => {
    const { out } = await bigben(['solve', '1', '2', '3', '--json', '--rules', rules, ...LIMIT]);
    const records = parsed(out);
    expect(records.map((record) => record.rules)).toEqual([rules, rules, rules]);
    for (const record of records) expectSound(record);
  });

  it('says the same of a range, with any number of threads', async () => {
    const without = (out: string) => parsed(out).map(({ ms, ...record }) => record);
    const { out } = await bigben(['solve', '--json', ...LIMIT, ...NUMBERS]);
    for (const jobs of ['1', '2', '7']) {
      const range = ['--from', '1', '--to', '12', '--jobs', jobs];
      const { out: same } = await bigben(['solve', '--json', ...LIMIT, ...range]);
      expect(without(same)).toEqual(without(out));
    }
  });

  it('goes on from where a record ends, by its own rules', async () => {
    const games = [...wonGames().slice(0, 3), ...lostGames().slice(0, 2)];
    const cut = games.flatMap((game) =>
      [0, 20, game.moves.length - 5, game.moves.length].map((length) => ({
        ...recordOf(game),
        moves: game.moves.slice(0, length),
      })),
    );
    const input = cut.map((record) => JSON.stringify(record)).join('\n');
    const { status, out } = await bigben(['solve', '-', '--json', ...LIMIT], { input });
    expect(status).toBe(0);
    const records = parsed(out);
    expect(records).toHaveLength(cut.length);
    records.forEach((record, i) => {
      expect(record.rules).toEqual(cut[i]?.rules);
      expectSound(record, cut[i]?.moves);
    });
  });

  it('knows a won game and a lost one', async () => {
    const [won, lost] = [wonGames()[0], lostGames()[0]] as [PlayVector, PlayVector];
    const input = [won, lost].map((game) => JSON.stringify(recordOf(game))).join('\n');
    const { out } = await bigben(['solve', '-', '--json'], { input });
    expect(parsed(out)).toMatchObject([
      { verdict: 'winnable', moves: won.moves },
      { verdict: 'unwinnable', moves: lost.moves },
    ]);
    const words = await bigben(['solve', '-'], { input });
    expect(words.out.replace(/\([^)]*\)/g, '()')).toBe(
      [
        'line 1: deal 1, classic after 116 moves: won ()',
        'line 2: deal 4, classic after 75 moves: unwinnable, no play can win ()',
        '2 games: 1 winnable, 1 unwinnable, 0 unknown',
        '',
      ].join('\n'),
    );
  });

  it('keeps custom rules and records without a number', async () => {
    const rules = { ...RULE_SETS.classic, redeals: 1, buildOn: 1 } as const;
    const game = startGame(rules, startOf(dealCards({ generator: 'lcg', seed: 9 })));
    const input = JSON.stringify(makeRecord(game));
    const { out } = await bigben(['solve', '-', '--json', ...LIMIT], { input });
    const [record] = parsed(out) as [Solved];
    expect(record.rules).toEqual(rules);
    expect(record).not.toHaveProperty('number');
    expectSound(record);
  });
});

const recordOf = ({ number, rules, moves }: Pick<PlayVector, 'number' | 'rules' | 'moves'>) => ({
  number,
  rules,
  moves,
});

/** The output for several deals. */
const SUM = /^12 games: \d+ winnable, \d+ unwinnable, \d+ unknown$/m;

/** A verdict in words. */
const LINE =
  /^deal \d+, classic: (winnable in \d+ moves|unwinnable, no play can win|unknown, no win found and none ruled out: the limit of nodes was reached; the best line left \d+ cards?) \(\d+ nodes?, \d+ ms\)$/;

describe.concurrent('bigben solve for people', () => {
  it('says a line for each deal of a range', async () => {
    const { status, out } = await bigben(['solve', '--from', '1', '--to', '12', ...LIMIT]);
    expect(status).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.pop()).toMatch(SUM);
    expect(lines).toHaveLength(12);
    for (const [i, line] of lines.entries()) {
      expect(line).toMatch(LINE);
      expect(line.startsWith(`deal ${i + 1}, `)).toBe(true);
    }
  });

  it('shows the moves of deals that are named', async () => {
    const { out } = await bigben(['solve', ...NUMBERS, ...LIMIT]);
    const { out: json } = await bigben(['solve', '--json', ...NUMBERS, ...LIMIT]);
    const expected = parsed(json).flatMap(({ moves }) => moves);
    const lines = out.trimEnd().split('\n');
    const shown = lines.filter((line) => line.startsWith('  '));
    expect(shown.flatMap((line) => line.trim().split(' '))).toEqual(expected);
    expect(
      Math.max(...lines.filter((line) => !LINE.test(line)).map((line) => line.length), 0),
    ).toBeLessThanOrEqual(78);
  });

  it('says that time was too short', async () => {
    const { out } = await bigben([
      'solve',
      '--from',
      '1',
      '--to',
      '40',
      '--limit-ms',
      '1',
      '--json',
    ]);
    for (const { verdict, reason } of parsed(out))
      expect([undefined, 'time']).toContain(verdict === 'unknown' ? reason : undefined);
  });
});

describe.concurrent('bigben solve of bad input', () => {
  const good = JSON.stringify({ rules: 'classic', number: '1', moves: [] });
  const bad = '{"rules":"classic","number":"1","moves":["t1-t2"]}';
  const REASON = 'move 1: "t1-t2" is illegal: ';

  it('tells of a refused record in its turn, and goes on', async () => {
    const input = [good, bad, '', good].join('\n');
    const { status, out, err } = await bigben(['solve', '-', '--json', ...LIMIT], { input });
    const sum = /^2 games: .*\nbigben: 1 of 3 game records refused\n$/;
    expect({ status, err }).toEqual({ status: 1, err: expect.stringMatching(sum) });
    const lines = parsed(out) as unknown[];
    expect(lines[1]).toEqual({
      line: 2,
      ok: false,
      move: 1,
      error: expect.stringContaining(REASON),
    });
    for (const i of [0, 2]) expectSound(lines[i] as Solved);
    const words = await bigben(['solve', '-', ...LIMIT], { input });
    const told = words.out.split('\n').filter((line) => line.startsWith('line '));
    expect(told.map((line) => line.slice(0, 17))).toEqual([
      'line 1: deal 1, c',
      'line 2: refused: ',
      'line 4: deal 1, c',
    ]);
  });

  it('solves the deals before a number that is none', async () => {
    const { status, out, err } = await bigben(['solve', '5', '0', '6', '--json', ...LIMIT]);
    expect({ status, err }).toEqual({
      status: 1,
      err: 'bigben: "0" is not a deal number: numbers start at 1\n',
    });
    expect(parsed(out).map(({ number }) => number)).toEqual(['5']);
  });

  it('reads files, which numbers are not', async () => {
    const file = join(folder, 'games');
    writeFileSync(file, `${good}\n`);
    const { out } = await bigben(['solve', file, 'ms7', '--json', ...LIMIT]);
    expect(parsed(out).map(({ number }) => number)).toEqual(['1', '7']);
  });

  it.each([
    [[], 'expected deal numbers, --from and --to, or a file of game records'],
    [['1', '--from', '2', '--to', '3'], '--from and --to take the place of numbers and files'],
    [['--from', '2'], '--from needs --to, the last deal number'],
    [['--to', '2'], '--to needs --from, the first deal number'],
    [['--from', '3', '--to', '2'], '--to: expected a deal number from 3; found 2'],
    [['--from', '0', '--to', '2'], '--from: expected a deal number such as 1000; found "0"'],
    [['--from', 'ms5', '--to', '9'], '--from: expected a deal number such as 1000; found "ms5"'],
    [['--from', '1', '--to', '1e3'], '--to: expected a deal number such as 1000; found "1e3"'],
    [['--from', '1', '--to', '100000001'], '--to: expected at most 100000000 deals at once'],
    [['-', '--rules', 'classic'], '--rules is for deal numbers; a game record has its own rules'],
    [['1', '--jobs', '0'], `--jobs: expected a whole number from 1 to ${MAX_JOBS}; found "0"`],
    [
      ['1', '--jobs', '1024'],
      `--jobs: expected a whole number from 1 to ${MAX_JOBS}; found "1024"`,
    ],
    [
      ['1', '--limit-ms', '-1'],
      '--limit-ms: expected a whole number from 1 to 9007199254740991; found "-1"',
    ],
    [
      ['1', '--limit-nodes', '1.5'],
      '--limit-nodes: expected a whole number from 1 to 9007199254740991, or none; found "1.5"',
    ],
  ])('refuses the usage %j', async (words, message) => {
    expect(await bigben(['solve', ...words])).toEqual(refusal(2, message));
  });

  it('says which file is not there', async () => {
    expect(await bigben(['solve', 'nothing-here'])).toEqual(
      refusal(1, 'cannot read nothing-here: no such file'),
    );
  });
});

it('answers each record as it comes, while its input stays open', async () => {
  const { stdin, stdout, status } = begin(['solve', '-', ...LIMIT]);
  for (const number of ['1', '2']) {
    stdin.write(`${JSON.stringify({ rules: 'classic', number, moves: [] })}\n`);
    const answer = await new Promise((resolve) => {
      stdout.once('data', (chunk) => resolve(`${chunk}`));
    });
    expect(answer).toMatch(new RegExp(`^line ${number}: deal ${number}, classic: `));
  }
  stdin.end();
  expect(await status).toBe(0);
});
