import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOver } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { type PlayVector, wonGames } from '../rules/testing/vectors.ts';
import { expectGames, linesOf, parseLine } from './testing/fairHarness.ts';
import { bigben } from './testing/harness.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigben-fair-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('bigben fair', () => {
  it('plays deals to their ends as records that replay accepts, and sums up beside them', () =>
    expectGames(['--rules', 'cadogan', '21', '57', '58'], 3));

  it('plays the same game again, by another seed another one', async () => {
    const moves = async (seed: string): Promise<string[]> => {
      const { out } = await bigben(['fair', '29', '--rules', 'cadogan', '--json', '--seed', seed]);
      return parseLine(linesOf(out)[0] ?? '').moves;
    };
    const [first, again, other] = [await moves('8'), await moves('8'), await moves('0')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('goes on from game records, and tells those that are none in their places', async () => {
    const won = wonGames()[0] as PlayVector;
    const file = join(folder, 'games.ndjson');
    const near = { ...won, moves: won.moves.slice(0, -3) };
    writeFileSync(file, `${JSON.stringify(near)}\n{}\n`);
    const { status, out, err } = await bigben(['fair', file]);
    expect(linesOf(out)[0]).toMatch(/^line 1: deal 1, classic: won after \d+ moves? \(\d+ ms\)$/);
    expect(linesOf(out)[1]).toMatch(/^line 2: refused: rules: expected/);
    expect(out).toContain('1 of 1 game won: 100.00 % (95 % interval 20.65 % to 100.00 %)');
    expect(err).toBe('bigben: 1 of 2 game records refused\n');
    expect(status).toBe(1);
  });

  it('plays on with unknown cards of the stock in an order by the seed, as a record that replay accepts', async () => {
    const { number, stock, ...won } = wonGames()[0] as PlayVector;
    const file = join(folder, 'own.ndjson');
    const record = { ...won, moves: [], stock: stock.slice(0, 20), unknown: 36 };
    writeFileSync(file, JSON.stringify(record));
    const played = async (seed: string) => {
      const { out } = await bigben(['fair', file, '--json', '--seed', seed]);
      return linesOf(out)[0] ?? '';
    };
    const [first, again, other] = [await played('1'), await played('1'), await played('2')];
    expect(JSON.parse(again).moves).toEqual(JSON.parse(first).moves);
    expect(JSON.parse(other).stock).not.toEqual(JSON.parse(first).stock);
    expect(JSON.parse(first).stock.slice(0, 20)).toEqual(record.stock);
    expect(parseLine(first).moves.length).toBeGreaterThan(0);
    const solved = await bigben(['solve', file]);
    expect(solved.status).toBe(1);
    expect(solved.out).toContain(
      'line 1: refused: the order of the stock is not known, so nobody can say',
    );
    const replayed = await bigben(['replay', file]);
    expect(replayed.status).toBe(0);
    expect(replayed.out).toContain('line 1: ');
  });

  it('thinks as long as it is given, by any rules', async () => {
    const { out } = await bigben(['fair', '3', '--rules', 'redeal', '--think', '1', '--json']);
    const { end, won, ruleSet } = parseLine(linesOf(out)[0] ?? '');
    expect(won || !isWon(end)).toBe(true);
    expect(ruleSet.redeals).toBe(1);
    expect(isOver(ruleSet, end) || !won).toBe(true);
  });

  it.each([
    [['fair'], 2, 'expected deal numbers, --from and --to, or a file of game records'],
    [
      ['fair', '1', '--seed', '-1'],
      2,
      '--seed: expected a whole number from 0 to 4294967295; found "-1"',
    ],
    [['fair', '1', '--think', '0'], 2, '--think: expected a whole number from 1'],
    [['fair', 'missing.json'], 1, 'missing.json'],
  ])('%j is refused', async (words, status, reason) => {
    const { out, err, ...ended } = await bigben(words);
    expect(ended.status).toBe(status);
    expect(out).toBe('');
    expect(err).toMatch(/^bigben: .*\n$/);
    expect(err).toContain(reason);
  });
});
